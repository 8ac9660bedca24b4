// Paying by PayPal: hold, label, capture, unlock, and every other way it can end (R83, C-29, C-38).
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SessionReply } from '#contract/session.ts';
import type { Intent } from '#contract/checkout.ts';
import type { ErrorReply } from '#contract/error.ts';
import { UpstreamError } from '#server/errors.ts';
import {
  configureSandbox,
  askRates,
  atPayPal,
  intentOf,
  advanceTime,
  mailsFor,
  openIntent,
  openPayment,
  ordersOf,
  type PayPalOpened,
  purchasesAt,
  rateOf,
  resume,
  returnFromPayPal,
  storedIntent,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { expectEmptyBooks, expectCorrectBooks } from '../support/refunding.ts';

const MINUTE_MS = 60_000;

type Order = {
  id: string;
  status: string;
  authorizations: { id: string; status: string }[];
  captures: { status: string }[];
};
const ordersAtPayPal = (house: House): Order[] =>
  (house.sandbox.state() as { paypal: { orders: Order[] } }).paypal.orders;

const capturesAt = (house: House) => ordersAtPayPal(house).flatMap(({ captures }) => captures);

const heldAtPayPal = (house: House): number =>
  (house.sandbox.state() as { paypal: { ledger: { EUR?: { held: number } } } }).paypal.ledger.EUR?.held ?? 0;

/** One label, one capture, one order, one mail, and books that agree with all three providers. */
async function expectBoughtOnce(house: House, session: Session, intentId: string): Promise<Intent> {
  const intent = await intentOf(session, intentId);
  expect(intent).toMatchObject({ status: 'completed', terminal: true, paid: true, problem: null });
  expect(purchasesAt(house)).toHaveLength(1);
  expect(capturesAt(house)).toMatchObject([{ status: 'COMPLETED' }]);
  expect(await ordersOf(session)).toMatchObject([{ orderNumber: intent.orderNumber }]);
  expect(await mailsFor(house, intentId)).toHaveLength(1);
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:paypal')).toBe(intent.amountCents);
  expect(books.get('held:paypal')).toBe(0);
  return intent;
}

/** Nothing charged, nothing held, no balances left. */
async function expectNothingTaken(house: House): Promise<void> {
  expect(capturesAt(house)).toEqual([]);
  expect(heldAtPayPal(house)).toBe(0);
  await expectEmptyBooks(house);
}

test("approved at PayPal: hold, label, capture, and the labels are the buyer's", async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const shipment = aShipment({ packages: [aParcel(), aParcel({ weight: 7 })] });
  const opened = await openPayment(session, 'paypal', { shipment });
  const link = opened.paypalOrder.links.find(({ rel }) => rel === 'approve');
  expect(link?.href).toContain(opened.paypalOrder.id);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'payment_pending',
    terminal: false,
    paid: false,
  });
  expect(purchasesAt(house), 'nothing is bought before the buyer agrees').toEqual([]);
  await atPayPal(house, opened.paypalOrder.id);
  const back = await returnFromPayPal(session, opened.paypalOrder.id);
  expect(back.json(), back.body).toMatchObject({
    success: true,
    parked: false,
    intentId: opened.intentId,
    purchaseKey: opened.purchaseKey,
  });
  await house.ctx.settled();
  const intent = await expectBoughtOnce(house, session, opened.intentId);
  expect(intent.packages.map(({ trackingCode }) => trackingCode?.slice(0, 2))).toEqual(['1Z', '1Z']);
  const label = await session.get(intent.packages[1]?.labelUrl ?? '');
  expect(label.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

const ways: [string, (house: House, session: Session, orderId: string) => Promise<void>][] = [
  [
    'the buyer returns and PayPal never calls',
    async (house, session, orderId) => {
      await configureSandbox(house, 'paypal/webhooks', { off: true });
      await atPayPal(house, orderId);
      await returnFromPayPal(session, orderId);
    },
  ],
  ['PayPal calls and the buyer never returns', (house, _session, orderId) => atPayPal(house, orderId)],
  [
    'PayPal calls, then the buyer returns',
    async (house, session, orderId) => {
      await atPayPal(house, orderId);
      await house.sandbox.settled();
      await house.ctx.settled();
      await returnFromPayPal(session, orderId);
    },
  ],
  [
    'the buyer returns, then PayPal calls',
    async (house, session, orderId) => {
      await configureSandbox(house, 'paypal/webhooks', { delayMs: MINUTE_MS });
      await atPayPal(house, orderId);
      await returnFromPayPal(session, orderId);
      await house.ctx.settled();
      expect((await intentOf(session, (await returned(session, orderId)).intentId)).status).toBe('completed');
      house.sandbox.clock.advance(MINUTE_MS);
    },
  ],
  [
    'PayPal calls three times while the buyer returns three times',
    async (house, session, orderId) => {
      await configureSandbox(house, 'paypal/webhooks', { copies: 3 });
      await Promise.all([
        atPayPal(house, orderId),
        ...[1, 2, 3].map(() => returnFromPayPal(session, orderId)),
      ]);
      await returnFromPayPal(session, orderId);
    },
  ],
];
const returned = async (session: Session, orderId: string) =>
  (await returnFromPayPal(session, orderId)).json<{ intentId: string }>();

test.each(ways)('%s: one label, one capture', async (_what, way) => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  await way(house, session, opened.paypalOrder.id);
  await house.sandbox.settled();
  await house.ctx.settled();
  await house.sandbox.settled();
  await house.ctx.settled();
  await expectBoughtOnce(house, session, opened.intentId);
});

