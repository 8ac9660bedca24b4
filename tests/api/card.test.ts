// Paying by card: Computop's page in the popup, its notification, its return, and every order of the two (R81, C-28).
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failurePage } from '#contract/failure-page.ts';
import type { ErrorReply } from '#contract/error.ts';
import type { RatesReply } from '#contract/rates.ts';
import { intents, outbox } from '#server/db/schema.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import {
  askRates,
  type CardOpened,
  returnFromCardPage,
  intentOf,
  advanceTime,
  mailsFor,
  openIntent,
  openPayment,
  ordersOf,
  purchasesAt,
  rateOf,
  refusedPurchasesAt,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { expectEmptyBooks, expectCorrectBooks } from '../support/refunding.ts';

const MINUTE_MS = 60_000;

/** What mails say about payments that went back. */
const toldOfReturns = async (house: House) =>
  (await house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'payment-returned'))).map(
    ({ data }) => data,
  );
const GOOD = '4000019966199434';
const CHALLENGE = '4000012892688323';
const DECLINED = '4000000000000002';
const NOT_AUTHENTICATED = '4000011744135012';
const INCOMPLETE = '4000012699048523';
const PROTOCOL_ERROR = '4000017873485953';
const NEVER_BOOKED = '4000000000000341';

const heldAtComputop = (house: House): number =>
  (house.sandbox.state() as { computop: { ledger: Record<string, { authorized: number }> } }).computop.ledger[
    'EUR'
  ]?.authorized ?? 0;

type Notified = { computop: { notifies: { status: number }[] } };
const notified = (house: House): number[] =>
  (house.sandbox.state() as Notified).computop.notifies.map(({ status }) => status);

async function expectBoughtOnce(house: House, session: Session, intentId: string): Promise<void> {
  const intent = await intentOf(session, intentId);
  expect(intent).toMatchObject({ status: 'completed', terminal: true, paid: true, problem: null });
  expect(purchasesAt(house)).toHaveLength(1);
  expect(await ordersOf(session)).toMatchObject([{ orderNumber: intent.orderNumber }]);
  expect(await mailsFor(house, intentId)).toHaveLength(1);
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:computop')).toBe(intent.amountCents);
}

test('a frictionless card: Computop notifies us, the label is bought, the return only shows it', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  expect(new URL(opened.paymentUrl).pathname).toBe('/computop/payssl.aspx');
  expect(await intentOf(session, opened.intentId)).toMatchObject({ status: 'payment_pending', paid: false });
  expect(purchasesAt(house)).toEqual([]);
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await settle(house);
  await expectBoughtOnce(house, session, opened.intentId);
  const page = await returnFromCardPage(house, back);
  expect(page.pathname).toBe('/payment/success');
  expect(Object.fromEntries(page.searchParams)).toEqual({
    purchaseKey: opened.purchaseKey,
    method: 'card',
  });
  await settle(house);
  await expectBoughtOnce(house, session, opened.intentId);
});

type Way = { notify: Partial<{ off: boolean; before: boolean; copies: number }>; returns: number };

test.each<[string, Way]>([
  ['notify, then return', { notify: {}, returns: 1 }],
  ['return, then notify', { notify: { before: false }, returns: 1 }],
  ['notify only', { notify: {}, returns: 0 }],
  ['return only', { notify: { off: true }, returns: 1 }],
  ['notify and return, three times each', { notify: { copies: 3 }, returns: 3 }],
])('%s: one charge, one label', async (_what, { notify, returns }) => {
  await using house = await openHouse({ listen: true });
  Object.assign(house.sandbox.computop.settings.notify, notify);
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  const pages = await Promise.all(Array.from({ length: returns }, () => returnFromCardPage(house, back)));
  expect(pages.every(({ pathname }) => pathname === '/payment/success')).toBe(true);
  house.sandbox.clock.advance(4_000);
  await settle(house);
  expect(notified(house)).toEqual(notify.off ? [] : Array<number>(notify.copies ?? 1).fill(200));
  await expectBoughtOnce(house, session, opened.intentId);
});

