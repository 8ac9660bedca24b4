// An order clears what the browser has stored of its own shipment, not of one started meanwhile.
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage, stubBrowser } from '#tests/browser-storage.ts';
import { writeForm } from '../features/wizard/wizard-drafts.ts';
import { emptyForm, emptyParcel, type WizardForm } from '../features/wizard/wizard-state.ts';
import { clearBought, markBought, takeBought } from './bought-shipment.ts';
import { type DraftKey, readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { writePlace } from './kept-shipment.ts';

const shipmentTo = (city: string): WizardForm => ({
  ...emptyForm(),
  fromAddress: { ...emptyForm().fromAddress, city: 'Bremen' },
  toAddress: { ...emptyForm().toAddress, city },
  packages: [{ ...emptyParcel('package-1'), weight: '2' }],
});
const shows = (form: WizardForm) => {
  writeForm(form, 'ada');
  writePlace({ step: 'services', selectedId: '' }, 'ada', true);
};
const asks = (form: WizardForm) => {
  writeDraft('askedShipment', 'ada', form);
  writeDraft('calculatedRates', 'ada', `to ${form.toAddress.city}`);
  writeDraft('chosenRate', 'ada', `to ${form.toAddress.city}`);
};
const kept = (...keys: DraftKey[]) => keys.map((key) => readDraft(key, 'ada') !== null);

const lyon = shipmentTo('Lyon');

beforeEach(() => {
  stubBrowser();
  shows(lyon);
  asks(lyon);
  writeDraft('discountCode', 'ada', 'SEND5');
  markBought('ci_1');
});

const local: DraftKey[] = [
  'shippingFormData',
  'shipping_fromAddress',
  'shipping_toAddress',
  'shipping_packages',
  'shipping_services',
];
const ofThisTab: DraftKey[] = [
  'askedShipment',
  'wizardShipment',
  'wizardPlace',
  'calculatedRates',
  'chosenRate',
];

test('a bought shipment is cleared everywhere, and no other tab takes that for a logout', () => {
  expect(clearBought('ada')).toBe(true);
  expect(kept(...local, ...ofThisTab, 'discountCode')).not.toContain(true);
  // If the entry were missing, other tabs would clear theirs: followLogOut.
  expect(localStorage.getItem('shipping_fromAddress')).toMatch(/^(?!.*Bremen)./);
});

test('a shipment started in another tab is kept, and this tab keeps nothing of the bought one', () => {
  const own = readDraft('wizardShipment', 'ada');
  shows(shipmentTo('Oslo'));
  writeDraft('wizardShipment', 'ada', own);
  expect(clearBought('ada')).toBe(true);
  expect(kept(...local)).not.toContain(false);
  expect(readDraft('shipping_toAddress', 'ada')).toMatchObject({ city: 'Oslo' });
  expect(kept(...ofThisTab, 'discountCode')).not.toContain(true);
});

test('a shipment started in this tab is kept with its prices', () => {
  shows(shipmentTo('Oslo'));
  asks(shipmentTo('Oslo'));
  expect(clearBought('ada')).toBe(false);
  expect(kept(...local, ...ofThisTab)).not.toContain(false);
  expect(kept('discountCode')).toEqual([false]);
});

test.each([
  ['nobody', undefined],
  ['somebody else', 'eve'],
])('with %s signed in by then, an order clears its own shipment but not a newer one', (_, signedIn) => {
  const own = readDraft('wizardShipment', 'ada');
  shows(shipmentTo('Oslo'));
  writeDraft('wizardShipment', 'ada', own);
  expect(clearBought(signedIn)).toBe(true);
  expect(kept(...local)).not.toContain(false);
  expect(kept(...ofThisTab)).not.toContain(true);
});

test('without a copy of what was bought, and with nobody signed in, everything is kept', () => {
  sessionStorage.setItem('boughtShipment', '');
  expect(clearBought(undefined)).toBe(false);
  expect(kept(...local, ...ofThisTab)).not.toContain(false);
});

test('without a copy of what was bought everything is cleared', () => {
  sessionStorage.removeItem('boughtShipment');
  shows(shipmentTo('Oslo'));
  expect(clearBought('ada')).toBe(true);
  expect(kept(...local, ...ofThisTab)).not.toContain(true);
});

test('a purchase without requested prices leaves no copy of the one before', () => {
  removeDraft('askedShipment');
  markBought('ci_2');
  expect(readDraft('boughtShipment', 'ada')).toBeNull();
});

test('an order counts as just placed once, and only in its own tab', () => {
  expect(takeBought('ci_2')).toBe(false);
  const own = sessionStorage;
  vi.stubGlobal('sessionStorage', emptyStorage());
  expect(takeBought('ci_1')).toBe(false);
  vi.stubGlobal('sessionStorage', own);
  expect(takeBought('ci_1')).toBe(true);
  expect(takeBought('ci_1')).toBe(false);
});

test('blocked storage does not make it fail', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => markBought('ci_1')).not.toThrow();
  expect(takeBought('ci_1')).toBe(false);
});
