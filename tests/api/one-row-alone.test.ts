// What is done to one checkout or one refund leaves every other as it was, though the others are just as due.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Orm } from '#server/db/database.ts';
import {
  changeIntent,
  claimMove,
  endLooks,
  findIntent,
  hintIntent,
  type Intent,
  markReversed,
} from '#server/db/intents.ts';
import {
  acceptUnanswered,
  claimRefund,
  hurryMoney,
  hurryRefund,
  recordPaidByHand,
  releaseRefund,
} from '#server/db/refund-claims.ts';
import type { Refund } from '#server/db/refunds.ts';
import { intents, refunds } from '#server/db/schema.ts';
import { openPayment, storedIntent } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';
import { buy, giveBack } from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());

const { orm } = house.ctx.db;
const now = new Date('2026-11-20T12:00:00Z');
const until = new Date('2026-11-20T12:00:05Z');
const due = { nextAttemptAt: new Date('2026-11-20T11:00:00Z'), claimToken: null, claimedUntil: null };

const intentIds: string[] = [];
/** Two parcels of one order, and one of another. */
let refundIds: string[] = [];

beforeAll(async () => {
  const session = await house.logIn();
  for (let count = 0; count < 2; count += 1) intentIds.push((await openPayment(session, 'paypal')).intentId);
  for (const parcels of [2, 1]) {
    const bought = await buy(house, { parcels });
    const asked = await giveBack(bought.session, { shipmentId: bought.orderId });
    refundIds = [...refundIds, ...asked.map(({ refundId }) => refundId ?? '')];
  }
  await house.ctx.settled();
});

beforeEach(async () => {
  await orm.update(intents).set({ ...due, step: 7, hints: 1, attention: null, claimedMove: null });
  await orm
    .update(refunds)
    .set({ ...due, state: 'requested', attention: 'stuck', attempts: 9, providerRefundId: null });
});

type Act<Row> = (tx: Orm, row: Row) => Promise<unknown>;

test.for<[string, Act<Intent>]>([
  ['claimed', (tx, intent) => claimMove(tx, intent, { token: 'mine', move: 'secure-payment', now, until })],
  ['changed', (tx, intent) => changeIntent(tx, intent, { status: 'cancelled', updatedAt: now })],
  ['said to be worth a look by anybody', (tx, { id }) => hintIntent(tx, id, { now, verified: false })],
  ['said to be worth a look by its provider', (tx, { id }) => hintIntent(tx, id, { now, verified: true })],
  ['left in peace', (tx, intent) => endLooks(tx, intent, now)],
  ['told to have lost its money', (tx, { id }) => markReversed(tx, id)],
])('one checkout is %s, and no other', async ([, act]) => {
  const [one = '', other = ''] = intentIds;
  const before = [await storedIntent(house, one), await storedIntent(house, other)] as const;
  await act(orm, before[0]);
  expect(await findIntent(orm, one)).not.toEqual(before[0]);
  expect(await findIntent(orm, other)).toEqual(before[1]);
});

const upstreamShipmentOf = async ({ intentId, packageIndex }: Refund): Promise<string> =>
  (await storedIntent(house, intentId)).labels?.find((label) => label.packageIndex === packageIndex)
    ?.upstreamShipmentId ?? '';

/** Which of the three, and whether its money is on its way. */
test.for<[string, number, Act<Refund>, ('carrier_accepted' | undefined)?]>([
  ['claimed', 0, (tx, { id }) => claimRefund(tx, id, { token: 'mine', now, until })],
  ['tried again', 0, (tx, { id }) => releaseRefund(tx, id, { now, kept: [] })],
  ['taken as our loss', 0, (tx, { id }) => acceptUnanswered(tx, id, now)],
  ['said to be paid', 0, (tx, { id }) => recordPaidByHand(tx, id, { change: {}, now })],
  [
    'answered by its carrier',
    0,
    async (tx, refund) => hurryRefund(tx, await upstreamShipmentOf(refund), now),
  ],
  ['answered by its provider', 2, (tx, refund) => hurryMoney(tx, refund.intentId, now), 'carrier_accepted'],
])('one refund is %s, and no other', async ([, index, act, state = 'requested']) => {
  await orm.update(refunds).set({ state });
  const all = async () => {
    const rows = await orm.select().from(refunds);
    return refundIds.map((id) => rows.find((row) => row.id === id));
  };
  const before = await all();
  await act(orm, before[index]!);
  const after = await all();
  expect(after[index]).not.toEqual(before[index]);
  expect(after.toSpliced(index, 1)).toEqual(before.toSpliced(index, 1));
});
