// What went wrong once in the moves of labels and money: nothing sold twice, nothing given back twice, nothing forgotten.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { Rate } from '#contract/rates.ts';
import { signTransmission } from '#sandbox/paypal/signing.ts';
import { markReversed } from '#server/db/intents.ts';
import { intents } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { Delivery, PaymentPort, Refunded } from '#server/gateways/payment.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import { giveUpIntent } from '#server/use-cases/operator/give-up-intent.ts';
import { readIntents, readRefunds } from '#server/use-cases/operator/read-lists.ts';
import { retryIntent } from '#server/use-cases/operator/retry-intent.ts';
import { retryRefund } from '#server/use-cases/operator/retry-refund.ts';
import {
  arrange,
  askRates,
  atPayPal,
  book,
  bookAndSettle,
  hubRate,
  intentOf,
  later,
  openIntent,
  openPayment,
  ordersOf,
  type PayPalOpened,
  purchasesAt,
  rateOf,
  refusedPurchasesAt,
  resume,
  returnFromPayPal,
  storedIntent,
  toNewYork,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse, type Session, type Wrap } from '../support/house.ts';
import {
  buyByPayPal,
  expectEmptyBooks,
  expectTrueBooks,
  giveBack,
  HOUR_MS,
  MINUTE_MS,
  only,
  parcelsOf,
  pass,
  requestsAt,
  statesOf,
} from '../support/refunding.ts';

const DAY_MS = 24 * HOUR_MS;

/** All that is under way has come to rest, on both sides. */
async function settle(house: House): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await house.sandbox.settled();
    await house.ctx.settled();
  }
}

async function payByPayPal(house: House, session: Session, opened: PayPalOpened): Promise<string> {
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await settle(house);
  return opened.intentId;
}

/** Why the operator's list names this checkout; null when it does not. */
async function listed(house: House, intentId: string): Promise<string | null> {
  const rows = await readIntents(house.ctx, { all: false, limit: 10 });
  return rows.find(({ id }) => id === intentId)?.why ?? null;
}

const codeOf = (reply: { json<T>(): T }): string => reply.json<ErrorReply>().code;

/** Tries that come to nothing, until nobody tries any more; then the carrier confirms what it has taken back. */
async function untilGivenUp(house: House): Promise<void> {
  for (let round = 0; round < 12; round += 1) await later(house, 5 * MINUTE_MS);
  await later(house, 11 * MINUTE_MS);
  await later(house, HOUR_MS);
  await later(house, HOUR_MS);
}

test.each([1, 2])('labels of %i parcels that are being given back are not sold again', async (parcels) => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session, parcelsOf(parcels)), 'UPS');
  const opened = await openIntent(session, 'paypal', { rateId: rate.id });
  const refusal = { path: '/capture$', method: 'POST', issue: 'AUTHORIZATION_EXPIRED', times: 1 };
  await arrange(house, 'paypal/refusals', refusal);
  const intentId = await payByPayPal(house, session, opened.json<PayPalOpened>());
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'cancelled',
    labelFate: 'void_requested',
  });
  for (const method of ['paypal', 'computop'] as const) {
    const again = await openIntent(session, method, { rateId: rate.id });
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'quote_expired']);
  }
  await later(house, 11 * MINUTE_MS);
  await later(house, HOUR_MS);
  const afterwards = await openIntent(session, 'paypal', { rateId: rate.id });
  expect(codeOf(afterwards)).toBe('quote_expired');
  expect(purchasesAt(house)).toHaveLength(1);
  expect(await ordersOf(session)).toEqual([]);
  await expectEmptyBooks(house);
});

const services = async (session: Session): Promise<Rate[]> =>
  (await askRates(session)).rates.filter(({ carrier, isHub }) => carrier === 'UPS' && !isHub);

const open = async (session: Session, rate: Rate | undefined): Promise<PayPalOpened> => {
  const opened = await openIntent(session, 'paypal', { rateId: rate?.id ?? '' });
  expect(opened.statusCode, opened.body).toBe(200);
  return opened.json();
};

