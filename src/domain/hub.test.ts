// Hub routes: for which shipments, of which legs, at which price (R59, C-11, C-19, C-26).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import { type Carrier, carriers, defaultVisibility } from './carrier.ts';
import { customsItems } from './customs-item.ts';
import {
  composeHubs,
  canUseHub,
  type Hub,
  type HubInput,
  hubLabel,
  hubLegs,
  type HubRate,
  segmentPrices,
} from './hub.ts';
import type { HubRefusal } from './unavailable.ts';
import { defaultHubRules, type HubName, type HubRule, isSold, legCarriers } from './hub-rules.ts';
import type { LithiumDetails } from './lithium.ts';
import { basePriceOf } from './pricing.ts';
import { quoteRate } from './quote.ts';
import type { CarrierRate } from './rate.ts';
import type { AdditionalServices } from './services.ts';
import type { Shipment } from './shipment.ts';

const hub: Hub = {
  name: 'Example Hub',
  street: 'Hallenweg 1',
  zip: '21129',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 1',
  email: 'hub@example.com',
};
const us = anAddress({ city: 'Austin', state: 'TX', zip: '78701', country: 'US' });
const france = anAddress({ city: 'Lyon', zip: '69001', country: 'FR' });

let counted = 0;
const leg = (
  carrier: Carrier,
  service: string,
  costCents: number,
  deliveryDays: number | null = 2,
): CarrierRate => ({
  carrier,
  service,
  costCents,
  deliveryDays,
  deliveryDate: null,
  reference: { kind: 'shipment', id: 'shp', rateId: `rate_${(counted += 1)}`, carrier, service },
});

const paket = leg('DHL Paket', 'Paket', 750);
const dpd = leg('DPD', 'Classic', 610, 1);
const standard = leg('UPS', 'Standard', 750, 1);
const saverIn = leg('UPS', 'Express Saver', 1577, 1);
const connect = leg('FedEx', 'International Connect Plus', 2590, 5);
const priority = leg('FedEx', 'International Priority', 3774, 2);
const worldwide = leg('DHL Express', 'Express Worldwide', 3700, 2);
const express = leg('UPS', 'Express', 4070, 1);

const input = (change: Partial<HubInput> = {}): HubInput => ({
  hub,
  toHub: [paket, dpd, standard, saverIn],
  fromHub: [connect, priority, worldwide, express],
  battery: null,
  needsPickup: false,
  needsDdp: false,
  silent: { toHub: [], fromHub: [] },
  tooLong: { toHub: [], fromHub: [] },
  visibility: defaultVisibility,
  ...change,
});
const ways = (change: Partial<HubInput> = {}, rules?: HubRule[]): string[] =>
  composeHubs(input(change), rules).rates.map(
    ({ hub: { name }, carrier, service }) => `${name}: ${carrier}, ${service}`,
  );
const battery = (batteryType: LithiumDetails['batteryType']): LithiumDetails => ({
  hasLithiumBatteries: true,
  confirmed: true,
  batteryType,
  batteryCount: 'max2',
});

test.each([
  ['DE → US', anAddress(), us, true],
  ['FR → US', france, us, true],
  ['FR → Switzerland', france, anAddress({ country: 'CH', zip: '8001' }), true],
  ['DE → Canaries', anAddress(), anAddress({ country: 'ES', zip: '35001' }), true],
  ['DE → FR', anAddress(), france, false],
  ['DE → Northern Ireland', anAddress(), anAddress({ country: 'GB', zip: 'BT1 1AA' }), false],
  ['US → DE', us, anAddress(), false],
  ['US → BR', us, anAddress({ country: 'BR', state: 'SP', zip: '01000' }), false],
  ['Heligoland → US', anAddress({ zip: '27498' }), us, false],
  ['Belfast → US', anAddress({ country: 'GBX', zip: 'BT1 5GS' }), us, true],
  // Not declared on the direct route; from the hub it would be an export.
  [
    'Belfast → London',
    anAddress({ country: 'GBX', zip: 'BT1 5GS' }),
    anAddress({ country: 'GB', zip: 'SW1A 1AA' }),
    false,
  ],
])('%s goes through the hub: %j', (_, fromAddress, toAddress, expected) => {
  expect(canUseHub({ fromAddress, toAddress }, hub)).toBe(expected);
});

