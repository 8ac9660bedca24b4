// Wherever an order is shown, the label of a refunded parcel is not offered.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/order-actions.ts';
import type { OrderRecord } from '#contract/order-record.ts';
import type { Order } from '#contract/orders.ts';
import { refunds } from '#server/db/schema.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { read } from '../support/papers.ts';
import { storeOrder } from '../support/placing.ts';
import { buyByPayPal, refundByApi, HOUR_MS, passTime } from '../support/refunding.ts';

test('an order refunded while it was held no longer promises a label, and shows none', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(
    house,
    1,
    aShipment({
      toAddress: anAddress({ city: 'Zürich', zip: '8001', country: 'CH' }),
      services: { exportDocumentation: true },
    }),
  );
  const shown = async () => {
    const { orders } = (await session.get('/api/dashboard/orders-fixed')).json<{ orders: Order[] }>();
    const { order } = (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>();
    const confirmation = await read(session, `/api/orders/${orderId}/confirmation?language=en`);
    return {
      held: [
        orders[0]?.exportHold,
        order.exportHold,
        confirmation.includes('You will then receive the final label'),
      ],
      labels: [orders[0]?.shipments[0]?.labelUrl, order.shipments[0]?.labelUrl],
      hasCode: /1Z\w{16}/.test(confirmation),
    };
  };
  expect(await shown()).toEqual({ held: [true, true, true], labels: [null, null], hasCode: true });
  await refundByApi(session, { shipmentId: orderId });
  expect((await shown()).held.slice(0, 2), 'while the carrier is asked').toEqual([false, false]);
  await passTime(house, 2 * HOUR_MS);
  expect(await shown()).toEqual({ held: [false, false, false], labels: [null, null], hasCode: true });
});

test('a held label that nothing else locks is not offered either once its order is cancelled', async () => {
  await using house = await openHouse();
  const createdAt = house.ctx.clock();
  const change = { exportHold: true, status: 'cancelled' } as const;
  await storeOrder(house, { id: 'or_held', userId: 'us_demo_privat', createdAt, change });
  const session = await house.logIn();
  const { orders } = (await session.get('/api/dashboard/orders-fixed')).json<{ orders: Order[] }>();
  expect(orders).toMatchObject([{ exportHold: false, shipments: [{ labelUrl: null }] }]);
});

test('a parcel with a pending or completed refund offers no label; after a rejection it does again', async () => {
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
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await expectOffered([0]);
  const { orm } = house.ctx.db;
  await orm.update(refunds).set({ state: 'rejected' }).where(eq(refunds.orderId, orderId));
  await expectOffered([0, 1]);
  await orm.update(refunds).set({ state: 'money_refunded' }).where(eq(refunds.orderId, orderId));
  await expectOffered([0]);
});
