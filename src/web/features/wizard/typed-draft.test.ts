// Of an empty form nothing is lost; of every other one there is a way back.
import { expect, test } from 'vitest';
import { isTyped } from './typed-draft.ts';
import { emptyForm, emptyParcel, type WizardForm } from './wizard-state.ts';

const { fromAddress, toAddress } = emptyForm();

test.each<[string, Partial<WizardForm>, boolean]>([
  ['nothing', {}, false],
  ['a sender', { fromAddress: { ...fromAddress, name: 'Ada' } }, true],
  ['another country of the sender', { fromAddress: { ...fromAddress, country: 'FR' } }, true],
  ['a destination', { toAddress: { ...toAddress, country: 'DE' } }, true],
  ['blanks', { toAddress: { ...toAddress, city: '  ' } }, false],
  ['a second parcel', { packages: [emptyParcel('a'), { ...emptyParcel('b'), weight: '2' }] }, true],
])('with %s in it the form is typed: %j', (_, change, expected) => {
  expect(isTyped({ ...emptyForm(), ...change })).toBe(expected);
});
