// Fetches what PayPal has called while nobody listened: its repetitions keep the time of the first try, so they come too old.
import type { Context } from '../../context.ts';
import { findTakenEvents } from '../../db/webhook-events.ts';
import { UpstreamError } from '../../errors.ts';
import { heedNotice } from '../checkout/heed-notice.ts';

const HOUR_MS = 60 * 60_000;
/** For as long as they try themselves; a start knows of no look before it. */
const LONGEST_MS = 3 * 24 * HOUR_MS;
/** Looked through once more each time, for what came late to their list. */
const OVERLAP_MS = HOUR_MS;

/**
 * What the job does each time; answers that there is no more of it. Every process looks for itself: an event is taken
 * once, whoever brings it.
 */
export function createNoticeFetching(): (ctx: Context) => Promise<number> {
  let lookedUntilMs = 0;
  let lastFault: string | null = null;
  return async (ctx) => {
    const until = ctx.clock();
    const since = new Date(Math.max(until.getTime() - LONGEST_MS, lookedUntilMs - OVERLAP_MS));
    try {
      await fetchNotices(ctx, since, until);
      lookedUntilMs = until.getTime();
      lastFault = null;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { fault } = error;
      if (fault.code !== lastFault) ctx.log.warn({ fault }, 'missed calls cannot be fetched');
      lastFault = fault.code;
    }
    return 0;
  };
}

async function fetchNotices(ctx: Context, since: Date, until: Date): Promise<void> {
  const provider = 'paypal';
  for await (const notices of ctx.payments[provider].readNotices?.({ since, until }) ?? []) {
    const ids = notices.map(({ eventId }) => eventId);
    const taken = await findTakenEvents(ctx.db.orm, provider, ids);
    const missed = notices.filter(({ eventId }) => !taken.has(eventId));
    for (const notice of missed) await heedNotice(ctx, provider, notice);
    if (missed.length > 0) ctx.log.info({ provider, calls: missed.length }, 'missed calls fetched');
  }
}
