// Wherever an order is shown, no label of a parcel that is given back is offered.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/order-actions.ts';
import type { OrderRecord } from '#contract/order-record.ts';
import type { Order } from '#contract/orders.ts';
import { refunds } from '#server/db/schema.ts';
import { openHouse } from '../support/house.ts';
import { buyByPayPal, giveBack } from '../support/refunding.ts';

test('a parcel that is given back, or may be, offers no label; after a refusal it does again', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house, 2);
  const listed = async () =>
    (await session.get('/api/dashboard/orders-fixed'))
      .json<{ orders: Order[] }>()
      .orders.find(({ id }) => id === orderId)?.shipments;
  const detailed = async () =>
    (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>().order.shipments;
  const recorded = async () =>
    (await session.get(`/api/orders/${orderId}/record`)).json<{ record: OrderRecord }>().record.labelUrl;
  /** The same in the list, in the details and in the record. */
  const expectOffered = async (parcels: number[]) => {
    for (const shipments of [await listed(), await detailed()])
      expect(
        shipments?.filter(({ labelUrl }) => labelUrl !== null).map(({ packageIndex }) => packageIndex),
      ).toEqual(parcels);
    expect((await recorded()).match(/package=\d/g) ?? []).toEqual(parcels.map((index) => `package=${index}`));
  };
  await expectOffered([0, 1]);
  await giveBack(session, { shipmentId: orderId, packageIndexes: [1] });
  await expectOffered([0]);
  const { orm } = house.ctx.db;
  await orm.update(refunds).set({ state: 'rejected' }).where(eq(refunds.orderId, orderId));
  await expectOffered([0, 1]);
  await orm.update(refunds).set({ state: 'money_refunded' }).where(eq(refunds.orderId, orderId));
  await expectOffered([0]);
});
