// What a withdrawal must state, and how an order number is recognised in it (C-61).
import { expect, test } from 'vitest';
import { normaliseOrderNumber, Withdrawal } from './withdrawal.ts';

const said = { name: 'Ada Łoś', orderNumber: 'HP-261120-7K3M9Q', email: 'ada@example.com' };
const issues = (change: object): string[] =>
  Withdrawal.safeParse({ ...said, ...change }).error?.issues.map(
    (i) => `${i.path.join('.')}: ${i.message}`,
  ) ?? [];

test('a withdrawal has a name, an order number as typed, and an address for the receipt', () => {
  expect(Withdrawal.parse(said)).toEqual(said);
  expect(issues({ orderNumber: 'the one of last week' })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name: name_required'],
  [{ name: 'x'.repeat(101) }, 'name: too_long'],
  [{ orderNumber: '' }, 'orderNumber: order_number_required'],
  [{ orderNumber: 'x'.repeat(61) }, 'orderNumber: too_long'],
  [{ email: 'ada' }, 'email: email_invalid'],
  // The mail goes to an address that somebody else may have typed, so it carries no link.
  [{ name: 'WIN www.example.com' }, 'name: invalid_characters'],
  [{ name: 'WWW.example.com' }, 'name: invalid_characters'],
  [{ orderNumber: 'https://example.com' }, 'orderNumber: invalid_characters'],
])('%j is answered with %s', (change, issue) => {
  expect(issues(change)).toEqual([issue]);
});

test.each([
  ['hp-261120-7k3m9q', 'HP-261120-7K3M9Q'],
  [' HP-261120 -\t7K3M9Q\n', 'HP-261120-7K3M9Q'],
  // As telephones and word processors write it, and as it is read aloud.
  ['HP–261120—7K3M9Q', 'HP-261120-7K3M9Q'],
  ['HP\u2011261120\u22127K3M9Q', 'HP-261120-7K3M9Q'],
  ['hp 261120 7k3m9q', 'HP-261120-7K3M9Q'],
  ['hp2611207k3m9q', 'HP-261120-7K3M9Q'],
])('%j is the order number %s', (typed, number) => {
  expect(normaliseOrderNumber(typed)).toBe(number);
});

test.each([
  'HP-261120-7K3M9',
  'HP-261120-7K3M9QX',
  'XHP-261120-7K3M9Q',
  'HP-26112X-7K3M9Q',
  'evil.example/y',
])('%j does not become an order number', (typed) => {
  expect(normaliseOrderNumber(typed)).not.toMatch(/^HP-\d{6}-[A-Z\d]{6}$/);
});
