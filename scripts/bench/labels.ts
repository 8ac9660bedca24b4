// Printing: label PDFs of many orders, fetched in turn by their owner.
import pg from 'pg';
import { figureOf, readStage } from './load.ts';
import { purchase } from './purchase.ts';
import { report } from './report.ts';
import { openStage } from './stage.ts';

const ORDERS = 100;
/** Size of a carrier's label. */
const BYTES = 30_000;

export async function benchLabels(name: string, databaseUrl: string): Promise<void> {
  const stage = await openStage({ databaseUrl, upstreamDelayMs: 0 });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (let i = 0; i < ORDERS; i += 1) await purchase(stage, 'invoice');
    // Random bytes, so that they cannot be compressed.
    await client.query(
      `update files set content = (select string_agg(uuid_send(gen_random_uuid()), '') from generate_series(1, $1)
       where files.id is not null), size = $2`,
      [Math.ceil(BYTES / 16), Math.ceil(BYTES / 16) * 16],
    );
    const { rows } = await client.query<{ path: string }>(
      `select '/api/checkout-intents/' || intents.id || '/label?package=0' as path
       from intents where status = 'completed' and user_id = 'us_demo_gold' order by created_at desc limit $1`,
      [ORDERS],
    );
    const paths = rows.map(({ path }) => path);
    await refuseOthers(stage.url, paths[0] ?? '');
    await readStage(stage, { paths, connections: 10, seconds: 2 });
    for (const connections of [10, 50]) {
      const load = await readStage(stage, { paths, connections, seconds: 5 });
      report(`label PDF of 30 kB, owner checked, c=${connections}`, name, figureOf(load));
    }
  } finally {
    await client.end();
    await stage.stop();
  }
}

/** Ensures that the measured path includes the owner check. */
async function refuseOthers(url: string, path: string): Promise<void> {
  const { status } = await fetch(`${url}${path}`);
  if (status < 400) throw new Error(`A stranger can fetch ${path}.`);
}
