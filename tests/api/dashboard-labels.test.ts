// The dashboard's list offers no label of a parcel that is given back.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { refunds } from '#server/db/schema.ts';
import { openHouse } from '../support/house.ts';
import { buyByPayPal, giveBack } from '../support/refunding.ts';

test('a parcel that is given back, or may be, offers no label; after a refusal it does again', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house, 2);
  const offered = async () =>
    (await session.get('/api/dashboard/orders-fixed'))
      .json<{ orders: Order[] }>()
      .orders.find(({ id }) => id === orderId)
      ?.shipments.map(({ labelUrl }) => labelUrl !== null);
  expect(await offered()).toEqual([true, true]);
  await giveBack(session, { shipmentId: orderId, packageIndexes: [1] });
  expect(await offered()).toEqual([true, false]);
  const { orm } = house.ctx.db;
  await orm.update(refunds).set({ state: 'rejected' }).where(eq(refunds.orderId, orderId));
  expect(await offered()).toEqual([true, true]);
  await orm.update(refunds).set({ state: 'money_refunded' }).where(eq(refunds.orderId, orderId));
  expect(await offered()).toEqual([true, false]);
});