test('a buyer who neither returns nor triggers a webhook is found by the job', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  await atPayPal(house, opened.paypalOrder.id);
  await advanceTime(house, 0);
  expect((await intentOf(session, opened.intentId)).status).toBe('payment_pending');
  await advanceTime(house, MINUTE_MS);
  await expectBoughtOnce(house, session, opened.intentId);
});

test('the capture call has a second path, and an order nobody opened is not found', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { paypalOrder, intentId } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  const unknown = await returnFromPayPal(session, '5O190127TN364715T');
  expect(unknown.statusCode).toBe(404);
  const back = await session.post(`/api/paypal/order/${paypalOrder.id}/capture`);
  expect(back.json(), back.body).toMatchObject({ intentId, parked: false });
  await house.ctx.settled();
  expect((await intentOf(session, intentId)).status).toBe('completed');
});

test('a return before the approval changes nothing, and the buyer can still pay', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { paypalOrder, intentId } = await openPayment(session, 'paypal');
  expect((await returnFromPayPal(session, paypalOrder.id)).json()).toMatchObject({
    status: 'payment_pending',
  });
  const approve = paypalOrder.links.find(({ rel }) => rel === 'approve')?.href;
  expect((await intentOf(session, intentId)).buyerUrl, 'shown to whoever never saw it').toBe(approve);
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  const bought = await expectBoughtOnce(house, session, intentId);
  expect(bought.buyerUrl, 'there is nothing to pay any more').toBeNull();
});

const callOff = (session: Session, intentId: string) =>
  session.post(`/api/checkout-intents/${intentId}/cancel`);

test('cancelled at PayPal: cancelled here, once, and a later approval charges nothing', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const { paypalOrder, intentId } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id, 'cancel');
  for (const reply of [await callOff(session, intentId), await callOff(session, intentId)])
    expect(reply.json(), reply.body).toMatchObject({
      intent: { status: 'cancelled', terminal: true, problem: 'user_cancelled', paid: false },
    });
  await atPayPal(house, paypalOrder.id);
  await house.sandbox.settled();
  await returnFromPayPal(session, paypalOrder.id);
  await advanceTime(house, 36 * MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'cancelled',
    problem: 'user_cancelled',
  });
  expect(await storedIntent(house, intentId)).toMatchObject({ payment: 'none', nextAttemptAt: null });
  expect(purchasesAt(house)).toEqual([]);
  await expectNothingTaken(house);
});

