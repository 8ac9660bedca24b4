// The dashboard of a customer who owns every tenth of 10 000 and of 1 000 000 orders.
import pg from 'pg';
import { figureOf, type Load, readStage } from './load.ts';
import { questionsTo } from './dashboard-questions.ts';
import { insertMass } from './mass.ts';
import { purchase } from './purchase.ts';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const SIZES = [
  ['10^4', 10_000],
  ['10^6', 1_000_000],
] as const;
const CONNECTIONS = 10;
const SECONDS = 5;

export async function benchDashboard(name: string, databaseUrl: string): Promise<void> {
  const stage = await openStage({ databaseUrl, upstreamDelayMs: 0 });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await purchase(stage, 'invoice');
    const { rows } = await client.query<{ id: string }>('select id from orders');
    const bought = rows[0]?.id ?? '';
    let from = 1;
    const small = new Map<string, Load>();
    for (const [size, to] of SIZES) {
      await insertMass(client, { bought, from, to });
      from = to + 1;
      await benchSize(stage, { where: name, size, client, small });
    }
  } finally {
    await client.end();
    await stage.stop();
  }
}

type Sized = { where: string; size: string; client: pg.Client; small: Map<string, Load> };

async function benchSize(stage: Stage, { where, size, client, small }: Sized): Promise<void> {
  for (const [name, paths] of Object.entries(await questionsTo(client))) {
    const what = `dashboard at ${size}: ${name}`;
    await readStage(stage, { paths, connections: CONNECTIONS, seconds: 2 });
    const load = await readStage(stage, { paths, connections: CONNECTIONS, seconds: SECONDS });
    const alone = await readStage(stage, { paths, connections: 1, seconds: 2 });
    report(
      what,
      where,
      `${figureOf(load)}; alone p50/p99 ${alone.p50.toFixed(1)}/${alone.p99.toFixed(1)} ms`,
    );
    const before = small.get(name);
    if (before) {
      const times = (a: number, b: number): string => `${(a / b).toFixed(2)}x`;
      report(
        `dashboard 10^4 to 10^6: ${name}`,
        where,
        `time ${times(before.perSecond, load.perSecond)}, p99 ${times(load.p99, before.p99)}, server CPU ${times(load.cpuMs, before.cpuMs)}`,
      );
    } else small.set(name, load);
  }
}