test('without notification or return the job asks after a minute', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  house.sandbox.computop.settings.notify.off = true;
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await advanceTime(house, 30_000);
  expect((await intentOf(session, opened.intentId)).status).toBe('payment_pending');
  await advanceTime(house, 31_000);
  await expectBoughtOnce(house, session, opened.intentId);
});

test('a challenge with the right code is charged', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: CHALLENGE, code: '1234' });
  await settle(house);
  await expectBoughtOnce(house, session, opened.intentId);
});

test.each([
  ['a challenge with a wrong code', { card: CHALLENGE, code: '9999' }, 'payment_failed', 'payment_failed'],
  ['a declined card', { card: DECLINED }, 'payment_failed', 'declined'],
  ['a card that is not authenticated', { card: NOT_AUTHENTICATED }, 'payment_failed', 'payment_failed'],
  ['a card without 3-D Secure data', { card: INCOMPLETE }, 'payment_failed', 'payment_failed'],
  ['a protocol error', { card: PROTOCOL_ERROR }, 'payment_failed', 'payment_failed'],
])(
  '%s ends the attempt: nothing is charged, the page says why, the rate can still be bought',
  async (_what, order, status, reason) => {
    await using house = await openHouse({ listen: true });
    const session = await house.logIn();
    const rate = rateOf(await askRates(session), 'UPS');
    const opened = (await openIntent(session, 'computop', { rateId: rate.id })).json<CardOpened>();
    const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, ...order });
    const page = await returnFromCardPage(house, back);
    expect(page.pathname).toBe('/payment-failed');
    expect(page.searchParams.get('reason')).toBe(reason);
    await settle(house);
    const ended = await intentOf(session, opened.intentId);
    expect(ended).toMatchObject({ status, terminal: true, problem: 'payment_failed', paid: false });
    expect(failurePage(ended, { intentId: ended.id })).toContain(`reason=${reason}`);
    expect(purchasesAt(house)).toEqual([]);
    await expectEmptyBooks(house);
    const again = (await openIntent(session, 'computop', { rateId: rate.id })).json<CardOpened>();
    expect(again.intentId).not.toBe(opened.intentId);
    await house.sandbox.computop.pay({ paymentUrl: again.paymentUrl, card: GOOD });
    await settle(house);
    await expectBoughtOnce(house, session, again.intentId);
  },
);

test('a payment cancelled on Computop’s page is cancelled here, and the popup is told so', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, choice: 'cancel' });
  const page = await returnFromCardPage(house, back);
  expect(page.pathname).toBe('/checkout-cancel');
  expect(Object.fromEntries(page.searchParams)).toEqual({
    purchaseKey: opened.purchaseKey,
    method: 'card',
    reason: 'user_cancelled',
  });
  await settle(house);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'cancelled',
    terminal: true,
    problem: 'user_cancelled',
  });
  await expectEmptyBooks(house);
});

test('a checkout cancelled while the provider is being asked is cancelled once the answer is in', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId } = await openPayment(session, 'computop');
  const { opened: isAsked, open: tell } = createGate();
  const { opened: goesOn, open: goOn } = createGate();
  const { payments } = house.ctx;
  const secure: PaymentPort['secure'] = async (...payment) => {
    tell();
    await goesOn;
    return await payments.computop.secure(...payment);
  };
  house.ctx.payments = { ...payments, computop: { ...payments.computop, secure } };
  const looking = advanceTime(house, MINUTE_MS + 1);
  await isAsked;
  const calledOff = session.post(`/api/checkout-intents/${intentId}/cancel`);
  // Read after the cancelling request has read it.
  expect((await intentOf(session, intentId)).status).toBe('payment_pending');
  goOn();
  const reply = await calledOff;
  expect(reply.json(), reply.body).toMatchObject({ intent: { status: 'cancelled' } });
  await looking;
  await settle(house);
  expect((await intentOf(session, intentId)).problem).toBe('user_cancelled');
});

