// Who may pay by invoice, what the browser may know, and guests (B§6).
import { expect, test } from 'vitest';
import { guestUser, isGuest, mayPayByInvoice, SessionUser } from './user.ts';

test.each([
  ['gold', true],
  ['silver', false],
  ['platin', false],
  ['GOLD ', false],
  ['', false],
  [null, false],
])('status %j pays by invoice: %j', (status, allowed) => {
  expect(mayPayByInvoice({ status })).toBe(allowed);
});

test('a session user carries only what the browser may know', () => {
  const known = { userId: 'u1', firstName: 'Ada', email: 'ada@example.com', status: null };
  const rights = {
    permanentShipmentDiscount: 0,
    business: false,
    vatIdVerified: false,
    language: 'en' as const,
  };
  expect(SessionUser.parse({ ...known, ...rights, passwordHash: 'x' })).toEqual({ ...known, ...rights });
});

test('a guest has no name, discount or invoice, and is recognised by the id (B§6)', () => {
  expect(guestUser('s3cret')).toEqual({
    userId: 'g_s3cret',
    firstName: '',
    email: '',
    status: null,
    permanentShipmentDiscount: 0,
    fixedDiscountCents: 0,
    business: false,
    vatIdVerified: false,
    language: 'de',
  });
  expect(isGuest('g_s3cret')).toBe(true);
  expect(isGuest('123_g_')).toBe(false);
});
