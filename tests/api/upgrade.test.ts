// A database of the first version, with an order, is upgraded to the newest: labels, books and refunds still work.
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#server/disk.ts';
import type { Orm } from '#server/db/database.ts';
import { openInMemory } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { intentOf, storedIntent } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';
import {
  buy,
  expectEmptyBooks,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  orderOf,
  passTime,
  statesOf,
} from '../support/refunding.ts';

/** Parents first. */
const tables = ['users', 'sessions', 'quotes', 'intents', 'orders', 'shipments', 'files'];

/** As left by the first version. */
async function migrateToFirst(orm: Orm): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  for (const statement of first?.sql ?? []) await orm.execute(sql.raw(statement));
  await orm.execute(sql`create schema drizzle`);
  await orm.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await orm.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first?.hash}, ${first?.folderMillis})`,
  );
}

type Selected = { rows: { rows: string }[] };

/** Columns that the older tables lack are left out. */
async function copyRows(from: Orm, to: Orm): Promise<void> {
  for (const table of tables) {
    const name = sql.identifier(table);
    const { rows } = (await from.execute(
      sql`select coalesce(json_agg(row_to_json(t)), '[]')::text as rows from ${name} t`,
    )) as Selected;
    await to.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows[0]?.rows ?? '[]'}::json)`,
    );
  }
}

/** Labels of the first version had neither leg nor cost. */
const forgetCosts = (orm: Orm) =>
  orm.execute(
    sql`update intents set labels = (select jsonb_agg(label - 'leg' - 'costCents') from jsonb_array_elements(labels) as label)`,
  );

test('an order of the first version keeps its sums, is in the books, and can be refunded', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house, { parcels: 3 });
  const before = await storedIntent(house, intent.id);
  const young = house.ctx.db;
  const old = await openInMemory();
  try {
    await migrateToFirst(old.orm);
    await copyRows(young.orm, old.orm);
    await forgetCosts(old.orm);
    await migrate(old.orm);
    house.ctx.db = old;

    const { labels, labelCostCents, legsBought } = await storedIntent(house, intent.id);
    expect([legsBought, labelCostCents]).toEqual([1, before.rate.costCents]);
    expect(labels?.map(({ leg, packageIndex }) => [leg, packageIndex])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    const costs = labels?.map(({ costCents }) => costCents) ?? [];
    expect(costs.reduce((sum, cents) => sum + cents, 0)).toBe(before.rate.costCents);
    expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(1);
    const books = await expectCorrectBooks(house);
    expect(books.get('receivable:invoice')).toBe(intent.amountCents);
    expect(await resumeCheckouts(house.ctx), 'nothing of it is done again').toBe(0);

    await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
    await passTime(house, HOUR_MS);
    await refundByApi(session, { shipmentId: orderId });
    await passTime(house, HOUR_MS);
    expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded', 'money_refunded']);
    expect(await orderOf(house, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect((await intentOf(session, intent.id)).status).toBe('refunded');
    await expectEmptyBooks(house);
  } finally {
    await house.ctx.settled();
    house.ctx.db = young;
    await old.close();
  }
});
