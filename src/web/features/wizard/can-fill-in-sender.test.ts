// When the customer's own address replaces the sender, and when a requested country is in the way.
import { expect, test } from 'vitest';
import { anAddress } from '#tests/factories.ts';
import { emptyAddress } from '../../lib/address-form.ts';
import { canFillInSender } from './can-fill-in-sender.ts';
import { emptyForm, type WizardForm } from './wizard-state.ts';

const [parcel] = emptyForm().packages;
if (!parcel) throw new Error('An empty form has a parcel.');

const asked: [what: string, Partial<WizardForm>][] = [
  ['a destination', { toAddress: emptyAddress('BR') }],
  ['a weight', { packages: [{ ...parcel, weight: '2,5' }] }],
];
const account = { firstName: 'Nora', lastName: 'Neumann', companyName: null, email: 'nora@example.com' };
const abroad = { ...account, address: anAddress({ country: 'AT' }) };
const here = { ...account, address: anAddress({ country: 'DE' }) };
const unsaid = { ...account, address: null };

test("the customer's own address in any country, or the name alone, fills in an untouched form", () => {
  for (const own of [abroad, here, unsaid]) expect(canFillInSender(emptyForm(), own)).toBe(true);
});

test.each(asked)('a sender country that %s was requested with is kept', (_, said) => {
  expect(canFillInSender({ ...emptyForm(), ...said }, abroad)).toBe(false);
  expect(canFillInSender({ ...emptyForm(), ...said }, here)).toBe(true);
});

test('a requested country is kept, and so is anything typed', () => {
  expect(canFillInSender({ ...emptyForm(), fromAddress: emptyAddress('FR') }, here)).toBe(false);
  expect(canFillInSender({ ...emptyForm(), fromAddress: { ...emptyAddress('DE'), name: 'A' } }, here)).toBe(
    false,
  );
});

test('without a stored address the name is filled in, whatever country was requested, unless something was typed', () => {
  expect(canFillInSender({ ...emptyForm(), fromAddress: emptyAddress('FR') }, unsaid)).toBe(true);
  expect(
    canFillInSender({ ...emptyForm(), fromAddress: { ...emptyAddress('FR'), city: 'Lyon' } }, unsaid),
  ).toBe(false);
});

test('what the account filled in gives way to an address the customer has stored since', () => {
  const known = { ...emptyAddress('DE'), name: 'Nora Neumann', email: 'nora@example.com' };
  expect(canFillInSender({ ...emptyForm(), fromAddress: known }, here)).toBe(true);
  expect(canFillInSender({ ...emptyForm(), fromAddress: { ...known, name: 'Nina Neumann' } }, here)).toBe(
    false,
  );
});