test('the cancel URL alone cancels an unpaid checkout, and no paid one', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const cancelUrl = (key: string) => `/api/payments/card/cancel/${key}`;
  const waits = await openPayment(session, 'computop');
  await house.visitor().send({ method: 'HEAD', url: cancelUrl(waits.purchaseKey) });
  expect((await intentOf(session, waits.intentId)).status, 'nobody was there').toBe('payment_pending');
  const left = await house.visitor().get(cancelUrl(waits.purchaseKey));
  expect(left.headers.location).toContain('/checkout-cancel?');
  expect((await intentOf(session, waits.intentId)).status).toBe('cancelled');
  const pays = await openPayment(session, 'computop');
  house.sandbox.computop.settings.notify.off = true;
  await house.sandbox.computop.pay({ paymentUrl: pays.paymentUrl, card: GOOD });
  const late = await house.visitor().get(cancelUrl(pays.purchaseKey));
  expect(late.headers.location).toContain('/payment/success?');
  await settle(house);
  await expectBoughtOnce(house, session, pays.intentId);
  expect((await house.visitor().get(cancelUrl('pk_nobody'))).statusCode).toBe(404);
});

test('while a decline cannot be confirmed with the provider the popup says pending, and the outcome is found later', async () => {
  await using house = await openHouse();
  house.sandbox.computop.settings.notify.off = true;
  const session = await house.logIn();
  const { paymentUrl, purchaseKey, intentId } = await openPayment(session, 'computop');
  const back = await house.sandbox.computop.pay({ paymentUrl, card: DECLINED });
  const fault = house.sandbox.faults.add({ match: { path: /inquire/ }, mode: '500' });
  const page = await returnFromCardPage(house, back);
  expect(page.pathname).toBe('/payment/success');
  expect(Object.fromEntries(page.searchParams)).toEqual({ purchaseKey, method: 'card', reason: 'pending' });
  house.sandbox.faults.remove(fault.id);
  await advanceTime(house, MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'payment_failed' });
});

test('a notification with a wrong MAC is refused and changes nothing; the payment is still found', async () => {
  await using house = await openHouse({ listen: true });
  house.sandbox.computop.settings.notify.forge = true;
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await settle(house);
  expect(notified(house)).toEqual([400]);
  expect((await intentOf(session, opened.intentId)).status).toBe('payment_pending');
  house.sandbox.computop.settings.notify.off = true;
  await advanceTime(house, MINUTE_MS + 1);
  await expectBoughtOnce(house, session, opened.intentId);
});

test('a return with a wrong MAC proves nothing and harms nothing: Computop is asked', async () => {
  await using house = await openHouse();
  Object.assign(house.sandbox.computop.settings, { forgeReturn: true });
  house.sandbox.computop.settings.notify.off = true;
  const session = await house.logIn();
  const unpaid = await openPayment(session, 'computop');
  const lie = await house.visitor().get(`/api/payments/card/return/${unpaid.purchaseKey}`);
  expect(lie.headers.location).toContain('/payment/success?');
  await settle(house);
  expect((await intentOf(session, unpaid.intentId)).status).toBe('payment_pending');
  expect(purchasesAt(house)).toEqual([]);
  const back = await house.sandbox.computop.pay({ paymentUrl: unpaid.paymentUrl, card: GOOD });
  await returnFromCardPage(house, back);
  await settle(house);
  await expectBoughtOnce(house, session, unpaid.intentId);
});

