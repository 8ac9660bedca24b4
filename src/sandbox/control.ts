// /__sandbox: inspect the simulated world, break it, move its clock, reset it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asFields, asNumber, asText, type Fields } from './easypost/input.ts';
import { FAULT_MODES, type FaultMode, type FaultRule, patternOf } from './faults.ts';
import type { JournalFilter } from './journal.ts';
import { mailRoutes } from './mail-routes.ts';
import { indexPage } from './pages.ts';
import type { Sandbox } from './sandbox.ts';

class BadControl extends Error {
  readonly statusCode = 400;
}

const isMode = (text: string | null): text is FaultMode => FAULT_MODES.some((mode) => mode === text);

/** Every request would fail on a pattern that cannot be read. */
function isPath(path: string): boolean {
  try {
    patternOf(path);
    return true;
  } catch {
    // The caller is told.
    return false;
  }
}

function readFault(body: unknown): FaultRule {
  const given = asFields(body) ?? {};
  const match: Fields = asFields(given['match']) ?? {};
  const [path, method, mode] = [asText(match['path']), asText(match['method']), asText(given['mode'])];
  if (path === null) throw new BadControl('match.path is missing: a prefix, or a pattern like /\\/buy$/.');
  if (!isPath(path)) throw new BadControl(`match.path is a pattern that cannot be read: ${path}`);
  if (!isMode(mode)) throw new BadControl(`mode must be one of ${FAULT_MODES.join(', ')}.`);
  const delayMs = asNumber(given['delayMs']);
  const times = asNumber(given['times']);
  const retryAfter = asNumber(given['retryAfter']);
  return {
    match: { path, ...(method !== null && { method }) },
    mode,
    ...(delayMs !== null && { delayMs }),
    ...(times !== null && { times }),
    ...(retryAfter !== null && { retryAfter }),
  };
}

const DURATION = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/;
const UNIT_MS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds, or a text like `90s`, `2h`, `3d`. */
function readDuration(value: unknown): number {
  const parts = DURATION.exec(asText(value) ?? '');
  const ms = parts ? Number(parts[1]) * (UNIT_MS[parts[2] ?? 'ms'] ?? 1) : asNumber(value);
  if (ms === null || ms < 0) throw new BadControl('advance must be milliseconds or a text like 90s, 2h, 3d.');
  return ms;
}

function faultRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  // A regular expression has no JSON form.
  const shown = () =>
    sandbox.faults
      .list()
      .map((rule) => ({ ...rule, match: { ...rule.match, path: String(rule.match.path) } }));
  app.get('/faults', () => ({ faults: shown() }));
  app.post('/faults', (request, reply) => reply.code(201).send(sandbox.faults.add(readFault(request.body))));
  app.delete('/faults', () => {
    sandbox.faults.clear();
    return { faults: shown() };
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', (request, reply) =>
    sandbox.faults.remove(Number(request.params.id))
      ? { faults: shown() }
      : reply.code(404).send({ message: 'No such fault.' }),
  );
}

function clockRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const shown = () => ({
    now: new Date(sandbox.clock.now()).toISOString(),
    pending: sandbox.clock.pending(),
  });
  app.get('/clock', shown);
  app.post('/clock', async ({ body }) => {
    const given = asFields(body) ?? {};
    if (given['set'] !== undefined) {
      const at = Date.parse(asText(given['set']) ?? '');
      if (Number.isNaN(at)) throw new BadControl('set must be an ISO time.');
      sandbox.clock.set(at);
    } else {
      const ms = readDuration(given['advance']);
      // Nothing works any more on a clock without a date.
      if (Number.isNaN(new Date(sandbox.clock.now() + ms).getTime()))
        throw new BadControl('advance is beyond the last date there is.');
      sandbox.clock.advance(ms);
    }
    await sandbox.settled();
    return shown();
  });
  app.get('/latency', () => sandbox.latency);
  app.post('/latency', ({ body }) => {
    const given = asFields(body) ?? {};
    sandbox.latency.rateMs = asNumber(given['rateMs']) ?? sandbox.latency.rateMs;
    sandbox.latency.buyMs = asNumber(given['buyMs']) ?? sandbox.latency.buyMs;
    return sandbox.latency;
  });
}

export async function controlRoutes(root: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const showIndex = (_request: FastifyRequest, reply: FastifyReply) => {
    const { host, port } = sandbox.smtp;
    const clock = new Date(sandbox.clock.now()).toISOString();
    return reply
      .type('text/html')
      .send(indexPage({ url: sandbox.url, smtp: `smtp://${host}:${port}`, clock }));
  };
  root.get('/', showIndex);
  await root.register(
    async (app) => {
      app.get('/', showIndex);
      app.get('/state', () => sandbox.state());
      app.post('/reset', () => {
        sandbox.reset();
        return { ok: true };
      });
      app.get('/journal', ({ query }) => {
        const given = asFields(query) ?? {};
        const [path, method] = [asText(given['path']), asText(given['method'])];
        const filter: JournalFilter = { ...(path !== null && { path }), ...(method !== null && { method }) };
        return { entries: sandbox.journal.list(filter) };
      });
      app.delete('/journal', () => {
        sandbox.journal.clear();
        return { entries: [] };
      });
      faultRoutes(app, sandbox);
      clockRoutes(app, sandbox);
      mailRoutes(app, sandbox);
    },
    { prefix: '/__sandbox' },
  );
}
