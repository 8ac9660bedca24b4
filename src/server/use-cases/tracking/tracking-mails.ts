// Decides which carrier news is mailed: the first of each kind of trouble per parcel, and that all have arrived.
import type { OrderStatus } from '#domain/order.ts';
import { type Incident, problemOf, type TrackingEvent } from '#domain/tracking.ts';
import type { OrderMail } from '../../db/outbox.ts';
import type { Leg } from '../../db/tracked-parcels.ts';
import { orderMail } from '../mails/write-mail.ts';

/** An event with its parcel's tracking code. */
export type CodedEvent = TrackingEvent & { reason: Incident | null; code: string };

type News = {
  /** The order as it was. */
  order: { id: string; status: OrderStatus };
  /** The status that it has now. */
  status: OrderStatus;
  before: readonly Leg[];
  /** All legs of the parcels without a refund, as they are now. */
  open: readonly Leg[];
  events: readonly CodedEvent[];
};

/** Most events cause no mail: one that changes nothing is no news. */
export function trackingMails({ order, status, before, open, events }: News): OrderMail[] {
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
    const [code = ''] = printedCode(leg, open);
    return orderMail(order.id, {
      kind: 'parcel-problem',
      language: 'of-customer',
      once: `${order.id} ${leg.packageIndex} ${problem} ${reason ?? ''}`,
      data: { code, carrier: leg.carrier, problem, reason },
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
  const parcels = [...new Set(open.map(({ packageIndex }) => packageIndex))].sort((a, b) => a - b);
  return orderMail(orderId, {
    kind: 'order-delivered',
    language: 'of-customer',
    once: `${orderId} ${parcels.join()}`,
    data: {
      codes: [...new Set(open.flatMap((leg) => printedCode(leg, open)))],
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

/** The customer has never seen the tracking code of the leg from the hub. */
const printedCode = ({ packageIndex }: Leg, legs: readonly Leg[]): string[] =>
  legs.flatMap((leg) => (leg.packageIndex === packageIndex && leg.leg === 0 ? (leg.trackingCode ?? []) : []));

/** The reason in the latest event of that problem. */
const reasonOf = (problem: string, events: News['events']): Incident | null =>
  events
    .filter(({ status }) => status === problem)
    .reduce<(typeof events)[number] | null>(
      (last, event) => (last && last.at >= event.at ? last : event),
      null,
    )?.reason ?? null;
