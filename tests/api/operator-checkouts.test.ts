// Stuck checkouts handled by the operator: retried, given up, resolved (C-44).
import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { findIntent } from '#server/db/intents.ts';
import { balances, findUnbalanced } from '#server/db/ledger.ts';
import { intents, outbox } from '#server/db/schema.ts';
import type { Captured } from '#server/gateways/payment.ts';
import {
  atPayPal,
  bookAndSettle,
  intentOf,
  advanceTime,
  openPayment,
  purchasesAt,
  resume,
  returnFromPayPal,
} from '../support/booking.ts';
import { openHouse } from '../support/house.ts';
import { expectCorrectBooks } from '../support/refunding.ts';
import { auditOf, houseWithFlakyCarrier, operate, payByCard, unsold } from '../support/operator-desk.ts';

const house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });

afterAll(() => house.close());

test('a paid parcel without a label is on the list, and a retry buys it', async () => {
  const { moody, sells } = await houseWithFlakyCarrier();
  await using _ = moody;
  const session = await moody.logIn('gold@example.com');
  const { id } = await bookAndSettle(moody, session);
  expect((await operate(moody, 'intents')).out).toContain(`${id}  paid_label_failed  label_failed`);

  const again = await operate(moody, `intents retry ${id}`);
  expect(again.code).toBe(1);
  expect(again.out).toContain('It still needs a person: The printer is out of ink.');
  expect((await operate(moody, 'intents')).out).toContain(id);

  sells.now = true;
  expect(await operate(moody, `intents retry ${id}`)).toMatchObject({ code: 0 });
  expect(await intentOf(session, id)).toMatchObject({ status: 'completed', paid: true });
  expect(purchasesAt(moody)).toHaveLength(1);
  expect((await operate(moody, 'intents')).out).toBe('none\n');
  expect((await operate(moody, 'intents --all')).out).toContain(id);
  expect((await operate(moody, `intents retry ${id}`)).out).toContain('there is nothing left to try');
  expect(await auditOf(moody, id)).toEqual([
    'operator:anna intent.retry done',
    'operator:anna intent.retry done',
    'operator:anna intent.retry refused: illegal_transition',
  ]);
  await expectCorrectBooks(moody);
});

test('a checkout whose retry fails stays on the list, whatever the job does', async () => {
  const { moody, sells } = await houseWithFlakyCarrier();
  await using _ = moody;
  const { id } = await bookAndSettle(moody, await moody.logIn('gold@example.com'));
  sells.now = true;
  moody.sandbox.faults.add({ match: { path: /shipments/ }, mode: '500' });
  expect(await operate(moody, `intents retry ${id}`)).toMatchObject({ code: 1 });
  for (let i = 0; i < 3; i += 1) {
    moody.advanceClock(600_000);
    await resume(moody);
  }
  expect(await findIntent(moody.ctx.db.orm, id)).toMatchObject({ status: 'paid_label_failed' });
  expect((await operate(moody, 'intents')).out).toContain(`${id}  paid_label_failed  stuck`);
});

test('a refused capture is retried at once', async () => {
  let refusals = 1;
  await using failing = await openHouse({
    wrap: {
      payment: (real) => ({
        ...real,
        capture: (...args): Promise<Captured> =>
          (refusals -= 1) >= 0
            ? Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Not today.' })
            : real.capture(...args),
      }),
    },
  });
  const session = await failing.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(failing, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await failing.ctx.settled();
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'unlock_failed' });
  expect(await operate(failing, `intents retry ${intentId}`)).toMatchObject({ code: 0 });
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed', paid: true });
  await expectCorrectBooks(failing);
});

test('a checkout that cannot be unlocked is given up: label and hold are voided, and it is cancelled', async () => {
  await using failing = await openHouse({
    wrap: {
      payment: (real) => ({
        ...real,
        capture: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: 'Not today.' }),
      }),
    },
  });
  const session = await failing.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(failing, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await failing.ctx.settled();
  expect(await operate(failing, `intents give-up ${intentId} --reason asked-for`)).toMatchObject({ code: 0 });
  await failing.ctx.settled();
  expect(await findIntent(failing.ctx.db.orm, intentId)).toMatchObject({
    status: 'cancelled',
    payment: 'voided',
    labelFate: 'void_requested',
  });
  expect(await operate(failing, `intents give-up ${intentId}`)).toMatchObject({ code: 1 });
});

