// Stuck checkouts: the operator may end them, whatever else they are listed for, and not sooner.
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { balances } from '#server/db/ledger.ts';
import { intents, outbox } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import type { CarrierPort, LabelRefund } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import {
  atPayPal,
  hubRate,
  advanceTime,
  openPayment,
  returnFromPayPal,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { byPayPal, toUs } from '../support/hub-buying.ts';
import { operate } from '../support/operator-desk.ts';
import {
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  skipPastLastTry,
  onlyRefund,
  passTime,
} from '../support/refunding.ts';

const DAY_MS = 24 * HOUR_MS;

const settleByHand = (at: House, id: string) => {
  skipPastLastTry(at);
  return operate(at, ['intents', 'settle', id, '--reference', 'SEPA 4711']);
};

type Word = 'no answer' | 'pending' | 'yes';

/** A provider that answers refunds and captures as told; counts the refund requests. */
function moody(says: Partial<Record<'refund' | 'capture', Word>>) {
  const told: Record<'refund' | 'capture', Word> = { refund: 'yes', capture: 'yes', ...says };
  const account = { told, asked: 0 };
  const silence = () =>
    new UpstreamError(
      { upstream: 'provider', kind: 'unavailable', code: 'not_authorized', outcome: 'unknown' },
      'No answer.',
    );
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    async refund(reference, order) {
      account.asked += 1;
      if (told.refund === 'no answer') throw silence();
      if (told.refund === 'pending') return { outcome: 'pending', refundId: 'R-1' };
      return await real.refund(reference, order);
    },
    async capture(reference, order) {
      if (told.capture === 'pending') return { outcome: 'pending', reference };
      const captured = await real.capture(reference, order);
      if (told.capture === 'no answer') throw silence();
      return captured;
    },
  });
  return { account, payment };
}

/** Paid by card after it was cancelled. */
async function paidLate(house: House): Promise<string> {
  const session = await house.logIn();
  const { intentId, paymentUrl } = await openPayment(session, 'computop');
  await session.post(`/api/checkout-intents/${intentId}/cancel`);
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  expect(await storedIntent(house, intentId)).toMatchObject({ payment: 'captured', attention: null });
  return intentId;
}

/** Paid by card, with a different amount than the price. */
async function paidWrongly(house: House): Promise<string> {
  const { intentId, paymentUrl } = await openPayment(await house.logIn(), 'computop');
  await house.ctx.db.orm
    .update(intents)
    .set({ amountCents: sql`${intents.amountCents} + 100` })
    .where(eq(intents.id, intentId));
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  expect(await storedIntent(house, intentId)).toMatchObject({
    payment: 'captured',
    attention: 'amount_mismatch',
  });
  return intentId;
}

/** Approved at PayPal, the label bought, and the capture tried once. */
async function atCapture(house: House): Promise<string> {
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await settle(house);
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'payment_pending_label_ready' });
  return intentId;
}

async function tryOften(house: House, times = 12): Promise<void> {
  for (let hour = 0; hour < times; hour += 1) await advanceTime(house, HOUR_MS);
}

test('a wrong amount whose refund is stuck is settled by hand, and stays on the list as a wrong amount', async () => {
  const { account, payment } = moody({ refund: 'no answer' });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await paidWrongly(house);
  expect((await settleByHand(house, id)).out, 'after one try').toContain('is waiting for a person');
  await tryOften(house);
  expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* amount_mismatch, stuck `));

  expect(await settleByHand(house, id)).toMatchObject({ code: 0 });
  const over = { payment: 'refunded', attention: 'amount_mismatch', nextAttemptAt: null, attempts: 0 };
  expect(await storedIntent(house, id)).toMatchObject(over);
  expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* amount_mismatch  `));
  Object.assign(account, { asked: 0 });
  for (let day = 0; day < 2; day += 1) await advanceTime(house, DAY_MS);
  expect(account.asked).toBe(0);
  const books = await expectCorrectBooks(house);
  expect(books.get('cash:bank')).toBe(0 - (books.get('cash:computop') ?? 0));
});

test('a wrong amount whose refund the operator retried is listed as such, and the attempts are counted afresh', async () => {
  const { account, payment } = moody({ refund: 'no answer' });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await paidWrongly(house);
  await tryOften(house);
  await operate(house, ['intents', 'retry', id]);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', attention: 'amount_mismatch' });
  expect(await settleByHand(house, id)).toMatchObject({ code: 1 });
  account.told.refund = 'yes';
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'refunded', attention: 'amount_mismatch' });
});

