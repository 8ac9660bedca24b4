// News of a parcel: kept once, folded into the parcel and its order in one transaction, never backwards (C-56).
import { newId } from '../../db/database.ts';
import { findTracked, insertTrackingUpdates, type NewTrackingUpdate } from '../../db/tracking.ts';
import type { Context } from '../../context.ts';
import type { ParcelNews } from '../../gateways/carrier.ts';
import { moveParcel } from './move-parcel.ts';

const MAX_RAW_LETTERS = 2_000;
const MAX_DESCRIPTION_LETTERS = 500;

/** `isKnown`: some order of ours has this code. Events of others wait for one. */
export async function recordNews(ctx: Context, news: ParcelNews): Promise<{ isKnown: boolean }> {
  const now = ctx.clock();
  const changed = await ctx.db.transaction(async (tx) => {
    const parcel = await findTracked(tx, news.code);
    const rows = toRows(news, { parcel, now });
    const fresh = rows.length > 0 ? await insertTrackingUpdates(tx, rows) : [];
    const isEtaNews =
      news.eta !== null && parcel !== null && !(parcel.etaSaidAt && parcel.etaSaidAt >= news.saidAt);
    if (parcel && (fresh.length > 0 || isEtaNews))
      await moveParcel(tx, parcel.orderId, {
        code: news.code,
        events: fresh,
        eta: news.eta,
        saidAt: news.saidAt,
        now,
      });
    return { isKnown: parcel !== null, isNews: fresh.length > 0 };
  });
  // Whoever hears "taken" does not say it again.
  if (changed.isNews) await ctx.db.barrier();
  return { isKnown: changed.isKnown };
}

type Beside = { parcel: { id: string; orderId: string } | null; now: Date };

/** Sorted by key, each key once. */
function toRows(news: ParcelNews, { parcel, now }: Beside): NewTrackingUpdate[] {
  const byKey = new Map(
    news.events.map((event) => [`${event.at.toISOString()} ${event.status}`, event] as const),
  );
  return [...byKey]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, event]) => ({
      id: newId('tu'),
      webhookSource: news.source,
      trackingCode: news.code,
      eventTimestamp: event.at,
      status: event.status,
      shipmentId: parcel?.id ?? null,
      orderId: parcel?.orderId ?? null,
      reason: event.reason,
      statusDescription: storable(event.description, MAX_DESCRIPTION_LETTERS),
      city: event.city,
      country: event.country,
      carrier: storable(news.carrier, 40),
      carrierCode: storable(event.carrierCode, 40),
      rawData: storable(event.raw, MAX_RAW_LETTERS) ?? '',
      createdAt: now,
    }));
}

/** A database holds no NUL and no half characters. */
const storable = (text: string | null, max: number): string | null =>
  text === null
    ? null
    : text
        .slice(0, max)
        .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
        .trim();
