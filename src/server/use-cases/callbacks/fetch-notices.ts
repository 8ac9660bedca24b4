// Fetches what PayPal has called while nobody listened: its repetitions keep the time of the first try, so they come too old.
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { findTakenEvents, lastTakenAt } from '../../db/webhook-events.ts';
import { UpstreamError } from '../../errors.ts';
import { heedNotice } from '../checkout/heed-notice.ts';

const PROVIDER = 'paypal';
/** For as long as they try themselves: that one has come says nothing of others. */
const AT_FIRST_MS = 3 * DAY_MS;
/** Their list goes back for 30 days. */
const LONGEST_MS = 29 * DAY_MS;
/** Looked through once more each time, for what came late to their list. */
const OVERLAP_MS = HOUR_MS;

/**
 * What the job does each time; answers that there is no more of it. Every process looks for itself: an event is taken
 * once, whoever brings it.
 */
export function createNoticeFetching(): (ctx: Context) => Promise<number> {
  let sinceMs: number | null = null;
  let lastFault: string | null = null;
  return async (ctx) => {
    const until = ctx.clock();
    // Once: what comes from now on says nothing of the time when nobody listened.
    sinceMs ??= await firstSince(ctx, until);
    try {
      const since = Math.max(sinceMs, until.getTime() - LONGEST_MS);
      await fetchNotices(ctx, new Date(since), until);
      sinceMs = until.getTime() - OVERLAP_MS;
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

/** Looks are not stored; but as long as something was taken, somebody listened. */
async function firstSince(ctx: Context, now: Date): Promise<number> {
  const usual = now.getTime() - AT_FIRST_MS;
  const last = await lastTakenAt(ctx.db.orm, PROVIDER);
  return last ? Math.min(usual, last.getTime() - OVERLAP_MS) : usual;
}

async function fetchNotices(ctx: Context, since: Date, until: Date): Promise<void> {
  for await (const notices of ctx.payments[PROVIDER].readNotices?.({ since, until }) ?? []) {
    const ids = notices.map(({ eventId }) => eventId);
    const taken = await findTakenEvents(ctx.db.orm, PROVIDER, ids);
    const missed = notices.filter(({ eventId }) => !taken.has(eventId));
    for (const notice of missed) await heedNotice(ctx, PROVIDER, notice);
    if (missed.length > 0) ctx.log.info({ provider: PROVIDER, calls: missed.length }, 'missed calls fetched');
  }
}
