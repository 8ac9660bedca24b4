// Who may pay how, and that the tab remembers the choice (R70).
import { expect, test } from 'vitest';
import { methodsOf, rememberedMethod, rememberMethod } from './pay-method.ts';

const gold = { status: 'gold' };

test.each([null, 'silver', 'Gold ', 'platin'])('status %j pays by card or PayPal', (status) => {
  expect(methodsOf({ status })).toEqual(['card', 'paypal']);
});

test('status gold may also pay by invoice', () => {
  expect(methodsOf(gold)).toEqual(['card', 'paypal', 'invoice']);
});

test.each([
  ['nothing', null, null, 'card'],
  ['PayPal', 'paypal', null, 'paypal'],
  ['an invoice no longer offered', 'invoice', null, 'card'],
  ['an invoice', 'invoice', 'gold', 'invoice'],
  ['a card', 'card', 'gold', 'card'],
  ['nothing', null, 'gold', 'invoice'],
  ['nonsense', 'barter', null, 'card'],
])('after %s (%j) status %j starts with %s', (_, kept, status, wanted) => {
  expect(rememberedMethod({ getItem: () => kept }, { status })).toBe(wanted);
});

test('blocked storage does not make it fail', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(rememberedMethod({ getItem: refuse }, gold)).toBe('invoice');
  expect(() => rememberMethod({ setItem: refuse }, 'card')).not.toThrow();
});
