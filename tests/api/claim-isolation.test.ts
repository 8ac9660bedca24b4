// An action on one checkout or refund leaves all others alone, and a process without the claim changes nothing.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STUCK_AFTER } from '#domain/attention.ts';
import { listAudit } from '#server/db/audit.ts';
import type { Orm } from '#server/db/database.ts';
import {
  changeIntent,
  claimMove,
  clearIntentChecks,
  requestIntentCheck,
  markReversed,
  postponeMove,
  recordMove,
  renewClaim,
} from '#server/db/intent-claims.ts';
import { findIntent, type Intent } from '#server/db/intents.ts';
import {
  acceptUnanswered,
  claimRefund,
  lockClaimedRefund,
  lockUnpaidRefund,
  makeMoneyRefundsDue,
  makeLabelRefundDue,
  recordPaidByHand,
  recordRefund,
  releaseRefund,
  renewRefund,
} from '#server/db/refund-claims.ts';
import { lockQueuedRefund, claimRefundTurn } from '#server/db/refund-turns.ts';
import { refundedOf } from '#server/db/refunded.ts';
import { findLockedPackages, type Refund } from '#server/db/refunds.ts';
import { intents, refunds } from '#server/db/schema.ts';
import { resolveIntent } from '#server/use-cases/operator/resolve-intent.ts';
import { openPayment, storedIntent } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';
import { buy, refundByApi } from '../support/refunding.ts';

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
    const asked = await refundByApi(bought.session, { shipmentId: bought.orderId });
    refundIds = [...refundIds, ...asked.map(({ refundId }) => refundId ?? '')];
  }
  await house.ctx.settled();
});

/** All alike and unclaimed. */
async function makeDue(state: Refund['state'] = 'requested'): Promise<void> {
  await orm.update(intents).set({
    ...due,
    status: 'payment_pending',
    step: 7,
    hints: 1,
    attention: null,
    claimedMove: null,
  });
  await orm
    .update(refunds)
    .set({ ...due, state, attention: 'stuck', attempts: 9, providerRefundId: null, carrierAcceptedAt: null });
}

type Act<Row> = (tx: Orm, row: Row) => Promise<unknown>;

test.for<[string, Act<Intent>]>([
  ['claimed', (tx, intent) => claimMove(tx, intent, { token: 'mine', move: 'secure-payment', now, until })],
  ['changed', (tx, intent) => changeIntent(tx, intent, { status: 'cancelled', updatedAt: now })],
  ['hinted at by anybody', (tx, { id }) => requestIntentCheck(tx, id, { now, verified: false })],
  ['hinted at by its provider', (tx, { id }) => requestIntentCheck(tx, id, { now, verified: true })],
  ['no longer checked', (tx, intent) => clearIntentChecks(tx, intent, now)],
  ['marked as reversed', (tx, { id }) => markReversed(tx, id)],
])('one checkout is %s, and no other', async ([, act]) => {
  await makeDue();
  const [one = '', other = ''] = intentIds;
  const before = [await storedIntent(house, one), await storedIntent(house, other)] as const;
  await act(orm, before[0]);
  expect(await findIntent(orm, one)).not.toEqual(before[0]);
  expect(await findIntent(orm, other)).toEqual(before[1]);
});

const upstreamShipmentOf = async ({ intentId, packageIndex }: Refund): Promise<string> =>
  (await storedIntent(house, intentId)).labels?.find((label) => label.packageIndex === packageIndex)
    ?.upstreamShipmentId ?? '';

