// Records news of parcels: stored once, folded into parcels and orders in one transaction, never backwards (C-56).
import { newId } from '../../db/database.ts';
import { storableText } from '../../db/storable-text.ts';
import { findTrackedParcels, type TrackedParcel } from '../../db/tracked-parcels.ts';
import { insertTrackingUpdates, type NewTrackingUpdate } from '../../db/tracking.ts';
import type { Context } from '../../context.ts';
import type { ParcelNews } from '../../gateways/carrier.ts';
import { inBatches } from '../../in-batches.ts';
import { oncePer } from '../../once-per.ts';
import { isNewerEstimate, moveParcels, type OrderNews, storedEstimates } from './move-parcels.ts';

const MAX_RAW_LETTERS = 2_000;
const MAX_DESCRIPTION_LETTERS = 500;
const MAX_CITY_LETTERS = 100;
const MAX_COUNTRY_LETTERS = 2;

/** News written per transaction; more would only keep the first ones waiting. */
const MAX_BATCH = 100;

type Recorded = { isKnown: boolean };

const recorderOf = oncePer((ctx: Context) =>
  inBatches((batch: readonly ParcelNews[]) => recordAll(ctx, batch), MAX_BATCH),
);

/** `isKnown`: one of our orders has this code. Other events wait for a later order. Resolves once stored for good. */
export const recordNews = (ctx: Context, news: ParcelNews): Promise<Recorded> => recorderOf(ctx)(news);

async function recordAll(ctx: Context, told: readonly ParcelNews[]): Promise<Recorded[]> {
  const now = ctx.clock();
  const codes = new Set(told.flatMap(({ code }) => [code, code.toUpperCase()]));
  const parcels = await findTrackedParcels(ctx.db.orm, [...codes]);
  // Labels print capitals, those not bought yet too, but a caller may have lower case.
  const batch = told.map((news) =>
    parcels.has(news.code) ? news : { ...news, code: news.code.toUpperCase() },
  );
  await ctx.db.transaction(async (tx) => {
    const events = await insertTrackingUpdates(tx, toRows(batch, { parcels, now }));
    const seen = new Set<string>();
    const changes = batch.flatMap((news): OrderNews[] => {
      const { code, eta, saidAt } = news;
      const parcel = parcels.get(code);
      // The first item about a code takes all of its new events.
      const fresh = seen.has(code) ? [] : events.filter((event) => event.code === code);
      seen.add(code);
      if (!parcel || (fresh.length === 0 && !isNewerEstimate(news, parcel))) return [];
      const { orderId } = parcel;
      return [{ orderId, code, events: fresh, eta, saidAt }, ...storedEstimates({ orderId, code }, fresh)];
    });
    await moveParcels(tx, changes, now);
  });
  // The sender does not repeat an acknowledged call, so the commit must be durable.
  await ctx.db.barrier();
  return batch.map(({ code }) => ({ isKnown: parcels.has(code) }));
}

type Beside = { parcels: ReadonlyMap<string, TrackedParcel>; now: Date };

/** One row per key; an orphan reported more than once gets the latest delivery estimate. */
function toRows(batch: readonly ParcelNews[], { parcels, now }: Beside): NewTrackingUpdate[] {
  const rows = new Map<string, NewTrackingUpdate>();
  for (const news of batch) {
    const { source, code } = news;
    const parcel = parcels.get(code);
    for (const event of news.events) {
      const key = `${code} ${source} ${event.at.getTime()} ${event.status}`;
      const row = rows.get(key);
      if (!row) rows.set(key, toRow(news, event, { parcel, now }));
      else if (!parcel && isNewerEstimate(news, { etaSaidAt: row.etaSaidAt ?? null }))
        rows.set(key, { ...row, ...arrivalOf(news) });
    }
  }
  return [...rows.values()];
}

const arrivalOf = ({ eta, saidAt }: ParcelNews) => ({ eta, etaSaidAt: eta && saidAt });

const toRow = (
  news: ParcelNews,
  event: ParcelNews['events'][number],
  { parcel, now }: { parcel: TrackedParcel | undefined; now: Date },
): NewTrackingUpdate => ({
  id: newId('tu'),
  webhookSource: news.source,
  trackingCode: news.code,
  eventTimestamp: event.at,
  status: event.status,
  shipmentId: parcel?.id ?? null,
  orderId: parcel?.orderId ?? null,
  reason: event.reason,
  statusDescription: storableText(event.description, MAX_DESCRIPTION_LETTERS),
  city: storableText(event.city, MAX_CITY_LETTERS),
  country: storableText(event.country, MAX_COUNTRY_LETTERS),
  carrier: storableText(news.carrier, 40),
  carrierCode: storableText(event.carrierCode, 40),
  rawData: storableText(event.raw, MAX_RAW_LETTERS) ?? '',
  createdAt: now,
  ...(parcel ? {} : arrivalOf(news)),
});
