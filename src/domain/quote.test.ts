// Quotes, from a shipment and a carrier's rate to a price: golden cases, refusals, expiry.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aParcel, aShipment, anAddress } from '#tests/factories.ts';
import type { Carrier } from './carrier.ts';
import { type Discounted, discountFor } from './discount.ts';
import type { LithiumDetails } from './lithium.ts';
import { hasPriceChanged, missingHsCodes, isExpired, quoteRate } from './quote.ts';
import type { CarrierRate } from './rate.ts';
import type { AdditionalServices } from './services.ts';

const rate = (costCents: number, carrier: Carrier = 'UPS', service = 'Express Saver') => ({
  carrier,
  service,
  costCents,
});
const economy = rate(14_250, 'FedEx', 'International Economy');
const us = anAddress({ city: 'Austin', state: 'TX', zip: '78701', country: 'US' });
const lithium = (batteryType: LithiumDetails['batteryType']): Partial<AdditionalServices> => ({
  lithiumBattery: true,
  lithiumBatteryDetails: { hasLithiumBatteries: true, confirmed: true, batteryType, batteryCount: 'max2' },
});

type Case = {
  given: Parameters<typeof aShipment>[0];
  rate: ReturnType<typeof rate>;
  customer?: Discounted;
  code?: string;
};
const nobodys = { permanentShipmentDiscount: 0, fixedDiscountCents: 0 };
const price = ({ given, rate: quoted, customer = nobodys, code }: Case) => {
  const found = discountFor(customer, code);
  return quoteRate(quoted, aShipment(given), found.ok ? found.discount : null);
};

const p4 = { ...lithium('mix'), exportDocumentation: true };
const loyal = { ...nobodys, permanentShipmentDiscount: 15 };
const worth = (value: number) => [aParcel({ value })];

test.each<[string, Case, number]>([
  ['P1', { given: {}, rate: rate(2345) }, 3627],
  [
    'P2',
    {
      given: { services: { carbonNeutral: true } },
      rate: rate(2345),
      code: 'send5',
    },
    3578,
  ],
  [
    'P3',
    {
      given: { toAddress: us, packages: worth(800), services: { insurance: true, carbonNeutral: true } },
      rate: rate(6199),
      code: 'SHIP10',
    },
    9229,
  ],
  [
    'P4',
    {
      given: { toAddress: us, packages: worth(1200), services: p4 },
      rate: economy,
      customer: loyal,
      code: 'SEND5',
    },
    29_746,
  ],
  [
    'P5',
    {
      given: { toAddress: us, packages: worth(1200), services: { ...p4, hasOwnAE: true } },
      rate: economy,
      customer: loyal,
    },
    27_746,
  ],
])('golden case %s costs %j', (_, given, totalPrice) => {
  expect(price(given)).toMatchObject({ ok: true, price: { totalPrice } });
});

test.each<[string, Parameters<typeof aShipment>[0], number]>([
  ['DE → DE', { toAddress: anAddress() }, 19],
  ['DE → Madeira', { toAddress: anAddress({ country: 'PTX', zip: '9000-001' }) }, 19],
  ['DE → Northern Ireland', { toAddress: anAddress({ country: 'GB', zip: 'BT1 1AA' }) }, 19],
  ['DE → Canaries', { toAddress: anAddress({ country: 'ES', zip: '35001' }) }, 0],
  ['DE → Heligoland', { toAddress: anAddress({ zip: '27498' }) }, 0],
  ['DE → US', { toAddress: us }, 0],
  ['US → DE', { fromAddress: us, toAddress: anAddress() }, 0],
])('%s bears %j %% VAT', (_, given, vatRate) => {
  expect(price({ given, rate: rate(2345) })).toMatchObject({ ok: true, price: { vatRate } });
});

test('insurance covers the value of all parcels, rounded once', () => {
  const given = {
    packages: [aParcel({ value: 0.4 }), aParcel({ value: 0.4 })],
    services: { insurance: true },
  };
  expect(price({ given, rate: rate(0) })).toMatchObject({ ok: true, price: { insuranceFee: 2 } });
});

test('an unticked box costs nothing, whatever its details say', () => {
  const services = { ...lithium('mix'), lithiumBattery: false, hasOwnAE: true };
  const quoted = price({ given: { services }, rate: rate(2345, 'USPS', 'Priority Mail') });
  expect(quoted).toMatchObject({ ok: true, price: { lithiumSurcharge: 0, exportDocFee: 0, pickupFee: 0 } });
});

