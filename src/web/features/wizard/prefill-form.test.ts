// What a link says about a parcel is in the form afterwards, and nothing else has changed.
import { expect, test } from 'vitest';
import { readForm } from './prefill-form.ts';
import { emptyForm, emptyParcel, parcelOf, type WizardForm } from './wizard-state.ts';

const filled = (search: string, form: WizardForm = emptyForm(), language: 'de' | 'en' = 'de'): WizardForm =>
  readForm(search)?.(form, language) ?? form;

test('countries, dimensions, weight, value and customs from a link are in the form', () => {
  const form = filled(
    '?abholung=Frankreich&lieferung=Brazil&dimensionen=30x20x10,5_2.5&Wert=25,5&Zollkosten=ja',
  );
  expect(form.fromAddress.country).toBe('FR');
  expect(form.toAddress.country).toBe('BR');
  expect(form.packages).toEqual([
    { ...emptyParcel('package-1'), length: '30', width: '20', height: '10,5', weight: '2,5', value: '25,50' },
  ]);
  expect(form.services.customsClearance).toBe(true);
});

test("figures are written in the page's language, and read back unchanged", () => {
  for (const language of ['de', 'en'] as const) {
    const [parcel] = filled('?Length=30.25&Weight=2.125&Wert=1234.5', emptyForm(), language).packages;
    expect(parcel?.length).toBe(language === 'de' ? '30,25' : '30.25');
    expect(parcelOf(parcel ?? emptyParcel(''))).toMatchObject({
      length: 30.25,
      weight: 2.125,
      value: 1234.5,
    });
  }
});

test('what the link does not mention stays as typed', () => {
  const draft: WizardForm = {
    ...emptyForm(),
    fromAddress: { ...emptyForm().fromAddress, name: 'Jörg Müller', zip: '20457' },
    toAddress: { ...emptyForm().toAddress, name: 'Amélie Dubois', country: 'FR' },
    packages: [
      { ...emptyParcel('package-1'), description: 'Printed books for school lessons', width: '15' },
      { ...emptyParcel('package-2'), length: '99' },
    ],
    services: { ...emptyForm().services, carbonNeutral: true, customsClearance: true },
  };
  const form = filled('?length=40', draft);
  expect(form).toEqual({
    ...draft,
    packages: [{ ...draft.packages[0], length: '40' }, draft.packages[1]],
  });
});

test('another country removes the place in the former one and keeps the person; the same country changes nothing', () => {
  const draft = emptyForm();
  const who = { name: 'Ann Lee', company: 'Lee Ltd', phone: '+1 415 1234567', email: 'ann@example.com' };
  const place = {
    street1: '1 Market St',
    street2: 'Floor 2',
    city: 'San Francisco',
    state: 'CA',
    zip: '94105',
  };
  const none = { street1: '', street2: '', city: '', state: '', zip: '' };
  draft.toAddress = { ...draft.toAddress, ...who, ...place, country: 'US' };
  expect(filled('?lieferung=US', draft).toAddress).toEqual(draft.toAddress);
  expect(filled('?lieferung=CAN', draft).toAddress).toEqual({ ...draft.toAddress, ...none, country: 'CA' });
});

test('a place typed before its country is kept', () => {
  const draft = emptyForm();
  draft.toAddress = { ...draft.toAddress, street1: '1 rue de la Gare', zip: '69001', city: 'Lyon' };
  expect(filled('?lieferung=FR', draft).toAddress).toEqual({ ...draft.toAddress, country: 'FR' });
});

test('a country without postcodes gets "00000", as if chosen by hand, which is dropped for one that has them', () => {
  const draft = emptyForm();
  expect(filled('?lieferung=HK', draft).toAddress.zip).toBe('00000');
  draft.toAddress = { ...draft.toAddress, country: 'AE', zip: '00000' };
  expect(filled('?lieferung=FR', draft).toAddress.zip).toBe('');
});

test('Zollkosten=nein removes the customs clearance, an invalid value keeps it', () => {
  const draft = emptyForm();
  draft.services = { ...draft.services, customsClearance: true };
  expect(filled('?Zollkosten=nein', draft).services.customsClearance).toBe(false);
  expect(filled('?Zollkosten=<script>&length=1', draft).services.customsClearance).toBe(true);
});

test.each([
  '',
  '?tab=register',
  '?lieferung=%E0%A4%A',
  '?length=-5&Wert=1e309',
  `?lieferung=${'A'.repeat(8000)}`,
])('with nothing usable in %j, nothing is filled in', (search) => {
  expect(readForm(search)).toBeNull();
});
