// A carrier that did not answer is distinguished from one that refused.
import { expect, test } from 'vitest';
import { isNoAnswer } from './no-answer.ts';

test.each([
  ['timeout', true],
  ['unavailable', true],
  ['refused', false],
  ['no_rates', false],
  ['not_direct', false],
  ['single_parcel_only', false],
])('a carrier without a rate for the reason %s was silent: %j', (reason, wanted) => {
  expect(isNoAnswer({ reason })).toBe(wanted);
});