test('a wrong amount is refused, refunded in full, and goes on the operator’s list', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  // As if the page had been opened for a different amount than the price.
  await house.ctx.db.orm
    .update(intents)
    .set({ amountCents: sql`${intents.amountCents} + 100` })
    .where(eq(intents.id, opened.intentId));
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await settle(house);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'payment_failed',
    terminal: true,
    problem: 'amount_mismatch_refunded',
    paid: false,
  });
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    attention: 'amount_mismatch',
    payment: 'refunded',
  });
  const charged = (await storedIntent(house, opened.intentId)).paymentReference?.amountCents;
  expect(charged).toBeGreaterThan(0);
  expect(await toldOfReturns(house)).toMatchObject([{ why: 'amount_mismatch', amountCents: charged }]);
  expect(purchasesAt(house)).toEqual([]);
  await expectEmptyBooks(house);
});

test('an answer with half the amount buys nothing', async () => {
  await using house = await openHouse({ listen: true });
  house.sandbox.computop.settings.amountFactor = 0.5;
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await settle(house);
  const page = await returnFromCardPage(house, back);
  expect(page.pathname).toBe('/payment-failed');
  expect(page.searchParams.get('reason')).toBe('amount_mismatch_refunded');
  expect((await intentOf(session, opened.intentId)).problem).toBe('amount_mismatch_refunded');
  expect((await storedIntent(house, opened.intentId)).attention).toBe('amount_mismatch');
  expect(purchasesAt(house)).toEqual([]);
});

test('a buyer who pays half the amount after cancelling is not told that nothing was charged', async () => {
  await using house = await openHouse({ listen: true });
  house.sandbox.computop.settings.amountFactor = 0.5;
  house.sandbox.computop.settings.notify.off = true;
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await callOff(session, opened.intentId);
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  const page = await returnFromCardPage(house, back);
  expect([page.pathname, page.searchParams.get('reason')]).toEqual(['/payment-failed', 'refund_pending']);
});

test('a payment booked a little later is in review, cannot be cancelled, and completes when the money is there', async () => {
  await using house = await openHouse();
  house.sandbox.computop.settings.autoAfterSeconds = 90;
  house.sandbox.computop.settings.notify.off = true;
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  const page = await returnFromCardPage(house, back);
  // The money is not there yet, so the popup does not say it is.
  expect([page.pathname, page.searchParams.get('reason')]).toEqual(['/payment/success', 'pending']);
  await settle(house);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'payment_pending',
    terminal: false,
    problem: 'payment_in_review',
  });
  const refused = await session.post(`/api/checkout-intents/${opened.intentId}/cancel`);
  expect(refused.json<ErrorReply>().code).toBe('illegal_transition');
  await house.visitor().get(`/api/payments/card/cancel/${opened.purchaseKey}`);
  expect((await intentOf(session, opened.intentId)).status).toBe('payment_pending');
  house.sandbox.clock.advance(100_000);
  await advanceTime(house, 16 * MINUTE_MS);
  await expectBoughtOnce(house, session, opened.intentId);
});

test('a hold that is never booked ends as a failed payment, and no money is kept', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: NEVER_BOOKED });
  await settle(house);
  expect((await intentOf(session, opened.intentId)).problem).toBe('payment_in_review');
  house.sandbox.clock.advance(1_500);
  await settle(house);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'payment_failed',
    problem: 'payment_failed',
  });
  expect(purchasesAt(house)).toEqual([]);
  expect(heldAtComputop(house), 'nor is it blocked on the card').toBe(0);
  expect((await storedIntent(house, opened.intentId)).payment).toBe('voided');
  await expectEmptyBooks(house);
});

test('a hold that Computop refused to release is released by the next attempt, which counts as a new one', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  house.sandbox.computop.settings.reversalsRefused = true;
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: NEVER_BOOKED });
  await settle(house);
  house.sandbox.clock.advance(1_500);
  await settle(house);
  const blocked = heldAtComputop(house);
  expect(blocked).toBeGreaterThan(0);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    status: 'payment_failed',
    payment: 'authorized',
    attention: 'hold_not_given_back',
  });
  expect((await expectCorrectBooks(house)).get('held:computop')).toBe(blocked);
  house.sandbox.computop.settings.reversalsRefused = false;
  await advanceTime(house, 61 * MINUTE_MS);
  expect(heldAtComputop(house)).toBe(0);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({ payment: 'voided', attention: null });
  await expectEmptyBooks(house);
});