test('declined at PayPal: payment_failed, nothing charged, and the next attempt buys the same rate', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const first = (await openIntent(session, 'paypal', { rateId: rate.id })).json<PayPalOpened>();
  await atPayPal(house, first.paypalOrder.id, 'decline');
  await returnFromPayPal(session, first.paypalOrder.id);
  await house.ctx.settled();
  expect(await intentOf(session, first.intentId)).toMatchObject({
    status: 'payment_failed',
    terminal: true,
    problem: 'payment_failed',
    paid: false,
  });
  await expectNothingTaken(house);
  const second = (await openIntent(session, 'paypal', { rateId: rate.id })).json<PayPalOpened>();
  expect(second.intentId).not.toBe(first.intentId);
  await atPayPal(house, second.paypalOrder.id);
  await returnFromPayPal(session, second.paypalOrder.id);
  await house.ctx.settled();
  await expectBoughtOnce(house, session, second.intentId);
});

test.each(['PAYMENT_DENIED', 'NO_PAYMENT_SOURCE_PROVIDED'])(
  'PayPal itself refuses an approved order (%s): it ends at once, without waiting for another answer',
  async (issue) => {
    await using house = await openHouse();
    const session = await house.logIn();
    const { intentId, paypalOrder } = await openPayment(session, 'paypal');
    await atPayPal(house, paypalOrder.id);
    await configureSandbox(house, 'paypal/refusals', {
      path: '/authorize$',
      method: 'POST',
      issue,
      times: 99,
    });
    await returnFromPayPal(session, paypalOrder.id);
    await house.ctx.settled();
    expect(await intentOf(session, intentId)).toMatchObject({
      status: 'payment_failed',
      terminal: true,
      problem: 'payment_failed',
    });
    await advanceTime(house, 36 * MINUTE_MS);
    expect(await storedIntent(house, intentId)).toMatchObject({ attention: null, nextAttemptAt: null });
    await expectNothingTaken(house);
  },
);

test('sent back to PayPal: not declined, the way there stays open, and the same order is bought once', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id, 'send-back');
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  const page = paypalOrder.links.find(({ rel }) => rel === 'approve')?.href;
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'payment_pending',
    awaitsBuyer: true,
    buyerUrl: page,
    problem: null,
  });
  await expectNothingTaken(house);
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  await expectBoughtOnce(house, session, intentId);
});

test('a buyer sent back to PayPal who does not go counts as gone after half an hour', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  const again = { path: '/authorize$', issue: 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', times: 1_000 };
  await configureSandbox(house, 'paypal/refusals', again);
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  for (let minute = 0; minute < 29; minute += 1) await advanceTime(house, MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'payment_pending', awaitsBuyer: true });
  await advanceTime(house, 2 * MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'cancelled', problem: 'timeout' });
  await expectNothingTaken(house);
});

test('while PayPal is placing the hold, or gives no answer, the order says that it is being asked', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  const stands = () => intentOf(session, intentId);
  expect(await stands(), 'not before anybody was there').toMatchObject({ beingChecked: false });
  await atPayPal(house, paypalOrder.id);
  const { paypal } = house.ctx.payments;
  const { opened: answers, open: answer } = createGate();
  const { opened: asked, open: ask } = createGate();
  let secure: typeof paypal.secure = async () => {
    ask();
    await answers;
    throw new UpstreamError(
      { upstream: 'paypal', kind: 'unavailable', code: 'unavailable', outcome: 'unknown' },
      'No answer.',
    );
  };
  house.ctx.payments = {
    ...house.ctx.payments,
    paypal: { ...paypal, secure: (...given) => secure(...given) },
  };
  const returned = returnFromPayPal(session, paypalOrder.id);
  await asked;
  // As a webhook's look finds it: somebody else is asking, and the call does not wait for that.
  await returnFromPayPal(session, paypalOrder.id);
  expect(await stands()).toMatchObject({ awaitsBuyer: true, beingChecked: true });
  answer();
  await returned;
  expect(await stands(), 'no answer').toMatchObject({ awaitsBuyer: true, beingChecked: true });
  secure = () => Promise.resolve({ outcome: 'waiting' });
  await advanceTime(house, MINUTE_MS);
  expect(await stands(), 'not paid').toMatchObject({ awaitsBuyer: true, beingChecked: false });
  secure = (...given) => paypal.secure(...given);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  expect(await expectBoughtOnce(house, session, intentId)).toMatchObject({ beingChecked: false });
});

