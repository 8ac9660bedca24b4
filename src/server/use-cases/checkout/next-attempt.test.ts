// How long a checkout waits for its next attempt, and what is counted meanwhile.
import { expect, test } from 'vitest';
import type { IntentFacts, Move } from '#domain/intent.ts';
import { LAST_CHECK_MS, postponed, scheduleNextMove } from './next-attempt.ts';

const now = new Date('2026-06-01T10:00:00Z');
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const facts: IntentFacts = {
  status: 'payment_pending',
  provider: 'paypal',
  isHub: false,
  payment: 'opened',
  legsBought: 0,
  labelFate: 'kept',
  labelsStored: false,
  pickup: 'none',
};
const refused = { status: 'unlock_failed', payment: 'authorized' } as const;

const waits: [string, Partial<IntentFacts>, { claimedMove: Move; attempts: number }, number | null][] = [
  ['the buyer', {}, { claimedMove: 'open-payment', attempts: 1 }, MINUTE_MS],
  ['a last look', { status: 'cancelled' }, { claimedMove: 'void-label', attempts: 1 }, LAST_CHECK_MS],
  ['a card refused once', refused, { claimedMove: 'capture-payment', attempts: 1 }, MINUTE_MS],
  ['a card refused twice', refused, { claimedMove: 'capture-payment', attempts: 2 }, 5 * MINUTE_MS],
  ['a card refused nine times', refused, { claimedMove: 'capture-payment', attempts: 9 }, 15 * MINUTE_MS],
  ['nothing', { status: 'completed' }, { claimedMove: 'complete', attempts: 1 }, null],
  ['a person', { status: 'paid_label_failed' }, { claimedMove: 'buy-label', attempts: 1 }, null],
];

test.for(waits)('a checkout waiting for %s is looked at again in time', ([, change, tried, waitMs]) => {
  const { nextAttemptAt, claimToken } = scheduleNextMove(tried, { ...facts, ...change }, now);
  expect(nextAttemptAt && nextAttemptAt.getTime() - now.getTime()).toBe(waitMs);
  expect(claimToken).toBeNull();
});

test('the same move keeps its count, another one starts from zero', () => {
  const count = (claimedMove: Move) =>
    scheduleNextMove({ claimedMove, attempts: 3 }, { ...facts, ...refused }, now);
  expect(count('capture-payment')).not.toHaveProperty('attempts');
  expect(count('capture-payment')).not.toHaveProperty('claimedMove');
  expect(count('buy-label')).toMatchObject({ claimedMove: null, attempts: 0 });
});

test("a move that follows at once is claimed for its first try by the claim's holder", () => {
  const next = scheduleNextMove(
    { claimedMove: 'secure-payment', attempts: 4 },
    { ...facts, status: 'paid' },
    now,
  );
  expect(next).toMatchObject({ claimedMove: 'buy-label', attempts: 1 });
  expect(next).not.toHaveProperty('claimToken');
});

test.for([
  [1, undefined, 2 * SECOND_MS],
  [8, undefined, 256 * SECOND_MS],
  [20, undefined, 256 * SECOND_MS],
  [20, 90 * MINUTE_MS, 60 * MINUTE_MS],
  [20, null, null],
] as const)('after %i tries, told to wait %s ms, it waits %s ms', ([attempts, againMs, waitMs]) => {
  const done = { outcome: null, ...(againMs === undefined ? {} : { againMs }) };
  const { nextAttemptAt } = postponed({ attempts, attention: null }, done, now);
  expect(nextAttemptAt && nextAttemptAt.getTime() - now.getTime()).toBe(waitMs);
});

test('tries in vain raise the alarm, and a clear "not yet" ends it', () => {
  const inVain = { attempts: 10, attention: null };
  expect(postponed(inVain, { outcome: null }, now)).toMatchObject({ attention: 'stuck' });
  const answered = postponed({ attempts: 10, attention: 'stuck' }, { outcome: null, againMs: 1 }, now);
  expect(answered).toMatchObject({ attention: null, attempts: 1 });
});
