// Returned contents are marked once, and recognised by the mark.
import { expect, test } from 'vitest';
import { asReturned, isReturned } from './returned-goods.ts';

test('a description is marked as returned only once', () => {
  const once = asReturned('Printed books');
  expect(once).toBe('Returned goods: Printed books');
  expect(asReturned(once)).toBe(once);
});

test.each([
  ['Returned goods: books', true],
  [' returned GOODS', true],
  ['Books, returned goods', false],
  ['', false],
])('%j is recognised as returned: %s', (description, expected) => {
  expect(isReturned(description)).toBe(expected);
});