test.each<[string, Partial<AdditionalServices>, Carrier, 'abroad' | 'inside', string]>([
  ['mixed batteries', lithium('mix'), 'DPD', 'inside', 'lithium_not_carried'],
  ['any battery', lithium('integrated'), 'USPS', 'inside', 'lithium_not_carried'],
  ['an e-bike', lithium('dangerous'), 'UPS', 'inside', 'lithium_not_carried'],
  ['duty paid', { customsClearance: true }, 'USPS', 'abroad', 'ddp_not_offered'],
  ['duty paid', { customsClearance: true }, 'DHL Paket', 'abroad', 'ddp_not_offered'],
  ['duty paid', { customsClearance: true }, 'UPS', 'abroad', 'sold'],
  ['a pickup', { pickup: true }, 'DPD', 'inside', 'pickup_not_offered'],
  ['a pickup', { pickup: true }, 'DHL Paket', 'inside', 'pickup_not_offered'],
  ['a pickup', { pickup: true }, 'UPS', 'inside', 'sold'],
])('%s (%j) with %s %s: %s', (_, services, carrier, where, outcome) => {
  const given = { services, ...(where === 'abroad' ? { toAddress: us } : {}) };
  const quoted = price({ given, rate: rate(2345, carrier, 'Classic') });
  expect(quoted.ok ? 'sold' : quoted.reason).toBe(outcome);
});

test('a heavier or more valuable parcel, which costs the carrier more, never gets cheaper', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, fc.boolean(), (cost, value, more, abroad) => {
      const total = (costCents: number, valueCents: number): number => {
        const given = {
          packages: worth(valueCents / 100),
          services: { insurance: true, carbonNeutral: true },
          ...(abroad ? { toAddress: us } : {}),
        };
        const quoted = price({ given, rate: rate(costCents) });
        return quoted.ok ? quoted.price.totalPrice : Number.NaN;
      };
      return (
        total(cost + more, value) >= total(cost, value) && total(cost, value + more) >= total(cost, value)
      );
    }),
  );
});

test.each([
  [-1, false],
  [0, true],
  [1, true],
])('%j ms after its expiry time an offer has expired: %j', (after, expired) => {
  const expiresAt = new Date('2026-11-20T12:30:00Z');
  expect(isExpired({ expiresAt }, new Date(expiresAt.getTime() + after))).toBe(expired);
});

test('a difference of one cent is a changed price', () => {
  const quoted = price({ given: {}, rate: rate(2345) });
  const changed = [3626, 3627, 3628, Number.NaN].map(
    (shown) => quoted.ok && hasPriceChanged(shown, quoted.price),
  );
  expect(changed).toEqual([true, false, true, true]);
});

const hubIn = (hubCountry: string, hubCity: string) => ({
  name: 'Economy' as const,
  hubName: 'Hub',
  hubCity,
  hubCountry,
  handlingDays: 2,
  legs: [] as never,
});

test.each<[string, [Carrier, Carrier], Partial<AdditionalServices>, string]>([
  ['its first carrier collects', ['UPS', 'DHL Paket'], { pickup: true }, 'sold'],
  ['its first carrier does not collect', ['DPD', 'UPS'], { pickup: true }, 'pickup_not_offered'],
  ['its last carrier offers DDP', ['DHL Paket', 'FedEx'], { customsClearance: true }, 'sold'],
  ['its last carrier offers no DDP', ['FedEx', 'DHL Paket'], { customsClearance: true }, 'ddp_not_offered'],
])('a route through a hub: %s', (_, [first, second], services, outcome) => {
  const leg = (carrier: Carrier) => ({ ...rate(1_000, carrier), deliveryDays: 2 }) as CarrierRate;
  const legs: [CarrierRate, CarrierRate] = [leg(first), leg(second)];
  const route = { costCents: 2_000, hub: { ...hubIn('DE', 'Flensburg'), legs } };
  const quoted = quoteRate(route, aShipment({ toAddress: us, services }), null);
  expect(quoted.ok ? 'sold' : quoted.reason).toBe(outcome);
});

test('parcels without a tariff number are named where a border requires one, including on a hub route', () => {
  const packages = [aParcel(), aParcel({ hsCode: null }), aParcel({ hsCode: '12' })];
  const abroad = aShipment({ toAddress: us, packages });
  expect(missingHsCodes({}, abroad)).toEqual([1, 2]);
  expect(missingHsCodes({}, aShipment({ toAddress: us }))).toEqual([]);
  for (const inside of [packages, packages.slice(0, 2)])
    expect(missingHsCodes({}, aShipment({ packages: inside }))).toEqual([]);
  const swiss = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
  expect(
    missingHsCodes({ hub: hubIn('DE', 'Flensburg') }, aShipment({ toAddress: swiss, packages })),
  ).toEqual([]);
  const fromZurich = aShipment({ fromAddress: swiss, toAddress: { ...swiss, zip: '3011' }, packages });
  expect(missingHsCodes({}, fromZurich)).toEqual([]);
  expect(missingHsCodes({ hub: hubIn('DE', 'Flensburg') }, fromZurich)).toEqual([1, 2]);
});
