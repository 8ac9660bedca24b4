// Customs papers of a shipment, by route, carrier, purpose, weight and value.
import { expect, test } from 'vitest';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import { type Carrier, carriers } from './carrier.ts';
import { borderCarrier, copiesToPrint, customsPapers, borderLeg, pouchPlace } from './customs-papers.ts';
import type { Parcel } from './parcel.ts';

const zurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
const toZurich = (...packages: Parcel[]) => aShipment({ toAddress: zurich, packages });
const kinds = (shipment: ReturnType<typeof aShipment>, carrier: Carrier) =>
  customsPapers(shipment, carrier).map(({ name, kind }) => `${name}: ${kind}`);

test.each([
  ['Helgoland', { country: 'DE', zip: '27498', city: 'Helgoland' }],
  ['Büsingen', { country: 'DE', zip: '78266', city: 'Büsingen' }],
  ['the Canaries', { country: 'IC', zip: '35001', city: 'Las Palmas' }],
  ['the Canaries, written as Spain', { country: 'ES', zip: '38001', city: 'Santa Cruz' }],
  ['Livigno', { country: 'IT', zip: '23041', city: 'Livigno' }],
  ['Åland', { country: 'AX', zip: '22100', city: 'Mariehamn' }],
  ['Réunion', { country: 'FR', zip: '97400', city: 'Saint-Denis' }],
  ['Jersey', { country: 'JE', zip: 'JE2 3AB', city: 'St Helier' }],
  ['Switzerland', { country: 'CH', zip: '8001', city: 'Zürich' }],
])('shipments to %s have papers with every carrier', (_where, place) => {
  const shipment = aShipment({ toAddress: anAddress(place) });
  for (const carrier of carriers) expect(customsPapers(shipment, carrier).length).toBeGreaterThan(0);
});

test.each([
  ['France', { country: 'FR', zip: '75001', city: 'Paris' }],
  ['Madeira', { country: 'PTX', zip: '9000-001', city: 'Funchal' }],
  ['Northern Ireland', { country: 'GBX', zip: 'BT1 1AA', city: 'Belfast' }],
  ['Monaco', { country: 'MC', zip: '98000', city: 'Monaco' }],
  ['another German town', { country: 'DE', zip: '80331', city: 'München' }],
])('shipments to %s have none', (_where, place) => {
  const shipment = aShipment({ toAddress: anAddress(place) });
  for (const carrier of carriers) expect(customsPapers(shipment, carrier)).toEqual([]);
});

test.each([
  ['UPS', 1, 'only'],
  ['UPS', 3, 'any'],
  ['DHL Paket', 1, 'only'],
  ['DHL Paket', 3, 'each'],
] as const)('%s: the pouch of %i parcels belongs to %s of them', (carrier, parcels, place) => {
  const papers = customsPapers(toZurich(...Array.from({ length: parcels }, () => aParcel())), carrier);
  expect(pouchPlace(papers, parcels)).toBe(place);
});

test('couriers take three copies of one invoice for all parcels', () => {
  expect(customsPapers(toZurich(aParcel(), aParcel()), 'UPS')).toEqual([
    { name: 'invoice', kind: 'commercial_invoice', packageIndex: null, copies: 3 },
  ]);
});

test.each(['gift', 'sample', 'return', 'repair', 'documents', 'personal', 'other'] as const)(
  'goods that are not sold (%s) have a pro-forma invoice',
  (purpose) => {
    const shipment = { ...toZurich(aParcel()), purpose };
    expect(kinds(shipment, 'FedEx')).toEqual(['invoice: proforma_invoice']);
  },
);

test('postal services need a set for each parcel: CN22 for light and cheap ones, CN23 for the rest', () => {
  const small = aParcel({ weight: 2, value: 425 });
  const heavy = aParcel({ weight: 2.001, value: 10 });
  const dear = aParcel({ weight: 0.2, value: 425.01 });
  for (const carrier of ['DHL Paket', 'USPS'] as const)
    expect(kinds(toZurich(small, heavy, dear), carrier)).toEqual([
      'invoice-1: commercial_invoice',
      'cn-1: cn22',
      'invoice-2: commercial_invoice',
      'cn-2: cn23',
      'invoice-3: commercial_invoice',
      'cn-3: cn23',
    ]);
});

const submitted = (parcel: number, isSubmitted = true, isKept = false) => ({ parcel, isSubmitted, isKept });
const copies = (papers: ReturnType<typeof customsPapers>) =>
  papers.map((paper) => [paper.name, paper.copies]);