test('economy and express take the cheapest legs, priority the fastest; hidden services may be legs', () => {
  expect(ways()).toEqual([
    'Economy: DPD + FedEx, Classic + International Connect Plus',
    'Express: DPD + DHL Express, Classic + Express Worldwide',
    'Priority: UPS + UPS, Express Saver + Express',
  ]);
});

test('economy and express put price before speed', () => {
  const toHub = [leg('DPD', 'Classic', 500, 5), standard];
  const fromHub = [connect, leg('UPS', 'Expedited', 3000, 2), leg('UPS', 'Express', 3600, 4), worldwide];
  expect(ways({ toHub, fromHub })).toEqual([
    'Economy: DPD + FedEx, Classic + International Connect Plus',
    'Express: DPD + UPS, Classic + Express',
  ]);
});

test('of legs that cost and take the same, the name decides, whoever answered first', () => {
  const twins = [leg('UPS', 'Standard', 610, 1), leg('DPD', 'Z', 610, 1), leg('DPD', 'X', 610, 1)];
  for (const toHub of [twins, twins.toReversed()])
    expect(ways({ toHub })[0]).toBe('Economy: DPD + FedEx, X + International Connect Plus');
});

test('the second leg of economy may be UPS Standard', () => {
  expect(ways({ fromHub: [leg('UPS', 'Standard', 2000)] })).toEqual([
    'Economy: DPD + UPS, Classic + Standard',
  ]);
});

test('the first leg of priority is Express or Express Saver', () => {
  expect(ways({ toHub: [leg('UPS', 'Express', 1500, 1)] })).toEqual([
    'Priority: UPS + UPS, Express + Express',
  ]);
});

test('a service that the visibility table hides from hub legs is not used', () => {
  const visibility = [{ carrier: 'DPD', service: /.*/, hiddenIn: ['hubLeg'] }] as const;
  expect(ways({ visibility })[0]).toBe('Economy: UPS + FedEx, Standard + International Connect Plus');
});

test("the days are those of both legs and the hub, and unknown if either leg's are", () => {
  const days = (change: Partial<HubInput> = {}) =>
    composeHubs(input(change)).rates.map(({ deliveryDays }) => deliveryDays);
  expect(days()).toEqual([1 + 2 + 5, 1 + 1 + 2, 1 + 1 + 1]);
  expect(days({ toHub: [leg('DPD', 'Classic', 610, null)] })).toEqual([null, null]);
});

test('the days are unknown when the second leg promises none', () => {
  const { rates } = composeHubs(input({ fromHub: [leg('FedEx', 'International Economy', 2000, null)] }));
  expect(rates.map(({ deliveryDays }) => deliveryDays)).toEqual([null]);
});

test('a route names its hub, but no delivery date', () => {
  const [economy] = composeHubs(input()).rates;
  expect(economy).toMatchObject({
    deliveryDate: null,
    hub: { hubName: 'Example Hub', hubCity: 'Hamburg', hubCountry: 'DE', handlingDays: 2 },
  });
  expect((['Economy', 'Express', 'Priority'] as const).map(hubLabel)).toEqual([
    'HUB Economy',
    'HUB Express',
    'HUB Priority',
  ]);
});

test('a faster leg without a promise does not win', () => {
  expect(ways({ fromHub: [worldwide, leg('UPS', 'Express', 100, null)] }).at(-1)).toBe(
    'Priority: UPS + DHL Express, Express Saver + Express Worldwide',
  );
});

test.each<[string, Partial<HubInput>, string]>([
  ['no carrier brings it to the hub', { toHub: [] }, 'no_leg_to_hub'],
  ['no carrier takes it onwards', { fromHub: [] }, 'no_leg_from_hub'],
  [
    'only a postal network brings it',
    { toHub: [paket], battery: battery('integrated') },
    'lithium_not_carried',
  ],
  ['no leg takes mixed batteries', { toHub: [dpd, paket], battery: battery('mix') }, 'lithium_not_carried'],
])('when %s, the reason is given', (_, change, reason) => {
  const { rates, refused } = composeHubs(input(change));
  expect(rates.filter(({ hub: { name } }) => name === 'Economy')).toEqual([]);
  expect(refused).toContainEqual({ name: 'Economy', reason });
});

