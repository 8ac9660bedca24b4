// Which failures to load an order are worth a sign-in.
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { signInMayHelp } from './sign-in-may-help.ts';

test.each([
  [401, { success: false, code: 'not_signed_in' }, true],
  [404, { success: false, code: 'not_found' }, true],
  [404, '<h1>Not found</h1>', false],
  [0, '', false],
  [500, { success: false, code: 'internal' }, false],
])('after %j %j a sign-in may help: %j', (status, said, wanted) => {
  expect(signInMayHelp(new ApiError(status, JSON.stringify(said)))).toBe(wanted);
});

test('an error that is not a server answer is not worth a sign-in', () => {
  expect(signInMayHelp(new Error('no'))).toBe(false);
});
