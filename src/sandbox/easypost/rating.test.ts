// Prices, limits and refusals of the simulated carriers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARRIERS, type Carrier } from './carrier-accounts.ts';
import { rateOf, type Ask } from './rating.ts';
import type { Address, CustomsInfo } from './wire-schema.ts';

const place = (country: string, zip = '12345'): Address => ({
  id: 'adr_1',
  object: 'Address',
  created_at: '',
  updated_at: '',
  name: 'A',
  company: null,
  street1: 'Weg 1',
  street2: null,
  city: 'Ort',
  state: null,
  zip,
  country,
  phone: '1',
  email: null,
  mode: 'test',
  carrier_facility: null,
  residential: null,
  federal_tax_id: null,
  state_tax_id: null,
  verifications: {},
});

const goods: CustomsInfo = {
  id: 'cstinfo_1',
  object: 'CustomsInfo',
  created_at: '',
  updated_at: '',
  contents_explanation: null,
  contents_type: 'merchandise',
  customs_certify: true,
  customs_signer: 'A',
  eel_pfc: null,
  non_delivery_option: 'return',
  restriction_comments: null,
  restriction_type: 'none',
  mode: 'test',
  declaration: null,
  customs_items: [
    {
      id: 'cstitem_1',
      object: 'CustomsItem',
      created_at: '',
      updated_at: '',
      description: 'Shirt',
      hs_tariff_number: '610910',
      origin_country: 'DE',
      quantity: 1,
      value: '1000.00',
      weight: 10,
      code: null,
      mode: 'test',
      manufacturer: null,
      currency: 'EUR',
      eccn: null,
      printed_commodity_identifier: null,
    },
  ],
};

const box = (l: number, w: number, h: number, kg: number) => ({
  length: l / 2.54,
  width: w / 2.54,
  height: h / 2.54,
  weight: (kg * 1000) / 28.349523125 + 0.01,
});

const ask = (extra: Partial<Ask> = {}): Ask => ({
  from: place('DE'),
  to: place('FR'),
  parcel: box(30, 25, 20, 5),
  customs: goods,
  options: { currency: 'EUR' },
  carriers: CARRIERS,
  at: Date.UTC(2026, 2, 4),
  isRaised: false,
  isOrder: false,
  ...extra,
});

const priceOf = (service: string, extra: Partial<Ask>) =>
  rateOf(ask(extra)).offers.find((o) => o.service === service)?.cents;
const reasonOf = (carrier: Carrier, extra: Partial<Ask>) =>
  rateOf(ask(extra)).messages.find((message) => message.carrier === carrier)?.message;

test.each([
  ['US', 'ExpressWorldwideNonDoc', 4500],
  ['US', 'INTERNATIONAL_ECONOMY', 3840],
  ['US', 'PaketInternational', 4600],
  ['BR', 'ExpressWorldwideNonDoc', 7200],
  ['FR', 'UPSStandard', 1325],
  ['FR', 'DPDCLASSIC', 1375],
  ['FR', 'EuroPaket', 1599],
])('Germany to %s, 5 kg by %s is about %i cents', (country, service, cents) => {
  const price = priceOf(service, { to: place(country) }) ?? 0;
  expect(price).toBeGreaterThanOrEqual(Math.floor(cents * 0.97));
  expect(price).toBeLessThanOrEqual(Math.ceil(cents * 1.03));
});

test('a price holds for one ISO week, changes by at most three per cent, and the same request gets the same answer', () => {
  const prices = Array.from({ length: 52 }, (_, week) =>
    priceOf('UPSSaver', { at: Date.UTC(2026, 0, 5) + week * 7 * 86_400_000 }),
  );
  expect(new Set(prices).size).toBeGreaterThan(20);
  const middle = 0.97 * (23 + 2.4 * 5) * 100;
  for (const price of prices) expect(Math.abs((price ?? 0) / middle - 1)).toBeLessThanOrEqual(0.0301);
  const [monday, sunday] = [Date.UTC(2026, 2, 2), Date.UTC(2026, 2, 8, 23, 59)];
  expect(rateOf(ask({ at: monday }))).toEqual(rateOf(ask({ at: sunday })));
});

