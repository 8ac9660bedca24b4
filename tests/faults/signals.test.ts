// Part of the providers' answers and calls; all of them are in `npm run test:faults`.
import { expect, test } from 'vitest';
import { type AnswerCase, answerCases, runAnswers } from './answers.ts';
import { runBadCalls } from './bad-calls.ts';
import { runNotices } from './notices.ts';
import { WHOLE } from './tally.ts';

test('calls that are forged, old, unsigned, oversized or for somebody else change nothing', async () => {
  const { cases, violations } = await runBadCalls();
  console.log(`${cases} calls, ${violations.length} violations`);
  expect(violations).toEqual([]);
});

test('notifications in any order, repeated, before, during and after the answer result in one purchase', async () => {
  const { cases, violations } = await runNotices(WHOLE, 15);
  console.log(`${cases} orders of events, ${violations.length} violations`);
  expect(violations).toEqual([]);
});

const spoilt = (one: AnswerCase): number => Object.values(one).filter((name) => name !== 'ok').length;

test('one ambiguous answer to any of the three money calls is resolved without a second effect', async () => {
  const { cases, violations } = await runAnswers(WHOLE, {
    cases: answerCases.filter((one) => spoilt(one) <= 1),
    atOnce: 7,
  });
  console.log(`${cases} purchases, ${violations.length} violations`);
  expect(violations).toEqual([]);
});
