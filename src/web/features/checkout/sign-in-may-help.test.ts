// Which failures to load an order are worth a sign-in.
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { signInMayHelp } from './sign-in-may-help.ts';

test.each([
  [401, true],
  [404, true],
  [0, false],
  [500, false],
])('after %j a sign-in may help: %j', (status, wanted) => {
  expect(signInMayHelp(new ApiError(status, ''))).toBe(wanted);
});

test('an error that is not a server answer is not worth a sign-in', () => {
  expect(signInMayHelp(new Error('no'))).toBe(false);
});