test('a card payment without a label is given up: the money is refunded, once', async () => {
  const { moody } = await houseWithFlakyCarrier(true);
  await using _ = moody;
  const session = await moody.logIn();
  const id = await payByCard(moody, session);
  expect(await intentOf(session, id)).toMatchObject({ status: 'paid_label_failed' });
  const shown = await operate(moody, `intents show ${id} --ask`);
  expect(shown.out).toMatch(/computop\s+\S+\s+captured \{.*"amountCents":/);
  expect(shown.out).toContain('nothing bought');

  expect(await operate(moody, `intents give-up ${id}`)).toMatchObject({ code: 0 });
  await moody.ctx.settled();
  expect(await findIntent(moody.ctx.db.orm, id)).toMatchObject({ status: 'refunded', payment: 'refunded' });
  const books = [...(await balances(moody.ctx.db.orm)).values()];
  expect([books.length, books.filter((cents) => cents !== 0)]).toEqual([3, []]);
  const told = (await moody.ctx.db.orm.select().from(outbox)).filter(
    ({ kind }) => kind === 'checkout-given-up' || kind === 'payment-returned',
  );
  expect(told, 'once, in the language of the purchase').toMatchObject([
    { recipient: 'privat@example.com', language: 'de', data: { intentId: id, byInvoice: false } },
  ]);
  expect(await findUnbalanced(moody.ctx.db.orm)).toEqual([]);
  expect(await operate(moody, `intents give-up ${id}`)).toMatchObject({ code: 1 });
  expect(await auditOf(moody, id)).toEqual([
    'operator:anna intent.give-up done',
    'operator:anna intent.give-up refused: illegal_transition',
  ]);
});

test('until the provider has refunded the money, nobody is told that it has', async () => {
  const { moody } = await houseWithFlakyCarrier(true);
  await using _ = moody;
  const session = await moody.logIn();
  const id = await payByCard(moody, session);
  moody.sandbox.faults.add({ match: { path: '/computop/credit.aspx' }, mode: '500', times: 1 });
  await operate(moody, `intents give-up ${id}`);
  expect(await intentOf(session, id)).toMatchObject({ status: 'refunded', problem: 'refund_pending' });
  await advanceTime(moody, 60_000);
  expect(await findIntent(moody.ctx.db.orm, id)).toMatchObject({ payment: 'refunded' });
  expect(await intentOf(session, id)).toMatchObject({ status: 'refunded', problem: null });
});

test('an invoice without a label is given up: nothing was owed, nothing is', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { id } = await bookAndSettle(own, session, { shipment: unsold() });
  expect(await operate(own, `intents give-up ${id}`)).toMatchObject({ code: 0 });
  expect(await intentOf(session, id)).toMatchObject({ status: 'refunded' });
  expect((await balances(own.ctx.db.orm)).size).toBe(0);
  expect((await operate(own, 'intents')).out).toBe('none\n');
});

test('an intent being worked on is left alone', async () => {
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session, { shipment: unsold() });
  const until = new Date(house.ctx.clock().getTime() + 5_000);
  await house.ctx.db.orm
    .update(intents)
    .set({ claimToken: 'somebody', claimedUntil: until })
    .where(eq(intents.id, id));
  for (const words of [`intents retry ${id}`, `intents give-up ${id}`]) {
    const { code, out } = await operate(house, words);
    expect([code, out.includes('is being worked on right now')]).toEqual([1, true]);
  }
});

test('a case settled elsewhere is taken off the list with a note', async () => {
  const { id } = await bookAndSettle(house, await house.logIn('gold@example.com'));
  await house.ctx.db.orm.update(intents).set({ attention: 'label_not_taken_back' }).where(eq(intents.id, id));
  expect(await operate(house, `intents resolve ${id} --note called-UPS`)).toMatchObject({ code: 0 });
  expect(await operate(house, `intents resolve ${id} --note called-UPS`)).toMatchObject({ code: 1 });
  const { out } = await operate(house, `audit --subject ${id}`);
  expect(out).toContain('{"note":"called-UPS","attention":"label_not_taken_back"}');
  const paid = await bookAndSettle(house, await house.logIn('gold@example.com'), { shipment: unsold() });
  expect((await operate(house, `intents resolve ${paid.id} --note never-mind`)).out).toContain(
    'attach one, or',
  );
});
