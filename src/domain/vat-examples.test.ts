// The example beside the field must be a number that the field accepts.
import { expect, test } from 'vitest';
import { euMembers } from './territory.ts';
import { fitsVatId } from './vat-check-digits.ts';
import { vatIdExample } from './vat-examples.ts';
import { normaliseVatId, splitVatId } from './vat.ts';

test.each([...euMembers])('the example for %s could be a VAT id of that state', (country) => {
  const example = vatIdExample(country) ?? '';
  expect(splitVatId(example)?.state).toBe(normaliseVatId(country));
  expect(fitsVatId(country, example)).toBe(true);
});

test.each(['CH', 'GB', 'NO'])('the example for %s, outside the EU, has right check digits', (country) => {
  const example = vatIdExample(country) ?? '';
  expect(example.startsWith(country)).toBe(true);
  expect(fitsVatId(country, example)).toBe(true);
  expect(fitsVatId(country, example.replace('7', '8'))).toBe(false);
});

test('parts of a country have its example, and a country without a known form has none', () => {
  expect(vatIdExample('IC')).toBe(vatIdExample('ES'));
  expect(vatIdExample('BR')).toBeNull();
  expect(vatIdExample('')).toBeNull();
});