test('a wrong amount whose refund was long pending is still listed as such once refunded', async () => {
  const { account, payment } = moody({ refund: 'pending' });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await paidWrongly(house);
  await tryOften(house, 26);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', attention: 'amount_mismatch' });
  account.told.refund = 'yes';
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'refunded', attention: 'amount_mismatch' });
});

test('a refund long pending and then stuck is settled by hand, but not after one lost answer', async () => {
  const { account, payment } = moody({ refund: 'pending' });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await paidLate(house);
  await tryOften(house, 26);
  expect(await storedIntent(house, id)).toMatchObject({ attention: 'refund_pending' });
  expect(await settleByHand(house, id)).toMatchObject({ code: 1 });
  account.told.refund = 'no answer';
  await advanceTime(house, HOUR_MS);
  expect(await settleByHand(house, id), 'one answer is missing').toMatchObject({ code: 1 });
  await tryOften(house);
  expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* refund_pending, stuck `));
  expect(await settleByHand(house, id)).toMatchObject({ code: 0 });
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'refunded', attention: null });
});

test('a pending refund with one lost answer is not stuck', async () => {
  const { account, payment } = moody({ refund: 'pending' });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await paidLate(house);
  await tryOften(house);
  account.told.refund = 'no answer';
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', attention: null });
  expect(await settleByHand(house, id)).toMatchObject({ code: 1 });
});

test('a stuck refund retried by the operator is stuck again only after as many failed attempts', async () => {
  const { payment } = moody({ refund: 'no answer' });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await paidLate(house);
  await tryOften(house);
  expect(await storedIntent(house, id)).toMatchObject({ attention: 'stuck' });
  expect(await operate(house, ['intents', 'retry', id])).toMatchObject({ code: 0 });
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', attention: null, attempts: 2 });
  await tryOften(house, 7);
  expect(await storedIntent(house, id)).toMatchObject({ attention: null, attempts: 9 });
  expect(await settleByHand(house, id)).toMatchObject({ code: 1 });
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ attention: 'stuck' });
  expect(await settleByHand(house, id)).toMatchObject({ code: 0 });
});

test.each([
  ['by its provider', false],
  ['by hand, as it was stuck', true],
])(
  'a label that the carrier will not void stays on the list when the money was refunded %s',
  async (_how, isByHand) => {
    const { account, payment } = moody({ capture: 'no answer', refund: 'no answer' });
    const carrier = (real: CarrierPort): CarrierPort => ({
      ...real,
      requestRefund: () => Promise.resolve('rejected'),
    });
    await using house = await openHouse({ listen: true, wrap: { payment, carrier } });
    const id = await atCapture(house);
    await tryOften(house);
    await operate(house, ['intents', 'give-up', id]);
    await advanceTime(house, HOUR_MS);
    expect(await storedIntent(house, id)).toMatchObject({
      status: 'unlock_failed',
      payment: 'captured',
      labelFate: 'void_refused',
      attention: 'label_not_taken_back',
    });
    await tryOften(house);
    expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* label_not_taken_back, stuck `));
    account.told.refund = 'yes';
    if (isByHand) expect(await settleByHand(house, id)).toMatchObject({ code: 0 });
    else await advanceTime(house, HOUR_MS);
    // The provider's notification of it, too.
    await settle(house);
    expect(await storedIntent(house, id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      attention: 'label_not_taken_back',
    });
  },
);

