// Where PayPal calls us: finds the webhook of our address, or registers it.
import type { PayPalClient } from './client.ts';
import { WireWebhook, WireWebhooks } from './wire.ts';
import { asFault, UpstreamError } from '../../errors.ts';

const PATH = '/v1/notifications/webhooks';

/** Everything after which a payment may stand elsewhere than we think. */
const EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
] as const;

/** Answers the id of the webhook at `notifyUrl`. */
export async function findOrCreateWebhook(client: PayPalClient, notifyUrl: string): Promise<string> {
  const find = async (): Promise<string | null> => {
    const { webhooks } = await client({ method: 'GET', path: PATH, schema: WireWebhooks });
    return webhooks.find(({ url }) => url === notifyUrl)?.id ?? null;
  };
  const existing = await find();
  if (existing !== null) return existing;
  const body = { url: notifyUrl, event_types: EVENTS.map((name) => ({ name })) };
  const created = await client({ method: 'POST', path: PATH, body, schema: WireWebhook }).catch(asFault);
  if (!(created instanceof UpstreamError)) return created.id;
  // Another process of ours was quicker, or the answer was lost.
  const found = await find();
  if (found !== null) return found;
  throw created;
}