// route · who offers the first leg · who is late with it · batteries · reason
test.each<[HubName, Carrier[], Carrier[], LithiumDetails['batteryType'] | null, HubRefusal]>([
  ['Economy', [], ['UPS'], null, 'timeout'],
  ['Economy', ['DPD', 'DHL Paket'], ['UPS'], 'mix', 'lithium_not_carried'],
  ['Economy', ['DHL Paket'], ['DPD'], 'loose', 'timeout'],
  ['Economy', ['DHL Paket'], ['DPD'], 'mix', 'lithium_not_carried'],
  ['Economy', ['DPD'], ['DHL Paket'], 'mix', 'lithium_not_carried'],
  ['Economy', [], [], null, 'no_leg_to_hub'],
  ['Economy', [], ['DHL Paket'], 'loose', 'no_leg_to_hub'],
  ['Priority', [], ['DPD', 'DHL Paket'], null, 'no_leg_to_hub'],
])('%s: %j offer the leg to the hub, %j are late, batteries %j: %s', (name, heard, late, type, reason) => {
  const toHub = [paket, dpd, standard].filter(({ carrier }) => heard.includes(carrier));
  const silent = { toHub: late, fromHub: [] };
  const { refused } = composeHubs(input({ toHub, silent, battery: type && battery(type) }));
  expect(refused).toContainEqual({ name, reason });
});

test('if a carrier that could be the leg cannot print the address, that is the reason, and each field is named once', () => {
  const city = (carrier: Carrier, max: number) => ({ carrier, tooLong: [{ path: 'toAddress.city', max }] });
  const unprinted = [city('FedEx', 35), city('UPS', 30), city('DPD', 35)];
  const refusedWith = (change: Partial<HubInput>) => composeHubs(input({ fromHub: [], ...change })).refused;
  const reason = 'address_too_long';
  expect(refusedWith({ tooLong: { toHub: [], fromHub: unprinted } })).toEqual([
    { name: 'Economy', reason, tooLong: [{ path: 'toAddress.city', max: 35 }] },
    { name: 'Express', reason, tooLong: [{ path: 'toAddress.city', max: 35 }] },
    { name: 'Priority', reason, tooLong: [{ path: 'toAddress.city', max: 35 }] },
  ]);
  const fedexOnly = { tooLong: { toHub: [], fromHub: unprinted.slice(0, 1) } };
  expect(refusedWith(fedexOnly)[0]?.reason).toBe(reason);
  // A silent carrier may still answer, so nothing needs shortening; one that is no leg of the route never would.
  const silent = { toHub: [], fromHub: ['UPS'] } as const;
  expect(refusedWith({ silent, tooLong: { toHub: [], fromHub: unprinted } })[0]?.reason).toBe('timeout');
  const dpdOnly = { tooLong: { toHub: [], fromHub: unprinted.slice(2) } };
  expect(refusedWith(dpdOnly)[0]?.reason).toBe('no_leg_from_hub');
});

test('a late carrier counts for duty paid only if it delivers duty paid', () => {
  const refusal = (carrier: Carrier) => {
    const rule = { name: 'Economy', choice: 'cheapest', handlingDays: 1 } as const;
    const anything = (named: Carrier) => ({ carrier: named, service: /.*/ });
    const rules: HubRule[] = [
      { ...rule, toHub: [anything('DPD')], fromHub: [anything('DPD'), anything('USPS'), anything('UPS')] },
    ];
    const silent = { toHub: [], fromHub: [carrier] };
    return composeHubs(input({ fromHub: [dpd], needsDdp: true, silent }), rules).refused[0]?.reason;
  };
  expect(refusal('UPS')).toBe('timeout');
  expect(refusal('USPS')).toBe('ddp_not_offered');
});

