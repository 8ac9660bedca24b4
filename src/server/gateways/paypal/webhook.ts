// Our webhook at PayPal and its events: finds the one at our URL, registers it or completes it.
import type { PayPalClient } from './client.ts';
import { WireWebhook, WireWebhooks } from './wire.ts';
import { asFault, UpstreamError } from '../../errors.ts';

const PATH = '/v1/notifications/webhooks';

/** Every event after which a payment's state may differ from ours. */
const EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  // PayPal's list for this API has the first name, older lists the second.
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
] as const;

export const isSubscribedEvent = (type: string): boolean => EVENTS.some((event) => event === type);

/** The webhook at `notifyUrl`. */
export async function findOrCreateWebhook(client: PayPalClient, notifyUrl: string): Promise<WireWebhook> {
  const find = async (): Promise<WireWebhook | null> => {
    const { webhooks } = await client({ method: 'GET', path: PATH, schema: WireWebhooks });
    return webhooks.find(({ url }) => url === notifyUrl) ?? null;
  };
  const existing = await find();
  if (existing !== null) return existing;
  const body = { url: notifyUrl, event_types: EVENTS.map((name) => ({ name })) };
  const created = await client({ method: 'POST', path: PATH, body, schema: WireWebhook }).catch(asFault);
  if (!(created instanceof UpstreamError)) return created;
  // Another process was quicker, or the answer was lost.
  const found = await find();
  if (found !== null) return found;
  throw created;
}

/** An earlier version, or a person, may have registered it for fewer events; its other events stay. */
export async function completeWebhook(client: PayPalClient, hook: WireWebhook): Promise<void> {
  const missing = missingIn(hook);
  if (missing.length === 0) return;
  const value = [...(hook.event_types ?? []).map(({ name }) => name), ...missing].map((name) => ({ name }));
  const body = [{ op: 'replace', path: '/event_types', value }];
  await client({ method: 'PATCH', path: `${PATH}/${hook.id}`, body, schema: WireWebhook });
}

/** The events for which the webhook with this id, set by the operator, does not call us. */
export async function findMissingEvents(client: PayPalClient, id: string): Promise<readonly string[]> {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const hook = await client({ method: 'GET', path, schema: WireWebhook }).catch(asFault);
  if (!(hook instanceof UpstreamError)) return missingIn(hook);
  const { fault } = hook;
  if (fault.code !== 'not_found') throw hook;
  // PayPal's message says "resource" and no more; the operator must be told which setting is wrong.
  const words = 'None of our webhooks has the ID in PAYPAL_WEBHOOK_ID.';
  throw new UpstreamError({ ...fault, words }, words, hook);
}

/** Empty if the webhook does not list its events. */
function missingIn({ event_types: types }: WireWebhook): readonly string[] {
  if (!types || types.some(({ name }) => name === '*')) return [];
  return EVENTS.filter((event) => types.every(({ name }) => name !== event));
}
