// A shipment changed in the wizard is not the one that has prices; one that was only looked at is.
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '#tests/browser-storage.ts';
import { keepCodes } from '../features/rates/hs-codes.ts';
import { writeForm } from '../features/wizard/wizard-drafts.ts';
import { emptyForm, emptyParcel, type WizardForm } from '../features/wizard/wizard-state.ts';
import { changeQuotedPackages, isChangedSinceQuote, saveQuotedShipment } from './quoted-shipment.ts';
import { clearBought } from './bought-shipment.ts';
import { writeDraft } from './draft-store.ts';
import { ownShipment } from './kept-shipment.ts';

const form: WizardForm = {
  ...emptyForm(),
  packages: [{ ...emptyParcel('package-1'), weight: '2', description: 'a book about northern harbours' }],
};
const shows = (change: Partial<WizardForm> = {}) => writeForm({ ...form, ...change }, 'ada');

beforeEach(() => {
  stubBrowser();
  shows();
  writeDraft('askedShipment', 'ada', form);
});

test("a shipment requested without typing in this tab is the tab's own, whatever others type", () => {
  stubBrowser();
  saveQuotedShipment('ada', form);
  expect(ownShipment('ada')).toEqual(form);
  expect(isChangedSinceQuote('ada')).toBe(false);
});

test('an edit counts as a change until it is undone', () => {
  expect(isChangedSinceQuote('ada')).toBe(false);
  shows({ toAddress: { ...form.toAddress, city: 'Lyon' } });
  expect(isChangedSinceQuote('ada')).toBe(true);
  expect(isChangedSinceQuote('eve')).toBe(false);
  shows();
  expect(isChangedSinceQuote('ada')).toBe(false);
});

test.each([
  ['an extra', { services: { ...form.services, insurance: true } }],
  ['the reason for sending', { purpose: 'gift' as const }],
  ['another parcel', { packages: [...form.packages, emptyParcel('package-2')] }],
])('%s is a change', (_, change) => {
  shows(change);
  expect(isChangedSinceQuote('ada')).toBe(true);
});

test('reordered extras and a window without a pickup are not a change', () => {
  const { pickup, ...others } = form.services;
  shows({
    services: { ...others, ownAEFileName: null, pickup },
    pickup: { date: '2026-11-24', timeFrom: '10:00', timeTo: '14:00' },
  });
  expect(isChangedSinceQuote('ada')).toBe(false);
});

test('tariff numbers added on the rates page are not a change', () => {
  const parcel = { length: 1, width: 1, height: 1, weight: 2, value: 1, id: 'package-1' };
  const description = form.packages[0]?.description ?? '';
  keepCodes('ada', { packages: [{ ...parcel, description }] }, { 0: '490199' });
  expect(isChangedSinceQuote('ada')).toBe(false);
  shows({ packages: form.packages.map((one) => ({ ...one, hsCode: '490199' })) });
  expect(isChangedSinceQuote('ada')).toBe(false);
});

test('after an order, and before any request, nothing is changed', () => {
  clearBought('ada');
  shows({ purpose: 'gift' });
  changeQuotedPackages('ada', () => []);
  expect(isChangedSinceQuote('ada')).toBe(false);
});
