// A hub route that cannot be sold in full: both legs or none, and no charge for one (C-19, R101).
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { Intent } from '#contract/checkout.ts';
import {
  configureSandbox,
  askRates,
  type CardOpened,
  hubRate,
  intentOf,
  advanceTime,
  mailsFor,
  openIntent,
  openPayment,
  ordersOf,
  purchasesAt,
  refusedPurchasesAt,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse } from '../support/house.ts';
import { expectEmptyBooks, expectCorrectBooks, HOUR_MS, MINUTE_MS } from '../support/refunding.ts';
import { type Bought, byPayPal, methods, toUs } from '../support/hub-buying.ts';

/** Nothing was charged, and once the carrier has confirmed, no balances are left. */
async function expectAllGivenBack(house: House, { session, intentId }: Bought): Promise<Intent> {
  const intent = await intentOf(session, intentId);
  expect(intent).toMatchObject({
    status: 'label_creation_failed',
    terminal: true,
    problem: 'label_creation_failed',
    paid: false,
    // The carrier side sells the first leg once.
    rateGone: true,
    trackingCode: null,
    labelUrl: null,
    hubLabels: null,
  });
  expect(await ordersOf(session)).toEqual([]);
  expect(await mailsFor(house, intentId)).toEqual([]);
  await advanceTime(house, 11 * MINUTE_MS);
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({
    labelFate: 'voided',
    attention: null,
    nextAttemptAt: null,
  });
  await expectEmptyBooks(house);
  return intent;
}

test.each(methods)(
  'by %s, the second leg refused: the first is voided and nothing is charged',
  async (_n, pay) => {
    await using house = await openHouse({ listen: true });
    const bought = await pay(house, { shipment: toUs('LABELFAIL'), rate: hubRate });
    expect([purchasesAt(house).length, refusedPurchasesAt(house).length]).toEqual([1, 1]);
    const refunds = house.sandbox.journal.list({ method: 'POST', path: /\/shipments\/[^/]+\/refund$/ });
    expect(refunds).toHaveLength(1);
    const refused = await bought.session.post('/api/labels/buy-hub', { intentId: bought.intentId });
    expect(refused.json<ErrorReply>().code).toBe('label_failed');
    await expectAllGivenBack(house, bought);
  },
);

test('the first leg refused: nothing is bought, voided or charged', async () => {
  await using house = await openHouse();
  house.ctx.carrier = {
    ...house.ctx.carrier,
    buy: () => Promise.resolve({ outcome: 'refused', code: 'not_authorized', text: 'No contract.' }),
  };
  const { session, intentId } = await byPayPal(house, { shipment: toUs('Zoë Quinn'), rate: hubRate });
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'label_creation_failed',
    problem: 'carrier_not_enabled',
    paid: false,
    rateGone: false,
  });
  expect(await storedIntent(house, intentId)).toMatchObject({
    legsBought: 0,
    labelFate: 'kept',
    payment: 'voided',
    nextAttemptAt: null,
  });
  await expectEmptyBooks(house);
});

test('a card hold while the carrier is slow: nothing left to pay, and nothing to cancel', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn('gold@example.com');
  const shipment = toUs('Zoë Quinn');
  const { id: rateId } = hubRate(await askRates(session, shipment));
  const click = async () =>
    (await openIntent(session, 'computop', { rateId }, 'one-and-the-same-click')).json<CardOpened>();
  const opened = await click();
  const { intentId, purchaseKey } = opened;
  const stands = async (): Promise<object[]> => [
    await intentOf(session, intentId),
    (await session.get(`/api/purchase-result/${purchaseKey}`)).json<object>(),
    await click(),
  ];
  for (const reply of [opened, ...(await stands())])
    expect(reply).toMatchObject({ status: 'payment_pending', awaitsBuyer: true });

  const { opened: sells, open: sell } = createGate();
  const { carrier } = house.ctx;
  house.ctx.carrier = { ...carrier, buy: async (...purchase) => sells.then(() => carrier.buy(...purchase)) };
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
  await expect.poll(async () => (await storedIntent(house, intentId)).payment).toBe('authorized');
  for (const reply of await stands())
    expect(reply).toMatchObject({ status: 'payment_pending', awaitsBuyer: false });
  expect(await intentOf(session, intentId)).toMatchObject({ paid: false, problem: null });
  expect((await session.post(`/api/checkout-intents/${intentId}/cancel`, {})).statusCode).toBe(409);
  sell();
  await settle(house);
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed', paid: true });
});

test('a card hold that is never booked: both legs and the hold are voided', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop', { shipment: toUs('Zoë Quinn'), rate: hubRate });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: '4000000000000341' });
  await settle(house);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'unlock_failed',
    problem: 'capture_failed',
    hubLabels: null,
  });
  for (const minutes of [2, 6, 16]) await advanceTime(house, minutes * MINUTE_MS);
  expect((await intentOf(session, opened.intentId)).status).toBe('cancelled');
  await advanceTime(house, 11 * MINUTE_MS);
  await advanceTime(house, HOUR_MS);
  expect((await storedIntent(house, opened.intentId)).labelFate).toBe('voided');
  await expectEmptyBooks(house);
});

test('a hub route by PayPal whose capture is refused stays locked as a whole', async () => {
  await using house = await openHouse();
  await configureSandbox(house, 'paypal/refusals', {
    path: '/capture$',
    method: 'POST',
    issue: 'PAYER_CANNOT_PAY',
    times: 1,
  });
  const { session, intentId } = await byPayPal(house, {
    shipment: toUs('Zoë Quinn'),
    rate: hubRate,
  });
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'unlock_failed', hubLabels: null });
  expect((await session.get(`/api/checkout-intents/${intentId}/label`)).statusCode).toBe(409);
  await advanceTime(house, MINUTE_MS + 1);
  expect((await intentOf(session, intentId)).status).toBe('completed');
  await expectCorrectBooks(house);
});
