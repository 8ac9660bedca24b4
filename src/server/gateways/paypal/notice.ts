// The subject of a verified webhook: the ids it names, wherever its kind of resource keeps them. Pure.
import type { Notice } from '../payment.ts';
import type { WireEvent } from './wire.ts';

export function toNotice({ id, event_type, resource_type, resource }: WireEvent): Notice {
  const related = resource.supplementary_data?.related_ids;
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href ?? '';
  const own = (type: string): string | null => (resource_type === type ? (resource.id ?? null) : null);
  const isEndOfRefund = resource_type === 'refund' && event_type !== 'PAYMENT.REFUND.PENDING';
  const isPaidBack = event_type === 'PAYMENT.CAPTURE.REFUNDED' && isEndOfRefund;
  const key = keyOf(resource);
  return {
    eventId: id,
    kind: event_type,
    orderId: related?.order_id ?? own('checkout-order') ?? resource.order_id ?? idAfter('orders', up),
    // A reversal calls itself a capture, has an id of its own, and its "up" link names the capture it is about.
    captureId: related?.capture_id ?? idAfter('captures', up) ?? own('capture'),
    // A refund names no order, only the intent; that it is pending is already known.
    refundOf: isEndOfRefund ? (resource.custom_id ?? null) : null,
    isReversal: event_type === 'PAYMENT.CAPTURE.REVERSED',
    ...(isPaidBack ? (key === null ? { isRefundElsewhere: true } : { paidBack: key }) : {}),
  };
}

/** Our refunds carry their own key; one made in PayPal's pages may inherit both ids of its payment, which are equal. */
const keyOf = ({ invoice_id: key, custom_id }: WireEvent['resource']): string | null =>
  key && key !== custom_id ? key : null;

/** Matches ".../v2/payments/captures/2GG279541U471931P". */
const idAfter = (collection: string, href: string): string | null =>
  new RegExp(`/${collection}/([A-Z0-9]{1,36})$`).exec(href)?.[1] ?? null;