test('while the carrier is being asked for the label, a buyer who has paid is told to wait, not to pay', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const { intentId, paypalOrder } = (
    await openIntent(session, 'paypal', { rateId: rate.id })
  ).json<PayPalOpened>();
  const ask = () => session.post('/api/labels/buy', { intentId });
  expect((await ask()).json<ErrorReply>().code).toBe('payment_required');
  await atPayPal(house, paypalOrder.id);
  const { opened: sells, open: sell } = createGate();
  const { carrier } = house.ctx;
  house.ctx.carrier = { ...carrier, buy: async (...purchase) => sells.then(() => carrier.buy(...purchase)) };
  await returnFromPayPal(session, paypalOrder.id);
  expect((await ask()).json()).toMatchObject({ code: 'checkout_in_progress', details: { intentId } });
  sell();
  await house.ctx.settled();
  expect((await ask()).json()).toMatchObject({ success: true, label: { id: intentId } });
});

async function reviewed(house: House) {
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const opened = (await openIntent(session, 'paypal', { rateId: rate.id })).json<PayPalOpened>();
  await atPayPal(house, opened.paypalOrder.id, 'pending');
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'payment_pending',
    terminal: false,
    problem: 'payment_in_review',
  });
  const hold = ordersAtPayPal(house)[0]?.authorizations[0];
  return { session, rate, intentId: opened.intentId, holdId: hold?.id };
}

test('in review: not cancelled, not bought twice, and completed once PayPal has settled it', async () => {
  await using house = await openHouse();
  const { session, rate, intentId, holdId } = await reviewed(house);
  const refused = await callOff(session, intentId);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<ErrorReply>().code).toBe('illegal_transition');
  const again = await openIntent(session, 'paypal', { rateId: rate.id });
  expect(again.json<ErrorReply>()).toMatchObject({
    code: 'checkout_in_progress',
    details: { intentId },
  });
  expect(purchasesAt(house)).toEqual([]);
  // Longer than we wait for any buyer: one who has consented does not time out.
  await advanceTime(house, 31 * MINUTE_MS);
  expect((await intentOf(session, intentId)).problem).toBe('payment_in_review');
  await configureSandbox(house, 'paypal/settle', { id: holdId, status: 'COMPLETED' });
  await advanceTime(house, 16 * MINUTE_MS);
  await expectBoughtOnce(house, session, intentId);
});

test('denied after a review: payment_failed, nothing charged', async () => {
  await using house = await openHouse();
  const { session, intentId, holdId } = await reviewed(house);
  await configureSandbox(house, 'paypal/settle', { id: holdId, status: 'DENIED' });
  await advanceTime(house, 16 * MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'payment_failed',
    problem: 'payment_failed',
  });
  expect(purchasesAt(house)).toEqual([]);
  await expectNothingTaken(house);
});

test('a refused label voids the hold: nothing was charged, and the same rate can be bought again', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const shipment = aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
  });
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  const opened = (await openIntent(session, 'paypal', { rateId: rate.id })).json<PayPalOpened>();
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'label_creation_failed',
    terminal: true,
    problem: 'label_creation_failed',
    paid: false,
    trackingCode: null,
    labelUrl: null,
  });
  expect(ordersAtPayPal(house)[0]?.authorizations).toMatchObject([{ status: 'VOIDED' }]);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    payment: 'voided',
    attention: null,
    nextAttemptAt: null,
  });
  await expectNothingTaken(house);
  expect(await ordersOf(session)).toEqual([]);
  expect(await mailsFor(house, opened.intentId)).toEqual([]);
  const again = await openIntent(session, 'paypal', { rateId: rate.id });
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json<PayPalOpened>().intentId).not.toBe(opened.intentId);
});

