// Decides which carrier news is mailed: the first of each kind of trouble per parcel, and that all have arrived.
import type { Incoterm } from '#domain/customs.ts';
import type { OrderStatus } from '#domain/order.ts';
import { type Incident, problemOf, type TrackingEvent } from '#domain/tracking.ts';
import type { OrderMail } from '../../db/outbox.ts';
import type { Leg } from '../../db/tracked-parcels.ts';
import { orderMail } from '../mails/write-mail.ts';

/** An event with its parcel's tracking code. */
export type CodedEvent = TrackingEvent & { reason: Incident | null; code: string };

type News = {
  /** The order as it was. */
  order: { id: string; status: OrderStatus; incoterm: Incoterm };
  /** The status that it has now. */
  status: OrderStatus;
  before: readonly Leg[];
  legs: readonly Leg[];
  /** All legs of the parcels without a refund, as they are now. */
  open: readonly Leg[];
  events: readonly CodedEvent[];
};

/** Most events cause no mail: one that changes nothing is no news. */
export function trackingMails({ order, status, before, legs, open, events }: News): OrderMail[] {
  if (order.status === 'cancelled') return [];
  if (status === 'delivered' && order.status !== 'delivered')
    return open.some((leg) => hasTurnedBack(leg, { before, events })) ? [] : [delivered(order.id, open)];
  return troubles(open, before).flatMap((leg) => {
    const problem = problemOf(leg);
    if (!problem) return [];
    const reason = reasonOf(
      problem,
      events.filter(({ code }) => code === leg.trackingCode),
    );
    return orderMail(order.id, {
      kind: 'parcel-problem',
      language: 'of-customer',
      once: `${order.id} ${leg.packageIndex} ${problem} ${reason ?? ''}`,
      data: {
        ...codesOf(leg, open),
        problem,
        reason,
        parcels: { packageIndexes: sharers(leg, open), packageCount: parcelsIn(legs).length },
        incoterm: order.incoterm,
      },
    });
  });
}

/** Then "delivered" means the sender's own door: nothing has arrived, and the return was already mailed. */
const hasTurnedBack = (
  { id, trackingCode }: Leg,
  { before, events }: Pick<News, 'before' | 'events'>,
): boolean =>
  before.some((leg) => leg.id === id && problemOf(leg) === 'return_to_sender') ||
  events.some(({ code, status }) => code === trackingCode && status === 'return_to_sender');

/** Sent again when a parcel that was to be refunded has arrived after all. */
function delivered(orderId: string, open: readonly Leg[]): OrderMail {
  const parcels = parcelsIn(open);
  return orderMail(orderId, {
    kind: 'order-delivered',
    language: 'of-customer',
    once: `${orderId} ${parcels.join()}`,
    data: {
      codes: [...new Set(open.flatMap((leg) => printedLeg(leg, open)?.trackingCode ?? []))],
      parcelCount: parcels.length,
    },
  });
}

/** Parcels that share a code have one trouble together. */
function troubles(open: readonly Leg[], before: readonly Leg[]): Leg[] {
  // What happened to a parcel while its refund was open was never mailed.
  const heardOf = before.filter(({ id }) => open.some((leg) => leg.id === id));
  const fresh = open.filter((leg) => isNewTrouble(leg, heardOf));
  return fresh.filter(
    ({ trackingCode }, i) => fresh.findIndex((other) => other.trackingCode === trackingCode) === i,
  );
}

function isNewTrouble(leg: Leg, heardOf: readonly Leg[]): boolean {
  const problem = problemOf(leg);
  const earlier = heardOf.filter(({ trackingCode }) => trackingCode === leg.trackingCode);
  return problem !== null && !earlier.some((other) => problemOf(other) === problem);
}

/** The parcels that this leg's news is about, by their index. */
const sharers = ({ trackingCode }: Leg, legs: readonly Leg[]): number[] =>
  parcelsIn(legs.filter((leg) => leg.trackingCode === trackingCode));

const parcelsIn = (legs: readonly Leg[]): number[] =>
  [...new Set(legs.map(({ packageIndex }) => packageIndex))].sort((a, b) => a - b);

/** The customer has printed the label to the hub; a carrier beyond the hub is asked by its own code. */
function codesOf(leg: Leg, legs: readonly Leg[]) {
  const { carrier, trackingCode } = leg;
  const printed = printedLeg(leg, legs);
  const code = printed?.trackingCode ?? '';
  const isOnward = leg.leg > 0 && trackingCode !== null;
  return {
    code,
    carrier,
    ...(isOnward && { onwardCode: trackingCode }),
    ...(isOnward && printed && { printedBy: printed.carrier }),
  };
}

/** The leg whose label the customer has printed. */
const printedLeg = ({ packageIndex }: Leg, legs: readonly Leg[]): Leg | undefined =>
  legs.find((leg) => leg.packageIndex === packageIndex && leg.leg === 0);

/** The reason in the latest event of that problem. */
const reasonOf = (problem: string, events: News['events']): Incident | null =>
  events
    .filter(({ status }) => status === problem)
    .reduce<(typeof events)[number] | null>(
      (last, event) => (last && last.at >= event.at ? last : event),
      null,
    )?.reason ?? null;
