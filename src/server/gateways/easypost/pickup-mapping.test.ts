// Pickups: the request that is built, and the offer that is taken.
import { expect, test } from 'vitest';
import { anAddress, aRateReference, aShipment } from '#tests/factories.ts';
import pickup from './fixtures/pickup.json' with { type: 'json' };
import { cheapestPickup, toPickupRequest } from './pickup-mapping.ts';
import { WirePickup } from './wire.ts';

const parcelRate = aRateReference();

const request = {
  reference: parcelRate,
  shipment: aShipment(),
  window: { date: '2026-03-05', timeFrom: '10:00', timeTo: '15:00', instructions: 'Ring twice' },
  upstreamShipmentId: 'shp_9',
  parcels: 1,
  isRetry: false,
  since: new Date('2026-03-04T08:00:00Z'),
  now: new Date('2026-03-04T09:00:00Z'),
};

test('a pickup is requested in Berlin time, at the sender', () => {
  expect(toPickupRequest(request)).toMatchObject({
    pickup: {
      address: { street1: anAddress().street1, country: 'DE' },
      shipment: { id: 'shp_9' },
      min_datetime: '2026-03-05T10:00:00+01:00',
      max_datetime: '2026-03-05T15:00:00+01:00',
      is_account_address: false,
      instructions: 'Ring twice',
    },
  });
});

test.each([
  ['UPS', 'Jo Müller', 'Acme', 'Jo Müller', 'Acme'],
  ['UPS', 'Maximilian Freiherr von Hohenstein', '', 'Maximilian Freiherr', 'von Hohenstein'],
  ['UPS', 'x'.repeat(40), 'Versandgesellschaft Nord GmbH', 'x'.repeat(22), 'Versandgesellschaft Nord'],
  ['FedEx', 'Maximilian Freiherr von Hohenstein', '', 'Maximilian Freiherr von Hohenstein', undefined],
])(
  'for %s the driver asks for "%s" of "%s", cut to the letters allowed',
  (carrier, name, company, ...read) => {
    const { pickup: asked } = toPickupRequest({
      ...request,
      reference: { ...parcelRate, carrier },
      shipment: aShipment({ fromAddress: anAddress({ name, company }) }),
    }) as { pickup: { address: { name: string; company?: string } } };
    expect([asked.address.name, asked.address.company]).toEqual(read);
  },
);

const WORDS = 'Bitte am Hintereingang klingeln, Tor zwei, dann links am Aufzug warten';

test.for([
  ['Ring twice', 1, 'Ring twice'],
  ['Ring twice', 2, 'Ring twice, 2 parcels'],
  [null, 1, undefined],
  [null, 3, '3 parcels'],
  ['Tor zwei\n\nTelefon  123', 1, 'Tor zwei Telefon 123'],
  [WORDS, 1, 'Bitte am Hintereingang klingeln, Tor zwei, dann links am'],
  [WORDS, 2, 'Bitte am Hintereingang klingeln, Tor zwei, 2 parcels'],
  ['x'.repeat(57), 1, 'x'.repeat(57)],
  [`${'x'.repeat(57)} y`, 1, 'x'.repeat(57)],
  ['x'.repeat(80), 10, `${'x'.repeat(45)}, 10 parcels`],
  [`${'x'.repeat(56)}😀`, 1, 'x'.repeat(56)],
] as const)('with "%s" and %i parcels the driver reads "%s"', ([instructions, parcels, told]) => {
  const { pickup: asked } = toPickupRequest({
    ...request,
    window: { ...request.window, instructions },
    parcels,
  }) as { pickup: { instructions?: string } };
  expect(asked.instructions).toBe(told);
  expect(told?.length ?? 0).toBeLessThanOrEqual(57);
});

/** The window of the fixture is on 5 March, ten to three in Berlin. */
const dayBefore = new Date('2026-03-04T09:00:00Z');

test('the cheapest pickup of the same carrier is chosen, or none', () => {
  const offered = WirePickup.parse(pickup);
  expect(cheapestPickup(offered, parcelRate, dayBefore)).toEqual({
    carrier: 'DHLExpress',
    service: 'Future-Day Pickup',
    costCents: 400,
  });
  const dollars = offered.pickup_rates.map((rate) => ({ ...rate, currency: 'USD' }));
  expect(cheapestPickup({ ...offered, pickup_rates: dollars }, parcelRate, dayBefore)?.costCents).toBeNull();
  // Three dollars are not known to be less than four euro.
  const mixed = [...dollars.map((rate) => ({ ...rate, rate: '3.00' })), ...offered.pickup_rates];
  expect(cheapestPickup({ ...offered, pickup_rates: mixed }, parcelRate, dayBefore)?.costCents).toBe(400);
  expect(cheapestPickup(offered, { ...parcelRate, carrier: 'UPS' }, dayBefore)).toBeNull();
});

const offers = (...rates: [service: string, rate: string][]) =>
  WirePickup.parse({
    ...pickup,
    pickup_rates: rates.map(([service, rate]) => ({ carrier: 'UPS', service, rate, currency: 'EUR' })),
  });
const both = offers(['Same-day Pickup', '8.35'], ['Future-day Pickup', '6.50']);
const bothCheaperToday = offers(['SAME_DAY', '1.00'], ['FUTURE_DAY', '6.50']);

test.for([
  ['the morning of its day', '2026-03-05T05:00:00Z', both, 'Same-day Pickup'],
  ['the day before', '2026-03-04T09:00:00Z', both, 'Future-day Pickup'],
  ['the day before', '2026-03-04T09:00:00Z', bothCheaperToday, 'FUTURE_DAY'],
  ['the day before in Berlin, just before midnight', '2026-03-04T22:59:00Z', both, 'Future-day Pickup'],
  ['its day in Berlin, though not in UTC', '2026-03-04T23:01:00Z', both, 'Same-day Pickup'],
  ['its day', '2026-03-05T05:00:00Z', offers(['Future-day Pickup', '6.50']), undefined],
  ['the day before', '2026-03-04T09:00:00Z', offers(['Same-day Pickup', '8.35']), undefined],
  ['its day', '2026-03-05T05:00:00Z', offers(['NextDay', '4.00'], ['Same-day Pickup', '8.35']), 'NextDay'],
] as const)('on %s a pickup for another day is never chosen (%s)', ([, at, offered, service]) => {
  expect(cheapestPickup(offered, { carrier: 'UPS' }, new Date(at))?.service).toBe(service);
});

test('a pickup with unreadable times counts as one on another day', () => {
  expect(cheapestPickup(both, { carrier: 'UPS' }, new Date(''))?.service).toBe('Future-day Pickup');
  const timeless = { ...both, min_datetime: null };
  expect(cheapestPickup(timeless, { carrier: 'UPS' }, dayBefore)?.service).toBe('Future-day Pickup');
});