test('another service of the same quote is not sold once the first is: one shipment, one label', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const [first, second] = await services(session);
  await book(session, { rateId: first?.id ?? '' });
  await house.ctx.settled();
  const other = await book(session, { rateId: second?.id ?? '' });
  expect([other.statusCode, codeOf(other)]).toEqual([409, 'quote_expired']);
  expect(await ordersOf(session)).toHaveLength(1);
  await expectTrueBooks(house);
});

test('two services of one quote in two tabs: the newer click counts, and one label is sold once', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const [one, two] = await services(session);
  const older = await open(session, one);
  const newer = await open(session, two);
  expect((await intentOf(session, older.intentId)).problem).toBe('superseded');
  await payByPayPal(house, session, newer);
  await payByPayPal(house, session, older);
  expect(await intentOf(session, newer.intentId)).toMatchObject({
    status: 'completed',
    service: two?.service,
  });
  expect((await storedIntent(house, older.intentId)).labels).toBeNull();
  expect(purchasesAt(house)).toHaveLength(1);
  expect(await ordersOf(session)).toHaveLength(1);
  await later(house, HOUR_MS);
  await expectTrueBooks(house);
});

test('a shipment that the carrier has sold as another service is refused, and the hold goes back', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const [one, two] = await services(session);
  const older = await open(session, one);
  const newer = await open(session, two);
  // As if the first had not made room.
  await house.ctx.db.orm
    .update(intents)
    .set({ status: 'payment_pending', errorCode: null })
    .where(eq(intents.id, older.intentId));
  await payByPayPal(house, session, older);
  await payByPayPal(house, session, newer);
  expect((await intentOf(session, older.intentId)).status).toBe('completed');
  expect(await storedIntent(house, newer.intentId)).toMatchObject({
    status: 'label_creation_failed',
    payment: 'voided',
    labels: null,
  });
  expect(await ordersOf(session)).toHaveLength(1);
  await expectTrueBooks(house);
});

