// Calls PayPal: token, idempotency key, and the schema of the answer.
import type * as z from 'zod/mini';
import type { Http, HttpCall, HttpJson } from '../http.ts';
import { faultOf, upstreamFault } from './refusal.ts';
import type { Tokens } from './token.ts';

type ClientCall<T> = {
  method: 'GET' | 'POST' | 'PATCH';
  /** The path with its version: "/v2/checkout/orders". */
  path: string;
  body?: unknown;
  schema: z.ZodMiniType<T>;
  /** PayPal-Request-Id, at most 108 characters: a repetition returns the first one's result. */
  key?: string;
};

/** Throws UpstreamError only; its code is one of ours. */
export type PayPalClient = <T>(call: ClientCall<T>) => Promise<T>;

const LONGEST_READ_MS = 10_000;

type ClientConfig = { base: string; timeoutMs: number };

export function createClient({ base, timeoutMs }: ClientConfig, tokens: Tokens, http: Http): PayPalClient {
  return async <T>({ method, path, body, schema, key }: ClientCall<T>): Promise<T> => {
    const headers: Record<string, string> = { accept: 'application/json' };
    const call: HttpCall = {
      upstream: 'paypal',
      method,
      url: base + path,
      timeoutMs: method === 'GET' ? Math.min(timeoutMs, LONGEST_READ_MS) : timeoutMs,
    };
    if (method !== 'GET') {
      headers['content-type'] = 'application/json';
      headers['prefer'] = 'return=representation';
      call.body = JSON.stringify(body ?? {});
    }
    if (key !== undefined) headers['paypal-request-id'] = key;
    const send = (token: string): Promise<HttpJson> =>
      http.json({ ...call, headers: { ...headers, authorization: `Bearer ${token}` } });
    const token = await tokens.current();
    const answer = await send(token);
    // A refused token means that nothing was carried out, so even a write may be resent, once.
    return read(answer.status === 401 ? await send(await tokens.after(token)) : answer, schema, call);
  };
}

function read<T>(answer: HttpJson, schema: z.ZodMiniType<T>, { method, url }: HttpCall): T {
  const { status, headers, json } = answer;
  const debugId = headers['paypal-debug-id']?.toString() ?? null;
  const where = `paypal ${method} ${new URL(url).pathname}`;
  if (status < 200 || status > 299) throw faultOf({ status, json, debugId, where });
  // A 204 has no body; any other 2xx without JSON is broken.
  const parsed = schema.safeParse(status === 204 ? {} : json);
  if (parsed.success) return parsed.data;
  throw upstreamFault('unreadable', `${where}: unreadable answer`, {
    outcome: method === 'GET' ? 'none' : 'unknown',
    requestId: debugId ?? undefined,
    cause: parsed.error,
  });
}