const callOff = (session: Session, intentId: string) =>
  session.post(`/api/checkout-intents/${intentId}/cancel`);

test.each<[string, boolean, (house: House, session: Session, intentId: string) => Promise<unknown>]>([
  ['cancelled, and Computop notifies us', true, (_house, session, id) => callOff(session, id)],
  ['cancelled, without a notification', false, (_house, session, id) => callOff(session, id)],
  ['timed out, and Computop notifies us', true, (house) => advanceTime(house, 31 * MINUTE_MS)],
  ['timed out, without a notification', false, (house) => advanceTime(house, 31 * MINUTE_MS)],
])('a payment after the checkout was %s is refunded automatically', async (_what, calls, end) => {
  await using house = await openHouse({ listen: true });
  house.sandbox.computop.settings.notify.off = !calls;
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await end(house, session, opened.intentId);
  const before = await intentOf(session, opened.intentId);
  expect(before.status).toBe('cancelled');
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await settle(house);
  await advanceTime(house, 36 * MINUTE_MS);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'cancelled',
    errorMessage: before.errorMessage,
    // Not that nothing was charged, as it said before.
    problem: 'late_payment_refunded',
    paid: false,
  });
  expect((await storedIntent(house, opened.intentId)).payment).toBe('refunded');
  expect(await toldOfReturns(house)).toMatchObject([{ intentId: opened.intentId, why: 'late' }]);
  expect(purchasesAt(house)).toEqual([]);
  await expectEmptyBooks(house);
});

test('a payment booked late, after the cancellation: the reason stays, the money is refunded', async () => {
  await using house = await openHouse({ listen: true });
  house.sandbox.computop.settings.autoAfterSeconds = 90;
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await advanceTime(house, 31 * MINUTE_MS);
  expect((await intentOf(session, opened.intentId)).problem).toBe('timeout');
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await settle(house);
  expect((await intentOf(session, opened.intentId)).problem).toBe('timeout');
  for (let round = 0; round < 3; round += 1) await advanceTime(house, 16 * MINUTE_MS);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    errorMessage: 'timeout',
    problem: 'late_payment_refunded',
  });
  expect((await storedIntent(house, opened.intentId)).payment).toBe('refunded');
  await expectEmptyBooks(house);
});

test('a payment on a page reopened after a failure is refunded, as that attempt is over', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: DECLINED });
  await settle(house);
  expect((await intentOf(session, opened.intentId)).status).toBe('payment_failed');
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await settle(house);
  await advanceTime(house, 36 * MINUTE_MS);
  expect(await intentOf(session, opened.intentId)).toMatchObject({ status: 'payment_failed', paid: false });
  expect((await storedIntent(house, opened.intentId)).payment).toBe('refunded');
  expect(purchasesAt(house)).toEqual([]);
  await expectEmptyBooks(house);
});

test('a payment made during the very last check is found by one more check and refunded', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  await advanceTime(house, 31 * MINUTE_MS);
  for (let round = 0; round < 5; round += 1) await advanceTime(house, 16 * MINUTE_MS);
  const { computop } = house.ctx.payments;
  const look = computop.secure.bind(computop);
  let isPaid = false;
  Object.assign(computop, {
    async secure(...asked: Parameters<typeof look>) {
      const said = await look(...asked);
      if (!isPaid) {
        isPaid = true;
        await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
        await house.sandbox.settled();
      }
      return said;
    },
  });
  await advanceTime(house, 36 * MINUTE_MS);
  expect(isPaid).toBe(true);
  for (let round = 0; round < 3; round += 1) await advanceTime(house, 36 * MINUTE_MS);
  expect((await storedIntent(house, opened.intentId)).payment).toBe('refunded');
  await expectEmptyBooks(house);
});

