// What the pretended Places API remembers: how it shall misbehave, and what was asked under which session token.

/** `none`: no hits; `denied` 403; `limit` 429; `slow` waits `thinkMs`; `garbage`: a page; `large`: far too much; `hang`: nothing. */
export const PLACES_MODES = ['right', 'none', 'denied', 'limit', 'slow', 'garbage', 'large', 'hang'] as const;
export type PlacesMode = (typeof PLACES_MODES)[number];

export type PlacesSettings = {
  mode: PlacesMode;
  /** Real milliseconds; of `slow`, and of the input "slow". */
  thinkMs: number;
};

/** What a session is billed by. */
export type PlacesSession = {
  autocomplete: number;
  details: number;
  /** Questions that came after its details: each is billed singly. */
  afterEnd: number;
};

const normal = (): PlacesSettings => ({ mode: 'right', thinkMs: 1_500 });

export type PlacesWorld = {
  pause(ms: number): Promise<unknown>;
  settings: PlacesSettings;
  /** By session token, in the order in which they came. */
  sessions: Map<string, PlacesSession>;
  /** Questions without a token. */
  withoutToken: number;
};

export const createPlacesWorld = (pause: PlacesWorld['pause']): PlacesWorld => ({
  pause,
  settings: normal(),
  sessions: new Map(),
  withoutToken: 0,
});

export function resetPlacesWorld(world: PlacesWorld): void {
  world.settings = normal();
  world.sessions.clear();
  world.withoutToken = 0;
}

export function countQuestion(
  world: PlacesWorld,
  token: string | null,
  kind: 'autocomplete' | 'details',
): void {
  if (token === null) {
    world.withoutToken += 1;
    return;
  }
  const session = world.sessions.get(token) ?? { autocomplete: 0, details: 0, afterEnd: 0 };
  if (session.details > 0) session.afterEnd += 1;
  session[kind] += 1;
  world.sessions.set(token, session);
}
