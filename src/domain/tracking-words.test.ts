// Status words, timestamps, places and codes as others write them, and unreadable ones.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  coarsePlace,
  eventTimeFrom,
  incidentFromWord,
  timestampFrom,
  placeFromLine,
  statusFromWord,
  trackingCodeFrom,
} from './tracking-words.ts';

test.each([
  ['delivered', 'delivered'],
  ['Out for delivery', 'out_for_delivery'],
  [' IN-TRANSIT ', 'in_transit'],
  ['pre_transit', 'pending'],
  ['created', 'pending'],
  ['Label created', 'pending'],
  ['collected', 'picked_up'],
  ['shipped', 'in_transit'],
  ['transit', 'in_transit'],
  ['customs  clearance', 'customs'],
  ['held', 'on_hold'],
  ['exception', 'on_hold'],
  ['delayed', 'delivery_delayed'],
  ['Available for pickup', 'ready_for_pickup'],
  ['failure', 'delivery_failed'],
  ['failed-attempt', 'delivery_failed'],
  ['returned', 'return_to_sender'],
  ['canceled', 'cancelled'],
  ['constructor', 'pending'],
  ['teleported', 'pending'],
])('the word "%s" means %s', (word, status) => {
  expect(statusFromWord(word)).toBe(status);
});

test.each([
  'address_incorrect',
  'customs_documentation',
  'customs_duties_unpaid',
  'consignee_not_home',
  'consignee_refused',
  'carrier_damaged_parcel',
  'carrier_parcel_lost',
  'carrier_sorting_error',
  'weather_delay',
])('the incident %s is recognised', (word) => {
  expect(incidentFromWord(word)).toBe(word);
});

test('no other incident is recognised', () => {
  for (const word of ['alien_abduction', '', null, undefined, 7]) expect(incidentFromWord(word)).toBeNull();
});

test.each([
  ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T08:00:00.1234567Z', '2026-11-20T08:00:00.123Z'],
  ['2026-11-20T08:00:00.1234567+02:00', '2026-11-20T06:00:00.123Z'],
  ['2026-11-20 08:00:00', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T08:00+0100', '2026-11-20T07:00:00.000Z'],
  [' 2026-11-20t08:00:00,5z ', '2026-11-20T08:00:00.500Z'],
  ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
  ['2100-12-31T23:59:59Z', '2100-12-31T23:59:59.000Z'],
])('the moment %s is %s', (text, iso) => {
  expect(timestampFrom(text)?.toISOString()).toBe(iso);
});

test.each([
  null,
  undefined,
  0,
  '',
  'yesterday',
  '2026-13-40T99:00:00Z',
  '2026-02-30T10:00:00Z',
  '1026-11-20T08:00:00Z',
  '1999-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
  'on 2026-11-20T08:00:00Z',
  '2026-11-20T08:00:00Z or later',
  `2026-11-20T08:00:00.${'1'.repeat(60)}Z`,
  'x'.repeat(80),
])('%s is not a moment', (text) => {
  expect(timestampFrom(text)).toBeNull();
});

test.each([
  [
    { city: 'LEIPZIG', country: 'de' },
    { city: 'Leipzig', country: 'DE' },
  ],
  [{ city: 'ROISSY CHARLES DE GAULLE' }, { city: 'Roissy Charles De Gaulle', country: null }],
  [
    { city: "VAL D'ISÈRE", country: 'FR' },
    { city: "Val D'isère", country: 'FR' },
  ],
  [
    { city: 'Hafenstraße 7', country: 'DE' },
    { city: null, country: 'DE' },
  ],
  [{ city: '20457 Hamburg' }, { city: null, country: null }],
  [
    { city: ' St. Pölten ', country: ' at ' },
    { city: 'St. Pölten', country: 'AT' },
  ],
  [{ city: 'Frankfurt (Oder)' }, { city: 'Frankfurt (Oder)', country: null }],
  [{ city: 'L’AQUILA' }, { city: 'L’aquila', country: null }],
  [{ city: 'x'.repeat(60) }, { city: 'x'.repeat(60), country: null }],
  [{ city: 'x'.repeat(61) }, { city: null, country: null }],
  [
    { city: null, country: 'Germany' },
    { city: null, country: null },
  ],
  [
    { city: { $gt: '' }, country: 7 },
    { city: null, country: null },
  ],
])('the place %j becomes %j', (given, place) => {
  expect(coarsePlace(given)).toEqual(place);
});

test('a line of text is a place only if it consists of a city and country', () => {
  expect(placeFromLine('Leipzig, DE')).toEqual({ city: 'Leipzig', country: 'DE' });
  expect(placeFromLine('Leipzig')).toEqual({ city: 'Leipzig', country: null });
  expect(placeFromLine('Anna Kern, Leipzig, DE')).toEqual({ city: null, country: null });
  expect(placeFromLine(null)).toEqual({ city: null, country: null });
});

test('no place ever contains a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (city, country) => {
      const place = coarsePlace({ city, country });
      expect(`${place.city ?? ''}${place.country ?? ''}`).not.toMatch(/\p{Nd}/u);
    }),
  );
});

test.each([
  ['1Z999AA10123456784', '1Z999AA10123456784'],
  [' 1Z 999 ', '1Z999'],
  ['A1;B2;C3', 'A1'],
  ['', null],
  [';', null],
  ['<script>', null],
  ['<1Z999', null],
  ['1Z 999 99', '1Z99999'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['A\u0000', null],
  ['x'.repeat(65), null],
  [17, null],
])('in %j the code %s is found', (text, code) => {
  expect(trackingCodeFrom(text)).toBe(code);
});

test.each([
  ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.000Z'],
  // Local time, without its zone.
  ['2026-11-21T02:00:00', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T02:00:01Z', undefined],
  ['2099-01-01T00:00:00Z', undefined],
  ['yesterday', undefined],
])('reported at noon of 20 November, an event of %s happened at %s', (text, iso) => {
  expect(eventTimeFrom(text, new Date('2026-11-20T12:00:00Z'))?.toISOString()).toBe(iso);
});
