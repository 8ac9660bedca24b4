// How long a session, or a guest's cookie, lasts.
import { DAY_MS } from './durations.ts';

/** A session unused for this long has ended. */
export const IDLE_MS = 7 * DAY_MS;

/** A session has ended by then, however much it is used. */
export const ABSOLUTE_MS = 30 * DAY_MS;

export const GUEST_MS = 30 * DAY_MS;
