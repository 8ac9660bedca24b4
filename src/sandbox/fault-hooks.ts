// Applies the fault plan to real connections, and writes the journal.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AFTER_EFFECT, type FaultPlan, type PlannedFault } from './faults.ts';
import { withoutSecrets, type Journal, type JournalEntry } from './journal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    journalEntry: JournalEntry | undefined;
    plannedFault: PlannedFault | undefined;
  }
}

type Tools = {
  faults: FaultPlan;
  journal: Journal;
  now: () => number;
  closing: AbortSignal;
  pause(ms: number): Promise<void>;
};

/** Never resolves: the caller sees a connection on which nothing happens. */
const never = () => new Promise<never>(() => undefined);

const untilClosing = (closing: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (closing.aborted) resolve();
    else closing.addEventListener('abort', () => resolve());
  });

const HTML = '<html><head><title>500 Internal Server Error</title></head><body><h1>nginx</h1></body></html>';
/** This and the next are sent complete and with a success status: only parsing the body reveals the fault. */
const GARBAGE = '{"id":"\u001f\u008b';
const HTML_OF_PROXY = '<html><head><title>Please wait</title></head><body><h1>Checking</h1></body></html>';
const SERVER_ERROR = {
  error: { code: 'INTERNAL_SERVER_ERROR', message: 'An internal error occurred.', errors: [] },
};
const TOO_MANY = { error: { code: 'RATE_LIMITED', message: 'Too many requests.', errors: [] } };

const pathOf = (url: string) => url.split('?')[0] ?? url;
const isOurs = (url: string) => url.startsWith('/__sandbox') || url === '/';

/** Answers in place of the handler, or breaks the connection. Resolves when the request may go on. */
async function spoilBefore(fault: PlannedFault, request: FastifyRequest, reply: FastifyReply, tools: Tools) {
  switch (fault.mode) {
    case 'delay':
      return tools.pause(fault.delayMs ?? 1_000);
    case 'hold':
      return Promise.race([tools.faults.untilRemoved(fault.id), untilClosing(tools.closing)]);
    case 'hang':
      return never();
    case 'cut-before':
      request.raw.socket.destroy();
      return never();
    case '429':
      if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
      return reply.code(429).type('application/json').send(JSON.stringify(TOO_MANY));
    case '500':
      return reply.code(500).type('application/json').send(JSON.stringify(SERVER_ERROR));
    case '502':
      return reply.code(502).send();
    case 'html':
      return reply.code(500).type('text/html').send(HTML);
    default:
      return undefined;
  }
}

async function dripOut(reply: FastifyReply, body: Buffer, fault: PlannedFault, tools: Tools): Promise<void> {
  const isWhole = fault.mode === 'trickle';
  const end = isWhole ? body.length : Math.floor(body.length / 2);
  const step = isWhole ? Math.max(1, Math.ceil(body.length / 20)) : end;
  reply.raw.writeHead(reply.statusCode, { ...definedHeaders(reply), 'content-length': body.length });
  for (let at = 0; at < end && !tools.closing.aborted; at += step) {
    reply.raw.write(body.subarray(at, Math.min(end, at + step)));
    await tools.pause(isWhole ? (fault.delayMs ?? 2_000) / 20 : 20);
  }
  if (isWhole) reply.raw.end();
  else reply.raw.socket?.destroy();
}

function definedHeaders(reply: FastifyReply): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
}

type Answered = { request: FastifyRequest; reply: FastifyReply; payload: unknown };

/** The handler's work is done; only the answer is spoilt. */
async function spoilAfter(fault: PlannedFault, { request, reply, payload }: Answered, tools: Tools) {
  const body = Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');
  switch (fault.mode) {
    case 'cut-after':
      request.raw.socket.destroy();
      return never();
    case 'hang-after':
      return never();
    case '500-after':
      reply.code(500).removeHeader('content-length');
      return JSON.stringify(SERVER_ERROR);
    case 'garbage-after':
      reply.removeHeader('content-length');
      return GARBAGE;
    case 'html-after':
      reply.type('text/html').removeHeader('content-length');
      return HTML_OF_PROXY;
    case 'truncate':
    case 'trickle':
      await dripOut(reply, body, fault, tools);
      return never();
    default:
      return payload;
  }
}

/** Must be registered before all routes. */
export function faultHooks(app: FastifyInstance, tools: Tools): void {
  app.decorateRequest('journalEntry', undefined);
  app.decorateRequest('plannedFault', undefined);

  app.addHook('onRequest', async (request) => {
    if (isOurs(request.url)) return;
    request.journalEntry = tools.journal.open({
      at: new Date(tools.now()).toISOString(),
      method: request.method,
      path: pathOf(request.url),
      query: request.url.split('?')[1] ?? '',
      headers: withoutSecrets(request.headers),
      body: null,
    });
  });

  app.addHook('preHandler', async (request, reply) => {
    const entry = request.journalEntry;
    if (!entry) return;
    entry.body = request.body ?? null;
    const fault = tools.faults.take(request.method, entry.path);
    if (!fault) return;
    entry.fault = fault.mode;
    if (AFTER_EFFECT.includes(fault.mode)) request.plannedFault = fault;
    else await spoilBefore(fault, request, reply, tools);
  });

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const fault = request.plannedFault;
    const isCut = fault?.mode === 'cut-after' || fault?.mode === 'hang-after';
    if (request.journalEntry && !isCut) request.journalEntry.status = reply.statusCode;
    return fault ? spoilAfter(fault, { request, reply, payload }, tools) : payload;
  });
}