test('a card page that is paid after everybody has stopped looking: given back by itself', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  for (const minutes of [31, 36, 31, 31, 31]) await later(house, minutes * MINUTE_MS);
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

/** What was taken by card, and what of it went back. */
function takenByCard(house: House): number {
  const [payment] = (house.sandbox.state() as CardState).computop.payments;
  expect(payment?.amountCap).toBeGreaterThan(0);
  return payment?.amountCap ?? 0;
}

async function buyTwoByCard(house: House) {
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop', { shipment: parcelsOf(2) });
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
  await settle(house);
  return { session, orderId: (await intentOf(session, opened.intentId)).orderId ?? '' };
}

test('a credit that Computop leaves open goes back once, however often it is asked about', async () => {
  await using house = await openHouse({ listen: true });
  const { session, orderId } = await buyTwoByCard(house);
  house.sandbox.computop.settings.creditsStayOpen = true;
  await giveBack(session, { shipmentId: orderId, packageIndexes: [0] });
  await pass(house, HOUR_MS);
  expect(await only(house, orderId)).toMatchObject({ state: 'carrier_accepted', attention: null });
  for (const minutes of [1, 5, 15, 60]) await pass(house, minutes * MINUTE_MS);
  house.sandbox.computop.settings.creditsStayOpen = false;
  await pass(house, HOUR_MS);
  const refund = await only(house, orderId);
  expect(refund).toMatchObject({ state: 'money_refunded', attention: null });
  expect(house.sandbox.state()).toMatchObject({
    computop: { payments: [{ amountCred: refund.amountCents }] },
  });
  await expectTrueBooks(house);
});

test('while the answer about one parcel is out, no money is asked for another one of the same card payment', async () => {
  const keys: string[] = [];
  let isLost = true;
  const wrap: Wrap = {
    payment: (real) => ({
      ...real,
      async refund(reference, options) {
        keys.push(options.key);
        // As slow as a bank, so that the other parcel's has its chance.
        await pause(50);
        const fault = { upstream: 'computop', kind: 'timeout', code: 'timeout', outcome: 'unknown' } as const;
        if (isLost) throw new UpstreamError(fault, 'No answer.');
        return await real.refund(reference, options);
      },
    }),
  };
  await using house = await openHouse({ listen: true, wrap });
  const { session, orderId } = await buyTwoByCard(house);
  await giveBack(session, { shipmentId: orderId });
  for (const minutes of [60, 1, 5]) await pass(house, minutes * MINUTE_MS);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  isLost = false;
  for (const minutes of [15, 30, 60]) await pass(house, minutes * MINUTE_MS);
  expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded']);
  expect(new Set(keys).size).toBe(2);
  await resume(house);
  await expectEmptyBooks(house);
});

test.each(['cut-before', 'cut-after'] as const)(
  'two parcels given back together while one credit is answered with %s: each goes back once',
  async (mode) => {
    await using house = await openHouse({ listen: true });
    const { session, orderId } = await buyTwoByCard(house);
    await giveBack(session, { shipmentId: orderId });
    await house.ctx.settled();
    house.sandbox.faults.add({ match: { method: 'POST', path: /\/credit\.aspx$/i }, mode, times: 1 });
    await pass(house, HOUR_MS);
    const [cut] = creditsAt(house).filter(({ fault }) => fault !== null);
    expect(cut, 'one credit was cut').toBeDefined();
    for (const minutes of [1, 5, 15, 60]) await pass(house, minutes * MINUTE_MS);
    expect(await statesOf(house, orderId)).toEqual(['money_refunded', 'money_refunded']);
    expect(house.sandbox.state()).toMatchObject({
      computop: { payments: [{ amountCred: takenByCard(house) }] },
    });
    await resume(house);
    await expectEmptyBooks(house);
  },
);

const toParis = (name: string) => anAddress({ name, country: 'FR', zip: '75001', city: 'Paris' });

/** Of the purchases that we send, the one of this number goes wrong on its way. Answers how many were sent. */
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

test('one of two labels bought by PayPal and nobody knows of the other: back it goes, and a person hears of it', async () => {
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
  expect(await listed(house, intentId)).toBe('label_outcome_unknown');
  expect(requestsAt(house)).toHaveLength(1);
  await expectEmptyBooks(house);
});

test('one of two labels bought by PayPal and the other refused: back it goes at once, nobody has to look', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const shipment = aShipment({ toAddress: toParis('PARTIALFAIL'), packages: [aParcel(), aParcel()] });
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  const opened = await openIntent(session, 'paypal', { rateId: rate.id });
  const intentId = await payByPayPal(house, session, opened.json<PayPalOpened>());
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'label_creation_failed',
    terminal: true,
    paid: false,
    problem: 'label_creation_failed',
    trackingCode: null,
  });
  expect(await storedIntent(house, intentId)).toMatchObject({
    payment: 'voided',
    labelFate: 'void_requested',
    errorCode: 'label_failed',
    labels: [{ packageIndex: 0 }],
  });
  expect(codeOf(await openIntent(session, 'paypal', { rateId: rate.id }))).toBe('quote_expired');
  await later(house, 11 * MINUTE_MS);
  await later(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({ labelFate: 'voided', nextAttemptAt: null });
  expect(await listed(house, intentId)).toBeNull();
  expect(requestsAt(house)).toHaveLength(1);
  expect(refusedPurchasesAt(house)).toHaveLength(1);
  await expectEmptyBooks(house);
});

