// Carrier webhooks: how many per second are stored durably, and whether all of them were.
import pg from 'pg';
import { type Call, figureOf, type Load, loadStage } from './load.ts';
import { insertMass } from './mass.ts';
import { purchase } from './purchase.ts';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';
import { callsOf, eventsOf, fateOf, miscounted } from './tracking-calls.ts';

const CALLS = 10_000;
const PARCELS = 1_150;
/** Some of them still wait for their first scan. */
const ORDERS = 40_000;

/** Only on PostgreSQL, which can be queried while the server runs. */
export async function benchWebhooks(name: string, databaseUrl: string): Promise<void> {
  const stage = await openStage({ databaseUrl, upstreamDelayMs: 0 });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await purchase(stage, 'invoice');
    const { rows: orders } = await client.query<{ id: string }>('select id from orders limit 1');
    await insertMass(client, { bought: orders[0]?.id ?? '', from: 1, to: ORDERS });
    const { rows } = await client.query<{ code: string }>(
      `select tracking_code as code from shipments join orders on orders.id = order_id
       where shown_status = 'ready_for_carrier' and order_id like 'or_mass%' order by hashtext(order_id)`,
    );
    const codes = rows.map(({ code }) => code);
    await tell(stage, { connections: 10, calls: callsOf(eventsOf(codes.splice(0, 300)), 3_000) });
    for (const connections of [10, 50]) {
      const events = eventsOf(codes.splice(0, PARCELS));
      const load = await tell(stage, { connections, calls: callsOf(events, CALLS) });
      const { lost, twice, misplaced } = await fateOf(client, events);
      report(
        `tracking webhooks, ${events.length} events in ${CALLS} calls, c=${connections}`,
        name,
        `${figureOf(load)}, lost ${lost}, twice ${twice}, misplaced ${misplaced}, miscounted ${await miscounted(client)}`,
      );
    }
  } finally {
    await client.end();
    await stage.stop();
  }
}

const tell = (stage: Stage, { connections, calls }: { connections: number; calls: Call[] }): Promise<Load> =>
  loadStage(stage, { connections, next: () => calls.pop() });
