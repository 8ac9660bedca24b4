// Orders whose papers could not be written: they rest for a while, so that they never fill a whole run.
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { oncePer } from '../../once-per.ts';

const FIRST_DEFERRAL_MS = MINUTE_MS;
const LONGEST_DEFERRAL_MS = 60 * FIRST_DEFERRAL_MS;

type Deferral = { ms: number; until: number };

// In memory: a restart tries them all again, and the cause may be fixed by then.
const deferralsOf = oncePer<Context, Map<string, Deferral>>(() => new Map());

/** Ids of the orders that are not to be tried at this moment. */
export function deferredOrders(ctx: Context, now: Date): string[] {
  const rests = deferralsOf(ctx);
  // It has not failed here for long: another process has written its papers.
  for (const [id, { until }] of rests) if (until + LONGEST_DEFERRAL_MS < now.getTime()) rests.delete(id);
  return [...rests].flatMap(([id, { until }]) => (until > now.getTime() ? [id] : []));
}

/** The rest doubles each time. */
export function deferOrder(ctx: Context, orderId: string, now: Date): void {
  const rests = deferralsOf(ctx);
  const before = rests.get(orderId);
  const ms = before ? Math.min(before.ms * 2, LONGEST_DEFERRAL_MS) : FIRST_DEFERRAL_MS;
  rests.set(orderId, { ms, until: now.getTime() + ms });
}