test.each([
  ['REFUNDAGAIN', 'voided', 2],
  ['REFUNDNO', 'void_refused', 6],
] as const)(
  'a label that nobody has paid for and %s: asked anew, and %s in the end',
  async (name, fate, most) => {
    await using house = await openHouse();
    const session = await house.logIn();
    const rate = rateOf(await askRates(session, aShipment({ toAddress: toParis(name) })), 'UPS');
    const opened = await openIntent(session, 'paypal', { rateId: rate.id });
    const refusal = { path: '/capture$', method: 'POST', issue: 'AUTHORIZATION_EXPIRED', times: 1 };
    await arrange(house, 'paypal/refusals', refusal);
    const intentId = await payByPayPal(house, session, opened.json<PayPalOpened>());
    for (let hour = 0; hour < 12; hour += 1) await later(house, HOUR_MS);
    expect(await storedIntent(house, intentId)).toMatchObject({ labelFate: fate, nextAttemptAt: null });
    expect(await listed(house, intentId)).toBe(fate === 'voided' ? null : 'label_not_taken_back');
    expect(requestsAt(house).length).toBeGreaterThan(1);
    expect(requestsAt(house).length).toBeLessThanOrEqual(most);
    await expectTrueBooks(house);
  },
);

test('one of two labels of an invoice refused: said at once, and a person gives back the other', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toParis('PARTIALFAIL'), packages: [aParcel(), aParcel()] });
  const { id } = await bookAndSettle(house, session, { shipment });
  expect(await intentOf(session, id)).toMatchObject({
    status: 'paid_label_failed',
    terminal: true,
    problem: 'label_processing_failed',
  });
  expect(await listed(house, id)).toBe('label_failed');
  await expectTrueBooks(house);
  await retryIntent(house.ctx, { intentId: id, operator: 'op' });
  expect(await storedIntent(house, id)).toMatchObject({ status: 'paid_label_failed', labelFate: 'kept' });
  await expectTrueBooks(house);
  await giveUpIntent(house.ctx, { intentId: id, operator: 'op', reason: null });
  await later(house, 11 * MINUTE_MS);
  await later(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ status: 'refunded', labelFate: 'voided' });
  expect(refusedPurchasesAt(house)).toHaveLength(1);
  await expectEmptyBooks(house);
});

test('a carrier that is silent about what it has sold: read back, sold once', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toParis('LOSTRESPONSE'), packages: [aParcel(), aParcel()] });
  expect(await bookAndSettle(house, session, { shipment })).toMatchObject({ status: 'completed' });
  const intentId = await payByPayPal(
    house,
    session,
    await openPayment(session, 'paypal', { shipment: { ...shipment, packages: [aParcel()] } }),
  );
  expect((await intentOf(session, intentId)).status).toBe('completed');
  expect(await ordersOf(session)).toHaveLength(2);
  expect(refusedPurchasesAt(house), 'one for each').toHaveLength(2);
  expect(house.sandbox.state()).toMatchObject({ counts: { boughtShipments: 3 } });
  await expectTrueBooks(house);
});

test('a carrier that is silent about what it has not sold: never asked again, and a person hears of it', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const shipment = aShipment({ toAddress: toParis('NORESPONSE') });
  const byInvoice = await bookAndSettle(house, session, { shipment });
  const byPayPal = await payByPayPal(house, session, await openPayment(session, 'paypal', { shipment }));
  const waiting = { terminal: false, problem: 'label_unclear' };
  expect(byInvoice).toMatchObject({ status: 'paid', ...waiting });
  expect(await intentOf(session, byPayPal)).toMatchObject({ status: 'payment_pending', ...waiting });
  await untilGivenUp(house);
  expect((await intentOf(session, byInvoice.id)).status).toBe('paid_label_failed');
  expect(await storedIntent(house, byPayPal)).toMatchObject({
    status: 'label_creation_failed',
    payment: 'voided',
    nextAttemptAt: null,
  });
  for (const id of [byInvoice.id, byPayPal]) expect(await listed(house, id)).toBe('label_outcome_unknown');
  expect(refusedPurchasesAt(house), 'one for each').toHaveLength(2);
  expect(await ordersOf(session)).toEqual([]);
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
  'a hub route by %s whose second leg is bought by half, the rest %s: every label goes back, the books are empty',
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
    expect(await listed(house, intentId)).toBe(why);
    expect(requestsAt(house), 'two of the first leg, one of the second').toHaveLength(3);
    await expectEmptyBooks(house);
  },
);

