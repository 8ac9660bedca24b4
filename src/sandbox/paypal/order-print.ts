// Orders as PayPal returns them: minimal, after a payment, and in full.
import { asFields } from '../easypost/input.ts';
import type { Prefer } from './idempotency.ts';
import { linkOf, printAuthorization, printCapture } from './payment-print.ts';
import type { Link } from './wire-error.ts';
import { wireTime, type OrderRecord, type PaypalWorld, type UnitRecord } from './world.ts';

const PAYEE = { email_address: 'merchant@example.com', merchant_id: 'SANDBXMERCH22' };

/** The payer of every approval. */
export const PAYER = {
  name: { given_name: 'Petra', surname: 'Probe' },
  email_address: 'petra.probe@example.com',
  payer_id: 'SANDBXPAYER22',
  address: { country_code: 'DE' },
};

export const approvalUrl = (world: PaypalWorld, order: OrderRecord) =>
  `${world.origin}/paypal/checkoutnow?token=${order.id}`;

const goAhead = ({ intent }: OrderRecord) => (intent === 'CAPTURE' ? 'capture' : 'authorize');

function orderLinks(world: PaypalWorld, order: OrderRecord): Link[] {
  const path = `/v2/checkout/orders/${order.id}`;
  const self = linkOf(world, 'self', ['GET', path]);
  const update = linkOf(world, 'update', ['PATCH', path]);
  const next = linkOf(world, goAhead(order), ['POST', `${path}/${goAhead(order)}`]);
  const page = (rel: string) => ({ href: approvalUrl(world, order), rel, method: 'GET' });
  switch (order.status) {
    case 'CREATED':
      return [self, page('approve'), update, next];
    case 'PAYER_ACTION_REQUIRED':
      return [self, page('payer-action')];
    case 'APPROVED':
      return [self, update, next];
    default:
      return [self];
  }
}

function sourceOf(order: OrderRecord) {
  if (order.approvedAt === null) return order.hasSource ? { payment_source: { paypal: {} } } : {};
  const { payer_id: account_id, ...person } = PAYER;
  return { payment_source: { paypal: { ...person, account_id, account_status: 'VERIFIED' } }, payer: PAYER };
}

function paymentsOf(world: PaypalWorld, unit: UnitRecord) {
  const authorizations = unit.authorizations.map((auth) => printAuthorization(world, auth, 'representation'));
  const captures = unit.captures.map((capture) => printCapture(world, capture, 'representation'));
  const refunds = unit.captures.flatMap(({ refunds }) => refunds);
  if (authorizations.length + captures.length === 0) return {};
  const given = refunds.map(({ id, status, capture }) => ({
    id,
    status,
    links: [
      linkOf(world, 'self', ['GET', `/v2/payments/refunds/${id}`]),
      linkOf(world, 'up', ['GET', `/v2/payments/captures/${capture.id}`]),
    ],
  }));
  return {
    payments: {
      ...(authorizations.length > 0 && { authorizations }),
      ...(captures.length > 0 && { captures }),
      ...(given.length > 0 && { refunds: given }),
    },
  };
}

function shippingOf(unit: UnitRecord) {
  const trackers = unit.trackers.map(({ id, status, createdAt, updatedAt, given }) => ({
    id,
    status,
    ...(given['items'] !== undefined && { items: given['items'] }),
    create_time: wireTime(createdAt),
    update_time: wireTime(updatedAt),
  }));
  if (trackers.length === 0) return {};
  return { shipping: { ...asFields(unit.given['shipping']), trackers } };
}

/** The full representation. */
export function printOrder(world: PaypalWorld, order: OrderRecord) {
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    ...sourceOf(order),
    purchase_units: order.units.map((unit) => ({
      ...unit.given,
      payee: { ...PAYEE, ...asFields(unit.given['payee']) },
      ...shippingOf(unit),
      ...paymentsOf(world, unit),
    })),
    create_time: wireTime(order.createdAt),
    update_time: wireTime(order.updatedAt),
    links: orderLinks(world, order),
  };
}

/** The minimal answer includes the payments too, once there are any. */
export function answerOrder(world: PaypalWorld, order: OrderRecord, prefer: Prefer) {
  if (prefer === 'representation') return printOrder(world, order);
  const units = order.units.map((unit) => ({
    reference_id: unit.referenceId,
    ...paymentsOf(world, unit),
  }));
  return {
    id: order.id,
    status: order.status,
    ...sourceOf(order),
    ...(order.status === 'COMPLETED' && { purchase_units: units }),
    links: orderLinks(world, order),
  };
}
