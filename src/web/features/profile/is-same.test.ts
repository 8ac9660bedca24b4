// Whitespace around a text is no change; anything else is.
import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test.each([
  [{ name: 'Ann' }, { name: ' Ann ' }, true],
  [{ name: 'Ann' }, { name: 'Anna' }, false],
  [{ address: { zip: '1', city: '' } }, { address: { zip: '1', city: '' } }, true],
  [{ address: { zip: '1' } }, { address: { zip: '2' } }, false],
  [{ business: true }, { business: false }, false],
])('%j and %j are the same: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