test('a hub route whose second purchase is never heard of: the first leg goes back, the hold too', async () => {
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

/** What the carrier side does late: the purchase that we sent and of which we know nothing. */
async function buyBehindOurBack(house: House): Promise<void> {
  const [sent] = purchasesAt(house);
  const reply = await fetch(`${house.sandbox.url}${sent?.path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('EZTKlate:')}`, 'content-type': 'application/json' },
    body: JSON.stringify(sent?.body),
  });
  expect(reply.status).toBe(200);
}

test('strangers who call the return a dozen times do not use up the tries of an open purchase', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/buy$/ }, mode: 'cut-before', times: 1 });
  const intentId = await payByPayPal(house, session, opened);
  const before = await storedIntent(house, intentId);
  expect(before).toMatchObject({ status: 'payment_pending', errorCode: 'label_outcome_unknown' });
  for (let call = 0; call < 12; call += 1) {
    const reply = await returnFromPayPal(house.visitor(), opened.paypalOrder.id);
    expect(reply.statusCode, reply.body).toBe(200);
    await resume(house);
  }
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'payment_pending',
    attempts: before.attempts,
  });
  await buyBehindOurBack(house);
  await later(house, MINUTE_MS);
  expect((await intentOf(session, intentId)).status).toBe('completed');
  expect(await ordersOf(session)).toHaveLength(1);
  await expectTrueBooks(house);
});

test.each(['invoice', 'paypal'] as const)(
  '%s: a carrier that takes longer to confirm its price than a lease lasts is not worked on twice',
  async (method) => {
    const due: number[] = [];
    const counted = { bought: 0, opened: 0 };
    const job = async (): Promise<void> => {
      due.push(await resumeCheckouts(house.ctx));
    };
    const carrier = (real: CarrierPort): CarrierPort => ({
      ...real,
      async requote(reference) {
        const rate = await real.requote(reference);
        house.advanceClock(7_000);
        return rate;
      },
      async buy(...purchase) {
        counted.bought += 1;
        await job();
        return await real.buy(...purchase);
      },
    });
    const payment = (real: PaymentPort): PaymentPort => ({
      ...real,
      async open(...order) {
        counted.opened += 1;
        await job();
        return await real.open(...order);
      },
    });
    await using house: House = await openHouse({ wrap: { carrier, payment } });
    const session = await house.logIn('gold@example.com');
    const rate = rateOf(await askRates(session), 'UPS');
    const reply = await openIntent(session, method, { rateId: rate.id });
    expect(reply.statusCode, reply.body).toBe(200);
    await settle(house);
    expect(due, 'nothing is due while it is worked on').toEqual([0]);
    expect(counted).toEqual(method === 'paypal' ? { bought: 0, opened: 1 } : { bought: 1, opened: 0 });
  },
);

test('what cannot be recorded is tried in growing gaps, a person hears of it, and it goes on by itself', async () => {
  let broken = false;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    async buy(...purchase) {
      const bought = await real.buy(...purchase);
      broken = true;
      return bought;
    },
  });
  await using house = await openHouse({
    wrap: {
      carrier,
      database: (real) => ({
        ...real,
        transaction: (work) => (broken ? Promise.reject(new Error('disk full')) : real.transaction(work)),
      }),
    },
  });
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  const { intentId } = (await book(session, { rateId: rate.id })).json<{ intentId: string }>();
  await house.ctx.settled();
  const gaps: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    const { attempts, attention, nextAttemptAt, status } = await storedIntent(house, intentId);
    expect([status, attempts, attention]).toEqual(['paid', tries, tries < 10 ? null : 'stuck']);
    const gap = (nextAttemptAt?.getTime() ?? 0) - house.ctx.clock().getTime();
    gaps.push(Math.round(gap / 1_000));
    expect(await resumeCheckouts(house.ctx), 'not before its time').toBe(0);
    if (tries < 10) await later(house, gap + 1);
  }
  expect(gaps.slice(0, 5)).toEqual([2, 4, 8, 16, 32]);
  expect(await listed(house, intentId)).toBe('stuck');
  broken = false;
  await later(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'completed', attention: null });
  expect(purchasesAt(house)).toHaveLength(1);
  expect(await ordersOf(session)).toHaveLength(1);
  await expectTrueBooks(house);
});