/** Which of the three, and whether its money is being refunded. */
test.for<[string, number, Act<Refund>, ('carrier_accepted' | undefined)?]>([
  ['claimed', 0, (tx, { id }) => claimRefund(tx, id, { token: 'mine', now, until })],
  ['tried again', 0, (tx, { id }) => releaseRefund(tx, id, { now, kept: [] })],
  ['accepted as our loss', 0, (tx, { id }) => acceptUnanswered(tx, id, now)],
  ['recorded as paid by hand', 0, (tx, { id }) => recordPaidByHand(tx, id, { change: {}, now })],
  [
    'answered by its carrier',
    0,
    async (tx, refund) => makeLabelRefundDue(tx, await upstreamShipmentOf(refund), now),
  ],
  [
    'answered by its provider',
    2,
    (tx, refund) => makeMoneyRefundsDue(tx, refund.intentId, now),
    'carrier_accepted',
  ],
])('one refund is %s, and no other', async ([, index, act, state]) => {
  await makeDue(state);
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

const held = { claimToken: 'theirs', claimedUntil: until };
const free: Act<Intent> = (tx, intent) => changeIntent(tx, intent, { status: 'cancelled', updatedAt: now });
const claim: Act<Intent> = (tx, intent) =>
  claimMove(tx, intent, { token: 'mine', move: 'secure-payment', now, until });
const lost = ({ id }: Intent) => ({ intentId: id, token: 'mine', move: 'secure-payment' }) as const;

test.for<[string, Partial<Intent>, Act<Intent>]>([
  ['claimed while another has it', held, claim],
  ['claimed when it has moved on since it was read', { step: 8 }, claim],
  [
    'recorded by a process that has lost it',
    held,
    (tx, i) => recordMove(tx, { claim: lost(i), intent: i }, { attempts: 0 }),
  ],
  [
    'postponed by a process that has lost it',
    held,
    (tx, i) => postponeMove(tx, { claim: lost(i), intent: i }, { updatedAt: now }),
  ],
  ['kept by a process that has lost it', held, (tx, intent) => renewClaim(tx, lost(intent), now)],
  ['changed while another has it', held, free],
  ['changed when it has moved on since it was read', { step: 8 }, free],
  ['released from checks while another has it', held, (tx, intent) => clearIntentChecks(tx, intent, now)],
  [
    'released from checks when it has moved on',
    { step: 8 },
    (tx, intent) => clearIntentChecks(tx, intent, now),
  ],
  ['released from checks after a new hint', { hints: 2 }, (tx, intent) => clearIntentChecks(tx, intent, now)],
])('a checkout is not %s', async ([, since, act]) => {
  await makeDue();
  const [id = ''] = intentIds;
  const read = await storedIntent(house, id);
  await orm.update(intents).set(since).where(eq(intents.id, id));
  const before = await storedIntent(house, id);
  await act(orm, read);
  expect(await storedIntent(house, id)).toEqual(before);
});

test('a checkout whose claim has expired is claimed by the next process', async () => {
  await makeDue();
  const [id = ''] = intentIds;
  await orm.update(intents).set({ claimToken: 'dead', claimedUntil: now }).where(eq(intents.id, id));
  expect(await claim(orm, await storedIntent(house, id))).toMatchObject({ claimToken: 'mine' });
});

const take: Act<Refund> = (tx, { id }) => claimRefund(tx, id, { token: 'mine', now, until });
const accept: Act<Refund> = (tx, { id }) => acceptUnanswered(tx, id, now);
const again: Act<Refund> = (tx, { id }) => releaseRefund(tx, id, { now, kept: [] });
const accepted = { state: 'carrier_accepted' } as const;

test.for<[string, Partial<Refund>, Act<Refund>]>([
  ['claimed while another has it', held, take],
  ['claimed before it is due', { nextAttemptAt: until }, take],
  ['tried again while another has it', held, again],
  ['tried again when no operator is needed', { attention: null }, again],
  ['accepted as our loss while another has it', held, accept],
  ['accepted as our loss when its carrier has had little time', { attention: null }, accept],
  ['accepted as our loss when its label is voided', accepted, accept],
  [
    'hurried by its carrier while another has it',
    held,
    async (tx, r) => makeLabelRefundDue(tx, await upstreamShipmentOf(r), now),
  ],
  [
    'hurried by its carrier when its label is voided',
    accepted,
    async (tx, r) => makeLabelRefundDue(tx, await upstreamShipmentOf(r), now),
  ],
  [
    'hurried by its carrier when it rests',
    { nextAttemptAt: null },
    async (tx, r) => makeLabelRefundDue(tx, await upstreamShipmentOf(r), now),
  ],
  [
    'hurried by its provider while another has it',
    { ...accepted, ...held },
    (tx, r) => makeMoneyRefundsDue(tx, r.intentId, now),
  ],
  [
    'hurried by its provider when its label is not voided',
    {},
    (tx, r) => makeMoneyRefundsDue(tx, r.intentId, now),
  ],
  [
    'hurried by its provider when it rests',
    { ...accepted, nextAttemptAt: null },
    (tx, r) => makeMoneyRefundsDue(tx, r.intentId, now),
  ],
  [
    'kept by a process that has lost it',
    held,
    (tx, { id }) => renewRefund(tx, { refundId: id, token: 'mine' }, now),
  ],
])('a refund is not %s', async ([, since, act]) => {
  await makeDue();
  const [id = ''] = refundIds;
  const one = async () => (await orm.select().from(refunds).where(eq(refunds.id, id)))[0]!;
  await orm
    .update(refunds)
    .set({ updatedAt: now, ...since })
    .where(eq(refunds.id, id));
  const before = await one();
  await act(orm, before);
  expect(await one()).toEqual(before);
});

test('a process that has lost a refund neither keeps it nor records anything', async () => {
  await makeDue();
  const [refundId = ''] = refundIds;
  await orm.update(refunds).set(held).where(eq(refunds.id, refundId));
  expect(await lockClaimedRefund(orm, { refundId, token: 'mine' })).toBe(false);
  expect(await lockClaimedRefund(orm, { refundId, token: 'theirs' })).toBe(true);
  await expect(recordRefund(orm, { refundId, token: 'mine' }, { attempts: 0 })).rejects.toThrow(
    'is not held',
  );
});

const ours = { claimToken: 'mine', claimedUntil: until };
const ahead = { providerRefundId: 'their-key' };

/** The refund in question, another one of the same payment, and one of another payment. */
async function arrangeRefunds(changes: readonly Partial<Refund>[]): Promise<Refund> {
  await makeDue('carrier_accepted');
  for (const [index, change] of changes.entries())
    await orm
      .update(refunds)
      .set({ updatedAt: now, ...change })
      .where(eq(refunds.id, refundIds[index] ?? ''));
  return (
    await orm
      .select()
      .from(refunds)
      .where(eq(refunds.id, refundIds[0] ?? ''))
  )[0]!;
}

test.for<[string, Partial<Refund>[], boolean]>([
  ['no other is pending', [ours], true],
  ["another's is pending", [ours, ahead], false],
  ["another's is pending, and this one has its id already", [{ ...ours, ...ahead }, ahead], true],
  ["another's was refused and is at rest", [ours, { ...ahead, nextAttemptAt: null }], true],
  ["another's has been paid", [ours, { ...ahead, state: 'money_refunded' }], true],
  ["another payment's is pending", [ours, {}, ahead], true],
  ['another process has the claim', [held], false],
])('refunds of one payment are requested in turn: %s', async ([, changes, mayAsk]) => {
  const refund = await arrangeRefunds(changes);
  expect(await claimRefundTurn(orm, { ...refund, claimToken: 'mine' }, 'a-key')).toBe(mayAsk);
});

const inVain = { ...ahead, attempts: STUCK_AFTER };

test.for<[string, Partial<Refund>[], boolean]>([
  ['waits behind a stuck refund', [{}, inVain], true],
  ['waits behind one tried a few times', [{}, { ...inVain, attempts: STUCK_AFTER - 1 }], false],
  ['waits behind nothing', [{}], false],
  ['belongs to another payment than the stuck one', [{}, {}, inVain], false],
  ['was requested itself', [{ providerRefundId: 'its-key' }, inVain], false],
  ['has a label not yet voided', [{ state: 'requested' }, inVain], false],
  ['is being worked on', [held, inVain], false],
])('whether the operator may pay a refund that waits its turn: it %s', async ([, changes, isHeld]) => {
  const { id } = await arrangeRefunds(changes);
  expect((await lockQueuedRefund(orm, id, now))?.id).toBe(isHeld ? id : undefined);
});

test.for<[string, Partial<Refund>, boolean]>([
  ['is at rest', { nextAttemptAt: null, attempts: 1 }, true],
  ['is stuck', { attempts: STUCK_AFTER }, true],
  ['was tried a few times', { attempts: STUCK_AFTER - 1 }, false],
  ['is stuck, and may still be worked on', { ...held, attempts: STUCK_AFTER }, false],
  ['is at rest, and its label is not voided', { nextAttemptAt: null, state: 'requested' }, false],
  ['has been paid', { nextAttemptAt: null, state: 'money_refunded' }, false],
])('whether the operator may record a refund as paid another way: it %s', async ([, change, isHeld]) => {
  const { id } = await arrangeRefunds([change]);
  expect((await lockUnpaidRefund(orm, id, now))?.id).toBe(isHeld ? id : undefined);
});

test('a refund of one order is not counted for another, nor does it lock its labels', async () => {
  const { orderId } = await arrangeRefunds([{ state: 'rejected' }, { state: 'rejected' }]);
  expect(await findLockedPackages(orm, orderId)).toEqual([]);
  await orm
    .update(refunds)
    .set({ state: 'money_refunded' })
    .where(eq(refunds.id, refundIds[2] ?? ''));
  expect(await refundedOf(orm, orderId)).toEqual({ parcels: 0, cents: 0 });
});

test.for<[string, Act<Intent>]>([
  ['recorded', (tx, i) => recordMove(tx, { claim: lost(i), intent: i }, { attempts: 0, attention: null })],
  [
    'postponed',
    (tx, i) => postponeMove(tx, { claim: lost(i), intent: i }, { attention: null, updatedAt: now }),
  ],
])('a reason for the list that arose during a move stays when that is %s', async ([, act]) => {
  await makeDue();
  const [id = ''] = intentIds;
  await orm.update(intents).set(ours).where(eq(intents.id, id));
  const read = await storedIntent(house, id);
  await markReversed(orm, id);
  await act(orm, read);
  expect(await storedIntent(house, id)).toMatchObject({ attention: 'payment_reversed' });
});

test('a checkout being worked on is not changed by hand, and the audit says so', async () => {
  await makeDue();
  const [id = ''] = intentIds;
  const claimedUntil = new Date(house.ctx.clock().getTime() + 60_000);
  const working = { claimToken: 'theirs', claimedUntil, attention: 'stuck' } as const;
  await orm.update(intents).set(working).where(eq(intents.id, id));
  const resolved = resolveIntent(house.ctx, { id, operator: 'anna', note: 'seen' });
  await expect(resolved).rejects.toThrow('is being worked on');
  expect(await storedIntent(house, id)).toMatchObject(working);
  expect(await listAudit(orm, { subject: id, limit: 1 })).toMatchObject([
    { action: 'intent.resolve', outcome: 'refused: illegal_transition' },
  ]);
});
