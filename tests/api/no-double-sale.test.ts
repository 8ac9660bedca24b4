// Nothing is sold twice, whoever clicks or goes silent, and when.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { Rate } from '#contract/rates.ts';
import { intents } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { resumeCheckouts } from '#server/use-cases/checkout/resume-checkouts.ts';
import {
  configureSandbox,
  askRates,
  book,
  bookAndSettle,
  completeLostPurchase,
  intentOf,
  advanceTime,
  openIntent,
  openPayment,
  ordersOf,
  type PayPalOpened,
  purchasesAt,
  rateOf,
  refusedPurchasesAt,
  resume,
  returnFromPayPal,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { expectEmptyBooks, expectCorrectBooks, HOUR_MS, MINUTE_MS, parcelsOf } from '../support/refunding.ts';
import { payByPayPal, listedReason, codeOf, untilGivenUp, toParis } from '../support/failed-purchases.ts';

test.each([1, 2])('labels of %i parcels being refunded are not sold again', async (parcels) => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session, parcelsOf(parcels)), 'UPS');
  const opened = await openIntent(session, 'paypal', { rateId: rate.id });
  const refusal = { path: '/capture$', method: 'POST', issue: 'AUTHORIZATION_EXPIRED', times: 1 };
  await configureSandbox(house, 'paypal/refusals', refusal);
  const intentId = await payByPayPal(house, session, opened.json<PayPalOpened>());
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'cancelled',
    labelFate: 'void_requested',
  });
  for (const method of ['paypal', 'computop'] as const) {
    const again = await openIntent(session, method, { rateId: rate.id });
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'quote_expired']);
  }
  await advanceTime(house, 11 * MINUTE_MS);
  await advanceTime(house, HOUR_MS);
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
  await expectCorrectBooks(house);
});

test('a purchase refused because another is in progress cancels none that waits for its buyer', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const [one, two, three] = await services(session);
  const waiting = await open(session, one);
  const bought = await open(session, (await services(session))[0]);
  // As with three hub routes where the third shares a leg with each of the others.
  await house.ctx.db.orm
    .update(intents)
    .set({ rateId: two?.id ?? '', status: 'paid', nextAttemptAt: null })
    .where(eq(intents.id, bought.intentId));
  const refused = await openIntent(session, 'paypal', { rateId: three?.id ?? '' });
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'checkout_in_progress']);
  expect(await intentOf(session, waiting.intentId)).toMatchObject({
    status: 'payment_pending',
    problem: null,
  });
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
  await advanceTime(house, HOUR_MS);
  await expectCorrectBooks(house);
});

test('a shipment that the carrier has sold as another service is refused, and the hold is voided', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const [one, two] = await services(session);
  const older = await open(session, one);
  const newer = await open(session, two);
  // As if the first had not been superseded.
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
  await expectCorrectBooks(house);
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
  await expectCorrectBooks(house);
});

test('a carrier that is silent about what it has not sold: never asked again, and the operator is told', async () => {
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
  for (const id of [byInvoice.id, byPayPal])
    expect(await listedReason(house, id)).toBe('label_outcome_unknown');
  expect(refusedPurchasesAt(house), 'one for each').toHaveLength(2);
  expect(await ordersOf(session)).toEqual([]);
  await expectEmptyBooks(house);
});

test('strangers who call the return URL a dozen times do not use up the attempts of an open purchase', async () => {
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
  await completeLostPurchase(house);
  await advanceTime(house, MINUTE_MS);
  expect((await intentOf(session, intentId)).status).toBe('completed');
  expect(await ordersOf(session)).toHaveLength(1);
  await expectCorrectBooks(house);
});

test.each(['invoice', 'paypal'] as const)(
  '%s: a checkout whose carrier confirms its price later than a lease lasts is not worked on twice',
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

test.each(['invoice', 'paypal'] as const)(
  '%s: another rate of parcels that are being bought is refused with that checkout named, not as an outage',
  async (method) => {
    await using house = await openHouse();
    const session = await house.logIn('gold@example.com');
    const [one, other] = (await askRates(session)).rates.filter(({ carrier }) => carrier === 'UPS');
    const { faults, journal } = house.sandbox;
    const buying = { method: 'POST', path: /\/buy$/ };
    const { id: held } = faults.add({ match: buying, mode: 'hold', times: 1 });
    const first = (await book(session, { rateId: one?.id ?? '' })).json<{ intentId: string }>();
    await expect.poll(() => journal.list(buying)).toHaveLength(1);
    const { opened: asked, open: ask } = createGate();
    const real = house.ctx.carrier;
    const requote: CarrierPort['requote'] = (reference) => {
      ask();
      return real.requote(reference);
    };
    house.ctx.carrier = { ...real, requote };
    const second = openIntent(session, method, { rateId: other?.id ?? '' });
    await asked;
    faults.remove(held);
    const refused = await second;
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'checkout_in_progress']);
    expect(refused.json<ErrorReply>().details).toMatchObject({ intentId: first.intentId });
    await settle(house);
    expect((await intentOf(session, first.intentId)).status).toBe('completed');
  },
);

test.each(['paypal', 'computop'] as const)(
  '%s: the key of a cancelled checkout leads to no payment page',
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
