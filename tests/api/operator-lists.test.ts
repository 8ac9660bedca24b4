// The operator's lists: each says if there is more, and the first one names what waits on the others.
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { insertAudit } from '#server/db/audit.ts';
import { insertMail } from '#server/db/outbox.ts';
import { insertWebhookEvent } from '#server/db/webhook-events.ts';
import { insertWithdrawal } from '#server/db/withdrawals.ts';
import { intents, outbox, refunds, users } from '#server/db/schema.ts';
import { bookAndSettle, openPayment } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { json, operate } from '../support/operator-desk.ts';
import { buy, refundByApi } from '../support/refunding.ts';

const house = await openHouse();

afterAll(() => house.close());

const failedMail = (at: House, id: string) => {
  const now = at.ctx.clock();
  return insertMail(at.ctx.db.orm, {
    id,
    kind: 'hold-released',
    recipient: 'gold@example.com',
    language: 'en',
    data: {},
    createdAt: now,
    nextAttemptAt: now,
    failedAt: now,
    errorCode: '550',
  });
};

/** Two rows for every list. */
async function fillLists(): Promise<void> {
  const { orm } = house.ctx.db;
  const createdAt = house.ctx.clock();
  const { session, orderId } = await buy(house, { parcels: 2 });
  await refundByApi(session, { shipmentId: orderId });
  await house.ctx.settled();
  const services = { exportDocumentation: true };
  const toAddress = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
  for (let i = 0; i < 2; i += 1)
    await bookAndSettle(house, session, { shipment: aShipment({ toAddress, services }) });
  await orm.update(refunds).set({ attention: 'no_answer' });
  await orm.update(intents).set({ attention: 'stuck' });
  await orm.update(users).set({ goldInterest: true, status: null });
  for (const id of ['1', '2']) {
    await failedMail(house, `ma_${id}`);
    const typed = { name: 'Petra', orderNumber: 'HP-1', email: 'p@example.com' };
    await insertWithdrawal(orm, { ...typed, id: `wd_${id}`, createdAt }, 'HP-1');
    const event = { provider: 'paypal', kind: 'x', intentId: null, receivedAt: createdAt } as const;
    await insertWebhookEvent(orm, { ...event, eventId: `WH-${id}` });
    const act = { actor: 'operator:anna', action: 'x', outcome: 'done', details: {}, createdAt };
    await insertAudit(orm, { ...act, subject: id });
  }
}

const filled = fillLists();

test.each([
  ['intents', 'intents'],
  ['intents --all', 'intents'],
  ['refunds', 'refunds'],
  ['refunds --all', 'refunds'],
  ['orders held', 'held orders'],
  ['outbox', 'mails'],
  ['outbox --failed', 'mails'],
  ['webhooks', 'webhooks'],
  ['withdrawals', 'withdrawals'],
  ['users wishing', 'users'],
  ['audit', 'rows'],
])('%s says so when cut off, and not when complete', async (words, what) => {
  await filled;
  const { code, out } = await operate(house, `${words} --limit 1`);
  expect(code).toBe(0);
  expect(out).toContain(`Only the first 1 ${what}: --limit N shows more.`);
  expect((await operate(house, words)).out).not.toContain('Only the first');
});

test('a list of exactly as many rows as are shown is complete', async () => {
  await filled;
  expect((await operate(house, 'withdrawals --limit 2')).out).not.toContain('Only the first');
});

test('a mail on the list names the purchase it is about, if any', async () => {
  await using own = await openHouse();
  const { id, orderNumber } = await bookAndSettle(own, await own.logIn('gold@example.com'));
  const listed = async () => (await json<{ mails: object[] }>(own, 'outbox')).mails;
  expect(await listed()).toMatchObject([{ kind: 'order-confirmed', order: orderNumber, intent: id }]);
  await failedMail(own, 'ma_1');
  expect(await listed()).toContainEqual(expect.objectContaining({ id: 'ma_1', order: null, intent: null }));
});

test('an account is shown with its latest orders and checkouts, newest first, and nobody else’s', async () => {
  await using own = await openHouse();
  const gold = await own.logIn('gold@example.com');
  const bought = await bookAndSettle(own, gold);
  own.advanceClock(1_000);
  const { intentId: open } = await openPayment(gold, 'paypal');
  type Shown = Record<'newest orders' | 'newest intents', object[]>;
  const shown = await json<Shown>(own, 'users show gold@example.com');
  expect(shown['newest orders']).toMatchObject([{ number: bought.orderNumber, id: bought.orderId }]);
  expect(shown['newest intents']).toMatchObject([{ id: open }, { id: bought.id }]);
  const nobodys = await json<Shown>(own, 'users show privat@example.com');
  expect(nobodys).toMatchObject({ 'newest orders': [], 'newest intents': [] });
});

test('the list of checkouts says what waits on the other lists, and which command shows it', async () => {
  await using own = await openHouse();
  const { session, orderId } = await buy(own, { parcels: 2 });
  await refundByApi(session, { shipmentId: orderId });
  await own.ctx.settled();
  expect((await operate(own, 'intents')).out).toBe('none\n');
  await own.ctx.db.orm.update(refunds).set({ attention: 'no_answer' });
  await failedMail(own, 'ma_1');
  expect((await operate(own, 'intents')).out).toBe(
    'none\n\n2 refunds need a person: refunds. 1 mail was given up: outbox --failed.\n',
  );
});

test('mails that cannot be sent for a while are named before they are given up, and listed', async () => {
  await using own = await openHouse();
  await failedMail(own, 'ma_1');
  await failedMail(own, 'ma_2');
  const change = (attempts: number) =>
    own.ctx.db.orm.update(outbox).set({ failedAt: null, attempts }).where(eq(outbox.id, 'ma_2'));
  await change(3);
  const named = async () => (await operate(own, 'intents')).out;
  expect(await named(), 'as greylisting does').toBe('none\n\n1 mail was given up: outbox --failed.\n');
  await change(4);
  expect(await named()).toBe(
    'none\n\n1 mail was given up: outbox --failed. 1 mail is still not sent after several tries: outbox --waiting.\n',
  );
  const ids = async (words: string) =>
    (await json<{ mails: { id: string }[] }>(own, words)).mails.map(({ id }) => id);
  expect(await ids('outbox --waiting')).toEqual(['ma_2']);
  expect(await ids('outbox --failed')).toEqual(['ma_1']);
});
