// Rare queries on large tables use an index: none may read all rows.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#server/db/database.ts';
import { countHeldOrders } from '#server/db/held-orders.ts';
import { findIntentByCapture } from '#server/db/intents.ts';
import { findNewestIntents, findNewestOrders } from '#server/db/newest-of-user.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { insertTrackingUpdates, type NewTrackingUpdate } from '#server/db/tracking.ts';
import { openHouse } from '../support/house.ts';

/** By the name of the table. */
const questions: Record<string, [table: string, ask: (tx: Orm) => Promise<unknown>]> = {
  'the checkout of a reversed payment': ['intents', (tx) => findIntentByCapture(tx, 'paypal', 'CAPTURE1')],
  'how many orders are held': ['orders', (tx) => countHeldOrders(tx)],
  'the newest orders of an account': ['orders', (tx) => findNewestOrders(tx, 'us_1', 10)],
  'the newest checkouts of an account': ['intents', (tx) => findNewestIntents(tx, 'us_1', 10)],
  'the refunds of an order': ['refunds', (tx) => findRefunds(tx, 'or_1')],
};

async function readThrough(tx: Orm, table: string): Promise<number> {
  const { rows } = await tx.execute<{ scans: number }>(
    sql`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = ${table}`,
  );
  return rows[0]?.scans ?? 0;
}

const told = (code: string, id: string): NewTrackingUpdate => ({
  id,
  webhookSource: 'generic',
  trackingCode: code,
  eventTimestamp: new Date('2026-11-19T10:00:00Z'),
  status: 'in_transit',
  rawData: '{}',
  createdAt: new Date('2026-11-19T10:00:00Z'),
});

test('a carrier’s event is compared with the same parcel’s events, not with all', async () => {
  await using house = await openHouse();
  const scans = await house.ctx.db.transaction(async (tx) => {
    const many = Array.from({ length: 5_000 }, (_, i) => told(`CODE${i}`, `tu_${i}`));
    await insertTrackingUpdates(tx, many);
    await tx.execute(sql`analyze tracking_updates`);
    const before = await readThrough(tx, 'tracking_updates');
    const news = [told('CODE7', 'tu_known'), told('NEW', 'tu_new')];
    expect((await insertTrackingUpdates(tx, news)).map(({ code }) => code)).toEqual(['NEW']);
    return (await readThrough(tx, 'tracking_updates')) - before;
  });
  expect(scans).toBe(0);
});

test.each(Object.entries(questions))('%s: found by an index', async (_, [table, ask]) => {
  await using house = await openHouse();
  const scans = await house.ctx.db.transaction(async (tx) => {
    // The planner scans a table this small despite any index.
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await readThrough(tx, table);
    await ask(tx);
    return (await readThrough(tx, table)) - before;
  });
  expect(scans).toBe(0);
});
