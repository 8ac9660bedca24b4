// What waits on the server for the wizard, as its form.
import { expect, test } from 'vitest';
import type { WizardDraft } from '#contract/wizard-session.ts';
import { formFromSession } from './session-form.ts';

const read = (session: WizardDraft) => formFromSession(session, 'de');

test('a saved session fills the form, figures become texts, unknown fields are dropped', () => {
  const { form, dropped } = read({
    fromAddress: { name: 'Anna', country: 'AT', role: 'admin' },
    toAddress: { name: 7, country: 'XX' },
    packages: [{ id: 'x', length: 40.5, weight: Number.NaN, description: null }],
    additionalServices: { carbonNeutral: true },
  });
  expect(form.fromAddress).toMatchObject({ name: 'Anna', country: 'AT' });
  expect(form.fromAddress).not.toHaveProperty('role');
  expect(form.toAddress).toMatchObject({ name: '7', country: '' });
  expect(form.packages).toEqual([
    {
      ...{ id: 'x', length: '40,5', width: '', height: '', weight: '' },
      ...{ description: '', hsCode: '', originCountry: '', value: '' },
    },
  ]);
  expect(form.services.carbonNeutral).toBe(true);
  expect(dropped).toBe(false);
});

test('the reason for sending comes back, and nonsense is none', () => {
  expect(read({ purpose: 'gift' }).form.purpose).toBe('gift');
  expect(read({ purpose: { a: 1 } }).form.purpose).toBe(null);
  expect(read({}).form.purpose).toBe(null);
});

test('of more than ten parcels the first ten are taken, and that is said', () => {
  const packages = Array.from({ length: 12 }, (_, index) => ({ weight: index }));
  const { form, dropped } = read({ packages });
  expect(form.packages.map((parcel) => parcel.weight)).toEqual('0 1 2 3 4 5 6 7 8 9'.split(' '));
  expect(dropped).toBe(true);
});

test('parcels of one id get ids of their own', () => {
  const { form } = read({ packages: [{ id: 'a' }, { id: 'a' }] });
  expect(form.packages.map((parcel) => parcel.id)).toEqual(['package-1', 'package-2']);
});

test('nonsense instead of extras and a pickup without a window are no extras', () => {
  expect(read({ additionalServices: { pickup: 'yes' } }).form.services.pickup).toBe(false);
  expect(read({ additionalServices: { pickup: true } }).form.services.pickup).toBe(false);
});

test('an empty session is an empty form with one parcel', () => {
  const { form } = read({});
  expect(form.fromAddress.country).toBe('DE');
  expect(form.packages).toHaveLength(1);
});

test('figures stand as they are typed in the language of the page, and money in full', () => {
  const session = { packages: [{ weight: 2.5, value: 80.5, hsCode: '490199' }] };
  expect(read(session).form.packages[0]).toMatchObject({ weight: '2,5', value: '80,50', hsCode: '490199' });
  expect(formFromSession(session, 'en').form.packages[0]).toMatchObject({ weight: '2.5', value: '80.50' });
});
