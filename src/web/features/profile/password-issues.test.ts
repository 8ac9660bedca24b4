// Changing a password needs the old one, a new one that meets the rules, and the same one twice.
import { expect, test } from 'vitest';
import { passwordIssues } from './password-issues.ts';

const good = { currentPassword: 'Hafenpost1', newPassword: 'Sechzehn16', confirm: 'Sechzehn16' };

test.each([
  ['nothing', {}, []],
  ['the old one', { currentPassword: '' }, ['currentPassword password_required']],
  ['a capital letter', { newPassword: 'sechzehn16', confirm: 'sechzehn16' }, ['newPassword password_rules']],
  ['the confirmation', { confirm: '' }, ['confirm mismatch']],
  ['a change', { newPassword: 'Hafenpost1', confirm: 'Hafenpost1' }, ['newPassword same']],
])('a password change lacking %s is reported', (_, change, wrong) => {
  const issues = passwordIssues({ ...good, ...change });
  expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(wrong);
});