test('apart from the weekly change, a heavier parcel is never cheaper', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('FR', 'CH', 'US', 'JP', 'BR', 'DE'),
      fc.double({ min: 0.1, max: 31, noNaN: true }),
      fc.double({ min: 0, max: 31, noNaN: true }),
      (country, kg, more) => {
        const heavier = rateOf(
          ask({ to: place(country), parcel: box(20, 20, 20, Math.min(31.5, kg + more)) }),
        ).offers;
        const lighter = rateOf(ask({ to: place(country), parcel: box(20, 20, 20, kg) })).offers;
        for (const { carrier, service, cents } of heavier) {
          const other = lighter.find((o) => o.carrier === carrier && o.service === service);
          expect(other?.cents).toBeLessThanOrEqual(cents);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['DHLExpress', box(30, 30, 30, 70.1), 'exceeds the maximum of 70 kg'],
  ['DHLExpress', box(121, 30, 30, 5), 'exceed the maximum of 120x80x80 cm'],
  ['FedEx', box(30, 30, 30, 68.1), 'exceeds the maximum of 68 kg'],
  ['FedEx', box(150, 50, 50, 5), 'Length plus girth of 350 cm'],
  ['UPS', box(275, 10, 10, 5), 'exceed the maximum of 274x274x274 cm'],
  ['UPS', box(200, 60, 60, 5), 'Length plus girth of 440 cm'],
  ['DPD', box(30, 30, 30, 31.6), 'exceeds the maximum of 31.5 kg'],
  ['DPD', box(176, 10, 10, 5), 'exceed the maximum of 175x175x175 cm'],
  ['DhlPaket', box(30, 30, 30, 31.6), 'exceeds the maximum of 31.5 kg'],
  ['DhlPaket', box(14, 11, 1, 0.2), 'below the minimum of 15x11x1 cm'],
] as const)('%s refuses what is too heavy, too large or too small', (carrier, parcel, words) => {
  expect(reasonOf(carrier, { parcel })).toContain(words);
});

test.each([20.01, 30, 30.1, 31, 31.2, 31.5])(
  '%d kg is in the last band of DHL Paket, up to its limit',
  (kg) => {
    const priceAt = (weight: number) => priceOf('EuroPaket', { parcel: box(30, 30, 30, weight) });
    expect(priceAt(kg)).toBe(priceAt(25));
    expect(priceAt(kg)).toBeGreaterThan(priceAt(20) ?? Infinity);
  },
);

test('the girth limit of DHL Paket is lower to Belgium than to France', () => {
  const parcel = box(120, 60, 60, 20);
  expect(reasonOf('DhlPaket', { parcel, to: place('BE') })).toContain('maximum of 300 cm');
  expect(priceOf('EuroPaket', { parcel })).toBeGreaterThan(0);
});

test('bulky goods within Germany cost an extra 20.05 euro', () => {
  const [flat, bulky] = [box(120, 60, 60, 9), box(150, 60, 60, 9)].map((parcel) =>
    priceOf('Paket', { parcel, to: place('DE') }),
  );
  expect((bulky ?? 0) - (flat ?? 0)).toBe(2005);
});

test('surcharges: UPS large packages, FedEx handling, duties paid by DHL Express', () => {
  const large = priceOf('UPSStandard', { parcel: box(180, 40, 40, 10) }) ?? 0;
  // At least 40 kg are billed.
  expect(large).toBeGreaterThan((9.5 + 0.75 * 40) * 97 + 28_450 - 1);
  const long =
    (priceOf('INTERNATIONAL_PRIORITY', { parcel: box(122, 10, 10, 5) }) ?? 0) -
    (priceOf('INTERNATIONAL_PRIORITY', {}) ?? 0);
  expect(long).toBe(3620);
  const [paid, unpaid] = ['DDP', 'DAP'].map((incoterm) =>
    priceOf('ExpressWorldwideNonDoc', { to: place('US'), options: { incoterm } }),
  );
  expect((paid ?? 0) - (unpaid ?? 0)).toBe(2000);
});

test.each([
  ['US', 'DE', ['DHLExpress', 'FedEx', 'UPS', 'USPS']],
  ['DE', 'DE', ['DHLExpress', 'UPS', 'DPD', 'DhlPaket']],
  ['US', 'US', ['USPS']],
  ['DE', 'CH', ['DHLExpress', 'FedEx', 'UPS', 'DPD', 'DhlPaket']],
  ['DE', 'TR', ['DHLExpress', 'FedEx', 'UPS', 'DhlPaket']],
  ['CH', 'US', ['DHLExpress', 'FedEx', 'UPS']],
  ['DE', 'RU', []],
])('from %s to %s the services are %j', (from, to, carriers) => {
  const { offers, messages } = rateOf(ask({ from: place(from), to: place(to) }));
  expect(CARRIERS.filter((carrier) => offers.some((offer) => offer.carrier === carrier))).toEqual(carriers);
  expect(messages.map(({ carrier }) => carrier)).toEqual(
    CARRIERS.filter((carrier) => !carriers.includes(carrier)),
  );
});

test.each([
  ['FR', '75001', false],
  ['CH', '8001', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'BT1 1AA', false],
  ['IT', '23041', true],
  ['ES', '52001', true],
  ['MC', '98000', false],
  ['DE', '27498', true],
])('to %s %s a declaration is needed: %s', (country, zip, isNeeded) => {
  const { offers, messages } = rateOf(ask({ to: place(country, zip), customs: null, carriers: ['UPS'] }));
  expect(offers.length === 0).toBe(isNeeded);
  expect(messages.some(({ message }) => message.includes('CUSTOMS_INFO.REQUIRED'))).toBe(isNeeded);
});

test('documents have the plain service name, goods the NonDoc one', () => {
  const documents = { ...goods, contents_type: 'documents' };
  expect(priceOf('ExpressWorldwide', { to: place('US'), customs: documents })).toBeGreaterThan(0);
  expect(priceOf('ExpressWorldwide', { to: place('US') })).toBeUndefined();
});

test('magic postcodes: 99902 silences FedEx, 99903 all carriers', () => {
  expect(reasonOf('FedEx', { to: place('FR', '99902') })).toContain('SERVICE.UNAVAILABLE');
  expect(rateOf(ask({ to: place('FR', '99902') })).offers.length).toBeGreaterThan(5);
  const all = rateOf(ask({ to: place('FR', '99903') }));
  expect(all.offers).toEqual([]);
  expect(all.messages).toHaveLength(CARRIERS.length);
});

test('DHL Paket takes no orders, and a raised price is 15 % higher', () => {
  expect(reasonOf('DhlPaket', { isOrder: true })).toContain('multi-piece');
  const ratio = (priceOf('UPSStandard', { isRaised: true }) ?? 0) / (priceOf('UPSStandard', {}) ?? 1);
  expect(ratio).toBeCloseTo(1.15, 2);
});

test('a European sender is billed in euro, an American one in dollars unless euro is requested', () => {
  const currencies = (extra: Partial<Ask>) =>
    new Set(rateOf(ask({ carriers: ['UPS'], ...extra })).offers.map((o) => o.currency));
  expect(currencies({ options: {} })).toEqual(new Set(['EUR']));
  expect(currencies({ from: place('US'), options: {} })).toEqual(new Set(['USD']));
  expect(currencies({ from: place('US') })).toEqual(new Set(['EUR']));
});
