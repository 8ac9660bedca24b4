// `npm run bench`: prints one table of figures, judges nothing. Server on core 0, load and stub upstream on core 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import pg from 'pg';
import { pageBytes } from './bench/page-bytes.ts';
import { openStage, shipment, type Stage } from './bench/stage.ts';
import { startPostgres } from './postgres.ts';

const UPSTREAM_MS = 200;
const rows: [string, string, string][] = [];
const report = (what: string, where: string, figure: string): void => {
  rows.push([what, where, figure]);
  console.log(`${what.padEnd(52)} ${where.padEnd(10)} ${figure}`);
};

const postgres = await startPostgres();
try {
  for (const [name, databaseUrl] of [
    ['postgres', postgres.url],
    ['embedded', null],
  ] as const) {
    await benchStart(name, databaseUrl);
    await benchQuotes(name, databaseUrl);
    await benchPurchases(name, databaseUrl);
  }
} finally {
  postgres.stop();
}
for (const [page, kilobytes] of pageBytes('dist/web', [
  'auth',
  'wizard',
  'rates',
  'dashboard',
  'checkout-success',
]))
  report(`gzipped JavaScript before first paint, ${page}`, 'web', `${kilobytes.toFixed(1)} kB`);

async function benchStart(name: string, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hafenpost-bench-'));
  const times: number[] = [];
  let idle = 0;
  for (let round = 0; round < 4; round += 1) {
    const stage = await openStage({ databaseUrl, upstreamDelayMs: 0, dataDir });
    times.push(stage.readyMs);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    idle = stage.server.rssMiB();
    await stage.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  const [cold = 0, ...warm] = times;
  report('start to first 200, cold', name, `${cold.toFixed(0)} ms`);
  report('start to first 200, warm (median of 3)', name, `${median(warm).toFixed(0)} ms`);
  report('resident memory, idle after login', name, `${idle.toFixed(0)} MiB`);
}

async function benchQuotes(name: string, databaseUrl: string | null): Promise<void> {
  const fast = await openStage({ databaseUrl, upstreamDelayMs: 0 });
  await load(fast, 10, 3);
  for (const connections of [10, 50]) {
    const before = fast.server.cpuMs();
    const result = await load(fast, connections, 8);
    const cpu = (fast.server.cpuMs() - before) / result.requests.total;
    report(
      `POST /api/rates, 60 rates, c=${connections}: server CPU`,
      name,
      `${cpu.toFixed(2)} ms, ${result.requests.average.toFixed(0)}/s`,
    );
  }
  report('resident memory, peak under quotes', name, `${fast.server.peakRssMiB().toFixed(0)} MiB`);
  await fast.stop();

  const slow = await openStage({ databaseUrl, upstreamDelayMs: UPSTREAM_MS });
  await load(slow, 10, 3);
  for (const connections of [10, 50]) {
    const { latency } = await load(slow, connections, 8);
    const beyond = (ms: number): string => `+${(ms - UPSTREAM_MS).toFixed(0)}`;
    report(
      `beyond a ${UPSTREAM_MS} ms upstream, c=${connections}: p50 / p99`,
      name,
      `${beyond(latency.p50)} / ${beyond(latency.p99)} ms`,
    );
  }
  await slow.stop();
}

function load(stage: Stage, connections: number, duration: number): Promise<autocannon.Result> {
  return autocannon({
    url: `${stage.url}/api/rates`,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: stage.cookie },
    body: shipment,
    connections,
    duration,
  }).then((result) => {
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} refused, ${result.errors} errors`);
    return result;
  });
}

/** The whole path of a customer: quote, book, poll until completed. */
async function benchPurchases(name: string, databaseUrl: string | null): Promise<void> {
  const stage = await openStage({ databaseUrl, upstreamDelayMs: 0 });
  await purchaseMany(stage, 100, 10);
  const [cpuBefore, commitsBefore, began] = [
    stage.server.cpuMs(),
    await commits(databaseUrl),
    performance.now(),
  ];
  const many = 600;
  await purchaseMany(stage, many, 10);
  const seconds = (performance.now() - began) / 1000;
  const cpu = (stage.server.cpuMs() - cpuBefore) / many;
  report(
    'quote + invoice purchase + polling, c=10: server CPU',
    name,
    `${cpu.toFixed(2)} ms, ${(many / seconds).toFixed(0)}/s`,
  );
  const after = await commits(databaseUrl);
  if (after !== null && commitsBefore !== null)
    report(
      'writing transactions per quote and purchase, mail included',
      name,
      ((after - commitsBefore) / many).toFixed(1),
    );
  await stage.stop();
}

async function purchaseMany(stage: Stage, many: number, workers: number): Promise<void> {
  let left = many;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while ((left -= 1) >= 0) await purchase(stage);
    }),
  );
}

async function purchase(stage: Stage): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie: stage.cookie };
  const ask = async (path: string, init: RequestInit): Promise<Record<string, unknown>> => {
    const response = await fetch(`${stage.url}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const quote = await ask('/api/rates', { method: 'POST', headers, body: shipment });
  const [rate] = quote['rates'] as { id: string; rate: string }[];
  const intent = await ask('/api/invoice/checkout-intent', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ rateId: rate?.id, amount: rate?.rate }),
  });
  for (;;) {
    const state = await ask(`/api/checkout-intents/${String(intent['intentId'])}`, {
      headers: { cookie: stage.cookie },
    });
    const { status } = state['intent'] as { status: string };
    if (status === 'completed') return;
    if (!['paid', 'label_purchased'].includes(status)) throw new Error(`purchase ended in ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Transactions that wrote something: those that took a transaction id. */
async function commits(databaseUrl: string | null): Promise<number | null> {
  if (!databaseUrl) return null;
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows: found } = await client.query<{ next: string }>('select txid_current()::text as next');
  await client.end();
  return Number(found[0]?.next);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
