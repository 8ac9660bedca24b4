// Tests of the documented test cards and of card formats.
import { expect, test } from 'vitest';
import { expiryOf, findCard, TEST_CARDS, tracesOf } from './cards.ts';

test.each([
  ['4000012892688323', 'VISA', 'challenge'],
  ['4000016435940133', 'VISA', 'challenge'],
  ['4000 0199 6619 9434', 'VISA', 'frictionless'],
  ['4000011744135012', 'VISA', 'not-authenticated'],
  ['4000012699048523', 'VISA', 'incomplete'],
  ['4000017873485953', 'VISA', 'error'],
  ['5232-1251-2540-1459', 'MasterCard', 'challenge'],
  ['5232122422543299', 'MasterCard', 'frictionless'],
  ['5232122741507017', 'MasterCard', 'not-authenticated'],
  ['5232122596907270', 'MasterCard', 'error'],
  ['371449635398431', 'AMEX', 'challenge'],
  ['375000000000007', 'AMEX', 'frictionless'],
  ['6799990100000000019', 'Maestro', 'frictionless'],
  ['4000000000000002', 'VISA', 'declined'],
  ['4000000000000341', 'VISA', 'booking-fails'],
])('card %s is %s, %s', (number, brand, outcome) => {
  expect(findCard(number)).toMatchObject({ brand, outcome });
});

test('no card is listed twice, and other realistic ones are refused', () => {
  expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  expect(findCard('4111111111111111')).toBeUndefined();
});

test.each([
  ['12/30', '203012'],
  ['1/30', '203001'],
  ['01 / 2031', '203101'],
  ['1230', '203012'],
  ['13/30', null],
  ['soon', null],
])('expiry %s is read as %s', (text, expected) => {
  expect(expiryOf(text)).toBe(expected);
});

test.each(TEST_CARDS.map(({ number }) => number))('only traces of card %s are kept', (number) => {
  const card = findCard(number);
  if (!card) throw new Error('unreachable');
  const { pcNr, maskedPan } = tracesOf(card, '203012', '');
  expect(pcNr).toMatch(/^0\d{15}$/);
  expect(pcNr.slice(-3)).toBe(number.slice(-3));
  expect(maskedPan).toHaveLength(number.length);
  expect(maskedPan).toMatch(/^\d{6}X+\d{4}$/);
});
