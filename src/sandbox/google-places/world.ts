// The state of the simulated Places API: its fault settings, and the requests made under each session token.

/** `none`: no match; `denied`: 403; `limit`: 429; `slow`: `thinkMs`; `garbage`: HTML; `large`: 1 MB; `hang`: none. */
export const PLACES_MODES = ['right', 'none', 'denied', 'limit', 'slow', 'garbage', 'large', 'hang'] as const;
export type PlacesMode = (typeof PLACES_MODES)[number];

export type PlacesSettings = {
  mode: PlacesMode;
  /** Real milliseconds for mode `slow` and the input "slow". */
  thinkMs: number;
};

/** The counts by which a session is billed. */
export type PlacesSession = {
  autocomplete: number;
  details: number;
  /** Requests made after its details: each is billed separately. */
  afterEnd: number;
};

const normal = (): PlacesSettings => ({ mode: 'right', thinkMs: 1_500 });

export type PlacesWorld = {
  pause(ms: number): Promise<unknown>;
  settings: PlacesSettings;
  /** By session token, in order of first use. */
  sessions: Map<string, PlacesSession>;
  /** Requests without a token. */
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
