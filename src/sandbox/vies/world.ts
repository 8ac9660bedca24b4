// What the pretended VIES remembers: how it shall misbehave, and who is asking just now.
import type { SandboxClock } from '../clock.ts';
import type { IdMint } from '../ids.ts';

/** How answers are spoilt; all but `right` are mistakes that VIES has made. */
export const VIES_ANSWERS = [
  'right',
  'html',
  'bad-request',
  'server-error',
  'wrong-echo',
  'both',
  'no-boolean',
] as const;
export type ViesAnswers = (typeof VIES_ANSWERS)[number];

export type ViesSettings = {
  /** Said to everybody who asks: MS_UNAVAILABLE, IP_BLOCKED …; null: no outage. */
  outage: string | null;
  /** Only these states are out; none named means all. */
  states: string[];
  answers: ViesAnswers;
  /** Real milliseconds. */
  thinkMs: number;
  /** More at once about one state hear MS_MAX_CONCURRENT_REQ; 0: no limit. */
  maxAtOnce: number;
};

const normal = (): ViesSettings => ({ outage: null, states: [], answers: 'right', thinkMs: 0, maxAtOnce: 0 });

export type ViesWorld = {
  clock: SandboxClock;
  ids: IdMint;
  pause(ms: number): Promise<unknown>;
  settings: ViesSettings;
  /** Questions under way, by state. */
  asking: Map<string, number>;
  /** The most there ever were at once about one state. */
  mostAtOnce: number;
};

export const createViesWorld = (tools: Pick<ViesWorld, 'clock' | 'ids' | 'pause'>): ViesWorld => ({
  ...tools,
  settings: normal(),
  asking: new Map(),
  mostAtOnce: 0,
});

export function resetViesWorld(world: ViesWorld): void {
  world.settings = normal();
  world.mostAtOnce = 0;
}

/** Whether a state is out, and the code it says so with. */
export const outageOf = ({ settings }: ViesWorld, country: string): string | null =>
  settings.states.length === 0 || settings.states.includes(country) ? settings.outage : null;
