// News of a parcel: kept once, folded into the parcel and its order in one transaction, never backwards (C-56).
import { newId } from '../../db/database.ts';
import {
  findKnownEvents,
  findTracked,
  insertTrackingUpdates,
  type NewTrackingUpdate,
} from '../../db/tracking.ts';
import type { Context } from '../../context.ts';
import type { ParcelNews } from '../../gateways/carrier.ts';
import { isLaterWord, moveParcel } from './move-parcel.ts';

const MAX_RAW_LETTERS = 2_000;
const MAX_DESCRIPTION_LETTERS = 500;

/** `isKnown`: some order of ours has this code. Events of others wait for one. */
export async function recordNews(ctx: Context, news: ParcelNews): Promise<{ isKnown: boolean }> {
  const { orm } = ctx.db;
  const now = ctx.clock();
  const parcel = await findTracked(orm, news.code);
  const known = await findKnownEvents(orm, news.code, news.source);
  // Most of what is told was told before: that ends here, without a write. Two that come together meet at the key.
  const rows = toRows(news, { parcel, now }).filter(
    (row) =>
      !known.some(
        ({ at, status, isOrphan }) =>
          status === row.status && at.getTime() === row.eventTimestamp.getTime() && (!isOrphan || !parcel),
      ),
  );
  const isEtaNews = parcel !== null && isLaterWord(news, parcel);
  if (rows.length === 0 && !isEtaNews) return { isKnown: parcel !== null };
  await ctx.db.transaction(async (tx) => {
    const events = rows.length > 0 ? await insertTrackingUpdates(tx, rows) : [];
    if (!parcel || (events.length === 0 && !isEtaNews)) return;
    const { code, eta, saidAt } = news;
    await moveParcel(tx, parcel.orderId, { code, events, eta, saidAt, now });
  });
  // Whoever hears "taken" does not say it again.
  await ctx.db.barrier();
  return { isKnown: parcel !== null };
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
