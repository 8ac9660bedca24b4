// Stored drafts are never trusted, and each tab goes on with the shipment that was typed in it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage, stubBrowser } from '#tests/browser-storage.ts';
import { openWizardAt } from '../../lib/open-wizard-at.ts';
import { clearBought, markBought } from '../../lib/bought-shipment.ts';
import { clearDrafts, writeDraft } from '../../lib/draft-store.ts';
import { type WizardPlace, writePlace } from '../../lib/kept-shipment.ts';
import { readKept, writeForm } from './wizard-drafts.ts';
import { emptyForm, type WizardForm } from './wizard-state.ts';

beforeEach(() => {
  stubBrowser();
  Object.assign(document, { documentElement: { lang: 'en' } });
  vi.stubGlobal('history', { state: null });
});
afterEach(() => vi.unstubAllGlobals());

const formTo = (city: string): WizardForm => ({
  ...emptyForm(),
  toAddress: { ...emptyForm().toAddress, city },
  services: { ...emptyForm().services, pickup: true },
  pickup: { date: '2026-11-24', timeFrom: '10:00', timeTo: '15:00', instructions: 'ring twice' },
  purpose: 'gift',
});
function keepsAt(city: string, place: WizardPlace): void {
  writeForm(formTo(city), 'ada');
  writePlace(place, 'ada', true);
}
const keeps = (city: string) => keepsAt(city, { step: 'services', selectedId: 'package-1' });
const shown = (userId = 'ada') => readKept(userId).form.toAddress.city;

/** Runs `does` as another tab, whose session storage is not this tab's. */
function anotherTab(does: () => void): void {
  const own = sessionStorage;
  vi.stubGlobal('sessionStorage', emptyStorage());
  does();
  vi.stubGlobal('sessionStorage', own);
}

test('a tab that requested prices continues with its own shipment, whatever another tab has started', () => {
  keeps('Lyon');
  writeDraft('askedShipment', 'ada', formTo('Lyon'));
  anotherTab(() => keeps('Oslo'));
  expect(readKept('ada')).toMatchObject({ form: formTo('Lyon'), step: 'services', isOwn: true });
  anotherTab(() => expect(shown()).toBe('Oslo'));
  expect(shown('eve')).toBe('');
  clearDrafts();
  expect(shown()).toBe('');
});

test('a tab that requested prices has its own place in its shipment, and moving on does not affect other tabs', () => {
  keeps('Lyon');
  writeDraft('askedShipment', 'ada', formTo('Lyon'));
  const begun = { step: 'recipient', selectedId: '' } as const;
  anotherTab(() => keepsAt('Oslo', begun));
  expect(readKept('ada')).toMatchObject({ step: 'services', selectedId: 'package-1' });
  writePlace({ step: 'package', selectedId: 'package-2' }, 'ada', false);
  expect(readKept('ada')).toMatchObject({ step: 'package', selectedId: 'package-2' });
  anotherTab(() => expect(readKept('ada')).toMatchObject({ form: formTo('Oslo'), ...begun }));
});

test.each<[string, boolean]>([
  ['in a shipment with prices, without affecting others', true],
  ['in the shipment shared by all tabs', false],
])('the link back from the prices leads to the right package %s', (_, isAsked) => {
  if (!isAsked) anotherTab(() => keeps('Lyon'));
  else {
    keeps('Lyon');
    writeDraft('askedShipment', 'ada', formTo('Lyon'));
    anotherTab(() => keepsAt('Oslo', { step: 'recipient', selectedId: '' }));
  }
  openWizardAt('ada', 'package-2');
  expect(readKept('ada')).toMatchObject({ form: formTo('Lyon'), step: 'package', selectedId: 'package-2' });
  if (isAsked) anotherTab(() => expect(readKept('ada').step).toBe('recipient'));
});

test("a tab with its own shipment never opens another one's package, even if none is named", () => {
  keeps('Lyon');
  writeDraft('askedShipment', 'ada', formTo('Lyon'));
  anotherTab(() => keepsAt('Oslo', { step: 'recipient', selectedId: 'package-9' }));
  openWizardAt('ada', undefined);
  expect(readKept('ada')).toMatchObject({ step: 'package', selectedId: '' });
});

