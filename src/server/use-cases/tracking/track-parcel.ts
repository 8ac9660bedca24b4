// What a tracking code shows to anyone: status, coarse places, arrival. No names, streets, prices or documents (C-55).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { PublicEvent, trackParcel as endpoint } from '#contract/tracking.ts';
import { linesOnce } from '#domain/public-history.ts';
import { trackingCodeFrom } from '#domain/tracking-words.ts';
import type { Context } from '../../context.ts';
import { findLegs, findTrackedParcel, type Leg } from '../../db/tracked-parcels.ts';
import { findCountries, findTrackingUpdates, type TrackingUpdate } from '../../db/tracking.ts';
import { AppError } from '../../errors.ts';
import { findReturned, journeyOf } from './journey.ts';

/** Throws `not_found` for a code that is on none of our labels, `too_many_attempts` for too many of those. */
export async function trackParcel(
  ctx: Context,
  { code: given, ip }: { code: string; ip: string },
): Promise<ReplyOf<typeof endpoint>> {
  const { trackingByAddress, unknownCodeByAddress } = ctx.throttles;
  await trackingByAddress.attempt(ip);
  await unknownCodeByAddress.attempt(ip);
  const typed = trackingCodeFrom(given);
  // Labels print capitals, but a code typed on a phone comes in lower case.
  const found = typed && ((await findJourney(ctx, typed)) ?? (await findJourney(ctx, typed.toUpperCase())));
  if (!found) throw new AppError('not_found');
  await unknownCodeByAddress.forgive(ip);
  const { code, orderId, legs, countries } = found;
  const codes = new Map(legs.flatMap((leg) => (leg.trackingCode ? [[leg.trackingCode, leg]] : [])));
  const updates = await findTrackingUpdates(ctx.db.orm, { orderId, codes: [...codes.keys()] });
  const { status, eta, deliveredAt } = journeyOf(legs, await findReturned(ctx.db.orm, orderId));
  return {
    success: true,
    code,
    status,
    reason: updates.find((update) => update.status === status)?.reason ?? null,
    eta: eta?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    ...countries,
    carriers: legs.map(({ carrier }) => carrier),
    events: linesOnce(updates.flatMap((update) => publicOf(update, codes.get(update.trackingCode)))),
  };
}

const publicOf = (update: TrackingUpdate, leg: Leg | undefined): PublicEvent[] =>
  leg
    ? [
        {
          at: update.eventTimestamp.toISOString(),
          status: update.status,
          reason: update.reason,
          city: update.city,
          country: update.country,
          leg: leg.leg,
          carrier: leg.carrier,
        },
      ]
    : [];

/** All legs of the parcel that has this code on one of them. */
async function findJourney(
  ctx: Context,
  code: string,
): Promise<{ code: string; orderId: string; legs: Leg[]; countries: { from: string; to: string } } | null> {
  const { orm } = ctx.db;
  const parcel = await findTrackedParcel(orm, code);
  const countries = parcel && (await findCountries(orm, parcel.orderId));
  if (!parcel || !countries) return null;
  const { orderId } = parcel;
  const all = await findLegs(orm, orderId);
  const own = all.find(({ id }) => id === parcel.id);
  return {
    code,
    orderId,
    legs: all.filter(({ packageIndex }) => packageIndex === own?.packageIndex),
    countries,
  };
}