test('a pickup concerns only the first leg, and only carriers whose pickups can be booked', () => {
  expect(ways({ needsPickup: true })).toEqual([
    'Economy: UPS + FedEx, Standard + International Connect Plus',
    'Express: UPS + DHL Express, Standard + Express Worldwide',
    'Priority: UPS + UPS, Express Saver + Express',
  ]);
  const none = { toHub: [paket, dpd], needsPickup: true };
  expect(composeHubs(input(none)).refused[0]).toEqual({ name: 'Economy', reason: 'pickup_not_offered' });
  const silent = (carrier: Carrier) => ({ ...none, silent: { toHub: [carrier], fromHub: [] } });
  expect(composeHubs(input(silent('DPD'))).refused[0]?.reason).toBe('pickup_not_offered');
  expect(composeHubs(input(silent('UPS'))).refused[0]?.reason).toBe('timeout');
});

test('duty paid concerns only the second leg', () => {
  const postal: HubRule[] = [
    {
      name: 'Economy',
      choice: 'cheapest',
      handlingDays: 1,
      toHub: [{ carrier: 'DHL Paket', service: /.*/ }],
      fromHub: [
        { carrier: 'DHL Paket', service: /.*/ },
        { carrier: 'FedEx', service: /.*/ },
      ],
    },
  ];
  const cheap = leg('DHL Paket', 'Paket International', 100);
  const given = { fromHub: [cheap, connect], needsDdp: true };
  expect(ways(given, postal)).toEqual(['Economy: DHL Paket + FedEx, Paket + International Connect Plus']);
  expect(ways({ fromHub: [cheap] }, postal)).toEqual([
    'Economy: DHL Paket + DHL Paket, Paket + Paket International',
  ]);
  expect(composeHubs(input({ ...given, fromHub: [cheap] }), postal).refused).toEqual([
    { name: 'Economy', reason: 'ddp_not_offered' },
  ]);
});

test('what our warehouse must mark first takes no hub route: the first leg would carry it unmarked', () => {
  expect(ways()).toHaveLength(3);
  expect(ways({ battery: battery('integrated') })).toHaveLength(3);
  const { rates, refused } = composeHubs(input({ battery: battery('mix') }));
  expect(rates).toEqual([]);
  expect(refused).toEqual(
    (['Economy', 'Express', 'Priority'] as const).map((name) => ({ name, reason: 'lithium_not_carried' })),
  );
});

test('the same two legs are sold once, as the faster route', () => {
  const [economy] = defaultHubRules;
  if (!economy) throw new Error('no rules');
  const rules: HubRule[] = [economy, { ...economy, name: 'Express', handlingDays: 1 }];
  for (const order of [rules, rules.toReversed()])
    expect(composeHubs(input(), order).rates.map(({ hub: { name } }) => name)).toEqual(['Express']);
});

test('only carriers that can serve as legs are asked', () => {
  expect(legCarriers(carriers)).toEqual({
    toHub: ['UPS', 'DPD', 'DHL Paket'],
    fromHub: ['DHL Express', 'FedEx', 'UPS'],
  });
  expect(legCarriers(['FedEx'])).toEqual({ toHub: [], fromHub: ['FedEx'] });
});

test('the legs meet at the hub; the pickup belongs to the first, the duties to the second', () => {
  const sender = anAddress({
    company: 'Buchhandel OHG',
    businessName: 'Buchhandel',
    street2: 'Hof',
    state: 'HH',
    vatId: 'DE123456789',
  });
  const services = { pickup: true, customsClearance: true, exportDocumentation: true, insurance: true };
  const pickupDate = { date: '2026-11-20', timeFrom: '10:00', timeTo: '15:00' };
  const shipment = aShipment({ fromAddress: sender, toAddress: us, services, pickupDate });
  const [first, second] = hubLegs(shipment, hub);
  expect(first).toMatchObject({
    fromAddress: sender,
    toAddress: { name: 'Example Hub', street1: 'Hallenweg 1', zip: '21129', country: 'DE' },
    additionalServices: { pickup: true, customsClearance: false, exportDocumentation: false },
    pickupDate,
  });
  expect(second).toMatchObject({
    toAddress: us,
    additionalServices: { pickup: false, customsClearance: true, exportDocumentation: true },
    pickupDate: null,
    packages: shipment.packages,
  });
  // The sender sells the goods; the hub is only where they leave from.
  expect(second.fromAddress).toEqual({
    name: 'Jörg Müller',
    company: 'Buchhandel OHG',
    businessName: 'Buchhandel',
    street1: 'Hallenweg 1',
    street2: 'c/o Example Hub',
    zip: '21129',
    city: 'Hamburg',
    country: 'DE',
    phone: '+49 40 1',
    email: 'hub@example.com',
    vatId: 'DE123456789',
  });
});

