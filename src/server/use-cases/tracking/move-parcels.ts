// Applies new tracking events to parcels and orders, in the transaction that stores them.
import {
  orderStatusOf,
  parcelStatusOf,
  afterEvent,
  type Incident,
  problemOf,
  shipmentStatusOf,
  type TrackingEvent,
} from '#domain/tracking.ts';
import type { Orm } from '../../db/database.ts';
import { countOrders, restated } from '../../db/order-counters.ts';
import { shownStatusOf } from '../../db/order-status.ts';
import { insertOrderMails } from '../../db/outbox.ts';
import {
  findAllLegs,
  findRefundedParcels,
  type RefundedParcel,
  type Leg,
  lockTrackedOrders,
  moveOrders,
  type OrderMove,
  saveLegs,
  type TrackedOrder,
} from '../../db/tracked-parcels.ts';
import { findTrackingUpdates } from '../../db/tracking.ts';
import { trackingMails, type CodedEvent } from './tracking-mails.ts';
import { reportUsedLabels } from './used-labels.ts';

export type OrderNews = {
  orderId: string;
  code: string;
  events: readonly (TrackingEvent & { reason: Incident | null })[];
  eta: Date | null;
  saidAt: Date;
};

/** The delivery estimates that came with events which had no order at the time. */
export const storedEstimates = (
  { orderId, code }: Pick<OrderNews, 'orderId' | 'code'>,
  events: readonly { eta: Date | null; etaSaidAt: Date | null }[],
): OrderNews[] =>
  events.flatMap(({ eta, etaSaidAt }) =>
    eta && etaSaidAt ? [{ orderId, code, events: [], eta, saidAt: etaSaidAt }] : [],
  );

/** Uses few statements, however many parcels there are. */
export async function moveParcels(tx: Orm, told: readonly OrderNews[], now: Date): Promise<void> {
  const orderIds = [...new Set(told.map(({ orderId }) => orderId))];
  if (orderIds.length === 0) return;
  const orders = await lockTrackedOrders(tx, orderIds);
  const allLegs = await findAllLegs(tx, orderIds);
  const ways = orders.map((order) => {
    const before = allLegs.filter(({ orderId }) => orderId === order.id);
    const news = told.filter(({ orderId }) => orderId === order.id);
    const legs = before.map((leg) =>
      news.filter(({ code }) => code === leg.trackingCode).reduce(legAfter, leg),
    );
    return { order, before, legs, events: news.flatMap(codedEventsOf) };
  });
  const changed = ways.flatMap(({ before, legs }) => legs.filter((leg) => !before.includes(leg)));
  if (changed.length > 0) await saveLegs(tx, changed, now);
  await updateOrders(tx, ways.filter(isMoved), now);
}

/** One order, its legs before and after, and all new events about them. */
type LegChanges = {
  order: TrackedOrder;
  before: readonly Leg[];
  legs: readonly Leg[];
  events: readonly CodedEvent[];
};

const codedEventsOf = ({ code, events }: OrderNews): CodedEvent[] =>
  events.map((event) => ({ ...event, code }));

const isMoved = ({ before, legs }: LegChanges): boolean =>
  legs.some((leg, i) => milestonesOf(leg) !== milestonesOf(before[i]));

/** The parts of a leg that decide the order's status and the customer's mails. */
const milestonesOf = (leg: Leg | undefined): string =>
  [leg?.status, leg && problemOf(leg), leg?.shippedAt?.getTime(), leg?.deliveredAt?.getTime()].join(' ');

/** Whether this delivery estimate is newer than the parcel's. */
export const isNewerEstimate = (
  { eta, saidAt }: Pick<OrderNews, 'eta' | 'saidAt'>,
  { etaSaidAt }: Pick<Leg, 'etaSaidAt'>,
): boolean => eta !== null && !(etaSaidAt && etaSaidAt >= saidAt);

function legAfter(leg: Leg, told: OrderNews): Leg {
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
    ...(isNewerEstimate(told, leg) ? { eta, etaSaidAt: saidAt } : {}),
  };
}

/**
 * Updates the order after one of its parcels gets a refund, or is the customer's again (`released`): its status is that
 * of the parcels that are left. What happened to a released parcel meanwhile was never mailed.
 */
export async function refreshOrder(
  tx: Orm,
  { orderId, released }: { orderId: string; released?: number },
  now: Date,
): Promise<void> {
  const orders = await lockTrackedOrders(tx, [orderId]);
  const legs = await findAllLegs(tx, [orderId]);
  const before = legs.filter(({ packageIndex }) => packageIndex !== released);
  const events = await findEarlierEvents(
    tx,
    orderId,
    legs.filter((leg) => !before.includes(leg)),
  );
  await updateOrders(
    tx,
    orders.map((order) => ({ order, before, legs, events })),
    now,
  );
}

async function findEarlierEvents(tx: Orm, orderId: string, legs: readonly Leg[]): Promise<CodedEvent[]> {
  const codes = legs.flatMap(({ trackingCode }) => trackingCode ?? []);
  const updates = await findTrackingUpdates(tx, { orderId, codes });
  return updates.map(({ trackingCode, status, reason, eventTimestamp }) => ({
    code: trackingCode,
    status,
    reason,
    at: eventTimestamp,
  }));
}

async function updateOrders(tx: Orm, ways: readonly LegChanges[], now: Date): Promise<void> {
  if (ways.length === 0) return;
  const givenBack = await findRefundedParcels(
    tx,
    ways.map(({ order }) => order.id),
  );
  const moves = ways.map((way) => {
    const back = givenBack.filter(({ orderId }) => orderId === way.order.id);
    const open = way.legs.filter(
      (leg) => !back.some(({ packageIndex }) => packageIndex === leg.packageIndex),
    );
    return { ...way, open, back, move: moveOf(way, open) };
  });
  await moveOrders(
    tx,
    moves.map(({ move }) => move),
    now,
  );
  await countOrders(tx, moves.flatMap(deltasOf));
  await reportUsedLabels(tx, moves, now);
  await insertOrderMails(
    tx,
    moves.flatMap(({ move, ...way }) => trackingMails({ ...way, status: move.status })),
    now,
  );
}

function moveOf({ order, legs }: LegChanges, open: readonly Leg[]): OrderMove {
  const status = order.status === 'cancelled' || open.length === 0 ? order.status : statusFrom(open);
  return {
    id: order.id,
    status,
    // Parcels with a refund do not count, even if their label was used all the same.
    shownStatus: shownStatusOf(status, open.length > 0 ? open : legs),
    shippedAt: earliest(legs.flatMap((leg) => leg.shippedAt ?? [])),
    deliveredAt: status === 'delivered' ? latest(open.flatMap((leg) => leg.deliveredAt ?? [])) : null,
  };
}

function deltasOf({ order, move, back }: { order: TrackedOrder; move: OrderMove; back: RefundedParcel[] }) {
  const { userId, carrier, country, shownStatus } = order;
  const spentCents = back.reduce((cents, { paidBackCents }) => cents - paidBackCents, order.totalAmountCents);
  return restated({ userId, carrier, country, spentCents, from: shownStatus, to: move.shownStatus });
}

function statusFrom(legs: readonly Leg[]) {
  const parcels = new Set(legs.map(({ packageIndex }) => packageIndex));
  return orderStatusOf(
    [...parcels].map((parcel) => {
      const own = legs.filter(({ packageIndex }) => packageIndex === parcel);
      return parcelStatusOf(own.map(({ status }) => status));
    }),
  );
}

const earliest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((first, moment) => (first && first < moment ? first : moment), null);
const latest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((last, moment) => (last && last > moment ? last : moment), null);
