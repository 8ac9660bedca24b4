// Registration field by field, and the three password rules (B§5).
import { expect, test, vi } from 'vitest';
import { brokenPasswordRules, Email, emailPattern, Registration } from './registration.ts';

const typed = { firstName: 'Ada', lastName: 'Łoś', userEmail: 'ada@example.com', userPassword: 'Hafenpost1' };

const issues = (change: object): string[] =>
  Registration.safeParse({ ...typed, ...change }).error?.issues.map(
    (i) => `${i.path.join('.')}: ${i.message}`,
  ) ?? [];

test.each([
  ['firstName', 'first_name_required'],
  ['lastName', 'last_name_required'],
  ['userEmail', 'email_required'],
  ['userPassword', 'password_required'],
])('%s must be filled in: %s', (field, reason) => {
  for (const empty of ['', undefined, null, 7])
    expect(issues({ [field]: empty })[0]).toBe(`${field}: ${reason}`);
});

test.each([
  ['firstName', 60],
  ['lastName', 60],
  ['companyName', 100],
])('%s holds %j characters and no control characters', (field, max) => {
  expect(issues({ [field]: 'x'.repeat(max) })).toEqual([]);
  expect(issues({ [field]: 'x'.repeat(max + 1) })).toEqual([`${field}: too_long`]);
  expect(issues({ [field]: 'x'.repeat(10_000) })).toEqual([`${field}: too_long`]);
  expect(issues({ [field]: 'a\0b' })).toEqual([`${field}: invalid_characters`]);
});

test.each(['company', 'newsletter', 'goldInterest', 'platinInterest'])(
  '%s is true or false, and false by default',
  (field) => {
    expect(Registration.parse(typed)).toMatchObject({ [field]: false });
    expect(issues({ [field]: 'yes' })).toEqual([`${field}: invalid`]);
  },
);

test.each([
  [{ company: true }, ['companyName: company_name_required']],
  [{ company: true, companyName: '  ' }, ['companyName: company_name_required']],
  [{ company: true, companyName: null }, ['companyName: company_name_required']],
  [{ company: true, companyName: 'Łódź GmbH' }, []],
  [{ company: false, companyName: null }, []],
])('%j is asked for %j', (change, expected) => {
  expect(issues(change)).toEqual(expected);
});

test.each([
  ['Hafenpost1', []],
  ['Ärger-1234', []],
  ['Pass wort 1', []],
  ['Hafenp1x', []],
  ['Hafen1x', ['password_length']],
  ['Äb1👩👩👩👩', ['password_length']],
  ['hafenpost1', ['password_uppercase']],
  ['Hafenpost', ['password_digit']],
  ['Hafenpost٣', ['password_digit']],
  ['', ['password_length', 'password_uppercase', 'password_digit']],
])('the password %j breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});

test('weak and overlong passwords are refused, and blanks are kept', () => {
  expect(issues({ userPassword: 'hafenpost1' })).toEqual(['userPassword: password_rules']);
  expect(issues({ userPassword: `A1${'x'.repeat(198)}` })).toEqual([]);
  expect(issues({ userPassword: `A1${'x'.repeat(199)}` })).toEqual(['userPassword: too_long']);
  expect(Registration.parse({ ...typed, userPassword: ' Hafenpost1 ' }).userPassword).toBe(' Hafenpost1 ');
});

test.each([
  'a@b',
  'plain',
  'a b@c.de',
  'a@b.de\nBcc: x@y.z',
  'a@b@c.de',
  'a\0@b.de',
  '@b.de',
  'a@.',
  "a'@b",
  '<a@b.de',
  'a@b.de>',
  '"a"@b.de',
  'a@[b.de]',
  'a,x@b.de',
  // RFC 5321 forbids these.
  'a@.b.de',
  'a@b..de',
  'a@..b',
  'a@b.de.',
  '.a@b.de',
  'a.@b.de',
  'a..b@c.de',
])('%j cannot be registered', (email) => {
  expect(Email.safeParse(email).error?.issues.map((issue) => issue.message)).toEqual(['email_invalid']);
});

test.each(['a@b.de', 'a.b@c.d.e', "o'neill+dhl@müller-söhne.de", 'jörg@example.com'])(
  '%j may be an e-mail address',
  (email) => {
    expect(Email.safeParse(email).success).toBe(true);
  },
);

test('endless dots are too long, and never reach the pattern', () => {
  using asked = vi.spyOn(RegExp.prototype, 'test');
  const { error } = Email.safeParse(`a@${'.'.repeat(30_000)}@`);
  expect(error?.issues.map((issue) => issue.message)).toEqual(['too_long']);
  const patterns = (asked.mock.contexts as RegExp[]).filter(({ source }) => source.includes('@'));
  expect(patterns).toEqual([]);
});

test('the pattern for an address runs in a single pass', () => {
  const dots = `a@${'.'.repeat(200_000)}@`;
  expect(emailPattern.test(dots)).toBe(false);
});

test('an e-mail is trimmed and has at most 254 characters', () => {
  expect(Email.parse(' Ada+x@Example.com ')).toBe('Ada+x@Example.com');
  expect(Email.safeParse(`${'x'.repeat(249)}@b.de`).success).toBe(true);
  expect(Email.safeParse(`${'x'.repeat(250)}@b.de`).error?.issues[0]?.message).toBe('too_long');
});

test('a registration without a language is German', () => {
  expect(Registration.parse(typed).language).toBe('de');
});
