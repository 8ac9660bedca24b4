// A query that takes rows with a limit takes no more than that, whatever the plan.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#server/db/database.ts';
import { claimMails } from '#server/db/outbox.ts';
import { outbox, trackingUpdates, users } from '#server/db/schema.ts';
import { deleteOrphans } from '#server/db/orphans.ts';
import { claimDueVatChecks } from '#server/db/vat-checks.ts';
import { type House, openHouse } from '../support/house.ts';
import { tell } from '../support/tracking.ts';

/** The plan a table without statistics sometimes gets: the subquery runs once per row of the table. */
const byNestedLoops = <T>(house: House, work: (tx: Orm) => Promise<T>): Promise<T> =>
  house.ctx.db.transaction(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan']) {
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    }
    return work(tx);
  });

test('one of three expired events is deleted when the limit is one', async () => {
  await using house = await openHouse();
  for (const code of ['A', 'B', 'C']) await tell(house, { tracking_number: code, status: 'in_transit' });
  const later = new Date(house.ctx.clock().getTime() + 1000);
  expect(await byNestedLoops(house, (tx) => deleteOrphans(tx, later, 1))).toBe(1);
  expect(await house.ctx.db.orm.select().from(trackingUpdates)).toHaveLength(2);
});

test('one of three due mails is claimed when the limit is one', async () => {
  await using house = await openHouse();
  const now = house.ctx.clock();
  const mails = ['a', 'b', 'c'].map((id) => ({
    id,
    kind: 'password-reset',
    recipient: `${id}@example.com`,
    language: 'de' as const,
    data: {},
    nextAttemptAt: now,
    createdAt: now,
  }));
  await house.ctx.db.orm.insert(outbox).values(mails);
  const until = new Date(now.getTime() + 60_000);
  expect(await byNestedLoops(house, (tx) => claimMails(tx, { now, until, limit: 1 }))).toHaveLength(1);
});

test('one of three due VAT ids is claimed when the limit is one', async () => {
  await using house = await openHouse();
  const now = house.ctx.clock();
  await house.ctx.db.orm.update(users).set({ vatId: 'DE136695976', vatNextCheckAt: now });
  const until = new Date(now.getTime() + 60_000);
  expect(await byNestedLoops(house, (tx) => claimDueVatChecks(tx, { now, until, limit: 1 }))).toHaveLength(1);
});
