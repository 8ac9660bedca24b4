// The state at PayPal, for tests to compare with the shop's books.
import { heldBy } from './holds.ts';
import { refresh } from './orders.ts';
import { textOf } from './order-reader.ts';
import { NO_WEBHOOK_FAULTS } from '../webhook-faults.ts';
import type { OrderRecord, PaypalWorld } from './world.ts';

function orderState(order: OrderRecord) {
  const [unit] = order.units;
  const units = order.units;
  return {
    id: order.id,
    intent: order.intent,
    custom_id: unit ? textOf(unit, 'custom_id') : null,
    invoice_id: unit ? textOf(unit, 'invoice_id') : null,
    status: order.status,
    currency: unit?.currency,
    amount: units.reduce((sum, one) => sum + one.units, 0),
    authorizations: units.flatMap(({ authorizations }) =>
      authorizations.map((auth) => ({
        id: auth.id,
        status: auth.status,
        amount: auth.units,
        captured: auth.captured,
        held: heldBy(auth),
      })),
    ),
    captures: units.flatMap(({ captures }) =>
      captures.map(({ id, status, units: amount, refunded, refunds }) => ({
        id,
        status,
        amount,
        refunded,
        refunds: refunds.map((refund) => ({ id: refund.id, status: refund.status, amount: refund.units })),
      })),
    ),
  };
}

/** All amounts in cents. */
export function paypalState(world: PaypalWorld) {
  const orders = world.orders.newestFirst();
  return {
    ledger: Object.fromEntries([...world.ledger].map(([currency, line]) => [currency, { ...line }])),
    counts: {
      orders: world.orders.size(),
      authorizations: world.authorizations.size(),
      captures: world.captures.size(),
      refunds: world.refunds.size(),
      webhooks: world.webhooks.size(),
      events: world.events.size(),
    },
    webhookFaults: { ...NO_WEBHOOK_FAULTS, ...world.webhookFaults },
    orders: orders.slice(0, 50).map((order) => orderState(refresh(world, order))),
  };
}
