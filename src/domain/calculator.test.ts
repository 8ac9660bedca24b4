// The rates that the landing page shows, and the widget's days.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_GOODS_VALUE_CENTS, DEFAULT_HS_CODE, landingRates, widgetDays } from './calculator.ts';

const rates = (list: string) =>
  list
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [carrier = '', cents = ''] = word.split(':');
      return { carrier: carrier.replace('_', ' '), priceCents: Number(cents) };
    });
const said = (list: readonly { carrier: string; priceCents: number }[]): string =>
  list.map(({ carrier, priceCents }) => `${carrier.replace(' ', '_')}:${priceCents}`).join(' ');

test.each([
  ['no rates', '', ''],
  ['one of each', 'UPS:4 FedEx:3 DHL_Express:2 DHL_Paket:1', 'DHL_Paket:1 DHL_Express:2 FedEx:3 UPS:4'],
  [
    'the cheapest of each, however cheap the others are',
    'DPD:1 DPD:2 USPS:3 UPS:9 UPS:8 FedEx:7 FedEx:6 DHL_Express:50 DHL_Express:60 DHL_Paket:5 DHL_Paket:4',
    'DHL_Paket:4 FedEx:6 UPS:8 DHL_Express:50',
  ],
  [
    'a missing carrier makes room for the cheapest other',
    'DPD:9 DPD:8 UPS:5 FedEx:4 DHL_Paket:3',
    'DHL_Paket:3 FedEx:4 UPS:5 DPD:8',
  ],
  [
    'a second rate of the four may be the cheapest other',
    'UPS:5 UPS:6 FedEx:4 DPD:9 DPD:8',
    'FedEx:4 UPS:5 UPS:6 DPD:8',
  ],
  ['one carrier alone', 'UPS:5 UPS:6 UPS:1 UPS:2 UPS:3', 'UPS:1 UPS:2 UPS:3 UPS:5'],
  ['fewer than four', 'DPD:2 UPS:1', 'UPS:1 DPD:2'],
  ['a hub route is one of the others', 'DPD_+_UPS:1 UPS:2', 'DPD_+_UPS:1 UPS:2'],
  [
    'equal prices stay as they came',
    'UPS:1 FedEx:1 DHL_Paket:1 DPD:1 DHL_Express:1',
    'UPS:1 FedEx:1 DHL_Paket:1 DHL_Express:1',
  ],
])('%s', (_case, given, shown) => {
  expect(said(landingRates(rates(given)))).toBe(shown);
});

test('unless told otherwise, the goods are worth 25.00 and have a tariff number (R116)', () => {
  expect(DEFAULT_GOODS_VALUE_CENTS).toBe(2_500);
  expect(DEFAULT_HS_CODE).toBe('392490');
});

test('at most four rates are shown, sorted by price, none twice and none invented', () => {
  const rate = fc.record({
    carrier: fc.constantFrom('DHL Paket', 'DHL Express', 'FedEx', 'UPS', 'DPD', 'USPS'),
    priceCents: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(rate, { maxLength: 12 }), (given) => {
      const shown = landingRates(given);
      expect(shown).toHaveLength(Math.min(4, given.length));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.every((one) => given.includes(one))).toBe(true);
      expect(shown.map(({ priceCents }) => priceCents)).toEqual(
        shown.map(({ priceCents }) => priceCents).sort((a, b) => a - b),
      );
    }),
  );
});

test.each([
  ['FedEx', 5, 3],
  ['FedEx', 2, 1],
  ['FedEx', 1, 1],
  ['UPS', 5, 2],
  ['UPS', 3, 1],
  ['UPS', 0, 1],
  ['DHL Express', 5, 5],
  ['DPD', 1, 1],
  ['DPD + UPS', 7, 7],
  ['constructor', 7, 7],
  ['UPS', null, null],
])('for %s in %s days the widget says %s', (carrier, days, shown) => {
  expect(widgetDays(carrier, days)).toBe(shown);
});
