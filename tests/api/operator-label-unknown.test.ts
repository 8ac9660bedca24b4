// Labels that cannot be given up or attached by hand: one that may have been bought after all, and somebody else's.
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/order-actions.ts';
import { equalShares } from '#domain/parcel-share.ts';
import { markReversed } from '#server/db/intent-claims.ts';
import { findShipments } from '#server/db/orders.ts';
import { orders } from '#server/db/schema.ts';
import { bookAndSettle, completeLostPurchase, intentOf, storedIntent } from '../support/booking.ts';
import { aParcel } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { aPdf, auditOf, operate, unsold } from '../support/operator-desk.ts';
import { listedReason, untilGivenUp } from '../support/failed-purchases.ts';
import { expectEmptyBooks, expectCorrectBooks, orderOf } from '../support/refunding.ts';

async function buyInTheDark(house: House, session: Session): Promise<string> {
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'cut-before', times: 1 });
  const { id } = await bookAndSettle(house, session);
  await untilGivenUp(house);
  expect(await storedIntent(house, id)).toMatchObject({
    status: 'paid_label_failed',
    attention: 'label_outcome_unknown',
  });
  return id;
}

const files = { 'a.pdf': await aPdf('by hand') };
const ways = [
  ['give-up', ''],
  ['attach-label', ' --file a.pdf --tracking 1Z999AA1'],
] as const;

test.each(ways)(
  '%s: a label that was bought after all is not lost, a retry adopts it',
  async (name, rest) => {
    await using house = await openHouse();
    const session = await house.logIn('gold@example.com');
    const id = await buyInTheDark(house, session);
    await completeLostPurchase(house);
    const refused = await operate(house, `intents ${name} ${id}${rest}`, files);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(
      new RegExp(`was bought after all: \\w+\\. Continue with "intents retry ${id}"`),
    );
    expect(await auditOf(house, id)).toEqual([`operator:anna intent.${name} refused: illegal_transition`]);
    expect(await operate(house, `intents retry ${id}`)).toMatchObject({ code: 0 });
    expect(await intentOf(session, id)).toMatchObject({ status: 'completed' });
    await expectCorrectBooks(house);
  },
);

test.each(ways)(
  '%s: if the carrier side does not answer, it is done and stays on the list',
  async (name, rest) => {
    await using house = await openHouse();
    const id = await buyInTheDark(house, await house.logIn('gold@example.com'));
    house.sandbox.faults.add({ match: { path: /shipments/ }, mode: '500' });
    await operate(house, `intents ${name} ${id}${rest}`, files);
    expect((await storedIntent(house, id)).status).toBe(name === 'give-up' ? 'refunded' : 'completed');
    expect(await listedReason(house, id)).toBe('label_outcome_unknown');
  },
);

test('if the carrier side says that nothing was bought, the checkout is off the list', async () => {
  await using house = await openHouse();
  const id = await buyInTheDark(house, await house.logIn('gold@example.com'));
  expect(await operate(house, `intents give-up ${id}`)).toMatchObject({ code: 0 });
  expect(await storedIntent(house, id)).toMatchObject({ status: 'refunded', attention: null });
  await expectEmptyBooks(house);
});

test('the tracking code of another order still in transit is not attached', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const other = await orderOf(house, (await bookAndSettle(house, session)).orderId ?? '');
  const [parcel] = await findShipments(house.ctx.db.orm, other?.id ?? '');
  const { id } = await bookAndSettle(house, session, { shipment: unsold() });
  const attach = `intents attach-label ${id} --file a.pdf --tracking ${parcel?.trackingCode}`;
  const refused = await operate(house, attach, files);
  expect(refused.out).toContain(
    `${parcel?.trackingCode} is the tracking code of order ${other?.orderNumber}.`,
  );
  expect(await storedIntent(house, id)).toMatchObject({ status: 'paid_label_failed', orderId: null });
  await house.ctx.db.orm.update(orders).set({ shownStatus: 'delivered' });
  expect(await operate(house, attach, files), 'carriers use their codes again').toMatchObject({ code: 0 });
});

test('our cost of a label made by hand does not change the parcel’s share of the price', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session, {
    shipment: unsold({ packages: [aParcel(), aParcel()] }),
  });
  const attach = '--file a.pdf --tracking 1Z999AA1 --cost 80 --file a.pdf --tracking 1Z999AA2 --cost 1';
  expect(await operate(house, `intents attach-label ${id} ${attach}`, files)).toMatchObject({ code: 0 });
  const { amountCents, orderId } = await intentOf(session, id);
  const detail = await session.get(`/api/orders/${orderId ?? ''}`);
  expect(detail.json<{ order: OrderDetail }>().order.parcelShares).toEqual(equalShares(amountCents, 2));
});

test('a reversed payment stays on the list when the label is attached, and is not refunded before that is resolved', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session, { shipment: unsold() });
  await house.ctx.db.transaction((tx) => markReversed(tx, id));
  const refused = await operate(house, `intents give-up ${id}`);
  expect(refused.out).toContain('has already left the provider');
  const retried = await operate(house, `intents retry ${id}`);
  expect(retried.out, 'nobody would pay for the label').toContain('has already left the provider');
  expect(await storedIntent(house, id)).toMatchObject({ attention: 'payment_reversed' });
  await operate(house, `intents attach-label ${id} --file a.pdf --tracking 1Z999AA1`, files);
  expect(await storedIntent(house, id)).toMatchObject({ status: 'completed', attention: 'payment_reversed' });

  const other = await bookAndSettle(house, session, { shipment: unsold() });
  await house.ctx.db.transaction((tx) => markReversed(tx, other.id));
  expect(await operate(house, ['intents', 'resolve', other.id, '--note', 'seen'])).toMatchObject({ code: 0 });
  expect(await listedReason(house, other.id), 'its label is missing all the same').toBe('label_failed');
});
