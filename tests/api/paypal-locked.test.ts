// PayPal places the hold, the label exists, and the capture is refused: locked until paid for or returned (C-29).
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import {
  configureSandbox,
  atPayPal,
  intentOf,
  advanceTime,
  mailsFor,
  openPayment,
  ordersOf,
  type PayPalOpened,
  purchasesAt,
  returnFromPayPal,
  storedIntent,
} from '../support/booking.ts';
import { UpstreamError } from '#server/errors.ts';
import { giveUpIntent } from '#server/use-cases/operator/give-up-intent.ts';
import { type House, openHouse, type Session, type Wrap } from '../support/house.ts';
import { mailbox, onlyMail } from '../support/mailbox.ts';
import { expectEmptyBooks, expectCorrectBooks } from '../support/refunding.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Refusal = { issue: string; times: number };

/** Approved, the label bought, and this many captures refused with PayPal's error. */
async function lock(house: House, refusal: Refusal): Promise<{ session: Session; opened: PayPalOpened }> {
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  await configureSandbox(house, 'paypal/refusals', { path: '/capture$', method: 'POST', ...refusal });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  return { session, opened };
}

const captureCalls = (house: House) =>
  house.sandbox.journal.list({ method: 'POST', path: /\/authorizations\/[^/]+\/capture$/ });

test('a refused capture keeps the label locked: no code, no PDF, no order, no mail', async () => {
  await using house = await openHouse();
  const { session, opened } = await lock(house, { issue: 'PAYER_CANNOT_PAY', times: 1 });
  const intent = await intentOf(session, opened.intentId);
  expect(intent).toMatchObject({
    status: 'unlock_failed',
    terminal: true,
    problem: 'capture_failed',
    paid: false,
    trackingCode: null,
    labelUrl: null,
    orderNumber: null,
    packages: [{ trackingCode: null, labelUrl: null }],
  });
  expect(purchasesAt(house)).toHaveLength(1);
  const code = (await storedIntent(house, opened.intentId)).labels?.[0]?.trackingCode ?? 'none';
  expect(code).toMatch(/^1Z/);
  for (const path of [
    `/api/checkout-intents/${opened.intentId}`,
    `/api/purchase-result/${opened.purchaseKey}`,
    '/api/dashboard/orders-fixed',
  ])
    expect((await session.get(path)).body).not.toContain(code);
  for (const query of ['', '?package=0']) {
    const label = await session.get(`/api/checkout-intents/${opened.intentId}/label${query}`);
    expect(label.statusCode).toBe(409);
    expect(label.json<ErrorReply>().code).toBe('label_not_ready');
  }
  const bought = await session.post('/api/labels/buy', { intentId: opened.intentId });
  expect(bought.json<ErrorReply>().code, bought.body).toBe('label_failed');
  expect(await ordersOf(session)).toEqual([]);
  expect(await mailsFor(house, opened.intentId)).toEqual([]);
  await expectCorrectBooks(house);
});

test('a capture retried a minute later, under its own key, pays and unlocks the label', async () => {
  await using house = await openHouse({ now: new Date() });
  const { session, opened } = await lock(house, { issue: 'PAYER_CANNOT_PAY', times: 1 });
  const before = captureCalls(house).length;
  await advanceTime(house, 59_000);
  expect(captureCalls(house).length, 'not before its time').toBe(before);
  await advanceTime(house, 2_000);
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'completed',
    problem: null,
    paid: true,
  });
  const keys = captureCalls(house).map(({ headers }) => headers['paypal-request-id']);
  expect(new Set(keys).size, String(keys)).toBe(2);
  expect(purchasesAt(house)).toHaveLength(1);
  expect(await ordersOf(session)).toHaveLength(1);
  expect(await mailsFor(house, opened.intentId)).toHaveLength(1);
  await expectCorrectBooks(house);
});

test('while only the answer is missing, retries keep the same key', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/capture$/ }, mode: '500', times: 1 });
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  await advanceTime(house, MINUTE_MS);
  expect((await intentOf(session, opened.intentId)).status).toBe('completed');
  const keys = captureCalls(house).map(({ headers }) => headers['paypal-request-id']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expectCorrectBooks(house);
});

/** The carrier has confirmed the void: no balances are left. */
async function expectAllGivenBack(house: House, session: Session, intentId: string): Promise<void> {
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'cancelled',
    terminal: true,
    problem: 'capture_failed',
    paid: false,
    trackingCode: null,
  });
  await advanceTime(house, 11 * MINUTE_MS);
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({
    payment: 'voided',
    labelFate: 'voided',
    attention: null,
    nextAttemptAt: null,
  });
  await expectEmptyBooks(house);
  expect(await ordersOf(session)).toEqual([]);
}

test('after four refusals label and hold are voided, and the customer is told', async () => {
  await using house = await openHouse();
  const { session, opened } = await lock(house, { issue: 'PAYER_CANNOT_PAY', times: 4 });
  await advanceTime(house, MINUTE_MS + 1);
  await advanceTime(house, 5 * MINUTE_MS + 1);
  expect((await intentOf(session, opened.intentId)).status).toBe('unlock_failed');
  await advanceTime(house, 15 * MINUTE_MS + 1);
  expect(captureCalls(house)).toHaveLength(4);
  await expectAllGivenBack(house, session, opened.intentId);
  await expectTold(house);
});

