// Two operators give the same tracking code to two purchases: they wait for each other, and nobody else does.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countOrders, findOrderShares, foldOrderDeltas } from '#server/db/order-counters.ts';
import { findForeignCode } from '#server/db/tracked-parcels.ts';
import { bookAndSettle } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';
import { aPdf, operate, unsold } from '../support/operator-desk.ts';

test('a tracking code attached to two purchases at the same moment becomes the label of one', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const files = { 'a.pdf': await aPdf('one') };
  for (const code of ['1Z999AA1', '1Z999AA2', '1Z999AA3']) {
    const bought = [unsold(), unsold()].map((shipment) => bookAndSettle(house, session, { shipment }));
    const ids = (await Promise.all(bought)).map(({ id }) => id);
    const attach = (id: string) =>
      operate(house, `intents attach-label ${id} --file a.pdf --tracking ${code}`, files);
    const done = await Promise.all(ids.map(attach));
    expect(done.map((one) => one.code).sort()).toEqual([0, 1]);
    expect(done.map(({ out }) => out).join('')).toContain(`${code} is the tracking code of order`);
  }
});

test('the counters of orders are folded while somebody attaches a label', async () => {
  await using house = await openHouse();
  const { db } = house.ctx;
  const kind = { userId: 'us_demo_gold', shownStatus: 'processing', carrier: 'UPS', country: 'FR' } as const;
  await countOrders(db.orm, [{ ...kind, orders: 1, spentCents: 3_627 }]);
  await db.transaction(async (tx) => {
    await findForeignCode(tx, { codes: ['1Z999AA1'], intentId: 'ci_1' });
    // Waiting for the other transaction would never end.
    await db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '5s'`);
      expect(await foldOrderDeltas(other, 10)).toBe(1);
    });
  });
  const { statuses } = await findOrderShares(db.orm, { userId: kind.userId });
  expect(statuses).toMatchObject([{ name: 'processing', orders: 1, spentCents: 3_627 }]);
});
