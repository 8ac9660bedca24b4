// Money is refunded once, however often it is requested and whatever happens to the answers.
import { expect, test } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { retryRefund } from '#server/use-cases/operator/retry-refund.ts';
import {
  configureSandbox,
  advanceTime,
  openPayment,
  purchasesAt,
  resume,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { anAddress } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse, type Wrap } from '../support/house.ts';
import {
  buyByPayPal,
  buyTwoByCard,
  expectEmptyBooks,
  expectCorrectBooks,
  forgetRefunds,
  refundByApi,
  refundOf,
  HOUR_MS,
  MINUTE_MS,
  onlyRefund,
  parcelsOf,
  passTime,
  rowsOf,
  statesOf,
  ageLabels,
} from '../support/refunding.ts';

test('a card page paid after all checks have ended is refunded automatically', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  for (const minutes of [31, 36, 31, 31, 31]) await advanceTime(house, minutes * MINUTE_MS);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    status: 'cancelled',
    payment: 'none',
    nextAttemptAt: null,
  });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
  await settle(house);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    status: 'cancelled',
    payment: 'refunded',
    errorCode: 'timeout',
  });
  expect(purchasesAt(house)).toEqual([]);
  expect(house.sandbox.state()).toMatchObject({
    computop: { payments: [{ amountCred: takenByCard(house) }] },
  });
  await expectEmptyBooks(house);
});

const creditsAt = (house: House) => house.sandbox.journal.list({ method: 'POST', path: /\/credit\.aspx$/i });

type CardState = { computop: { payments: { amountCap: number; amountCred: number }[] } };

/** The sum charged by card, and how much of it was refunded. */
function takenByCard(house: House): number {
  const [payment] = (house.sandbox.state() as CardState).computop.payments;
  expect(payment?.amountCap).toBeGreaterThan(0);
  return payment?.amountCap ?? 0;
}

test('a credit that Computop leaves open is paid once, however often it is requested', async () => {
  await using house = await openHouse({ listen: true });
  const { session, orderId } = await buyTwoByCard(house);
  house.sandbox.computop.settings.creditsStayOpen = true;
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: null });
  for (const minutes of [1, 5, 15, 60]) await passTime(house, minutes * MINUTE_MS);
  house.sandbox.computop.settings.creditsStayOpen = false;
  await passTime(house, HOUR_MS);
  const refund = await onlyRefund(house, orderId);
  expect(refund).toMatchObject({ state: 'money_refunded', attention: null });
  expect(house.sandbox.state()).toMatchObject({
    computop: { payments: [{ amountCred: refund.amountCents }] },
  });
  await expectCorrectBooks(house);
});

test('while one parcel’s refund is unanswered, no other one of the same card payment is requested', async () => {
  const keys: string[] = [];
  const answering = createGate();
  let isLost = true;
  const wrap: Wrap = {
    payment: (real) => ({
      ...real,
      async refund(reference, options) {
        keys.push(options.key);
        await answering.opened;
        const fault = { upstream: 'computop', kind: 'timeout', code: 'timeout', outcome: 'unknown' } as const;
        if (isLost) throw new UpstreamError(fault, 'No answer.');
        return await real.refund(reference, options);
      },
    }),
  };
  await using house = await openHouse({ listen: true, wrap });
  const { session, orderId } = await buyTwoByCard(house);
  await refundByApi(session, { shipmentId: orderId });
  const first = passTime(house, HOUR_MS);
  const claims = async () =>
    (await findRefunds(house.ctx.db.orm, orderId)).map(({ state, claimToken }) => [
      state,
      claimToken !== null,
    ]);
  // One is being requested; the other has had its turn, and let it pass.
  await expect
    .poll(async () => (await claims()).sort())
    .toEqual([
      ['carrier_accepted', false],
      ['carrier_accepted', true],
    ]);
  answering.open();
  await first;
  for (const minutes of [1, 5]) await passTime(house, minutes * MINUTE_MS);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  isLost = false;
  for (const minutes of [15, 30, 60]) await passTime(house, minutes * MINUTE_MS);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded']);
  expect(new Set(keys).size).toBe(2);
  await resume(house);
  await expectEmptyBooks(house);
});

test.each(['cut-before', 'cut-after'] as const)(
  'two parcels refunded together while one credit is answered with %s: each is refunded once',
  async (mode) => {
    await using house = await openHouse({ listen: true });
    const { session, orderId } = await buyTwoByCard(house);
    await refundByApi(session, { shipmentId: orderId });
    await house.ctx.settled();
    house.sandbox.faults.add({ match: { method: 'POST', path: /\/credit\.aspx$/i }, mode, times: 1 });
    await passTime(house, HOUR_MS);
    const [cut] = creditsAt(house).filter(({ fault }) => fault !== null);
    expect(cut, 'one credit was cut').toBeDefined();
    for (const minutes of [1, 5, 15, 60]) await passTime(house, minutes * MINUTE_MS);
    expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded']);
    expect(house.sandbox.state()).toMatchObject({
      computop: { payments: [{ amountCred: takenByCard(house) }] },
    });
    await resume(house);
    await expectEmptyBooks(house);
  },
);

