// The webhook event of each change, and its content.
import { recordAndSend } from './events.ts';
import { PAYER, printOrder } from './order-print.ts';
import { textOf } from './order-reader.ts';
import { linkOf, printAuthorization, printCapture, printRefund } from './payment-print.ts';
import {
  newId,
  type AuthorizationRecord,
  type CaptureRecord,
  type OrderRecord,
  type PaypalWorld,
  type RefundRecord,
} from './world.ts';

export function announceOrder(world: PaypalWorld, order: OrderRecord, what: 'APPROVED' | 'COMPLETED'): void {
  recordAndSend(world, order.clientId, {
    type: `CHECKOUT.ORDER.${what}`,
    resourceType: 'checkout-order',
    summary: what === 'APPROVED' ? 'An order has been approved by buyer' : 'Checkout Order Completed',
    resource: printOrder(world, order),
  });
}

/** The approved payment was not captured in time. As documented: no resource type, and less than the full order. */
export function announceApprovalReversed(world: PaypalWorld, order: OrderRecord): void {
  recordAndSend(world, order.clientId, {
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    summary: 'A payment has been reversed after approval.',
    resource: {
      order_id: order.id,
      purchase_units: order.units.map((unit) => ({
        reference_id: unit.referenceId,
        custom_id: textOf(unit, 'custom_id') ?? undefined,
        invoice_id: textOf(unit, 'invoice_id') ?? undefined,
      })),
      payment_source: { paypal: PAYER },
    },
  });
}

/** PayPal has two events for authorizations; a denied one is reported like a voided one. */
export function announceAuthorization(world: PaypalWorld, auth: AuthorizationRecord): void {
  const isOver = auth.status === 'VOIDED' || auth.status === 'DENIED';
  recordAndSend(world, auth.order.clientId, {
    type: `PAYMENT.AUTHORIZATION.${isOver ? 'VOIDED' : 'CREATED'}`,
    resourceType: 'authorization',
    summary: `An authorization was ${isOver ? 'voided' : 'created'}`,
    resource: printAuthorization(world, auth, 'representation'),
  });
}

const CAPTURE_EVENTS: Partial<Record<CaptureRecord['status'], string>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

export function announceCapture(world: PaypalWorld, capture: CaptureRecord): void {
  const type = CAPTURE_EVENTS[capture.status];
  if (!type) return;
  recordAndSend(world, capture.order.clientId, {
    type,
    resourceType: 'capture',
    summary: `Payment ${capture.status.toLowerCase()} for ${capture.currency}`,
    resource: printCapture(world, capture, 'representation'),
  });
}

/** The buyer's bank has reversed the payment; the reversal has its own id and an `up` link to its capture. */
export function announceReversal(world: PaypalWorld, capture: CaptureRecord): void {
  const { amount } = printCapture(world, capture, 'representation') as { amount?: unknown };
  recordAndSend(world, capture.order.clientId, {
    type: 'PAYMENT.CAPTURE.REVERSED',
    resourceType: 'capture',
    summary: 'A payment was reversed',
    resource: {
      id: newId(world),
      amount,
      links: [linkOf(world, 'up', ['GET', `/v2/payments/captures/${capture.id}`])],
    },
  });
}

const REFUND_EVENTS = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
};

export function announceRefund(world: PaypalWorld, refund: RefundRecord): void {
  recordAndSend(world, refund.order.clientId, {
    type: REFUND_EVENTS[refund.status],
    resourceType: 'refund',
    summary: `A refund is ${refund.status.toLowerCase()}`,
    resource: printRefund(world, refund, 'representation'),
  });
}
