// EasyPost's webhooks: verified over the raw body, read into what we act on; and the registration of our URL.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#domain/durations.ts';
import type { CarrierNotice, CarrierPort } from '../carrier.ts';
import { parseJson } from '../../parse-json.ts';
import type { Delivery } from '../delivery.ts';
import type { EasyPostClient } from './client.ts';
import { toParcelNews } from './tracking-mapping.ts';
import { WireEvent, WireRefundResult, WireTracker, WireWebhook, WireWebhooks } from './tracking-wire.ts';

const TIMEOUT_MS = 10_000;
/** EasyPost disables a webhook that has failed for hours, without telling anyone. */
const LOOK_AGAIN_MS = HOUR_MS;

/** Without a secret no webhook is accepted and none registered. */
export function createNotices(
  client: EasyPostClient,
  secret: string | null,
): Pick<CarrierPort, 'readNotice' | 'isSigned' | 'ensureWebhook'> {
  if (secret === null) return { isSigned, readNotice: () => null, ensureWebhook: () => Promise.resolve() };
  let seen = { url: '', until: 0 };
  return {
    isSigned,
    readNotice: (delivery) => (isGenuine(delivery, secret) ? toNotice(delivery) : null),
    async ensureWebhook(notifyUrl, now) {
      const isKnown = seen.url === notifyUrl;
      if (isKnown && now.getTime() < seen.until) return;
      await register(client, { url: notifyUrl, webhook_secret: secret }, isKnown);
      seen = { url: notifyUrl, until: now.getTime() + LOOK_AGAIN_MS };
    },
  };
}

/** Signature V1: the secret is normalized to NFKD to form the key; the body is signed as received. */
export const signatureOf = (secret: string, body: Uint8Array): string =>
  `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex')}`;

const SIGNATURE = 'x-hmac-signature';

const isSigned = ({ headers }: Delivery): boolean => headers[SIGNATURE] !== undefined;

function isGenuine({ headers, body }: Delivery, secret: string): boolean {
  const given = headers[SIGNATURE];
  if (typeof given !== 'string') return false;
  const [theirs, ours] = [Buffer.from(given), Buffer.from(signatureOf(secret, body))];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

function toNotice({ body, now }: Delivery): CarrierNotice {
  const event = WireEvent.safeParse(parseJson(body));
  if (!event.success) return { about: 'other' };
  const { description, result } = event.data;
  if (description.startsWith('refund.')) {
    const refund = WireRefundResult.safeParse(result);
    return refund.success
      ? { about: 'refund', upstreamShipmentId: refund.data.shipment_id }
      : { about: 'other' };
  }
  const tracker = description.startsWith('tracker.') ? WireTracker.safeParse(result) : null;
  const news = tracker?.success ? toParcelNews(tracker.data, now) : null;
  return news ? { about: 'parcel', news } : { about: 'other' };
}

type Registration = { url: string; webhook_secret: string };

/**
 * Gives an existing webhook our secret, which cannot be read back, unless we have set it ourselves; the same call
 * re-enables a disabled one.
 */
async function register(client: EasyPostClient, webhook: Registration, hasOurSecret: boolean): Promise<void> {
  const call = { timeoutMs: TIMEOUT_MS, schema: WireWebhook } as const;
  const { webhooks } = await client({ ...call, method: 'GET', path: '/webhooks', schema: WireWebhooks });
  const known = webhooks.find(({ url }) => url === webhook.url);
  if (known && hasOurSecret && !known.disabled_at) return;
  await (known
    ? client({
        ...call,
        method: 'PATCH',
        path: `/webhooks/${encodeURIComponent(known.id)}`,
        // Unwrapped, unlike all other bodies.
        body: webhook,
      })
    : client({ ...call, method: 'POST', path: '/webhooks', body: { webhook } }));
}
