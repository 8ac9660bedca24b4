// Fetches what PayPal has called while nobody listened: its repetitions keep the time of the first try, so they come too old.
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { findReadUntil, noteReadUntil } from '../../db/read-lists.ts';
import { findTakenEvents, lastTakenAt } from '../../db/webhook-events.ts';
import { UpstreamError } from '../../errors.ts';
import type { Span } from '../../gateways/payment.ts';
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
export function createNoticeFetching(): (ctx: Context, ending?: AbortSignal) => Promise<number> {
  let sinceMs: number | null = null;
  let lastFault: string | null = null;
  return async (ctx, ending) => {
    const until = ctx.clock();
    sinceMs ??= await firstSince(ctx, until);
    try {
      const since = Math.max(sinceMs, until.getTime() - LONGEST_MS);
      const isThrough = await fetchNotices(ctx, { since: new Date(since), until }, ending);
      if (!isThrough) return 0;
      await noteReadUntil(ctx.db.orm, PROVIDER, until);
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

/** From where the last look that went well has ended, whichever process it was. */
async function firstSince(ctx: Context, now: Date): Promise<number> {
  const usual = now.getTime() - AT_FIRST_MS;
  const readUntil = (await findReadUntil(ctx.db.orm, PROVIDER)) ?? (await beginReading(ctx, usual));
  return Math.min(usual, readUntil.getTime() - OVERLAP_MS);
}

/**
 * As long as something was taken, somebody listened. Kept before the first look: what comes from now on says nothing of
 * the time when nobody did, and the look may end with its process.
 */
async function beginReading(ctx: Context, usual: number): Promise<Date> {
  const last = await lastTakenAt(ctx.db.orm, PROVIDER);
  const begun = new Date(Math.min(usual + OVERLAP_MS, last?.getTime() ?? Infinity));
  await noteReadUntil(ctx.db.orm, PROVIDER, begun);
  return begun;
}

/** False: we are to end, and there may be more. */
async function fetchNotices(ctx: Context, span: Span, ending?: AbortSignal): Promise<boolean> {
  for await (const notices of ctx.payments[PROVIDER].readNotices?.(span) ?? []) {
    const ids = notices.map(({ eventId }) => eventId);
    const taken = await findTakenEvents(ctx.db.orm, PROVIDER, ids);
    const missed = notices.filter(({ eventId }) => !taken.has(eventId));
    for (const notice of missed) {
      if (ending?.aborted) return false;
      await heedNotice(ctx, PROVIDER, notice);
    }
    if (missed.length > 0) ctx.log.info({ provider: PROVIDER, calls: missed.length }, 'missed calls fetched');
    if (ending?.aborted) return false;
  }
  return true;
}
