// When to poll a checkout next (R88, C-36). Pure: the hook brings the clock.
import { MINUTE_MS } from '#domain/durations.ts';

/** B§9; from request to request. */
export const POLL_MS = 3_000;
/** C-36: from here on slower, and finally only on demand. */
const SLOW_AFTER_MS = 2 * MINUTE_MS;
const SLOW_POLL_MS = 15_000;
const GIVE_UP_AFTER_MS = 15 * MINUTE_MS;

type PollStep =
  | { kind: 'ask'; inMs: number }
  | { kind: 'pause' }
  | { kind: 'stop'; why: 'terminal' | 'too-long' };

/**
 * All times in epoch milliseconds. `moved`: the last answer was the first or a new one; then the next request goes out
 * at once, because the server holds its answer until something happens. The limit of 15 minutes is measured at the last
 * request, not by the clock: a tab hidden for an hour polls once more before it gives up.
 */
export function nextPoll(poll: {
  startedAt: number;
  lastAskedAt: number;
  now: number;
  terminal: boolean;
  hidden: boolean;
  moved: boolean;
}): PollStep {
  if (poll.terminal) return { kind: 'stop', why: 'terminal' };
  if (poll.lastAskedAt - poll.startedAt >= GIVE_UP_AFTER_MS) return { kind: 'stop', why: 'too-long' };
  if (poll.hidden) return { kind: 'pause' };
  if (poll.moved) return { kind: 'ask', inMs: 0 };
  const every = poll.now - poll.startedAt < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS;
  return { kind: 'ask', inMs: Math.max(0, poll.lastAskedAt + every - poll.now) };
}
