// The state of the simulated VIES: its fault settings, and the requests in progress.
import type { SandboxClock } from '../clock.ts';
import type { IdMint } from '../ids.ts';

/** How answers are spoilt; all but `right` are errors that VIES has made. */
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
  /** The code sent to everybody: MS_UNAVAILABLE, IP_BLOCKED …; null: no outage. */
  outage: string | null;
  /** Only these states are down; empty means all. */
  states: string[];
  answers: ViesAnswers;
  /** Real milliseconds. */
  thinkMs: number;
  /** Further concurrent requests about one state get MS_MAX_CONCURRENT_REQ; 0: no limit. */
  maxAtOnce: number;
};

const normal = (): ViesSettings => ({ outage: null, states: [], answers: 'right', thinkMs: 0, maxAtOnce: 0 });

export type ViesWorld = {
  clock: SandboxClock;
  ids: IdMint;
  pause(ms: number): Promise<unknown>;
  settings: ViesSettings;
  /** Requests in progress, by state. */
  asking: Map<string, number>;
  /** Maximum of concurrent requests about one state so far. */
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

/** The outage code of a state; null when it is up. */
export const outageOf = ({ settings }: ViesWorld, country: string): string | null =>
  settings.states.length === 0 || settings.states.includes(country) ? settings.outage : null;
