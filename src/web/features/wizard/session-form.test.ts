// A shipment stored on the server is never trusted: figures become texts, and nonsense is dropped.
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '#tests/browser-storage.ts';
import { formFromSession } from './session-form.ts';
import { emptyParcel } from './wizard-state.ts';

beforeEach(() => {
  stubBrowser();
  Object.assign(document, { documentElement: { lang: 'en' } });
});

test("figures of a saved session are written in the page's language", () => {
  const weightIn = (lang: string) => {
    document.documentElement.lang = lang;
    return formFromSession({ packages: [{ weight: 2.5, length: 30 }] }).form.packages[0];
  };
  expect(weightIn('de')).toMatchObject({ weight: '2,5', length: '30' });
  expect(weightIn('en')).toMatchObject({ weight: '2.5', length: '30' });
});

test('a saved session fills in the form, figures become text, and unknown fields are dropped', () => {
  const { form, dropped } = formFromSession({
    fromAddress: { name: 'Anna', country: 'AT', role: 'admin' },
    toAddress: { name: 7, country: 'XX' },
    packages: [{ id: 'x', length: 40.5, weight: Number.NaN, description: null }],
    additionalServices: { carbonNeutral: true },
  });
  expect(form.fromAddress).toMatchObject({ name: 'Anna', country: 'AT' });
  expect(form.fromAddress).not.toHaveProperty('role');
  expect(form.toAddress).toMatchObject({ name: '7', country: '' });
  expect(form.packages).toEqual([{ ...emptyParcel('x'), length: '40.5' }]);
  expect(form.services.carbonNeutral).toBe(true);
  expect(dropped).toBe(false);
});

test('the reason for sending is restored, and an invalid one dropped', () => {
  expect(formFromSession({ purpose: 'gift' }).form.purpose).toBe('gift');
  expect(formFromSession({ purpose: { a: 1 } }).form.purpose).toBe(null);
  expect(formFromSession({}).form.purpose).toBe(null);
});

test('of more than ten parcels the first ten are taken, and this is reported', () => {
  const packages = Array.from({ length: 12 }, (_, index) => ({ weight: index }));
  const { form, dropped } = formFromSession({ packages });
  expect(form.packages.map((parcel) => parcel.weight)).toEqual('0 1 2 3 4 5 6 7 8 9'.split(' '));
  expect(dropped).toBe(true);
});

test('parcels sharing an id get ids of their own', () => {
  const { form } = formFromSession({ packages: [{ id: 'a' }, { id: 'a' }] });
  expect(form.packages.map((parcel) => parcel.id)).toEqual(['package-1', 'package-2']);
});

test('invalid extras and a pickup without a window are dropped', () => {
  expect(formFromSession({ additionalServices: { pickup: 'yes' } }).form.services.pickup).toBe(false);
  expect(formFromSession({ additionalServices: { pickup: true } }).form.services.pickup).toBe(false);
});

test('an empty session is an empty form with one parcel', () => {
  const { form } = formFromSession({});
  expect(form.fromAddress.country).toBe('DE');
  expect(form.packages).toHaveLength(1);
});