test('a buyer who does not pay within half an hour counts as gone', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  for (let minute = 0; minute < 29; minute += 1) await advanceTime(house, MINUTE_MS);
  expect((await intentOf(session, intentId)).status).toBe('payment_pending');
  await advanceTime(house, MINUTE_MS + 1);
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'cancelled',
    terminal: true,
    problem: 'timeout',
  });
  await atPayPal(house, paypalOrder.id);
  await advanceTime(house, 36 * MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'cancelled', problem: 'timeout' });
  await expectNothingTaken(house);
});

test('a second attempt replaces a waiting one; approving the first buys nothing', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const first = (await openIntent(session, 'paypal', { rateId: rate.id })).json<PayPalOpened>();
  const second = (await openIntent(session, 'paypal', { rateId: rate.id })).json<PayPalOpened>();
  expect(await intentOf(session, first.intentId)).toMatchObject({
    status: 'cancelled',
    problem: 'superseded',
    replacedBy: null,
  });
  await atPayPal(house, first.paypalOrder.id);
  await house.sandbox.settled();
  await returnFromPayPal(session, first.paypalOrder.id);
  await house.ctx.settled();
  expect(purchasesAt(house)).toEqual([]);
  expect(heldAtPayPal(house)).toBe(0);
  await atPayPal(house, second.paypalOrder.id);
  await returnFromPayPal(session, second.paypalOrder.id);
  await house.sandbox.settled();
  await house.ctx.settled();
  await expectBoughtOnce(house, session, second.intentId);
  expect((await intentOf(session, first.intentId)).replacedBy).toBe(second.intentId);
});

test.each([
  ['one key', () => 'one-key-for-all-clicks'],
  ['a key each', () => randomUUID()],
])('a hundred clicks with %s, and a hundred returns, are one purchase', async (_what, keyOf) => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => openIntent(session, 'paypal', { rateId: rate.id }, keyOf())),
  );
  expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  await house.ctx.settled();
  const opened = replies
    .filter(({ statusCode }) => statusCode === 200)
    .map((reply) => reply.json<PayPalOpened>());
  const stands = await Promise.all(
    [...new Map(opened.map((one) => [one.intentId, one])).values()].map(async (one) => ({
      ...one,
      status: (await intentOf(session, one.intentId)).status,
    })),
  );
  const alive = stands.filter(({ status }) => status !== 'cancelled');
  expect(alive).toMatchObject([{ status: 'payment_pending' }]);
  const [{ intentId, paypalOrder } = { intentId: '', paypalOrder: { id: '' } }] = alive;
  await atPayPal(house, paypalOrder.id);
  const returns = await Promise.all(
    Array.from({ length: 100 }, () => returnFromPayPal(session, paypalOrder.id)),
  );
  expect(new Set(returns.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await house.ctx.settled();
  await resume(house);
  await expectBoughtOnce(house, session, intentId);
});

test('a return without a session is parked and told to its owner alone, once', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { paypalOrder, intentId, purchaseKey } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  const back = await returnFromPayPal(house.visitor(), paypalOrder.id);
  expect(back.json()).toEqual({
    success: true,
    parked: true,
    intentId: null,
    purchaseKey: null,
    status: null,
  });
  await house.ctx.settled();
  await expectBoughtOnce(house, session, intentId);
  // A HEAD request tells nothing, so it uses nothing up.
  expect((await session.send({ method: 'HEAD', url: '/api/auth/user' })).statusCode).toBe(404);
  const logIn = async (userEmail: string) =>
    (await house.visitor().post('/api/auth/login', { userEmail, userPassword: 'Hafenpost1' })).json<object>();
  expect(await logIn('business@example.com')).toMatchObject({ redirectToPayPalSuccess: null });
  expect(await logIn('privat@example.com')).toMatchObject({
    redirectToPayPalSuccess: { token: paypalOrder.id, PayerID: 'PAYERID', purchaseKey },
  });
  expect(await logIn('privat@example.com')).toMatchObject({ redirectToPayPalSuccess: null });
});