test.each<[string, unknown, unknown]>([
  ['the requested shipment', 'nonsense', formTo('Lyon')],
  ['its own copy', formTo('Lyon'), 'nonsense'],
])("where %s is damaged the link back still uses the tab's own, as the wizard reads it", (_, asked, copy) => {
  anotherTab(() => keepsAt('Oslo', { step: 'recipient', selectedId: '' }));
  writeDraft('askedShipment', 'ada', asked);
  writeDraft('wizardShipment', 'ada', copy);
  openWizardAt('ada', 'package-2');
  expect(readKept('ada')).toMatchObject({ step: 'package', selectedId: 'package-2', isOwn: true });
  anotherTab(() => expect(readKept('ada')).toMatchObject({ step: 'recipient', selectedId: '' }));
});

test('the link back leads to the right package even if the place shared by all tabs is damaged', () => {
  writeDraft('shippingFormData', 'ada', 'nonsense');
  openWizardAt('ada', 'package-2');
  expect(readKept('ada')).toMatchObject({ step: 'package', selectedId: 'package-2', isOwn: false });
});

test('the link back can lead to another step', () => {
  keeps('Lyon');
  openWizardAt('ada', '', 'recipient');
  expect(readKept('ada')).toMatchObject({ form: formTo('Lyon'), step: 'recipient' });
});

test('each tab continues with what was typed in it, and a new one with what was typed last', () => {
  keeps('Lyon');
  anotherTab(() => {
    expect(readKept('ada')).toMatchObject({ form: formTo('Lyon'), isOwn: false });
    keeps('Oslo');
  });
  expect(readKept('ada')).toMatchObject({ form: formTo('Lyon'), isOwn: true });
  anotherTab(() => expect(shown()).toBe('Oslo'));
});

test('if only a sender was typed, a tab continues with what was typed last', () => {
  writeForm({ ...emptyForm(), fromAddress: { ...emptyForm().fromAddress, name: 'Ada' } }, 'ada');
  expect(readKept('ada')).toMatchObject({ form: { fromAddress: { name: 'Ada' } }, isOwn: false });
  anotherTab(() => keeps('Oslo'));
  expect(readKept('ada')).toMatchObject({ form: formTo('Oslo'), isOwn: false });
});

test('a tab in which nothing was typed tells others its place, but not its contents', () => {
  anotherTab(() => keeps('Oslo'));
  writePlace({ step: 'package', selectedId: 'package-2' }, 'ada', true);
  anotherTab(() => {
    expect(readKept('ada')).toMatchObject({ form: formTo('Oslo'), step: 'package', selectedId: 'package-2' });
    writePlace({ step: 'recipient', selectedId: '' }, 'ada', true);
  });
  // Once a tab has a place, it keeps it.
  expect(readKept('ada')).toMatchObject({ step: 'package', selectedId: 'package-2' });
});

test('a tab that only viewed what another tab has bought starts again', () => {
  keeps('Lyon');
  anotherTab(() => {
    writePlace({ step: 'services', selectedId: '' }, 'ada', true);
    const looking = sessionStorage;
    anotherTab(() => {
      writeDraft('askedShipment', 'ada', formTo('Lyon'));
      markBought('ci_1');
      clearBought('ada');
    });
    vi.stubGlobal('sessionStorage', looking);
    expect(readKept('ada')).toMatchObject({ step: 'sender', isOwn: false });
    expect(shown()).toBe('');
  });
});

test('a history entry has its own step, but only in a shipment of which this tab has one', () => {
  const entered = (state: unknown) => {
    vi.stubGlobal('history', { state });
    return readKept('ada').step;
  };
  keepsAt('Lyon', { step: 'recipient', selectedId: '' });
  expect(entered('sender')).toBe('sender');
  expect(entered('rates')).toBe('recipient');
  writeDraft('askedShipment', 'ada', formTo('Lyon'));
  markBought('ci_1');
  clearBought('ada');
  expect(entered('services')).toBe('sender');
});

test('an invalid place takes the wizard to its start', () => {
  keeps('Lyon');
  writeDraft('askedShipment', 'ada', formTo('Lyon'));
  writeDraft('wizardPlace', 'ada', { step: 'nowhere', selectedId: [] });
  expect(readKept('ada')).toMatchObject({ form: formTo('Lyon'), step: 'sender', selectedId: '' });
});

test.each<[string, unknown]>([
  ['not a form', 'nonsense'],
  ['broken', { packages: [7], pickup: { date: 'soon' }, services: 1, toAddress: [] }],
])('a tab whose own copy is %s gets an empty form', (_, data) => {
  writeDraft('askedShipment', 'ada', {});
  writeDraft('wizardShipment', 'ada', data);
  expect(readKept('ada').form).toEqual(emptyForm());
});
