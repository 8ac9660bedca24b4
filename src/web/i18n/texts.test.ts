// Both languages are complete, and every reason of the domain has a text.
import { expect, test } from 'vitest';
import { IntentRequest } from '#contract/checkout.ts';
import { logIn } from '#contract/auth.ts';
import { Shipment } from '#domain/shipment.ts';
import { Registration } from '#domain/registration.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const leaves = (node: unknown, path = ''): [string, unknown][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
    : [[path, node]];

test('no sentence is empty in either language', () => {
  const empty = [...leaves(de), ...leaves(en)].filter(
    ([, text]) => typeof text === 'string' && text.trim() === '',
  );
  expect(empty).toEqual([]);
});

test('the languages have the same keys', () => {
  const keys = (language: unknown) => leaves(language).map(([path]) => path);
  expect(keys(en).sort()).toEqual(keys(de).sort());
});

test('customers are never addressed as du, and there are no exclamation marks', () => {
  const texts = leaves(de).filter(([, text]) => typeof text === 'string');
  expect(texts.filter(([, text]) => /\b(du|dein\w*|dir|dich)\b|!/i.test(String(text)))).toEqual([]);
});

const long = 'x'.repeat(2_000);
const wrong = { name: '', email: '', zip: '', country: '', phone: '' };

test.each([
  ['an empty shipment', Shipment, { fromAddress: wrong, toAddress: {}, packages: [] }],
  [
    'absurd figures',
    Shipment,
    { packages: [{ length: 0, width: -1, height: 1e9, weight: 'a', value: null, hsCode: 'x' }] },
  ],
  [
    'long texts',
    Shipment,
    { fromAddress: { name: long, street1: '\u0000', country: 'D1' }, packages: Array(11).fill({}) },
  ],
  [
    'wrong extras',
    Shipment,
    { additionalServices: { pickup: 1, lithiumBatteryDetails: { confirmed: 1 } }, pickupDate: { date: 'x' } },
  ],
  ['an empty registration', Registration, { company: true }],
  [
    'a bad registration',
    Registration,
    { company: 1, userEmail: 'a', userPassword: 'a', firstName: long, lastName: '' },
  ],
  ['an empty login', logIn.body, {}],
  ['a wrong purchase', IntentRequest, { rateId: 1, amount: {}, language: 'fr', discountCode: long }],
])('every reason for refusing %s has a sentence', (_, schema, body) => {
  const parsed = schema.safeParse(body);
  const reasons = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.filter((reason) => /^[a-z0-9_]+$/.test(reason) && !(reason in de.errors.reasons))).toEqual(
    [],
  );
});

test('a discount given as an amount is shown without a percentage', () => {
  const said = (text: typeof de) => [
    text.desk.detail.lines.discount('5'),
    text.desk.detail.lines.discount(null),
  ];
  expect([...said(de), ...said(en)]).toEqual(['Rabatt (-5%)', 'Rabatt', 'Discount (-5%)', 'Discount']);
});

test('an unfinished count is shown as a minimum', () => {
  const said = (text: typeof de) => text.orders.filters.counted('25', '4.100', true);
  expect(said(de)).toBe('Mindestens 25 von 4.100 Sendungen angezeigt');
  expect(said(en)).toBe('At least 25 of 4.100 shipments shown');
});
