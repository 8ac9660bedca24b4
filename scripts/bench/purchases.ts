// Purchases by many concurrent buyers, by each payment method.
import pg from 'pg';
import { type Method, methods, purchase, type Purchased, releasedSince } from './purchase.ts';
import { untilIdle } from './measured-process.ts';
import { quantile, report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

/**
 * A customer's complete purchase, all calls added up: quote, intent, pay, label, capture, polling until completed. The
 * CPU includes the papers and mails that follow.
 */
export async function benchPurchases(name: string, databaseUrl: string | null): Promise<void> {
  for (const method of methods) {
    const stage = await openStage({ databaseUrl, upstreamDelayMs: 0 });
    await purchaseMany(stage, { method, many: 100, buyers: 10 });
    await untilIdle(stage.server);
    for (const buyers of [1, 10, 50]) {
      const many = buyers === 1 ? 150 : 500;
      const [cpuBefore, commitsBefore, began] = [
        stage.server.cpuMs(),
        await commits(databaseUrl),
        performance.now(),
      ];
      const done = await purchaseMany(stage, { method, many, buyers });
      const seconds = (performance.now() - began) / 1000;
      await untilIdle(stage.server);
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
        `${cpu.toFixed(2)} ms, ${(many / seconds).toFixed(0)}/s${writes}, p50/p99 ${both(whole)} ms, ${releasedSince[method]} to released ${both(released)} ms`,
      );
    }
    await stage.stop();
  }
}

const both = (values: readonly number[]): string =>
  `${quantile(values, 0.5).toFixed(0)}/${quantile(values, 0.99).toFixed(0)}`;

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

/**
 * Counts transactions that wrote something, by their transaction ids. Null on the embedded database: only the server
 * can query it while it runs, and its commits are the same.
 */
async function commits(databaseUrl: string | null): Promise<number | null> {
  if (!databaseUrl) return null;
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows: found } = await client.query<{ next: string }>('select txid_current()::text as next');
  await client.end();
  return Number(found[0]?.next);
}