test('a label refused after the payment goes on the operator’s list, and a late notification buys none', async () => {
  await using house = await openHouse({ listen: true });
  house.sandbox.computop.settings.notify.delayMs = 2 * 60 * MINUTE_MS;
  const session = await house.logIn();
  const toAddress = anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const opened = await openPayment(session, 'computop', { shipment: aShipment({ toAddress }) });
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: GOOD });
  await returnFromCardPage(house, back);
  await settle(house);
  await advanceTime(house, 60 * MINUTE_MS);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'paid_label_failed',
    terminal: true,
    problem: 'label_processing_failed',
    paid: true,
    trackingCode: null,
    labelUrl: null,
  });
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    attention: 'label_failed',
    nextAttemptAt: null,
  });
  expect(await ordersOf(session)).toEqual([]);
  expect(await mailsFor(house, opened.intentId)).toEqual([]);
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:computop')).toBeGreaterThan(0);
  expect((await returnFromCardPage(house, back)).pathname).toBe('/payment/success');

  const before = await storedIntent(house, opened.intentId);
  const refused = refusedPurchasesAt(house).length;
  await advanceTime(house, 60 * MINUTE_MS);
  expect(notified(house)).toEqual([200]);
  expect(refusedPurchasesAt(house)).toHaveLength(refused);
  const { attempts, status } = before;
  expect(await storedIntent(house, opened.intentId)).toMatchObject({ attempts, status, nextAttemptAt: null });
});

test.each(['%00', 'pk_%00', 'x'.repeat(65), '%F0%9F%8F%A0', 'pk_unknown'])(
  'the key %j matches no payment, at whichever URL the buyer returns',
  async (key) => {
    await using house = await openHouse();
    for (const door of ['return', 'cancel'])
      expect((await house.visitor().get(`/api/payments/card/${door}/${key}`)).statusCode, door).toBe(404);
  },
);

test('a second attempt replaces a waiting page; a payment on the first is refunded', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const first = (await openIntent(session, 'computop', { rateId: rate.id })).json<CardOpened>();
  const second = (await openIntent(session, 'computop', { rateId: rate.id })).json<CardOpened>();
  expect((await intentOf(session, first.intentId)).problem).toBe('superseded');
  await house.sandbox.computop.pay({ paymentUrl: second.paymentUrl, card: GOOD });
  await settle(house);
  await house.sandbox.computop.pay({ paymentUrl: first.paymentUrl, card: GOOD });
  await settle(house);
  expect((await storedIntent(house, first.intentId)).payment).toBe('refunded');
  expect(await intentOf(session, first.intentId)).toMatchObject({
    problem: 'late_payment_refunded',
    replacedBy: second.intentId,
  });
  expect(await toldOfReturns(house)).toMatchObject([{ intentId: first.intentId, why: 'superseded' }]);
  await expectBoughtOnce(house, session, second.intentId);
});

test.for(['UPS', 'FedEx'])(
  'names too long for %s are shortened before the label is bought, not refused after the card is charged',
  async (carrier) => {
    await using house = await openHouse({ listen: true });
    const session = await house.logIn();
    const name = 'Maximilian Alexander Freiherr von Hohenstein-Württemberg';
    const shipment = aShipment({
      fromAddress: anAddress({ name, company: `${name} Logistik und Service GmbH & Co. KG` }),
      toAddress: anAddress({ name, city: 'Paris', zip: '75001', country: 'FR' }),
    });
    const rate = (reply: RatesReply) => rateOf(reply, carrier);
    const opened = await openPayment(session, 'computop', { shipment, rate });
    await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
    await settle(house);
    const intent = await intentOf(session, opened.intentId);
    expect(intent.status).toBe('completed');
    expect(intent.wizardData.toAddress.name, 'what was typed stays').toBe(name);
  },
);
