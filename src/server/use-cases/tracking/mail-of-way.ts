// Which news of the carriers the customer hears by mail: the first of each trouble, and that everything has arrived.
import type { OrderStatus } from '#domain/order.ts';
import { type Incident, problemOf, type TrackingEvent } from '#domain/tracking.ts';
import type { OrderMail } from '../../db/outbox.ts';
import type { Leg } from '../../db/tracking.ts';
import { orderMail } from '../mails/write-mail.ts';

type News = {
  /** As it was. */
  order: { id: string; status: OrderStatus };
  /** As it is now. */
  status: OrderStatus;
  before: readonly Leg[];
  /** All legs of the parcels that are not given back, as they are now. */
  open: readonly Leg[];
  events: readonly (TrackingEvent & { reason: Incident | null })[];
};

/** Null for most: an event that changes nothing is no news. */
export function mailOfWay({ order, status, before, open, events }: News): OrderMail | null {
  if (order.status === 'cancelled') return null;
  if (status === 'delivered' && order.status !== 'delivered')
    return orderMail(order.id, {
      kind: 'order-delivered',
      language: 'of-customer',
      once: order.id,
      data: { codes: [...new Set(open.flatMap((leg) => printedCode(leg, open)))] },
    });
  const troubled = open.find((leg) => isNewTrouble(leg, before));
  const problem = troubled && problemOf(troubled);
  if (!troubled || !problem) return null;
  const reason = reasonOf(problem, events);
  const [code = ''] = printedCode(troubled, open);
  return orderMail(order.id, {
    kind: 'parcel-problem',
    language: 'of-customer',
    once: `${order.id} ${problem} ${reason ?? ''}`,
    data: { code, carrier: troubled.carrier, problem, reason },
  });
}

function isNewTrouble(leg: Leg, before: readonly Leg[]): boolean {
  const problem = problemOf(leg);
  const earlier = before.find(({ id }) => id === leg.id);
  return problem !== null && problem !== (earlier && problemOf(earlier));
}

/** The customer has never seen the code of the way from a hub on. */
const printedCode = ({ packageIndex }: Leg, legs: readonly Leg[]): string[] =>
  legs.flatMap((leg) => (leg.packageIndex === packageIndex && leg.leg === 0 ? (leg.trackingCode ?? []) : []));

/** The latest that was said together with it. */
const reasonOf = (problem: string, events: News['events']): Incident | null =>
  events
    .filter(({ status }) => status === problem)
    .reduce<(typeof events)[number] | null>(
      (last, event) => (last && last.at >= event.at ? last : event),
      null,
    )?.reason ?? null;