test('what a stranger writes instead of a payer’s number is not handed to the owner', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { paypalOrder } = await openPayment(session, 'paypal');
  await house.visitor().post(`/paypal/order/${paypalOrder.id}/capture`, { payerId: 'EVIL"><script>' });
  const user = (await session.get('/api/auth/user')).json<object>();
  expect(user).toMatchObject({ redirectToPayPalSuccess: { token: paypalOrder.id, PayerID: '' } });
});

test('a return from elsewhere is not told again once its owner has returned', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  expect((await returnFromPayPal(house.visitor(), paypalOrder.id)).json()).toMatchObject({ parked: true });
  expect((await returnFromPayPal(session, paypalOrder.id)).json()).toMatchObject({ parked: false });
  const known = await session.get('/api/auth/user');
  expect(known.json()).toMatchObject({ redirectToPayPalSuccess: null });
});

test('a parked return is told to one of four tabs that ask at the same moment', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (let round = 0; round < 3; round += 1) {
    const { paypalOrder } = await openPayment(session, 'paypal');
    await atPayPal(house, paypalOrder.id);
    await returnFromPayPal(house.visitor(), paypalOrder.id);
    await house.ctx.settled();
    const tabs = await Promise.all(Array.from({ length: 4 }, () => session.get('/api/auth/user')));
    const told = tabs.map((tab) => tab.json<SessionReply>().redirectToPayPalSuccess);
    expect(told.filter((one) => one !== null)).toMatchObject([{ token: paypalOrder.id }]);
  }
});

test('two customers using the same key have a checkout each, and neither ends the other’s', async () => {
  await using house = await openHouse();
  const ids: string[] = [];
  for (const email of ['privat@example.com', 'business@example.com']) {
    const session = await house.logIn(email);
    const rate = rateOf(await askRates(session), 'UPS');
    const opened = await openIntent(session, 'paypal', { rateId: rate.id }, 'a-key-that-two-have');
    ids.push(opened.json<PayPalOpened>().intentId);
  }
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(await storedIntent(house, id)).toMatchObject({ status: 'payment_pending' });

  // A click on a rate already bought is looked up by its key once more.
  const gold = await house.logIn('gold@example.com');
  const { id: rateId } = rateOf(await askRates(gold), 'UPS');
  const { intentId } = (await openIntent(gold, 'invoice', { rateId })).json<{ intentId: string }>();
  const again = await openIntent(gold, 'invoice', { rateId }, 'a-key-that-two-have');
  expect(again.json<ErrorReply>()).toMatchObject({
    code: 'checkout_in_progress',
    details: { intentId, rateId },
  });
});

test('somebody else who returns with the order learns nothing about it', async () => {
  await using house = await openHouse();
  const { paypalOrder } = await openPayment(await house.logIn(), 'paypal');
  const theirs = await returnFromPayPal(await house.logIn('business@example.com'), paypalOrder.id);
  expect(theirs.json()).toEqual({
    success: true,
    parked: true,
    intentId: null,
    purchaseKey: null,
    status: null,
  });
});

test('a parked return is forgotten after a day', async () => {
  await using house = await openHouse({ now: new Date() });
  const { paypalOrder } = await openPayment(await house.logIn(), 'paypal');
  await returnFromPayPal(house.visitor(), paypalOrder.id);
  house.advanceClock(24 * 60 * MINUTE_MS + 1);
  const late = await house.logIn();
  expect((await late.get('/api/auth/user')).json()).toMatchObject({ redirectToPayPalSuccess: null });
});