test.each(['paypal', 'computop'] as const)(
  '%s: the key of a click that was called off leads to no payment page',
  async (method) => {
    await using house = await openHouse();
    const session = await house.logIn();
    const rate = rateOf(await askRates(session), 'UPS');
    const key = randomUUID();
    const opened = await openIntent(session, method, { rateId: rate.id }, key);
    const { intentId } = opened.json<{ intentId: string }>();
    expect((await openIntent(session, method, { rateId: rate.id }, key)).json()).toEqual(opened.json());
    await session.post(`/api/checkout-intents/${intentId}/cancel`);
    const again = await openIntent(session, method, { rateId: rate.id }, key);
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'illegal_transition']);
    expect(again.json<ErrorReply>().details).toMatchObject({ intentId, status: 'cancelled' });
    expect(again.body).not.toContain('http');
  },
);

test('a checkout with all labels stored and nothing left to do is completed by the job', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session);
  const half = {
    status: 'label_purchased' as const,
    completedAt: null,
    nextAttemptAt: house.ctx.clock(),
  };
  await house.ctx.db.orm.update(intents).set(half).where(eq(intents.id, id));
  expect(await storedIntent(house, id)).toMatchObject({ labelsStored: true, pickup: 'none' });
  await later(house, 1);
  const done = await storedIntent(house, id);
  expect(done).toMatchObject({ status: 'completed', nextAttemptAt: null, claimToken: null });
  expect(done.completedAt).toBeInstanceOf(Date);
  expect(purchasesAt(house)).toHaveLength(1);
});

test('a capture that is pending for more than a day is on the list of the operator', async () => {
  let isPending = true;
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    capture: (reference, order) =>
      isPending ? Promise.resolve({ outcome: 'pending', reference }) : real.capture(reference, order),
  });
  await using house = await openHouse({ wrap: { payment } });
  const session = await house.logIn();
  const intentId = await payByPayPal(house, session, await openPayment(session, 'paypal'));
  await later(house, 23 * HOUR_MS);
  expect(await listed(house, intentId)).toBeNull();
  await later(house, 2 * HOUR_MS);
  expect(await listed(house, intentId)).toBe('payment_in_review');
  isPending = false;
  await later(house, HOUR_MS);
  expect((await intentOf(session, intentId)).status).toBe('completed');
  expect(purchasesAt(house)).toHaveLength(1);
  await expectTrueBooks(house);
});

/** Paid after it was called off. */
async function payTooLate(house: House, session: Session): Promise<string> {
  const { intentId, paymentUrl } = await openPayment(session, 'computop');
  await session.post(`/api/checkout-intents/${intentId}/cancel`);
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  return intentId;
}

test('money of a checkout on its way back for more than a day is on the list of the operator', async () => {
  let isPending = true;
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    refund: (reference, order) =>
      isPending ? Promise.resolve({ outcome: 'pending', refundId: 'R-1' }) : real.refund(reference, order),
  });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const session = await house.logIn();
  const intentId = await payTooLate(house, session);
  const { payment: standing, purchaseKey } = await storedIntent(house, intentId);
  expect(standing).toBe('captured');
  // Nobody is told that nothing was charged: neither the page of the order nor the window that comes back.
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'cancelled', problem: 'refund_pending' });
  const back = await house.visitor().get(`/api/payments/card/cancel/${purchaseKey}`);
  expect(back.headers.location).toMatch(/^\/payment-failed\?.*reason=refund_pending/);
  await later(house, 23 * HOUR_MS);
  expect(await listed(house, intentId)).toBeNull();
  await later(house, 2 * HOUR_MS);
  expect(await listed(house, intentId)).toBe('refund_pending');
  isPending = false;
  await later(house, HOUR_MS);
  expect((await storedIntent(house, intentId)).payment).toBe('refunded');
  await expectEmptyBooks(house);
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'cancelled',
    problem: 'late_payment_refunded',
  });
  const again = await house.visitor().get(`/api/payments/card/cancel/${purchaseKey}`);
  expect(again.headers.location).toMatch(/^\/payment-failed\?.*reason=late_payment_refunded/);
});