test('a hold that is gone is not requested again: the label is returned at once, and the customer is told', async () => {
  await using house = await openHouse();
  const { session, opened } = await lock(house, { issue: 'AUTHORIZATION_EXPIRED', times: 1 });
  expect(captureCalls(house)).toHaveLength(1);
  await expectAllGivenBack(house, session, opened.intentId);
  await expectTold(house);
});

test('while the carrier has not yet confirmed the void, the customer already reads that nothing was charged', async () => {
  await using house = await openHouse();
  const silent = house.sandbox.faults.add({ match: { method: 'POST', path: /\/refund$/ }, mode: '500' });
  const { session, opened } = await lock(house, { issue: 'AUTHORIZATION_EXPIRED', times: 1 });
  const over = { status: 'unlock_failed', terminal: true, problem: 'payment_failed' };
  expect(await intentOf(session, opened.intentId)).toMatchObject({ ...over, paid: false });
  expect((await session.get(`/api/purchase-result/${opened.purchaseKey}`)).json()).toMatchObject(over);
  expect((await storedIntent(house, opened.intentId)).labelFate).toBe('void_due');
  house.sandbox.faults.remove(silent.id);
  await advanceTime(house, HOUR_MS);
  await expectAllGivenBack(house, session, opened.intentId);
});

/** No capture succeeds as far as we hear; `isLost`: it happens all the same. */
const unheard = (isLost: boolean): Wrap => ({
  payment: (real) => ({
    ...real,
    async capture(reference, options) {
      if (isLost) await real.capture(reference, options);
      const fault = { upstream: 'paypal', kind: 'unavailable', code: 'account' } as const;
      throw new UpstreamError({ ...fault, outcome: isLost ? 'unknown' : 'none' }, 'PAYEE_ACCOUNT_RESTRICTED');
    },
  }),
});

/** Approved, label bought, and the capture has been tried. */
async function triedOnce(house: House): Promise<{ session: Session; opened: PayPalOpened }> {
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  return { session, opened };
}

/** Until the operator's list has it. */
async function stuckAtCapture(house: House): Promise<{ session: Session; opened: PayPalOpened }> {
  const { session, opened } = await triedOnce(house);
  for (let round = 0; round < 11; round += 1) await advanceTime(house, 5 * MINUTE_MS);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    status: 'payment_pending_label_ready',
    attention: 'stuck',
  });
  return { session, opened };
}

test('a capture that never succeeds is given up by the operator: label and hold are voided', async () => {
  await using house = await openHouse({ wrap: unheard(false) });
  const { session, opened } = await stuckAtCapture(house);
  await giveUpIntent(house.ctx, { intentId: opened.intentId, operator: 'anna', reason: null });
  await house.ctx.settled();
  await expectAllGivenBack(house, session, opened.intentId);
  await expectTold(house);
});

test('giving up a purchase whose capture was refused tells the customer', async () => {
  await using house = await openHouse();
  const { session, opened } = await lock(house, { issue: 'PAYER_CANNOT_PAY', times: 1 });
  const act = { intentId: opened.intentId, operator: 'anna', reason: null };
  await giveUpIntent(house.ctx, act);
  await expect(giveUpIntent(house.ctx, act)).rejects.toThrow();
  await expectAllGivenBack(house, session, opened.intentId);
  await expectTold(house);
});

/** Once, and neither that there was no label nor that money nobody took is refunded. */
async function expectTold(house: House): Promise<void> {
  const { text, to } = await onlyMail(house, 'Ihre Bestellung konnte nicht ausgeführt werden');
  expect(to).toEqual(['privat@example.com']);
  expect(text).toContain('die Zahlung für Ihre Bestellung ließ sich nicht abschließen');
  expect(text).toContain('Ihnen wird nichts berechnet');
  expect(text).not.toMatch(/kein Versandlabel|auf dem Sie bezahlt haben|[Ee]rstattung/);
}

test('a capture that is still being tried is not given up', async () => {
  await using house = await openHouse({ wrap: unheard(false) });
  const { opened } = await triedOnce(house);
  const act = { intentId: opened.intentId, operator: 'anna', reason: null };
  await expect(giveUpIntent(house.ctx, act)).rejects.toThrow('it can be given up once it is stuck');
  expect(await mailbox(house)).toEqual([]);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    status: 'payment_pending_label_ready',
    labelFate: 'kept',
  });
});

test('a capture whose answer was lost is found when it is given up, and the money is refunded', async () => {
  await using house = await openHouse({ wrap: unheard(true) });
  const { opened } = await stuckAtCapture(house);
  await giveUpIntent(house.ctx, { intentId: opened.intentId, operator: 'anna', reason: null });
  await house.ctx.settled();
  await advanceTime(house, HOUR_MS);
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, opened.intentId)).toMatchObject({
    status: 'cancelled',
    payment: 'refunded',
    labelFate: 'voided',
    attention: null,
  });
  await expectEmptyBooks(house);
});
