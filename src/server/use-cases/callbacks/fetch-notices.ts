// Fetches calls of PayPal that we missed: its retries carry the time of the first try, so they arrive too old.
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { findNoticeCursor, saveNoticeCursor } from '../../db/notice-cursor.ts';
import { findTakenEvents, lastTakenAt } from '../../db/webhook-events.ts';
import { UpstreamError } from '../../errors.ts';
import type { Span } from '../../gateways/payment.ts';
import { handleNotice } from '../checkout/handle-notice.ts';

const PROVIDER = 'paypal';
/** As long as PayPal itself retries: that one event has arrived says nothing about others. */
const AT_FIRST_MS = 3 * DAY_MS;
/** PayPal's list goes back 30 days. */
const LONGEST_MS = 29 * DAY_MS;
/** Read again each time, for events that reached PayPal's list late. */
const OVERLAP_MS = HOUR_MS;

/**
 * One run of the job; returns 0, as there is never more to do. Every process reads for itself: an event is recorded
 * once, whichever process brings it.
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
      await saveNoticeCursor(ctx.db.orm, PROVIDER, until);
      sinceMs = until.getTime() - OVERLAP_MS;
      lastFault = null;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { fault } = error;
      if (fault.code !== lastFault) ctx.log.warn({ fault }, 'missed callbacks cannot be fetched');
      lastFault = fault.code;
    }
    return 0;
  };
}

/** Starts where the last successful read ended, in whichever process. */
async function firstSince(ctx: Context, now: Date): Promise<number> {
  const usual = now.getTime() - AT_FIRST_MS;
  const readUntil = (await findNoticeCursor(ctx.db.orm, PROVIDER)) ?? (await beginReading(ctx, usual));
  return Math.min(usual, readUntil.getTime() - OVERLAP_MS);
}

/**
 * The last recorded call shows until when we were listening. Stored before the first read: calls that arrive from now
 * on say nothing about the time when we were not, and the process may die while reading.
 */
async function beginReading(ctx: Context, usual: number): Promise<Date> {
  const last = await lastTakenAt(ctx.db.orm, PROVIDER);
  const begun = new Date(Math.min(usual + OVERLAP_MS, last?.getTime() ?? Infinity));
  await saveNoticeCursor(ctx.db.orm, PROVIDER, begun);
  return begun;
}

/** False: stopped by `ending`, and there may be more. */
async function fetchNotices(ctx: Context, span: Span, ending?: AbortSignal): Promise<boolean> {
  for await (const notices of ctx.payments[PROVIDER].readNotices?.(span) ?? []) {
    const ids = notices.map(({ eventId }) => eventId);
    const taken = await findTakenEvents(ctx.db.orm, PROVIDER, ids);
    const missed = notices.filter(({ eventId }) => !taken.has(eventId));
    for (const notice of missed) {
      if (ending?.aborted) return false;
      await handleNotice(ctx, PROVIDER, notice);
    }
    if (missed.length > 0)
      ctx.log.info({ provider: PROVIDER, calls: missed.length }, 'missed callbacks fetched');
    if (ending?.aborted) return false;
  }
  return true;
}
