// Orders whose papers could not be written: they rest for a while, so that they never fill a whole run.
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';

const FIRST_REST_MS = MINUTE_MS;
const LONGEST_REST_MS = 60 * FIRST_REST_MS;

type Rest = { ms: number; until: number };

// In memory: a restart tries them all again, and the cause may be fixed by then.
const known = new WeakMap<Context, Map<string, Rest>>();

function restsOf(ctx: Context): Map<string, Rest> {
  const rests = known.get(ctx) ?? new Map<string, Rest>();
  known.set(ctx, rests);
  return rests;
}

/** Ids of the orders that are not to be tried at this moment. */
export function restingOrders(ctx: Context, now: Date): string[] {
  const rests = restsOf(ctx);
  // It has not failed here for long: another process has written its papers.
  for (const [id, { until }] of rests) if (until + LONGEST_REST_MS < now.getTime()) rests.delete(id);
  return [...rests].flatMap(([id, { until }]) => (until > now.getTime() ? [id] : []));
}

/** The rest doubles each time. */
export function letRest(ctx: Context, orderId: string, now: Date): void {
  const rests = restsOf(ctx);
  const before = rests.get(orderId);
  const ms = before ? Math.min(before.ms * 2, LONGEST_REST_MS) : FIRST_REST_MS;
  rests.set(orderId, { ms, until: now.getTime() + ms });
}