test('money of an order on its way back for more than a day is on the list of the operator', async () => {
  await using house = await openHouse();
  const { session, orderId } = await buyByPayPal(house);
  await arrange(house, 'paypal/slowness', { refunds: true });
  await giveBack(session, { shipmentId: orderId });
  await pass(house, HOUR_MS);
  expect(await readRefunds(house.ctx, { all: false, limit: 5 })).toEqual([]);
  await pass(house, DAY_MS);
  const [waiting] = await readRefunds(house.ctx, { all: false, limit: 5 });
  expect(waiting).toMatchObject({ state: 'carrier_accepted', attention: 'money_pending' });
  await arrange(house, 'paypal/settle', { id: waiting?.providerRefundId, status: 'COMPLETED' });
  await pass(house, DAY_MS);
  expect(await only(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  await expectEmptyBooks(house);
});

/** As providers do: refused once, and the first answer for ever to the same key. */
function refusingOnce() {
  const answers = new Map<string, Refunded>();
  const keys: string[] = [];
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    async refund(reference, order) {
      keys.push(order.key);
      const first = answers.get(order.key);
      if (first) return first;
      const isFirst = answers.size === 0;
      answers.set(order.key, { outcome: 'refused', code: 'declined', text: 'Not today.' });
      return isFirst
        ? { outcome: 'refused', code: 'declined', text: 'Not today.' }
        : real.refund(reference, order);
    },
  });
  return { payment, keys };
}

test('a refund of an order that was refused for good succeeds when a person tries again: another key', async () => {
  const { payment, keys } = refusingOnce();
  await using house = await openHouse({ wrap: { payment } });
  const { session, orderId } = await buyByPayPal(house);
  await giveBack(session, { shipmentId: orderId });
  await pass(house, HOUR_MS);
  const refused = await only(house, orderId);
  expect(refused).toMatchObject({ attention: 'money_refused', nextAttemptAt: null });
  await retryRefund(house.ctx, { refundId: refused.id, operator: 'anna' });
  expect(await only(house, orderId)).toMatchObject({ state: 'money_refunded', attention: null });
  expect(new Set(keys).size, String(keys)).toBe(2);
  await expectEmptyBooks(house);
});

test('money of a checkout that was refused its way back goes when a person tries again: another key', async () => {
  const { payment, keys } = refusingOnce();
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const intentId = await payTooLate(house, await house.logIn());
  expect(await listed(house, intentId)).toBe('refund_refused');
  expect((await storedIntent(house, intentId)).nextAttemptAt).toBeNull();
  await later(house, DAY_MS);
  expect(keys, 'nobody tries by himself').toHaveLength(1);
  await retryIntent(house.ctx, { intentId, operator: 'anna' });
  await house.ctx.settled();
  expect((await storedIntent(house, intentId)).payment).toBe('refunded');
  expect(await listed(house, intentId)).toBeNull();
  expect(new Set(keys).size, String(keys)).toBe(2);
  await expectEmptyBooks(house);
});

type Shape = (event: Record<string, unknown>) => Record<string, unknown>;

/** The capture itself, or the reversal beside it: PayPal's documents show both. */
const reversals: [string, Shape][] = [
  ['the order', (resource) => ({ ...resource, status: 'REVERSED' })],
  [
    'the capture only',
    ({ id, amount }) => ({
      id: '09E71677NS257044M',
      amount,
      links: [
        { href: `https://api.paypal.com/v2/payments/captures/${String(id)}`, rel: 'up', method: 'GET' },
      ],
    }),
  ],
];

