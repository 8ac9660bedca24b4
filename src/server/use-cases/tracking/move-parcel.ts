// What new events mean for a parcel, its order, and what is shown of both; part of the transaction that keeps them.
import {
  orderStatusOf,
  parcelStatusOf,
  afterEvent,
  shipmentStatusOf,
  type TrackingEvent,
} from '#domain/tracking.ts';
import type { Orm } from '../../db/database.ts';
import { showStatus } from '../../db/order-status.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findLegs, type Leg, lockTrackedOrder, moveOrder, saveLeg } from '../../db/tracking.ts';

export type Told = {
  code: string;
  events: readonly TrackingEvent[];
  eta: Date | null;
  saidAt: Date;
  now: Date;
};

export async function moveParcel(tx: Orm, orderId: string, told: Told): Promise<void> {
  const order = await lockTrackedOrder(tx, orderId);
  if (!order) return;
  const before = await findLegs(tx, orderId);
  const after = before.map((leg) => (leg.trackingCode === told.code ? legAfter(leg, told) : leg));
  for (const leg of after) if (!before.includes(leg)) await saveLeg(tx, leg, told.now);
  const isMoved = after.some((leg, i) => milestonesOf(leg) !== milestonesOf(before[i]));
  if (isMoved) await followParcels(tx, { order, legs: after, now: told.now });
}

/** What the order is made of. */
const milestonesOf = (leg: Leg | undefined): string =>
  [leg?.status, leg?.shippedAt?.getTime(), leg?.deliveredAt?.getTime()].join(' ');

/** Whether this is newer word of the arrival than what the parcel has. */
export const isLaterWord = (
  { eta, saidAt }: Pick<Told, 'eta' | 'saidAt'>,
  { etaSaidAt }: Pick<Leg, 'etaSaidAt'>,
): boolean => eta !== null && !(etaSaidAt && etaSaidAt >= saidAt);

function legAfter(leg: Leg, told: Told): Leg {
  const { events, eta, saidAt } = told;
  const state = events.reduce(afterEvent, {
    rank: leg.rank,
    rankAt: leg.rankAt,
    side: leg.side,
    sideAt: leg.sideAt,
    shippedAt: leg.shippedAt,
    deliveredAt: leg.deliveredAt,
  });
  return {
    ...leg,
    ...state,
    status: shipmentStatusOf(state),
    ...(isLaterWord(told, leg) ? { eta, etaSaidAt: saidAt } : {}),
  };
}

type Moved = {
  order: NonNullable<Awaited<ReturnType<typeof lockTrackedOrder>>>;
  legs: readonly Leg[];
  now: Date;
};

async function followParcels(tx: Orm, { order, legs, now }: Moved): Promise<void> {
  const givenBack = await findLockedPackages(tx, order.id);
  const open = legs.filter(({ packageIndex }) => !givenBack.includes(packageIndex));
  const status = order.status === 'cancelled' || open.length === 0 ? order.status : statusFrom(open);
  const shippedAt = earliest(legs.flatMap((leg) => leg.shippedAt ?? []));
  const deliveredAt = status === 'delivered' ? latest(open.flatMap((leg) => leg.deliveredAt ?? [])) : null;
  await moveOrder(tx, order.id, { status, shippedAt, deliveredAt, updatedAt: now });
  await showStatus(tx, order.id);
}

function statusFrom(legs: readonly Leg[]) {
  const parcels = new Set(legs.map(({ packageIndex }) => packageIndex));
  const wayOf = (parcel: number) => legs.filter(({ packageIndex }) => packageIndex === parcel);
  return orderStatusOf(
    [...parcels].map((parcel) => parcelStatusOf(wayOf(parcel).map(({ status }) => status))),
  );
}

const earliest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((first, moment) => (first && first < moment ? first : moment), null);
const latest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((last, moment) => (last && last > moment ? last : moment), null);
