// Orphans adopted by their order are locked in key order, as they are by a call that repeats them.
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#server/db/database.ts';
import { trackingUpdates } from '#server/db/schema.ts';
import { adoptUpdates } from '#server/db/orphans.ts';
import { type House, openHouse } from '../support/house.ts';
import { anOrder, tell, updatesOf } from '../support/tracking.ts';
import { isTransactionWaiting } from '../support/transaction-waiting.ts';

const CODE = 'ADOPTED1';
const hours = ['12', '11', '10'] as const;
const to = { shipmentId: 'sh_or_adopt_0_0', orderId: 'or_adopt' };

/** Written last first, so that reading in table order goes against the keys. */
async function orphans(house: House): Promise<void> {
  for (const hour of hours)
    await tell(house, {
      tracking_number: CODE,
      status: 'in_transit',
      event_timestamp: `2026-11-20T${hour}:00:00Z`,
    });
  await anOrder(house, { id: to.orderId, codes: [[CODE]] });
}

const hold = (tx: Orm, hour: string) =>
  tx
    .select({ id: trackingUpdates.id })
    .from(trackingUpdates)
    .where(
      and(
        eq(trackingUpdates.trackingCode, CODE),
        eq(trackingUpdates.eventTimestamp, new Date(`2026-11-20T${hour}:00:00Z`)),
      ),
    )
    .for('update', { skipLocked: true });

/** Reads in table order. */
async function adopt(tx: Orm) {
  await tx.execute(sql`set local enable_indexscan = off`);
  await tx.execute(sql`set local enable_bitmapscan = off`);
  return await adoptUpdates(tx, CODE, to);
}

test('all orphans of a code are adopted at once, and only once', async () => {
  await using house = await openHouse();
  await orphans(house);
  const { db } = house.ctx;
  const adopted = await db.transaction(adopt);
  expect(adopted.map(({ at }) => at.getUTCHours()).sort()).toEqual([10, 11, 12]);
  expect(await db.transaction(adopt)).toEqual([]);
  expect(await updatesOf(house, CODE)).toMatchObject([to, to, to]);
});

test('a transaction waiting for the first orphan locks none of the later ones', async () => {
  await using house = await openHouse();
  await orphans(house);
  const { db } = house.ctx;
  let adopting: Promise<unknown[]> | undefined;
  await db.transaction(async (tx) => {
    expect(await hold(tx, '10')).toHaveLength(1);
    adopting = db.transaction(adopt);
    await expect.poll(() => isTransactionWaiting(db.orm)).toBe(true);
    await db.transaction(async (other) => {
      expect(await hold(other, '11')).toHaveLength(1);
      expect(await hold(other, '12')).toHaveLength(1);
    });
  });
  expect(await adopting).toHaveLength(3);
});
