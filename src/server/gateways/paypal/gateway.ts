// The payment port over PayPal: orders that are opened, held, captured, voided and refunded.
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '#domain/durations.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import { parseJson } from '../../parse-json.ts';
import type { Http } from '../http.ts';
import type { Delivery } from '../delivery.ts';
import type { Notice, PaymentPort } from '../payment.ts';
import { createCapturing } from './capture.ts';
import { createCertificates } from './certificate.ts';
import { createClient, type PayPalClient } from './client.ts';
import { readEvents } from './events.ts';
import { createRefundCheck, createRefunding, createVoiding } from './refund.ts';
import { buyerLinkIn, toOrderRequest } from './mapping.ts';
import { toNotice } from './notice.ts';
import { createRecords } from './records.ts';
import { upstreamFault } from './refusal.ts';
import { createSecuring } from './secure.ts';
import { isGenuine } from './signature.ts';
import { createTokens } from './token.ts';
import { completeWebhook, findMissingEvents, findOrCreateWebhook } from './webhook.ts';
import { WireEvent, WireOpened } from './wire.ts';

export type PayPalConfig = {
  /** Base URL without a version: "https://api-m.paypal.com". */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Null: `ensureWebhook` finds or registers it. */
  webhookId: string | null;
  /** Time limit per call; a read gets at most 10 s. */
  timeoutMs?: number;
  /** The name the buyer sees at PayPal, at most 127 characters. */
  brandName: string;
};

export type PayPalGateway = PaymentPort & {
  /** Finds or registers the webhook at this URL and keeps its id: for readNotice, and for an hour for itself. */
  ensureWebhook(notifyUrl: string, now: Date): Promise<string>;
};

const TIMEOUT_MS = 30_000;
const BEFORE_REPETITION_MS = 250;
/** Someone may delete our webhook in PayPal's dashboard. */
const LOOK_AGAIN_MS = HOUR_MS;

export function createPayPalGateway(config: PayPalConfig, http: Http): PayPalGateway {
  const { url: base, clientId, clientSecret, timeoutMs = TIMEOUT_MS } = config;
  const tokens = createTokens({ base, clientId, clientSecret, timeoutMs }, http);
  const client = createClient({ base, timeoutMs }, tokens, http);
  const records = createRecords(client);
  const certificates = createCertificates(base, http);
  let { webhookId } = config;
  let lookAgainAt = 0;

  const readNotice = async (delivery: Delivery): Promise<Notice | null> => {
    if (webhookId === null) throw upstreamFault('no_webhook', 'The ID of our webhook is not known yet.');
    if (!(await isGenuine(delivery, webhookId, certificates))) return null;
    const event = WireEvent.safeParse(parseJson(delivery.body));
    return event.success ? toNotice(event.data) : null;
  };

  return {
    open: createOpening(client, { base, brandName: config.brandName }),
    secure: createSecuring(client, records),
    capture: createCapturing(client, records),
    void: createVoiding(client, records),
    ...createRefunding(client, records),
    isGivenBack: createRefundCheck(records),
    holdsWhenAsked: true,
    readNotice,
    readNotices: (span) => readEvents(client, span),
    async ensureWebhook(notifyUrl, now) {
      if (config.webhookId !== null) return config.webhookId;
      if (webhookId !== null && now.getTime() < lookAgainAt) return webhookId;
      const hook = await findOrCreateWebhook(client, notifyUrl);
      // Events it already sends are accepted even while it cannot be completed.
      webhookId = hook.id;
      await completeWebhook(client, hook);
      lookAgainAt = now.getTime() + LOOK_AGAIN_MS;
      return webhookId;
    },
    findMissingCalls: () =>
      config.webhookId === null ? Promise.resolve([]) : findMissingEvents(client, config.webhookId),
  };
}

function createOpening(
  client: PayPalClient,
  { base, brandName }: { base: string; brandName: string },
): PaymentPort['open'] {
  return async (payment, key) => {
    const body = toOrderRequest(payment, brandName);
    const call = { method: 'POST', path: '/v2/checkout/orders', body, schema: WireOpened, key } as const;
    const opened = await client(call).catch(async (error: unknown) => {
      if (asFault(error).fault.outcome === 'none') throw error;
      // The buyer waits, and the key makes a repetition harmless: it returns the order that may already exist.
      await pause(BEFORE_REPETITION_MS);
      return client(call);
    });
    return { reference: { orderId: opened.id }, buyerUrl: trusted(buyerLinkIn(opened), base) };
  };
}

/** The browser is sent there, so only PayPal's pages are accepted, or those of a sandbox on this machine. */
function trusted(link: string | null, base: string): string {
  const url = link !== null && URL.canParse(link) ? new URL(link) : null;
  const isPayPal = url?.protocol === 'https:' && /(^|\.)paypal\.com$/.test(url.hostname);
  if (url && (isPayPal || url.origin === new URL(base).origin)) return url.href;
  throw new UpstreamError(
    { upstream: 'paypal', kind: 'invalid', code: 'foreign_url', outcome: 'none' },
    `The buyer would be sent to an unexpected address: ${url?.host ?? 'none'}`,
  );
}
