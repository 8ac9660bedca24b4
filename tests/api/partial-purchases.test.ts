// Only some of several labels are bought: those are voided, or the operator is told.
import { expect, test, vi } from 'vitest';
import { giveUpIntent } from '#server/use-cases/operator/give-up-intent.ts';
import { retryIntent } from '#server/use-cases/operator/retry-intent.ts';
import {
  configureSandbox,
  askRates,
  book,
  bookAndSettle,
  hubRate,
  intentOf,
  advanceTime,
  openIntent,
  openPayment,
  type PayPalOpened,
  rateOf,
  refusedPurchasesAt,
  settle,
  storedIntent,
  toNewYork,
} from '../support/booking.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import {
  expectEmptyBooks,
  expectCorrectBooks,
  HOUR_MS,
  MINUTE_MS,
  labelRefundRequests,
} from '../support/refunding.ts';
import { payByPayPal, listedReason, codeOf, untilGivenUp, toParis } from '../support/failed-purchases.ts';

/** Breaks the nth purchase that we send. Returns how many were sent. */
function spoilBuying(house: House, nth: number, mode: 'cut-before' | 'cut-after'): () => number {
  let sent = 0;
  const { carrier } = house.ctx;
  house.ctx.carrier = {
    ...carrier,
    buy: (...purchase) => {
      sent += 1;
      if (sent === nth)
        house.sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode, times: 1 });
      return carrier.buy(...purchase);
    },
  };
  return () => sent;
}

test('by PayPal, one of two labels bought and the other unknown: it is voided, and the operator is told', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const shipment = aShipment({ toAddress: toParis('PARTIALFAIL'), packages: [aParcel(), aParcel()] });
  spoilBuying(house, 1, 'cut-after');
  const intentId = await payByPayPal(house, session, await openPayment(session, 'paypal', { shipment }));
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'payment_pending',
    errorCode: 'label_outcome_unknown',
    labels: [{ packageIndex: 0 }],
  });
  await untilGivenUp(house);
  const stored = await storedIntent(house, intentId);
  expect(stored).toMatchObject({
    status: 'label_creation_failed',
    payment: 'voided',
    labelFate: 'voided',
    nextAttemptAt: null,
  });
  expect(stored.labelCostCents).toBeGreaterThan(0);
  expect(stored.labelCostCents).toBe(stored.labels?.[0]?.costCents);
  expect(await listedReason(house, intentId)).toBe('label_outcome_unknown');
  expect(labelRefundRequests(house)).toHaveLength(1);
  await expectEmptyBooks(house);
});

test.each([
  ['refused', 'PARTIALFAIL', 'label_failed', 'label_creation_failed'],
  ['more than our account holds', 'WALLETDRY', 'account_empty', 'carrier_not_enabled'],
] as const)(
  'by PayPal, one of two labels bought and the other %s: it is voided at once, without the operator',
  async (...row) => {
    const [, name, errorCode, problem] = row;
    await using house = await openHouse();
    const alarmed = vi.spyOn(house.ctx.log, 'error');
    const session = await house.logIn();
    const shipment = aShipment({ toAddress: toParis(name), packages: [aParcel(), aParcel()] });
    const rate = rateOf(await askRates(session, shipment), 'UPS');
    const opened = await openIntent(session, 'paypal', { rateId: rate.id });
    const intentId = await payByPayPal(house, session, opened.json<PayPalOpened>());
    expect(await intentOf(session, intentId)).toMatchObject({
      status: 'label_creation_failed',
      terminal: true,
      paid: false,
      problem,
      // The label is being voided: the same rate is refused from now on.
      rateGone: true,
      trackingCode: null,
    });
    expect(await storedIntent(house, intentId)).toMatchObject({
      payment: 'voided',
      labelFate: 'void_requested',
      errorCode,
      labels: [{ packageIndex: 0 }],
    });
    expect(codeOf(await openIntent(session, 'paypal', { rateId: rate.id }))).toBe('quote_expired');
    await advanceTime(house, 11 * MINUTE_MS);
    await advanceTime(house, HOUR_MS);
    expect(await storedIntent(house, intentId)).toMatchObject({ labelFate: 'voided', nextAttemptAt: null });
    expect(await listedReason(house, intentId)).toBeNull();
    expect(labelRefundRequests(house)).toHaveLength(1);
    expect(refusedPurchasesAt(house)).toHaveLength(1);
    await expectEmptyBooks(house);
    // Nobody could buy anything until the operator pays in.
    const alarms =
      errorCode === 'account_empty'
        ? [[expect.objectContaining({ code: errorCode }), 'label not bought']]
        : [];
    expect(alarmed.mock.calls).toEqual(alarms);
  },
);

