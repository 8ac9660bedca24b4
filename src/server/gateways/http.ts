// The only way out: one HTTP call with a deadline, a size cap, and faults told apart by whether anything was sent.
import { setTimeout as pause } from 'node:timers/promises';
// Not from 'undici': its index loads fetch, caches and sockets of every kind, 8 MiB and a tenth of the startup time.
import Agent from 'undici/lib/dispatcher/agent.js';
import { UpstreamError, type UpstreamKind } from '../errors.ts';
import { parseJson } from '../parse-json.ts';
import { exchange, TransportFault, type Answer } from './http-exchange.ts';

export type HttpCall = {
  /** The service called, for the error: "easypost". */
  upstream: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** From the call to the last byte, repetition included. */
  timeoutMs: number;
  /** Larger answers are a fault. */
  maxBytes?: number;
  signal?: AbortSignal;
  /** A new connection, not an idle one that the other side may be closing. For writes that cost money. */
  fresh?: boolean;
  /** The URL itself gives access: faults name only its origin. */
  isSecret?: boolean;
};

/** Any status; the vendor's mapping interprets it. */
export type HttpAnswer = Answer;
/** `json` is undefined if the body is not JSON. */
export type HttpJson = Pick<Answer, 'status' | 'headers'> & { json: unknown };

/**
 * Both throw UpstreamError without a complete answer: outcome `none` if nothing was sent or it was a GET, `unknown` if
 * a write went out. A GET is repeated once, a write never.
 */
export type Http = {
  json(call: HttpCall): Promise<HttpJson>;
  bytes(call: HttpCall): Promise<HttpAnswer>;
  close(): Promise<void>;
};

type HttpOptions = {
  /** Most connections to one origin; further calls wait for a free one. */
  connections?: number;
  /** Pause before a GET is repeated. */
  repeatAfterMs?: number;
};

const MAX_BYTES = 4 * 1024 * 1024;
const KEEP_ALIVE_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** The longest timeout of any write: recovery after a dead process depends on it (record 0034). */
export const LONGEST_WRITE_MS = 45_000;

export function createHttp(options: HttpOptions = {}): Http {
  const { connections = 256, repeatAfterMs = 200 } = options;
  // We enforce the deadline, so undici's own timers are off; they would cost a tick per call.
  const common = { connections, connect: { timeout: CONNECT_TIMEOUT_MS }, headersTimeout: 0, bodyTimeout: 0 };
  const kept = new Agent({ ...common, keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: 600_000 });
  const fresh = new Agent({ ...common, pipelining: 0 });

  const once = (call: HttpCall, timeoutMs: number): Promise<Answer> =>
    exchange(call.fresh ? fresh : kept, { maxBytes: MAX_BYTES, ...call, timeoutMs });

  const bytes = async (call: HttpCall): Promise<Answer> => {
    if (call.method !== 'GET' && call.timeoutMs > LONGEST_WRITE_MS)
      throw new Error(`A write may take ${LONGEST_WRITE_MS} ms, not ${call.timeoutMs}.`);
    const deadline = performance.now() + call.timeoutMs;
    const first = await once(call, call.timeoutMs).catch(asFault);
    const left = deadline - performance.now() - repeatAfterMs;
    if (call.method !== 'GET' || left <= 0 || !isWorthRepeating(first)) return orThrow(call, first);
    await pause(repeatAfterMs);
    return orThrow(call, await once(call, left).catch(asFault));
  };

  return {
    bytes,
    async json(call) {
      const { status, headers, body } = await bytes(call);
      return { status, headers, json: parseJson(body) };
    },
    async close() {
      await Promise.all([kept.destroy(), fresh.destroy()]);
    },
  };
}

const asFault = (error: unknown): TransportFault =>
  error instanceof TransportFault ? error : new TransportFault('unreachable', false, error);

const isWorthRepeating = (first: Answer | TransportFault): boolean =>
  first instanceof TransportFault
    ? first.code === 'unreachable' || first.code === 'connection_lost'
    : first.status === 502 || first.status === 503 || first.status === 504;

function orThrow(call: HttpCall, result: Answer | TransportFault): Answer {
  if (!(result instanceof TransportFault)) return result;
  const kind: UpstreamKind =
    result.code === 'timeout' || result.code === 'aborted' ? 'timeout' : 'unavailable';
  const outcome = result.sent && call.method !== 'GET' ? 'unknown' : 'none';
  const address = call.isSecret ? new URL(call.url).origin : call.url.replace(/\?.*/, '');
  const where = `${call.upstream}: ${call.method} ${address}`;
  throw new UpstreamError(
    { upstream: call.upstream, kind, code: result.code, outcome },
    `${where}: ${result.code}`,
    result,
  );
}
