// Tracking of a parcel: normalised statuses, and a state that only moves forward (models 3.4).
import * as z from 'zod/mini';
import type { OrderStatus, ShipmentStatus } from './order.ts';

const MainStatus = z.enum([
  'pending',
  'picked_up',
  'in_transit',
  'ready_for_pickup',
  'out_for_delivery',
  'return_to_sender',
  'delivered',
  'cancelled',
]);
type MainStatus = z.infer<typeof MainStatus>;

/** Events on the way that do not move the parcel forward. */
export const SideStatus = z.enum(['customs', 'on_hold', 'delivery_delayed', 'delivery_failed']);
export type SideStatus = z.infer<typeof SideStatus>;

export const TrackingStatus = z.enum([...MainStatus.options, ...SideStatus.options]);
export type TrackingStatus = z.infer<typeof TrackingStatus>;

/** Why a parcel waits, if the carrier says so. */
export const Incident = z.enum([
  'address_incorrect',
  'customs_documentation',
  'customs_duties_unpaid',
  'consignee_not_home',
  'consignee_refused',
  'carrier_damaged_parcel',
  'carrier_parcel_lost',
  'carrier_sorting_error',
  'weather_delay',
]);
export type Incident = z.infer<typeof Incident>;

/**
 * Whether a delivery is still to come: not once the parcel awaits collection, has arrived, goes back or was cancelled.
 */
export const isExpected = (status: TrackingStatus): boolean =>
  !['ready_for_pickup', 'return_to_sender', 'delivered', 'cancelled'].includes(status);

const rankOf: Readonly<Record<TrackingStatus, number>> = {
  pending: 0,
  picked_up: 10,
  in_transit: 20,
  customs: 25,
  on_hold: 25,
  delivery_delayed: 27,
  ready_for_pickup: 30,
  out_for_delivery: 40,
  delivery_failed: 45,
  return_to_sender: 50,
  delivered: 60,
  cancelled: 70,
};

/** Stored when a webhook names no source. Part of the key that deduplicates events (C-56), so it must not change. */
export const UNNAMED_SOURCE = 'webhook';

/** The source of an event as displayed: the parcel service when none was named (B§3). */
export const sourceName = (source: string, parcelService: string): string =>
  source === UNNAMED_SOURCE ? parcelService : source;

/** The main status that a parcel must have reached for this to happen. */
const passedBy: Readonly<Record<SideStatus, MainStatus>> = {
  customs: 'in_transit',
  on_hold: 'in_transit',
  delivery_delayed: 'in_transit',
  delivery_failed: 'out_for_delivery',
};

export type TrackingEvent = { status: TrackingStatus; at: Date };

/** All events folded together, in whatever order and however often they came. */
export type TrackingState = {
  /** The highest that any event has reached. */
  rank: number;
  /** The latest event of that rank. */
  rankAt: Date | null;
  side: SideStatus | null;
  sideAt: Date | null;
  /** The first event beyond "label created". */
  shippedAt: Date | null;
  deliveredAt: Date | null;
};

/** Never lowers the rank. Commutative and idempotent, so that order and duplicates do not matter. */
export function afterEvent(state: TrackingState, { status, at }: TrackingEvent): TrackingState {
  const side = isSide(status) ? status : null;
  const main = isSide(status) ? passedBy[status] : status;
  const rank = rankOf[main];
  const isScan = main !== 'pending' && main !== 'cancelled';
  return {
    rank: Math.max(state.rank, rank),
    rankAt: rank > state.rank ? at : rank < state.rank ? state.rankAt : later(state.rankAt, at),
    ...(side && supersedes({ side, at }, state)
      ? { side, sideAt: at }
      : { side: state.side, sideAt: state.sideAt }),
    shippedAt: isScan ? earlier(state.shippedAt, at) : state.shippedAt,
    deliveredAt: main === 'delivered' ? earlier(state.deliveredAt, at) : state.deliveredAt,
  };
}

/** Whether it is later; of two at the same time, the one further down the list of side statuses wins. */
function supersedes({ side, at }: { side: SideStatus; at: Date }, state: TrackingState): boolean {
  if (state.side === null || state.sideAt === null) return true;
  if (at.getTime() !== state.sideAt.getTime()) return at > state.sideAt;
  return SideStatus.options.indexOf(side) > SideStatus.options.indexOf(state.side);
}

/**
 * The parcel's current status: the side status if that came last, unless the parcel has moved beyond it. `on_hold`
 * (held, damaged, lost) counts even when it is out for delivery. Delivered is final, though `cancelled` ranks above it.
 */
export function statusOf({ rank, rankAt, side, sideAt, deliveredAt }: TrackingState): TrackingStatus {
  if (deliveredAt) return 'delivered';
  const isLast = sideAt !== null && (rankAt === null || sideAt >= rankAt);
  const isNews = (last: SideStatus): boolean =>
    rankOf[last] > rank || (last === 'on_hold' && rank < rankOf.return_to_sender);
  if (side && isLast && isNews(side)) return side;
  return MainStatus.options.findLast((status) => rankOf[status] <= rank) ?? 'pending';
}

/** What a customer must hear of at once. */
export const Problem = z.enum(['on_hold', 'delivery_failed', 'return_to_sender', 'cancelled']);
export type Problem = z.infer<typeof Problem>;

/** What holds the parcel up now; null: nothing does. */
export const problemOf = (state: TrackingState): Problem | null =>
  shipmentStatusOf(state) === 'exception'
    ? (Problem.options.find((problem) => problem === statusOf(state)) ?? null)
    : null;

/** A label that the carrier cancelled before any scan is still unused. */
export function shipmentStatusOf(state: TrackingState): ShipmentStatus {
  const status = statusOf(state);
  switch (status) {
    case 'pending':
      return 'created';
    case 'picked_up':
      return 'shipped';
    case 'in_transit':
    case 'customs':
    case 'delivery_delayed':
    case 'ready_for_pickup':
    case 'out_for_delivery':
      return 'in_transit';
    case 'on_hold':
    case 'delivery_failed':
    case 'return_to_sender':
      return 'exception';
    case 'delivered':
      return 'delivered';
    case 'cancelled':
      return state.shippedAt ? 'exception' : 'created';
  }
}

/** Status of one parcel over all legs: the last leg that has moved decides; arrival at the hub is not delivery. */
export function parcelStatusOf(legs: readonly ShipmentStatus[]): ShipmentStatus {
  if (legs.at(-1) === 'delivered') return 'delivered';
  const moved = legs.filter((status) => status !== 'created');
  if (moved.length === 0) return 'created';
  if (moved.at(-1) === 'exception') return 'exception';
  return moved.length === 1 && moved[0] === 'shipped' ? 'shipped' : 'in_transit';
}

/** The worst of its parcels; delivered when all are. From the first scan on, the order counts as shipped (C-50). */
export function orderStatusOf(parcels: readonly ShipmentStatus[]): Exclude<OrderStatus, 'cancelled'> {
  if (parcels.includes('exception')) return 'problem';
  if (parcels.every((status) => status === 'created')) return 'processing';
  return parcels.every((status) => status === 'delivered') ? 'delivered' : 'shipped';
}

const isSide = (status: TrackingStatus): status is SideStatus => status in passedBy;
const later = (a: Date | null, b: Date): Date => (a && a > b ? a : b);
const earlier = (a: Date | null, b: Date): Date => (a && a < b ? a : b);