test("a foreign sender's VAT number is not passed off as one from the hub's country", () => {
  const shipment = aShipment({ fromAddress: { ...france, vatId: 'FR40303265045' }, toAddress: us });
  expect(hubLegs(shipment, hub)[1].fromAddress.vatId).toBeNull();
});

// The same goods must not come from one country for the carrier and from another on the papers.
test.each([
  ['FR', null, 'FR'],
  ['GBX', null, 'GB'],
  ['FR', 'VN', 'VN'],
  ['DE', null, 'DE'],
])(
  'for a sender in %s, goods of origin %s leave the hub as goods of %s',
  (country, originCountry, declared) => {
    const packages = [aParcel({ originCountry }), aParcel({ originCountry: 'IT' })];
    const shipment = aShipment({ fromAddress: { ...france, country }, toAddress: us, packages });
    const origins = (leg: Shipment): string[] => customsItems(leg).map((item) => item.originCountry);
    const [, fromHub] = hubLegs(shipment, hub);
    expect(fromHub.packages.map(({ description }) => description)).toEqual(
      packages.map(({ description }) => description),
    );
    expect(origins(fromHub)).toEqual([declared, 'IT']);
    expect(origins(shipment)).toEqual([declared, 'IT']);
  },
);

const hubRate = (first: CarrierRate, second: CarrierRate): HubRate => {
  const rule: HubRule = {
    name: 'Economy',
    choice: 'cheapest',
    handlingDays: 2,
    toHub: [{ carrier: first.carrier, service: /.*/ }],
    fromHub: [{ carrier: second.carrier, service: /.*/ }],
  };
  const [rate] = composeHubs(input({ toHub: [first], fromHub: [second] }), [rule]).rates;
  if (!rate) throw new Error('no hub rate');
  return rate;
};
const price = (rate: HubRate, services: Partial<AdditionalServices> = {}) => {
  const quoted = quoteRate(rate, aShipment({ toAddress: us, services }), null);
  if (!quoted.ok) throw new Error(quoted.reason);
  return quoted.price;
};

test('golden case: margin, insurance, carbon and export document are charged once on the whole, without VAT', () => {
  // 6.11 + 25.93 = 32.04 → × 1.3 = 41.652 → 41.65; leg by leg it would be 7.94 + 33.70 = 41.64.
  const rate = hubRate(leg('DPD', 'Classic', 611), leg('FedEx', 'International Economy', 2593));
  const services = { insurance: true, carbonNeutral: true, exportDocumentation: true };
  expect(price(rate, services)).toMatchObject({
    basePrice: 4165,
    insuranceFee: 252,
    carbonNeutralFee: 153,
    exportDocFee: 2000,
    vatAmount: 0,
    totalPrice: 4165 + 252 + 153 + 2000,
  });
  expect(segmentPrices(rate)).toEqual([794, 3371]);
});

// first leg · second leg · surcharge: our handling once, each carrier its own
test.each<[Carrier, string, Carrier, string, number]>([
  ['UPS', 'Standard', 'UPS', 'Expedited', 2000 + 2600 + 2600],
  ['UPS', 'Standard', 'FedEx', 'International Economy', 2000 + 2600 + 10_000],
  ['UPS', 'Express Saver', 'FedEx', 'International Priority', 2000 + 2600 + 4000],
  ['DHL Express', 'Express Domestic', 'DHL Express', 'Express Worldwide', 2000 + 10_000 + 10_000],
])('mixed batteries with %s %s and %s %s cost %j', (first, one, second, two, cents) => {
  const services = { lithiumBattery: true, lithiumBatteryDetails: battery('mix') };
  const rate = hubRate(leg(first, one, 500), leg(second, two, 3000));
  expect(price(rate, services).lithiumSurcharge).toBe(cents);
});

