// One request and its answer over undici's dispatcher, without the streams that its `request` would build.
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Exchange = {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
};

type TransportCode = 'timeout' | 'aborted' | 'unreachable' | 'connection_lost' | 'too_large';

/** No complete answer. `sent`: the request was handed to a connection, so it may have been carried out. */
export class TransportFault extends Error {
  readonly code: TransportCode;
  readonly sent: boolean;

  constructor(code: TransportCode, sent: boolean, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'TransportFault';
    this.code = code;
    this.sent = sent;
  }
}

/** Some vendors' proxies refuse requests without a user agent. */
const USER_AGENT = 'Hafenpost/1';

/** Rejects with TransportFault only. */
export const exchange = (dispatcher: Dispatcher, call: Exchange): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (call.signal?.aborted) {
      reject(new TransportFault('aborted', false));
      return;
    }
    const { origin, pathname, search } = new URL(call.url);
    dispatcher.dispatch(
      {
        origin,
        path: pathname + search,
        method: call.method,
        headers: { 'user-agent': USER_AGENT, ...call.headers },
        body: call.body ?? null,
      },
      createHandler(call, resolve, reject),
    );
  });

function createHandler(
  call: Exchange,
  resolve: (answer: Answer) => void,
  reject: (fault: TransportFault) => void,
): Dispatcher.DispatchHandler {
  let controller: Dispatcher.DispatchController | undefined;
  let done = false;
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  let size = 0;
  const chunks: Buffer[] = [];

  const finish = (): boolean => {
    if (done) return false;
    done = true;
    clearTimeout(timer);
    unwatch?.();
    return true;
  };
  const fail = (code: TransportCode, cause?: unknown): void => {
    if (!finish()) return;
    const fault = new TransportFault(code, controller !== undefined, cause);
    reject(fault);
    controller?.abort(fault);
  };
  const timer = setTimeout(() => fail('timeout'), call.timeoutMs);
  const unwatch = call.signal ? watch(call.signal, () => fail('aborted')) : null;

  return {
    onRequestStart(started) {
      // Waited too long for a connection: aborted here, it is never written.
      if (done) started.abort(new TransportFault('aborted', false));
      else controller = started;
    },
    onResponseStart(_controller, code, received) {
      status = code;
      headers = received;
    },
    onResponseData(_controller, chunk) {
      size += chunk.length;
      if (size > call.maxBytes) fail('too_large');
      else chunks.push(chunk);
    },
    onResponseEnd() {
      const [only] = chunks;
      const body = chunks.length === 1 && only ? only : Buffer.concat(chunks, size);
      if (finish()) resolve({ status, headers, body });
    },
    onResponseError(_controller, error) {
      fail(controller === undefined ? 'unreachable' : 'connection_lost', error);
    },
  };
}

type Watch = { calls: Set<() => void>; fire: () => void };
const watches = new WeakMap<AbortSignal, Watch>();

/** One listener per signal while any call waits: one per call would cost a quote of six more than its mapping. */
function watch(signal: AbortSignal, onAbort: () => void): () => void {
  const { calls, fire } = watches.get(signal) ?? startWatch(signal);
  calls.add(onAbort);
  return () => {
    calls.delete(onAbort);
    if (calls.size > 0) return;
    watches.delete(signal);
    signal.removeEventListener('abort', fire);
  };
}

function startWatch(signal: AbortSignal): Watch {
  const calls = new Set<() => void>();
  const started = { calls, fire: () => [...calls].forEach((abort) => abort()) };
  watches.set(signal, started);
  signal.addEventListener('abort', started.fire);
  return started;
}