test("a courier that has every parcel's invoice needs no printout; some of the invoices are not enough", () => {
  const two = toZurich(aParcel(), aParcel());
  expect(copies(customsPapers(two, 'UPS', { invoices: [submitted(0), submitted(1)] }))).toEqual([
    ['invoice', 0],
  ]);
  expect(copies(customsPapers(two, 'UPS', { invoices: [submitted(0)] }))).toEqual([['invoice', 3]]);
  expect(copies(customsPapers(two, 'UPS', { invoices: [submitted(0), submitted(1, false)] }))).toEqual([
    ['invoice', 3],
  ]);
});

test("a postal service still needs its form when it has a parcel's invoice", () => {
  const papers = customsPapers(toZurich(aParcel(), aParcel()), 'DHL Paket', { invoices: [submitted(1)] });
  expect(copies(papers)).toEqual([
    ['invoice-1', 2],
    ['cn-1', 1],
    ['invoice-2', 0],
    ['cn-2', 1],
  ]);
});

test("the carrier's own invoice can be read where there is a copy of it", () => {
  const papers = customsPapers(toZurich(aParcel(), aParcel()), 'UPS', {
    invoices: [submitted(0, false, true), submitted(1, false, false)],
  });
  expect(copies(papers)).toEqual([
    ['invoice', 3],
    ['carrier-1', 0],
  ]);
  const postal = customsPapers(toZurich(aParcel(), aParcel()), 'DHL Paket', {
    invoices: [submitted(1, true, true)],
  });
  expect(postal.map(({ name, packageIndex }) => [name, packageIndex])).toEqual([
    ['invoice-1', 0],
    ['cn-1', 0],
    ['invoice-2', 1],
    ['cn-2', 1],
    ['carrier-2', 1],
  ]);
  expect(postal.at(-1)?.kind).toBe('carrier_invoice');
  expect(
    customsPapers(aShipment(), 'UPS', { invoices: [submitted(0, true, true)] }),
    'inside the EU',
  ).toEqual([]);
});

test('a refunded parcel has no papers, and its missing invoice does not make anyone print one', () => {
  const two = toZurich(aParcel(), aParcel());
  const names = (papers: ReturnType<typeof customsPapers>) => papers.map(({ name }) => name);
  const invoices = [submitted(0, true, true), submitted(1, false, true)];
  expect(copies(customsPapers(two, 'UPS', { invoices, locked: [1] }))).toEqual([
    ['invoice', 0],
    ['carrier-1', 0],
  ]);
  expect(names(customsPapers(two, 'DHL Paket', { locked: [0] }))).toEqual(['invoice-2', 'cn-2']);
  for (const carrier of ['UPS', 'DHL Paket'] as const)
    expect(customsPapers(two, carrier, { invoices, locked: [0, 1] })).toEqual([]);
});

test('a single invoice has a number of copies; several papers with different numbers have none in common', () => {
  const invoice = (copies: number) => ({ kind: 'commercial_invoice' as const, copies });
  expect(copiesToPrint([invoice(3), { kind: 'carrier_invoice', copies: 0 }])).toBe(3);
  expect(copiesToPrint([invoice(0)])).toBe(0);
  expect(copiesToPrint([invoice(2), { kind: 'cn23', copies: 1 }])).toBeNull();
  expect(copiesToPrint([invoice(0), { kind: 'cn22', copies: 1 }])).toBeNull();
});

test.each(['commercial', 'gift'] as const)(
  'of a %s, what is left to print is no invoice where the post has that electronically',
  (purpose) => {
    const sent = { ...toZurich(aParcel()), purpose };
    const invoices = [submitted(0, true, false)];
    expect(copiesToPrint(customsPapers(sent, 'USPS', { invoices }))).toBeNull();
    expect(copiesToPrint(customsPapers(sent, 'UPS', { invoices }))).toBe(0);
  },
);

test('for a hub route the second carrier decides', () => {
  const leg = (carrier: 'DHL Paket' | 'FedEx') => ({
    carrier,
    service: 'x',
    costCents: 1,
    deliveryDays: null,
    deliveryDate: null,
    reference: { kind: 'shipment' as const, id: 'a', rateId: 'b', carrier, service: 'x' },
  });
  const hub = {
    name: 'Economy' as const,
    hubName: 'Hub',
    hubCity: 'Flensburg',
    hubCountry: 'DE',
    handlingDays: 2,
    legs: [leg('DHL Paket'), leg('FedEx')] as [ReturnType<typeof leg>, ReturnType<typeof leg>],
  };
  expect(borderCarrier({ ...leg('DHL Paket'), carrier: 'DHL Paket + FedEx', hub })).toBe('FedEx');
  expect(borderLeg({ ...leg('DHL Paket'), carrier: 'DHL Paket + FedEx', hub })).toBe(1);
  expect(borderLeg(leg('DHL Paket'))).toBe(0);
  expect(borderCarrier(leg('DHL Paket'))).toBe('DHL Paket');
});
