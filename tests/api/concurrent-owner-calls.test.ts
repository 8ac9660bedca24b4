// Two simultaneous calls by one owner: the second sees what the first has done.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { Database } from '#server/db/database.ts';
import { intents, orders, refunds } from '#server/db/schema.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { askRates, forgetTracking, openIntent, type PayPalOpened, rateOf } from '../support/booking.ts';
import { createGate } from '../support/gate.ts';
import { DEMO_PASSWORD, type House, openHouse, type Session } from '../support/house.ts';
import { requestRefund, buyByPayPal } from '../support/refunding.ts';
import { isTransactionWaiting } from '../support/transaction-waiting.ts';

/** Holds back the next transaction after its writes and before its commit. */
function slowCommit() {
  let isNext = false;
  const { opened: isWritten, open: tell } = createGate();
  const { opened: mayCommit, open: commit } = createGate();
  const database = (real: Database): Database => ({
    ...real,
    transaction(work) {
      if (!isNext) return real.transaction(work);
      isNext = false;
      return real.transaction(async (tx) => {
        const result = await work(tx);
        tell();
        await mayCommit;
        return result;
      });
    },
  });
  const holdNext = (): void => {
    isNext = true;
  };
  return { database, holdNext, isWritten, commit };
}

type Reply = Awaited<ReturnType<Session['post']>>;

/** Both replies; the second call starts when the first has written but not committed, and waits or gets through. */
async function atOnce(
  house: House,
  { holdNext, isWritten, commit }: ReturnType<typeof slowCommit>,
  calls: readonly [() => Promise<Reply>, () => Promise<Reply>],
): Promise<[Reply, Reply]> {
  holdNext();
  const first = calls[0]();
  await isWritten;
  let isThrough = false;
  const second = calls[1]().finally(() => {
    isThrough = true;
  });
  const { orm } = house.ctx.db;
  await expect.poll(async () => isThrough || (await isTransactionWaiting(orm))).toBe(true);
  commit();
  return await Promise.all([first, second]);
}

const codeOf = (reply: Reply): [number, string] => [reply.statusCode, reply.json<ErrorReply>().code];

test.each([
  ['a refund', (session: Session, orderId: string) => requestRefund(session, { shipmentId: orderId })],
  [
    'a cancellation',
    (session: Session, orderId: string) => session.post(`/api/orders/${orderId}/cancel`, {}),
  ],
])('an account closed while %s is requested leaves none behind', async (_what, ask) => {
  const slow = slowCommit();
  await using house = await openHouse({ wrap: { database: slow.database } });
  const { session, orderId } = await buyByPayPal(house);
  await issueDocuments(house.ctx);
  await forgetTracking(house, orderId);
  const other = await house.logIn();
  const [ended, asked] = await atOnce(house, slow, [
    () => other.post('/api/profile/delete', { password: DEMO_PASSWORD }),
    () => ask(session, orderId),
  ]);
  expect(ended.statusCode, ended.body).toBe(200);
  expect(codeOf(asked)).toEqual([401, 'not_signed_in']);
  await house.ctx.settled();
  expect(await house.ctx.db.orm.select().from(refunds)).toEqual([]);
  expect(await house.ctx.db.orm.select().from(orders)).toMatchObject([{ status: 'processing' }]);
});

test('one refund of a customer does not wait for another', async () => {
  const { database, holdNext, isWritten, commit } = slowCommit();
  await using house = await openHouse({ wrap: { database } });
  const [one, other] = [await buyByPayPal(house), await buyByPayPal(house)];
  holdNext();
  const first = requestRefund(one.session, { shipmentId: one.orderId });
  await isWritten;
  let isThrough = false;
  const second = requestRefund(other.session, { shipmentId: other.orderId }).finally(() => {
    isThrough = true;
  });
  try {
    await expect.poll(() => isThrough).toBe(true);
  } finally {
    commit();
  }
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
});

test('when a guest uses one key for two purchases, the one not opened cancels nothing', async () => {
  const slow = slowCommit();
  await using house = await openHouse({ wrap: { database: slow.database } });
  const guest = house.visitor();
  const bodies = [];
  for (let quote = 0; quote < 2; quote += 1) {
    const { id: rateId, rate: amount } = rateOf(await askRates(guest), 'UPS');
    bodies.push({ rateId, amount });
  }
  const [bodyA, bodyB] = bodies as [(typeof bodies)[0], (typeof bodies)[0]];
  const earlier = await openIntent(guest, 'paypal', bodyB);
  expect(earlier.statusCode, earlier.body).toBe(200);
  const key = 'one-key-for-two-quotes';
  const [won, lost] = await atOnce(house, slow, [
    () => openIntent(guest, 'paypal', bodyA, key),
    () => openIntent(guest, 'paypal', bodyB, key),
  ]);
  expect(won.statusCode, won.body).toBe(200);
  expect(codeOf(lost)[1]).toBe('idempotency_key_reused');
  const { intentId } = earlier.json<PayPalOpened>();
  const [waiting] = await house.ctx.db.orm.select().from(intents).where(eq(intents.id, intentId));
  expect(waiting).toMatchObject({ status: 'payment_pending', errorCode: null });
});
