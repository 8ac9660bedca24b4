// `npm run bench`: prints one table of figures, judges nothing. Server on core 0, load and stub upstream on core 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { pageBytes } from './bench/page-bytes.ts';
import { type Method, purchase, type Purchased } from './bench/purchase.ts';
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
  'label-success',
  'payment-failed',
  'checkout-cancel',
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

/** The whole path of a customer, all calls summed: quote, intent, pay, label, capture, polling until completed. */
async function benchPurchases(name: string, databaseUrl: string | null): Promise<void> {
  for (const method of ['invoice', 'paypal', 'computop'] as const) {
    const stage = await openStage({ databaseUrl, upstreamDelayMs: 0 });
    await purchaseMany(stage, { method, many: 100, buyers: 10 });
    for (const buyers of [1, 10, 50]) {
      const many = buyers === 1 ? 150 : 500;
      const [cpuBefore, commitsBefore, began] = [
        stage.server.cpuMs(),
        await commits(databaseUrl),
        performance.now(),
      ];
      const done = await purchaseMany(stage, { method, many, buyers });
      const seconds = (performance.now() - began) / 1000;
      const cpu = (stage.server.cpuMs() - cpuBefore) / many;
      const after = await commits(databaseUrl);
      const writes =
        after === null || commitsBefore === null
          ? ''
          : `, ${((after - commitsBefore) / many).toFixed(1)} commits`;
      const whole = done.map(({ wholeMs }) => wholeMs);
      const released = done.map(({ releasedMs }) => releasedMs);
      report(
        `purchase by ${method}, ${buyers} buyers: server CPU`,
        name,
        `${cpu.toFixed(2)} ms, ${(many / seconds).toFixed(0)}/s${writes}, p50/p99 ${quantile(whole, 0.5)}/${quantile(whole, 0.99)} ms, paid to released ${quantile(released, 0.5)}/${quantile(released, 0.99)} ms`,
      );
    }
    await stage.stop();
  }
}

const quantile = (values: readonly number[], share: number): string =>
  ([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(0);

type Plan = { method: Method; many: number; buyers: number };

async function purchaseMany(stage: Stage, { method, many, buyers }: Plan): Promise<Purchased[]> {
  let left = many;
  const done: Purchased[] = [];
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while ((left -= 1) >= 0) done.push(await purchase(stage, method));
    }),
  );
  return done;
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
