// Actors, in the words that the audit keeps.
import { expect, test } from 'vitest';
import { actorOfCall, actorOfOperator, isOperator, SYSTEM } from './actor.ts';

test('operators, callers and the system can be told apart', () => {
  expect(actorOfOperator('anna')).toBe('operator:anna');
  expect(actorOfCall('42')).toBe('call:42');
  expect(SYSTEM).toBe('system');
  expect([actorOfOperator('anna'), actorOfCall('operator:'), SYSTEM].map(isOperator)).toEqual([
    true,
    false,
    false,
  ]);
});
