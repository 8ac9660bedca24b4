// Where PayPal calls us, and about what: finds the webhook of our address, registers or completes it.
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
  // Their list for this API has the first word, older ones the second.
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
] as const;

export const isCalledAbout = (type: string): boolean => EVENTS.some((event) => event === type);

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
  // Another process of ours was quicker, or the answer was lost.
  const found = await find();
  if (found !== null) return found;
  throw created;
}

/** An earlier version of ours, or a person, has registered it for less; what it has beside that stays. */
export async function completeWebhook(client: PayPalClient, hook: WireWebhook): Promise<void> {
  const missing = missingIn(hook);
  if (missing.length === 0) return;
  const value = [...(hook.event_types ?? []).map(({ name }) => name), ...missing].map((name) => ({ name }));
  const body = [{ op: 'replace', path: '/event_types', value }];
  await client({ method: 'PATCH', path: `${PATH}/${hook.id}`, body, schema: WireWebhook });
}

/** What the webhook of this id, which the operator has named, does not call us about. */
export async function findMissingEvents(client: PayPalClient, id: string): Promise<readonly string[]> {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const hook = await client({ method: 'GET', path, schema: WireWebhook }).catch(asFault);
  if (!(hook instanceof UpstreamError)) return missingIn(hook);
  const { fault } = hook;
  if (fault.code !== 'not_found') throw hook;
  // Theirs says "resource" and no more; the operator has to hear which setting is wrong.
  const words = 'No webhook of ours has the id that PAYPAL_WEBHOOK_ID names.';
  throw new UpstreamError({ ...fault, words }, words, hook);
}

/** Nothing, where it does not say what it is registered for. */
function missingIn({ event_types: types }: WireWebhook): readonly string[] {
  if (!types || types.some(({ name }) => name === '*')) return [];
  return EVENTS.filter((event) => types.every(({ name }) => name !== event));
}