test.each(reversals)(
  'money that PayPal takes back, told by %s, puts a completed order on the list',
  async (_what, shape) => {
    const heard: Delivery[] = [];
    const payment = (real: PaymentPort): PaymentPort => ({
      ...real,
      readNotice: (delivery) => {
        heard.push(delivery);
        return real.readNotice(delivery);
      },
    });
    await using house = await openHouse({ listen: true, wrap: { payment } });
    const { intent } = await buyByPayPal(house);
    await settle(house);
    const taken = heard.find(({ body }) => body.includes('PAYMENT.CAPTURE.COMPLETED'));
    if (!taken) return expect.unreachable('PayPal has not called');
    expect(await listed(house, intent.id)).toBeNull();
    const event = JSON.parse(taken.body.toString()) as { resource: Record<string, unknown> };
    const body = JSON.stringify({
      ...event,
      id: 'WH-REVERSED-1',
      event_type: 'PAYMENT.CAPTURE.REVERSED',
      resource: shape(event.resource),
    });
    const webhookId = String(
      await house.ctx.payments.paypal.ensureWebhook?.(`${house.url}/api/webhooks/paypal`, house.ctx.clock()),
    );
    const header = (name: string): string => String(taken.headers[name]);
    const transmission = { id: header('paypal-transmission-id'), time: header('paypal-transmission-time') };
    const signature = await signTransmission({ ...transmission, webhookId, body });
    const reply = await house.visitor().send({
      method: 'POST',
      url: '/api/webhooks/paypal',
      headers: {
        ...taken.headers,
        'paypal-transmission-sig': signature,
        'content-length': String(Buffer.byteLength(body)),
      },
      payload: body,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    await settle(house);
    expect(await listed(house, intent.id)).toBe('payment_reversed');
    expect((await storedIntent(house, intent.id)).status).toBe('completed');
  },
);

test('money that is taken back while a stuck move comes to something stays on the list', async () => {
  let isAway = true;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    fetchLabel: async (label) => {
      if (isAway) throw new Error('No file today.');
      const [stored] = await house.ctx.db.orm.select({ id: intents.id }).from(intents);
      await markReversed(house.ctx.db.orm, stored?.id ?? '');
      return await real.fetchLabel(label);
    },
  });
  await using house = await openHouse({ wrap: { carrier } });
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session);
  await house.ctx.db.orm.update(intents).set({ attention: 'stuck' });
  isAway = false;
  await later(house, MINUTE_MS);
  expect(await storedIntent(house, id)).toMatchObject({ status: 'completed', attention: 'payment_reversed' });
});

const NUL = 'Not \u0000 possible';

test.each([
  ['a NUL', NUL],
  ['a letter that is cut in two', `${'x'.repeat(499)}😀`],
])("the carrier's refusal is recorded, with %s in its words", async (_what, text) => {
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    buy: () => Promise.resolve({ outcome: 'refused', code: 'declined', text }),
  });
  await using house = await openHouse({ wrap: { carrier } });
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session);
  expect(await storedIntent(house, id)).toMatchObject({
    status: 'paid_label_failed',
    attention: 'label_failed',
    errorCode: 'declined',
  });
});

test('a refusal to give money back is recorded, with a NUL in its words', async () => {
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    refund: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: NUL }),
  });
  await using house = await openHouse({ wrap: { payment } });
  const { session, orderId } = await buyByPayPal(house);
  await giveBack(session, { shipmentId: orderId });
  await pass(house, HOUR_MS);
  expect(await only(house, orderId)).toMatchObject({ attention: 'money_refused', nextAttemptAt: null });
});

test('a refusal to take the money is recorded, with a NUL in its words', async () => {
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    capture: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: NUL }),
  });
  await using house = await openHouse({ wrap: { payment } });
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'unlock_failed', refusals: 1 });
});