test('the leg prices add up to the base price, and the margin is charged once', () => {
  const cost = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cost, cost, (one, two) => {
      const rate = hubRate(leg('DPD', 'Classic', one), leg('UPS', 'Expedited', two));
      const [first, second] = segmentPrices(rate);
      const { basePrice } = price(rate);
      expect(first + second).toBe(basePrice);
      expect(basePrice).toBe(Math.floor(((one + two) * 13) / 10));
      expect(second - basePriceOf(two)).toBeOneOf([0, 1]);
    }),
  );
});

const anyLeg = fc
  .record({
    carrier: fc.constantFrom(...carriers),
    service: fc.constantFrom(
      'Standard',
      'Express',
      'Express Saver',
      'Express Worldwide',
      'Economy',
      'Classic',
    ),
    costCents: fc.integer({ min: 1, max: 100_000 }),
    days: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map(({ carrier, service, costCents, days }) => leg(carrier, service, costCents, days));

test('whatever the carriers offer, there are at most three routes, each sold or refused, and all can be bought', () => {
  const legs = fc.array(anyLeg, { maxLength: 12 });
  const kinds = fc.constantFrom(null, battery('integrated'), battery('mix'));
  fc.assert(
    fc.property(legs, legs, kinds, fc.boolean(), (toHub, fromHub, held, needsDdp) => {
      const { rates, refused } = composeHubs(input({ toHub, fromHub, battery: held, needsDdp }));
      const names = [...rates.map(({ hub: { name } }) => name), ...refused.map(({ name }) => name)];
      expect(names.toSorted()).toEqual(['Economy', 'Express', 'Priority']);
      const services = {
        customsClearance: needsDdp,
        lithiumBattery: held !== null,
        lithiumBatteryDetails: held,
      };
      for (const rate of rates) {
        expect(quoteRate(rate, aShipment({ toAddress: us, services }), null).ok).toBe(true);
        expect(rate.costCents).toBe(rate.hub.legs[0].costCents + rate.hub.legs[1].costCents);
        expect(rate.reference).toBe(rate.hub.legs[0].reference);
        expect(toHub).toContain(rate.hub.legs[0]);
        expect(fromHub).toContain(rate.hub.legs[1]);
      }
    }),
  );
});

test.each<[Carrier, string, boolean]>([
  ['DHL Paket', 'Paket', true],
  ['DPD', 'Classic', true],
  ['UPS', 'STANDARD', true],
  ['UPS', 'Worldwide Economy Standard', false],
  ['UPS', 'express', true],
  ['UPS', 'Express Saver', true],
  ['UPS', 'Express Plus', false],
  ['UPS', 'Worldwide Express', false],
  ['UPS', 'Expedited', true],
  ['UPS', 'Worldwide Expedited', false],
  ['FedEx', 'International Economy', true],
  ['FedEx', 'INTERNATIONAL CONNECT PLUS', true],
  ['FedEx', 'INTERNATIONAL PRIORITY', true],
  ['FedEx', 'International Priority Express', false],
  ['DHL Express', 'Express Worldwide', true],
  ['DHL Express', 'Economy Select', true],
  ['DHL Express', 'Medical Express Worldwide', false],
  ['USPS', 'Priority Mail', false],
])('%s %s can be a hub leg: %j', (carrier, service, canBe) => {
  const hiddenIn = (...places: ('rates' | 'hubLeg')[]) => [{ carrier, service: /.*/, hiddenIn: places }];
  expect(isSold({ carrier, service }, { hub: true, visibility: hiddenIn('rates') })).toBe(canBe);
  expect(isSold({ carrier, service }, { hub: true, visibility: hiddenIn('rates', 'hubLeg') })).toBe(false);
});

test.each<[Carrier, string, boolean, boolean]>([
  ['UPS', 'Express Saver', true, true],
  ['DPD', 'Classic', false, true],
  ['DHL Paket', 'Paket International', false, true],
  ['DHL Express', 'Medical Express', false, false],
])('%s %s can be bought without a hub: %j, with one: %j', (carrier, service, alone, withHub) => {
  const visibility = defaultVisibility;
  expect(isSold({ carrier, service }, { hub: false, visibility })).toBe(alone);
  expect(isSold({ carrier, service }, { hub: true, visibility })).toBe(withHub);
});