test('a capture long in review and then stuck is given up, but not after one lost answer', async () => {
  const { account, payment } = moody({ capture: 'pending' });
  await using house = await openHouse({ listen: true, wrap: { payment } });
  const id = await atCapture(house);
  await tryOften(house, 26);
  expect(await storedIntent(house, id)).toMatchObject({ attention: 'payment_in_review' });
  account.told.capture = 'no answer';
  await advanceTime(house, HOUR_MS);
  const early = await operate(house, ['intents', 'give-up', id]);
  expect(early.out).toContain('it can be given up once it is stuck');
  await tryOften(house);
  expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* payment_in_review, stuck `));
  await operate(house, ['intents', 'give-up', id]);
  await tryOften(house, 3);
  expect(await storedIntent(house, id)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
  await expectCorrectBooks(house);
});

/** A carrier that gives every label refund the same answer, and counts how often it is asked. */
function silentCarrier() {
  const account: { standing: LabelRefund; asked: number } = { standing: 'submitted', asked: 0 };
  const answer = (): Promise<LabelRefund> => {
    account.asked += 1;
    return Promise.resolve(account.standing);
  };
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    requestRefund: answer,
    findRefund: answer,
  });
  return { account, carrier };
}

/** Given up at the capture; the money is refunded, and the label waits for the carrier. */
async function awaitingCarrier(house: House): Promise<string> {
  const id = await atCapture(house);
  await tryOften(house);
  await operate(house, ['intents', 'give-up', id]);
  await advanceTime(house, DAY_MS);
  expect(await storedIntent(house, id)).toMatchObject({ payment: 'refunded', labelFate: 'void_requested' });
  return id;
}

async function month(house: House): Promise<void> {
  for (let day = 0; day < 30; day += 1) await advanceTime(house, DAY_MS);
}

test('a label that the carrier voids after more than a month is on the list only until then', async () => {
  const { account, carrier } = silentCarrier();
  const { payment } = moody({ capture: 'no answer' });
  await using house = await openHouse({ listen: true, wrap: { payment, carrier } });
  const id = await awaitingCarrier(house);
  await month(house);
  const waiting = { payment: 'refunded', labelFate: 'void_requested', attention: 'label_not_taken_back' };
  expect(await storedIntent(house, id)).toMatchObject(waiting);
  account.standing = 'refunded';
  await advanceTime(house, DAY_MS);
  await settle(house);
  expect(await storedIntent(house, id)).toMatchObject({ labelFate: 'voided', attention: null });
});

test('a label the carrier is silent about can be given up after a month, not sooner, and is not asked about again', async () => {
  const { account, carrier } = silentCarrier();
  const { payment } = moody({ capture: 'no answer' });
  await using house = await openHouse({ listen: true, wrap: { payment, carrier } });
  const id = await awaitingCarrier(house);
  const early = await operate(house, ['intents', 'give-up', id]);
  expect(early).toMatchObject({ code: 1 });
  expect(early.out).toContain('unanswered for a month');
  await month(house);
  expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* label_not_taken_back `));

  expect(await operate(house, ['intents', 'give-up', id])).toMatchObject({ code: 0 });
  account.asked = 0;
  await advanceTime(house, HOUR_MS);
  const over = { labelFate: 'void_refused', attention: null, nextAttemptAt: null };
  expect(await storedIntent(house, id)).toMatchObject({ status: 'cancelled', payment: 'refunded', ...over });
  expect(account.asked).toBe(0);
  expect((await operate(house, 'intents')).out).not.toContain(id);
  await expectCorrectBooks(house);
  // The customer was told of the end a month ago.
  const told = await house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'checkout-given-up'));
  expect(told).toHaveLength(1);
});

test('a label found to be voided just when it is given up is not booked as lost', async () => {
  const { account, carrier } = silentCarrier();
  const { payment } = moody({ capture: 'no answer' });
  await using house = await openHouse({ listen: true, wrap: { payment, carrier } });
  const id = await awaitingCarrier(house);
  await month(house);
  account.standing = 'refunded';
  expect(await operate(house, ['intents', 'give-up', id])).toMatchObject({ code: 0 });
  const over = { labelFate: 'voided', attention: null, nextAttemptAt: null };
  expect(await storedIntent(house, id)).toMatchObject(over);
  expect((await balances(house.ctx.db.orm)).get('carrier:easypost')).toBe(0);
});

test('a second-leg label the carrier is silent about is accepted as lost, and is not asked about again', async () => {
  let asked = 0;
  const onward = new Set<string>();
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    async findRefund(id) {
      asked += 1;
      return onward.has(id) ? 'submitted' : await real.findRefund(id);
    },
    requestRefund: (id) => (onward.has(id) ? Promise.resolve('submitted') : real.requestRefund(id)),
  });
  await using house = await openHouse({ listen: true, wrap: { carrier } });
  const { session, intentId } = await byPayPal(house, { shipment: toUs('Zoë Quinn'), rate: hubRate });
  const { orderId, labels } = await storedIntent(house, intentId);
  for (const { leg, upstreamShipmentId } of labels ?? []) if (leg === 1) onward.add(upstreamShipmentId);
  await refundByApi(session, { shipmentId: orderId });
  for (let day = 0; day < 31; day += 1) await passTime(house, DAY_MS);
  const waiting = await onlyRefund(house, orderId ?? '');
  expect(waiting).toMatchObject({ state: 'money_refunded', attention: 'no_answer' });

  const accept = () => operate(house, ['refunds', 'accept', waiting.id, '--note', 'DHL is silent']);
  const { code, out } = await accept();
  expect(code).toBe(0);
  expect(out).toContain('The label is our loss.');
  asked = 0;
  await passTime(house, HOUR_MS);
  const over = { state: 'money_refunded', attention: null, nextAttemptAt: null };
  expect(await onlyRefund(house, orderId ?? '')).toMatchObject(over);
  expect(asked).toBe(0);
  expect((await operate(house, 'refunds')).out).not.toContain(waiting.id);
  expect(await accept(), 'once').toMatchObject({ code: 1 });
});
