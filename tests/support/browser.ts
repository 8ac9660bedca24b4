// A buyer's browser over real HTTP: cookies, the steps of a purchase, and answers that may be lost.
import { randomUUID } from 'node:crypto';
import type { Intent } from '#contract/checkout.ts';
import type { RatesReply } from '#contract/rates.ts';
import { aShipment } from './factories.ts';

export type Reply = { status: number; headers: Headers; json: Record<string, unknown> };
export type Paying = 'invoice' | 'paypal' | 'computop';

export type Browser = {
  /** Null: the connection broke or there was no answer; the outcome is unknown. */
  send(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply | null>;
  rateId(): Promise<string>;
  open(method: Paying, rateId: string, key?: string): Promise<Reply | null>;
  intent(id: string): Promise<Intent | null>;
};

const PASSWORD = 'Hafenpost1';
const PATIENCE_MS = 60_000;

/** `url` is evaluated for each call: the server may restart on another port. */
export async function openBrowser(url: () => string, email: string): Promise<Browser> {
  let cookie = '';
  const send: Browser['send'] = async (method, path, body, headers = {}) => {
    try {
      const reply = await fetch(`${url()}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await reply.text();
      const given = reply.headers.getSetCookie()[0]?.split(';')[0];
      if (given && !cookie) cookie = given;
      return { status: reply.status, headers: reply.headers, json: parsed(text) };
    } catch {
      // The server is down or going down.
      return null;
    }
  };
  const entered = await send('POST', '/api/auth/login', { userEmail: email, userPassword: PASSWORD });
  if (entered?.status !== 200) throw new Error(`No login for ${email}: ${entered?.status}`);
  return {
    send,
    async rateId() {
      const reply = await send('POST', '/api/rates', aShipment());
      const [rate] = (reply?.json as RatesReply | undefined)?.rates ?? [];
      if (!rate) throw new Error(`No rates: ${reply?.status}`);
      return rate.id;
    },
    open: (method, rateId, key = randomUUID()) =>
      send('POST', `/api/${method}/checkout-intent`, { rateId }, { 'idempotency-key': key }),
    async intent(id) {
      const reply = await send('GET', `/api/checkout-intents/${id}`);
      return reply?.status === 200 ? (reply.json['intent'] as Intent) : null;
    },
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Not JSON: callers then use only the status.
    return {};
  }
}