test.each([
  ['REFUNDAGAIN', 'voided', 2],
  ['REFUNDNO', 'void_refused', 6],
] as const)(
  'the void of an unpaid label to %s is requested again, and ends as %s',
  async (name, fate, most) => {
    await using house = await openHouse();
    const session = await house.logIn();
    const rate = rateOf(await askRates(session, aShipment({ toAddress: toParis(name) })), 'UPS');
    const opened = await openIntent(session, 'paypal', { rateId: rate.id });
    const refusal = { path: '/capture$', method: 'POST', issue: 'AUTHORIZATION_EXPIRED', times: 1 };
    await configureSandbox(house, 'paypal/refusals', refusal);
    const intentId = await payByPayPal(house, session, opened.json<PayPalOpened>());
    for (let hour = 0; hour < 12; hour += 1) await advanceTime(house, HOUR_MS);
    expect(await storedIntent(house, intentId)).toMatchObject({ labelFate: fate, nextAttemptAt: null });
    expect(await listedReason(house, intentId)).toBe(fate === 'voided' ? null : 'label_not_taken_back');
    expect(labelRefundRequests(house).length).toBeGreaterThan(1);
    expect(labelRefundRequests(house).length).toBeLessThanOrEqual(most);
    await expectCorrectBooks(house);
  },
);

test('one of two labels on invoice refused: reported at once, and the operator voids the other', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toParis('PARTIALFAIL'), packages: [aParcel(), aParcel()] });
  const { id } = await bookAndSettle(house, session, { shipment });
  expect(await intentOf(session, id)).toMatchObject({
    status: 'paid_label_failed',
    terminal: true,
    problem: 'label_processing_failed',
  });
  expect(await listedReason(house, id)).toBe('label_failed');
  await expectCorrectBooks(house);
  await retryIntent(house.ctx, { intentId: id, operator: 'op' });
  expect(await storedIntent(house, id)).toMatchObject({ status: 'paid_label_failed', labelFate: 'kept' });
  await expectCorrectBooks(house);
  await giveUpIntent(house.ctx, { intentId: id, operator: 'op', reason: null });
  await advanceTime(house, 11 * MINUTE_MS);
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ status: 'refunded', labelFate: 'voided' });
  expect(refusedPurchasesAt(house)).toHaveLength(1);
  await expectEmptyBooks(house);
});

type Paying = (house: House, session: Session, name: string) => Promise<string>;

const toUs = (name: string, parcels: number) =>
  aShipment({
    toAddress: { ...toNewYork, name },
    packages: Array.from({ length: parcels }, () => aParcel()),
  });

const hubPayings: [string, Paying][] = [
  [
    'PayPal',
    async (house, session, name) =>
      payByPayPal(
        house,
        session,
        await openPayment(session, 'paypal', { shipment: toUs(name, 2), rate: hubRate }),
      ),
  ],
  [
    'card',
    async (house, session, name) => {
      const choice = { shipment: toUs(name, 2), rate: hubRate };
      const opened = await openPayment(session, 'computop', choice);
      await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
      await settle(house);
      return opened.intentId;
    },
  ],
  [
    'invoice',
    async (house, session, name) => {
      const { id } = hubRate(await askRates(session, toUs(name, 2)));
      const opened = await book(session, { rateId: id });
      await settle(house);
      return opened.json<{ intentId: string }>().intentId;
    },
  ],
];

const halves = [
  ['refused', null],
  ['unheard of', 'label_outcome_unknown'],
] as const;

test.each(hubPayings.flatMap(([name, pay]) => halves.map(([half, why]) => [name, half, pay, why] as const)))(
  'by %s, a hub route whose second leg is half bought, the rest %s: all labels are voided, no balances are left',
  async (_name, half, pay, why) => {
    await using house = await openHouse({ listen: true });
    if (half === 'unheard of') spoilBuying(house, 2, 'cut-after');
    const session = await house.logIn('gold@example.com');
    const intentId = await pay(house, session, 'PARTIALFAIL');
    await untilGivenUp(house);
    expect(await storedIntent(house, intentId)).toMatchObject({
      status: 'label_creation_failed',
      labelFate: 'voided',
      nextAttemptAt: null,
    });
    expect(await listedReason(house, intentId)).toBe(why);
    expect(labelRefundRequests(house), 'two of the first leg, one of the second').toHaveLength(3);
    await expectEmptyBooks(house);
  },
);

test('a hub route whose second purchase gets no answer: the first leg and the hold are voided', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const sent = spoilBuying(house, 2, 'cut-before');
  const intentId = await payByPayPal(
    house,
    session,
    await openPayment(session, 'paypal', { shipment: toUs('Zoë Quinn', 1), rate: hubRate }),
  );
  expect((await storedIntent(house, intentId)).legsBought).toBe(1);
  await untilGivenUp(house);
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'label_creation_failed',
    labelFate: 'voided',
    payment: 'voided',
  });
  expect(sent()).toBe(2);
  await expectEmptyBooks(house);
});
