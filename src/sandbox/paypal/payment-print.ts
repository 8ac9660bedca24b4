// Authorizations, captures and refunds as PayPal returns them.
import { feeOf, money } from './amounts.ts';
import type { Prefer } from './idempotency.ts';
import { textOf } from './order-reader.ts';
import type { Link } from './wire-error.ts';
import { api, wireTime, type AuthorizationRecord, type CaptureRecord } from './world.ts';
import type { PaypalWorld, RefundRecord } from './world.ts';

export const linkOf = (world: PaypalWorld, rel: string, [method, path]: [string, string]): Link => ({
  href: `${api(world)}${path}`,
  rel,
  method,
});

const SELLER_PROTECTION = {
  status: 'ELIGIBLE',
  dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
};

const times = ({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }) => ({
  create_time: wireTime(createdAt),
  update_time: wireTime(updatedAt),
});

const ids = (invoiceId: string | null, customId: string | null) => ({
  ...(invoiceId !== null && { invoice_id: invoiceId }),
  ...(customId !== null && { custom_id: customId }),
});

const upTo = (world: PaypalWorld, orderId: string) =>
  linkOf(world, 'up', ['GET', `/v2/checkout/orders/${orderId}`]);

function authorizationLinks(world: PaypalWorld, auth: AuthorizationRecord): Link[] {
  const path = `/v2/payments/authorizations/${auth.id}`;
  const isOpen = ['CREATED', 'PARTIALLY_CAPTURED'].includes(auth.status) && !auth.successor;
  return [
    linkOf(world, 'self', ['GET', path]),
    ...(isOpen ? [linkOf(world, 'capture', ['POST', `${path}/capture`])] : []),
    ...(isOpen && !auth.parent
      ? [
          linkOf(world, 'void', ['POST', `${path}/void`]),
          linkOf(world, 'reauthorize', ['POST', `${path}/reauthorize`]),
        ]
      : []),
    upTo(world, auth.order.id),
  ];
}

export function printAuthorization(world: PaypalWorld, auth: AuthorizationRecord, prefer: Prefer) {
  const links = authorizationLinks(world, auth);
  if (prefer === 'minimal') return { id: auth.id, status: auth.status, links };
  return {
    id: auth.id,
    status: auth.status,
    ...(auth.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: money(auth.units, auth.currency),
    ...ids(textOf(auth.unit, 'invoice_id'), textOf(auth.unit, 'custom_id')),
    seller_protection: SELLER_PROTECTION,
    expiration_time: wireTime(auth.expiresAt),
    supplementary_data: { related_ids: { order_id: auth.order.id } },
    ...times(auth),
    links,
  };
}

function captureLinks(world: PaypalWorld, capture: CaptureRecord): Link[] {
  const path = `/v2/payments/captures/${capture.id}`;
  const up = capture.authorization
    ? linkOf(world, 'up', ['GET', `/v2/payments/authorizations/${capture.authorization.id}`])
    : upTo(world, capture.order.id);
  return [linkOf(world, 'self', ['GET', path]), linkOf(world, 'refund', ['POST', `${path}/refund`]), up];
}

function receivable(capture: CaptureRecord) {
  const fee = feeOf(capture.units);
  return {
    seller_receivable_breakdown: {
      gross_amount: money(capture.units, capture.currency),
      paypal_fee: money(fee, capture.currency),
      net_amount: money(capture.units - fee, capture.currency),
    },
  };
}

export function printCapture(world: PaypalWorld, capture: CaptureRecord, prefer: Prefer) {
  const { status } = capture;
  const links = captureLinks(world, capture);
  if (prefer === 'minimal') return { id: capture.id, status, links };
  const relatedIds = {
    order_id: capture.order.id,
    ...(capture.authorization && { authorization_id: capture.authorization.id }),
  };
  return {
    id: capture.id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: money(capture.units, capture.currency),
    ...ids(capture.invoiceId, capture.customId),
    final_capture: capture.isFinal,
    seller_protection: SELLER_PROTECTION,
    ...(status !== 'PENDING' && status !== 'DECLINED' && receivable(capture)),
    disbursement_mode: 'INSTANT',
    supplementary_data: { related_ids: relatedIds },
    ...times(capture),
    links,
  };
}

export function printRefund(world: PaypalWorld, refund: RefundRecord, prefer: Prefer) {
  const links = [
    linkOf(world, 'self', ['GET', `/v2/payments/refunds/${refund.id}`]),
    linkOf(world, 'up', ['GET', `/v2/payments/captures/${refund.capture.id}`]),
  ];
  if (prefer === 'minimal') return { id: refund.id, status: refund.status, links };
  const { units, currency, totalRefunded } = refund;
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: money(units, currency),
    // Ids not set on the refund are inherited from its capture.
    ...ids(refund.invoiceId ?? refund.capture.invoiceId, refund.customId ?? refund.capture.customId),
    ...(refund.note !== null && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: money(units, currency),
      paypal_fee: money(0, currency),
      net_amount: money(units, currency),
      total_refunded_amount: money(totalRefunded, currency),
    },
    ...times(refund),
    links,
  };
}