test('PayPal cannot be reached: 502 payment_not_started, and the rate stays buyable', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  house.sandbox.faults.add({
    match: { method: 'POST', path: /\/v2\/checkout\/orders$/ },
    mode: '500',
    times: 2,
  });
  const key = randomUUID();
  const down = await openIntent(session, 'paypal', { rateId: rate.id }, key);
  expect(down.statusCode).toBe(502);
  expect(down.json<ErrorReply>().code).toBe('payment_not_started');
  // The same click gets the same answer; a new one is a new attempt.
  expect((await openIntent(session, 'paypal', { rateId: rate.id }, key)).statusCode).toBe(502);
  const opened = await openIntent(session, 'paypal', { rateId: rate.id });
  expect(opened.statusCode, opened.body).toBe(200);
});

test('a hold whose answer was lost is adopted, and voided if the buyer has cancelled meanwhile', async () => {
  for (const isCalledOff of [false, true]) {
    await using house = await openHouse();
    const session = await house.logIn();
    const { paypalOrder, intentId } = await openPayment(session, 'paypal');
    await atPayPal(house, paypalOrder.id);
    house.sandbox.faults.add({
      match: { method: 'POST', path: /\/authorize$/ },
      mode: 'cut-after',
      times: 1,
    });
    const unread = house.sandbox.faults.add({
      match: { method: 'GET', path: /\/v2\/checkout\/orders\// },
      mode: '500',
    });
    const back = await returnFromPayPal(session, paypalOrder.id);
    expect(back.json(), back.body).toMatchObject({ status: 'payment_pending' });
    await house.ctx.settled();
    expect(heldAtPayPal(house)).toBeGreaterThan(0);
    house.sandbox.faults.remove(unread.id);
    if (isCalledOff) expect((await callOff(session, intentId)).statusCode).toBe(200);
    await advanceTime(house, 36 * MINUTE_MS);
    if (!isCalledOff) await expectBoughtOnce(house, session, intentId);
    else {
      expect((await intentOf(session, intentId)).status).toBe('cancelled');
      expect(purchasesAt(house)).toEqual([]);
      await expectNothingTaken(house);
    }
  }
});

test('a hold whose capture keeps failing: the label is returned, the hold ends, nobody has paid', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id, 'capture-fails');
  await returnFromPayPal(session, paypalOrder.id);
  for (let round = 0; round < 12; round += 1) await advanceTime(house, 5 * MINUTE_MS);
  await advanceTime(house, 70 * MINUTE_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'cancelled',
    payment: 'voided',
    labelFate: 'voided',
    errorCode: 'capture_failed',
  });
  expect(capturesAt(house).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'DECLINED'));
  expect(heldAtPayPal(house)).toBe(0);
  expect(await ordersOf(session)).toEqual([]);
  await expectEmptyBooks(house);
});

test('a capture that PayPal reviews for an hour: the label is locked until then, and bought once', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id, 'capture-pending');
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'payment_pending_label_ready',
    errorCode: 'payment_in_review',
  });
  expect(capturesAt(house)).toMatchObject([{ status: 'PENDING' }]);
  await advanceTime(house, 61 * MINUTE_MS);
  await advanceTime(house, 16 * MINUTE_MS);
  await expectBoughtOnce(house, session, intentId);
});

test('a capture of another sum than the price is booked as it is, and goes on the operator’s list', async () => {
  await using house = await openHouse({
    wrap: {
      payment: (real) => ({
        ...real,
        capture: (reference, options) =>
          real.capture(reference, { ...options, amountCents: options.amountCents - 1 }),
      }),
    },
  });
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  const { amountCents, attention, status } = await storedIntent(house, intentId);
  expect([status, attention]).toEqual(['completed', 'amount_mismatch']);
  expect((await expectCorrectBooks(house)).get('cash:paypal')).toBe(amountCents - 1);
});
