// PayPal's calls as PayPal makes them: an event, signed for our webhook; and every flaw a forged one can have.
import { randomUUID } from 'node:crypto';
import { signingKeys, signTransmission } from '#sandbox/paypal/signing.ts';
import type { Delivery } from '#server/gateways/delivery.ts';

export type PayPalEvent = { id: string; type: string; body: string };

export type Signing = {
  /** Where PayPal keeps its certificates: the sandbox. */
  paypalUrl: string;
  webhookId: string;
  now: Date;
};

const kinds = {
  'CHECKOUT.ORDER.APPROVED': 'checkout-order',
  'PAYMENT.AUTHORIZATION.CREATED': 'authorization',
  'PAYMENT.AUTHORIZATION.VOIDED': 'authorization',
  'PAYMENT.CAPTURE.PENDING': 'capture',
  'PAYMENT.CAPTURE.COMPLETED': 'capture',
  'CHECKOUT.ORDER.COMPLETED': 'checkout-order',
} as const;

/** Six events about one order; some of them lie. */
export const eventsAbout = (orderId: string): PayPalEvent[] =>
  Object.entries(kinds).map(([type, resourceType]) => {
    const id = `WH-${randomUUID()}`;
    const own = resourceType === 'checkout-order' ? orderId : '2GG279541U471931P';
    const resource = { id: own, supplementary_data: { related_ids: { order_id: orderId } } };
    const event = { id, event_type: type, resource_type: resourceType, create_time: '', resource };
    return { id, type, body: JSON.stringify(event) };
  });

/** As sent over the wire; every call is a new transmission of the same event. */
export async function deliveryOf(
  event: PayPalEvent,
  { paypalUrl, webhookId, now }: Signing,
): Promise<Delivery> {
  const [id, time] = [randomUUID(), `${now.toISOString().slice(0, 19)}Z`];
  const { certId } = await signingKeys();
  return {
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': await signTransmission({ id, time, webhookId, body: event.body }),
      'paypal-cert-url': `${paypalUrl}/v1/notifications/certs/${certId}`,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-auth-version': 'v2',
    },
    body: Buffer.from(event.body),
    now,
  };
}
