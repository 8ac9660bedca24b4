// Calls EasyPost: key, paths, waiting after "too many requests", and the schema of the answer.
import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { UpstreamError } from '../../errors.ts';
import type { Http, HttpCall, HttpJson } from '../http.ts';
import { faultOf } from './refusal.ts';

export type ClientCall<T> = {
  method: 'GET' | 'POST' | 'PATCH';
  /** The path below /v2: "/shipments". */
  path: string;
  body?: unknown;
  schema: z.ZodMiniType<T>;
  timeoutMs: number;
  /** How often a 429 is sent again: it was not carried out, so even a write may be. */
  busyRetries?: number;
  fresh?: boolean;
  signal?: AbortSignal;
};

/** Throws UpstreamError only; its code is one of ours. */
export type EasyPostClient = <T>(call: ClientCall<T>) => Promise<T>;

export const READ_TIMEOUT_MS = 8_000;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export function createClient(config: { url: string; apiKey: string }, http: Http): EasyPostClient {
  const headers = {
    authorization: `Basic ${Buffer.from(`${config.apiKey}:`).toString('base64')}`,
    'content-type': 'application/json',
    accept: 'application/json',
  };

  return async ({ method, path, body, schema, timeoutMs, busyRetries = 0, fresh, signal }) => {
    const call: HttpCall = { upstream: 'easypost', method, url: config.url + path, headers, timeoutMs };
    if (method !== 'GET') call.body = JSON.stringify(body ?? {});
    if (fresh) call.fresh = true;
    if (signal) call.signal = signal;
    let answer = await http.json(call);
    for (let tried = 0; answer.status === 429 && tried < busyRetries; tried += 1) {
      await pause(pauseAfter(answer, tried));
      answer = await http.json(call);
    }
    return read(answer, schema, call);
  };
}

/** EasyPost's Retry-After, otherwise 1 s, 2 s, 4 s with some jitter. */
function pauseAfter({ headers }: HttpJson, tried: number): number {
  const wished = Number(headers['retry-after'] ?? Number.NaN) * 1000;
  const own = 1000 * 2 ** tried * (0.8 + Math.random() * 0.4);
  return Math.min(Number.isNaN(wished) ? own : Math.max(wished, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
}

function read<T>({ status, headers, json }: HttpJson, schema: z.ZodMiniType<T>, call: HttpCall): T {
  const isFine = status >= 200 && status <= 299;
  const parsed = isFine ? schema.safeParse(json) : null;
  if (parsed?.success) return parsed.data;
  const requestId = headers['x-ep-request-uuid']?.toString();
  const where = `easypost ${call.method} ${new URL(call.url).pathname}`;
  if (!isFine) throw faultOf({ status, json, where, requestId });
  const outcome = call.method === 'GET' ? 'none' : 'unknown';
  throw new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'unreadable', outcome, status, requestId },
    `${where}: unreadable answer`,
    parsed?.error,
  );
}