test.each(['paypal', 'computop'] as const)(
  'a parcel refunded again after a backup was restored: %s pays once',
  async (provider) => {
    await using house = await openHouse({ listen: true });
    const { session, orderId } =
      provider === 'paypal' ? await buyByPayPal(house, 2) : await buyTwoByCard(house);
    const before = await rowsOf(house);
    for (const round of [1, 2]) {
      await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
      await passTime(house, HOUR_MS);
      await passTime(house, HOUR_MS);
      expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded' });
      if (round === 1) await forgetRefunds(house, before);
    }
    await expectCorrectBooks(house);
  },
);

test('a refund that PayPal refused and then paid is not paid again, even if a backup knows of neither attempt', async () => {
  await using house = await openHouse({ listen: true });
  const { session, orderId } = await buyByPayPal(house, 3);
  const before = await rowsOf(house);
  await configureSandbox(house, 'paypal/refusals', {
    path: '/refund$',
    method: 'POST',
    issue: 'REFUND_NOT_ALLOWED',
    times: 1,
  });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await passTime(house, HOUR_MS);
  const { id, attention } = await onlyRefund(house, orderId);
  expect(attention).toBe('money_refused');
  await retryRefund(house.ctx, { refundId: id, operator: 'anna' });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', refusals: 1 });
  const { refunded } = paypalLedger(house);
  expect(refunded).toBeGreaterThan(0);

  await forgetRefunds(house, before);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  for (let round = 0; round < 2; round += 1) await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', refusals: 0 });
  expect(paypalLedger(house).refunded).toBe(refunded);
  await expectCorrectBooks(house);

  // Other parcels with the same sum are not mistaken for this one.
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1, 2] });
  for (let round = 0; round < 2; round += 1) await passTime(house, HOUR_MS);
  expect(await statesOf(house, orderId)).toEqual(Array(3).fill('money_refunded'));
  await expectEmptyBooks(house);
});

test.for([
  ['PayPal', (house: House) => buyByPayPal(house, 2), { paypal: { ledger: { EUR: { refunded: 500 } } } }],
  ['Computop', buyTwoByCard, { computop: { payments: [{ amountCred: 500 }] } }],
] as const)(
  'a different sum for what %s has already refunded is neither paid nor counted as paid: it goes to the operator',
  async ([, buyTwo, given]) => {
    await using house = await openHouse({ listen: true });
    const { session, orderId } = await buyTwo(house);
    const before = await rowsOf(house);
    await refundOf(house, orderId, 500);
    await passTime(house, HOUR_MS);
    await passTime(house, HOUR_MS);
    expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'money_refunded', amountCents: 500 });
    await forgetRefunds(house, before);
    await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
    for (let round = 0; round < 15; round += 1) await passTime(house, HOUR_MS);
    expect(await onlyRefund(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: 'stuck' });
    expect(house.sandbox.state()).toMatchObject(given);
  },
);

test('a parcel that the carrier first rejected is paid once, even if a backup knows of neither attempt', async () => {
  await using house = await openHouse({ listen: true });
  const toAddress = anAddress({ country: 'FR', zip: '75001', city: 'Paris', name: 'Lisa REFUNDAGAIN' });
  const three = { ...parcelsOf(3), toAddress };
  const { session, orderId } = await buyByPayPal(house, 3, three);
  ageLabels(house);
  const before = await rowsOf(house);
  const ask = async () => {
    await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
    await passTime(house, HOUR_MS);
    await passTime(house, HOUR_MS);
    return await statesOf(house, orderId);
  };
  expect(await ask()).toEqual(['rejected']);
  expect(await ask()).toEqual(['rejected', 'money_refunded']);
  const { refunded } = paypalLedger(house);
  expect(refunded).toBeGreaterThan(0);
  await forgetRefunds(house, before);
  expect(await ask()).toEqual(['money_refunded']);
  expect(paypalLedger(house).refunded).toBe(refunded);
  await expectCorrectBooks(house);
});

type PayPalState = { paypal: { ledger: Record<string, { refunded: number }> } };

const paypalLedger = (house: House) => {
  const line = (house.sandbox.state() as PayPalState).paypal.ledger['EUR'];
  if (!line) throw new Error('PayPal has moved nothing.');
  return line;
};
