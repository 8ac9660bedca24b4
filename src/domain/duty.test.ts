// The estimate of an import: golden cases to the cent, limits, ranges, properties.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Consignment, estimateDuty } from './duty.ts';
import { ShipmentPurpose } from './shipment-purpose.ts';

const US = { country: 'US' };
const DE = { country: 'DE', zip: '10115' };

const aConsignment = (change: Partial<Consignment> = {}): Consignment => ({
  from: US,
  to: DE,
  goods: [{ hsCode: '610910', valueCents: 30_000 }],
  freightCents: 6_000,
  insuranceCents: 0,
  carrier: 'DHL Express',
  senderIsBusiness: false,
  recipientIsBusiness: false,
  purpose: 'commercial',
  on: '2026-11-21',
  ...change,
});

const estimate = (change: Partial<Consignment> = {}) => {
  const found = estimateDuty(aConsignment(change));
  if (!found) throw new Error('No estimate.');
  return found;
};

test('golden: T-shirts of 300.00 with 60.00 freight by DHL Express cost 132.31', () => {
  const found = estimate();
  expect(found).toMatchObject({
    goods: 30_000,
    freight: 6_000,
    insurance: 0,
    customsValue: 36_000,
    regime: 'tariff',
    lowest: null,
    carrierFee: { cents: 1_250, isGuess: false },
    lines: [{ hsCode: '610910', customsValue: 36_000 }],
  });
  expect(found.costs).toEqual({ duties: 4_320, taxes: 7_661, fees: 1_250, total: 13_231 });
});

test('golden: two headings of 120.00 with 20.00 freight by FedEx cost 43.86 after 1 July 2026', () => {
  const goods = [
    { hsCode: '610910', valueCents: 8_000 },
    { hsCode: '910221', valueCents: 4_000 },
  ];
  const found = estimate({ goods, freightCents: 2_000, carrier: 'FedEx' });
  expect(found).toMatchObject({ customsValue: 14_000, regime: 'per-item', lowest: null });
  expect(found.costs).toEqual({ duties: 600, taxes: 2_774, fees: 1_012, total: 4_386 });
});

test('insurance counts towards the customs value like freight', () => {
  const found = estimate({ insuranceCents: 1_000 });
  expect(found).toMatchObject({ insurance: 1_000, customsValue: 37_000, costs: { duties: 4_440 } });
});

test.each([
  ['2026-06-30', 15_000, 0],
  ['2026-07-01', 15_000, 300],
  ['2028-06-30', 15_000, 300],
  // 12 % of 150.00 and 60.00 freight.
  ['2028-07-01', 15_000, 2_520],
  ['2026-06-30', 15_001, 2_520],
  ['2026-11-21', 15_001, 2_520],
])('on %s the duty on T-shirts of %i cents is %i cents', (on, valueCents, duties) => {
  expect(estimate({ on, goods: [{ hsCode: '610910', valueCents }] }).costs.duties).toBe(duties);
});

test('a gift between private individuals costs nothing up to 45.00; a cent more incurs duty and tax', () => {
  const of = (valueCents: number, change: Partial<Consignment> = {}) =>
    estimate({ goods: [{ hsCode: '950300', valueCents }], purpose: 'gift', ...change });
  expect(of(4_500).costs).toEqual({ duties: 0, taxes: 0, fees: 0, total: 0 });
  // Toys: 2.5 % of goods and freight instead of 4.7 %. Above 700.00 the tariff, and books are free of duty anyway.
  expect(of(4_501).costs).toMatchObject({ duties: 263, fees: 1_250 });
  expect(of(70_001).costs.duties).toBe(3_572);
  expect(estimate({ goods: [{ hsCode: '490199', valueCents: 5_000 }], purpose: 'gift' }).costs.duties).toBe(
    0,
  );
  expect(of(4_500, { from: { country: 'DE', zip: '27498' } }).costs.duties).toBe(263);
  expect(of(4_500, { purpose: 'commercial' }).regime).toBe('per-item');
  expect(of(4_500, { recipientIsBusiness: true }).regime).toBe('tariff');
});

test('a gift of wine costs at most the flat rate: its duty by volume is in no table', () => {
  const of = (hsCode: string) =>
    estimate({ goods: [{ hsCode, valueCents: 10_000 }], freightCents: 0, purpose: 'gift' });
  const wine = of('220421');
  expect(wine).toMatchObject({ regime: 'flat-rate', lowest: { duties: 0 }, costs: { duties: 250 } });
  expect(of('220300')).toMatchObject({ regime: 'flat-rate', lowest: null, costs: { duties: 0 } });
});

test('goods without a number cost a range, both at the fixed sum and by the tariff', () => {
  const goods = [
    { hsCode: null, valueCents: 4_000 },
    { hsCode: '', valueCents: 4_000 },
    { hsCode: '610910', valueCents: 4_000 },
  ];
  const low = estimate({ goods });
  expect([low.lowest?.duties, low.costs.duties]).toEqual([300, 900]);
  const high = estimate({ goods: [{ hsCode: null, valueCents: 30_000 }] });
  expect([high.lowest?.duties, high.costs.duties]).toEqual([0, 6_120]);
});

test('parcels with the same number are one line and one item', () => {
  const goods = ['6109.10', '610910', '610910'].map((hsCode) => ({ hsCode, valueCents: 4_000 }));
  const found = estimate({ goods });
  expect(found.lines).toHaveLength(1);
  expect(found.lowest).toBeNull();
  expect(found.costs.duties).toBe(300);
});

test('goods from the Canaries incur VAT but no duty', () => {
  const found = estimate({ from: { country: 'IC' } });
  expect(found.regime).toBe('customs-union');
  expect(found.costs).toMatchObject({ duties: 0, taxes: 6_840 });
});

test.each([
  ['San Marino', { country: 'SM' }, ['610910', '040900', null], 'customs-union'],
  ['San Marino by its postcode', { country: 'IT', zip: '47890' }, ['610910'], 'customs-union'],
  ['Andorra', { country: 'AD' }, ['610910', '250100'], 'customs-union'],
  ['Andorra with agricultural goods', { country: 'AD' }, ['610910', '240220'], 'tariff'],
  ['Andorra with goods without a number', { country: 'AD' }, [null], 'tariff'],
  ['the Vatican', { country: 'VA' }, ['610910'], 'tariff'],
])('from %s the treaty decides: %j with %j is %s', (_name, from, hsCodes, regime) => {
  const found = estimate({ from, goods: hsCodes.map((hsCode) => ({ hsCode, valueCents: 20_000 })) });
  expect(found.regime).toBe(regime);
  expect(found.costs.duties === 0).toBe(regime === 'customs-union');
  expect(found.costs.taxes).toBeGreaterThan(0);
});

test.each([
  ['the Canaries', { country: 'ES', zip: '35001' }],
  ['Åland', { country: 'AX' }],
  ['Heligoland', { country: 'DE', zip: '27498' }],
  ['Switzerland', { country: 'CH' }],
])('there is no estimate for %s', (_name, to) => {
  expect(estimateDuty(aConsignment({ to }))).toBeNull();
});

test('within the United Kingdom there is no import VAT, and no estimate', () => {
  const to = { country: 'GB', zip: 'BT1 5GS' };
  for (const from of [{ country: 'GB', zip: 'SW1A 1AA' }, { country: 'IM' }])
    expect(estimateDuty(aConsignment({ from, to }))).toBeNull();
  expect(estimateDuty(aConsignment({ from: { country: 'JE' }, to }))).not.toBeNull();
});

test('within the EU, without goods and before the tables begin there is no estimate', () => {
  expect(estimateDuty(aConsignment({ from: { country: 'FR' } }))).toBeNull();
  expect(estimateDuty(aConsignment({ goods: [] }))).toBeNull();
  expect(estimateDuty(aConsignment({ on: '2025-12-31' }))).toBeNull();
});

test('a state charges its handling fee on low values only, and Italy on gifts too', () => {
  const feesOf = (country: string, valueCents: number, purpose: ShipmentPurpose = 'commercial') =>
    estimate({ to: { country }, goods: [{ hsCode: '610910', valueCents }], purpose }).costs.fees;
  expect(feesOf('IT', 15_000)).toBe(1_450);
  expect(feesOf('IT', 15_001)).toBe(1_250);
  expect(feesOf('IT', 4_500, 'gift')).toBe(200);
  expect(feesOf('RO', 4_500, 'gift')).toBe(0);
});

test('a state fee per item counts tariff numbers', () => {
  const goods = ['610910', '910221', null].map((hsCode) => ({ hsCode, valueCents: 4_000 }));
  const found = estimate({ to: { country: 'FR' }, goods, on: '2026-03-01' });
  expect(found.handling).toMatchObject([{ country: 'FR', cents: 600 }]);
  expect(found.lowest).toMatchObject({ fees: 1_250 + 400 });
});

test('goods from within the customs union incur no state fee', () => {
  const goods = [{ hsCode: '610910', valueCents: 4_000 }];
  const found = estimate({ from: { country: 'IC' }, to: { country: 'IT' }, goods });
  expect(found).toMatchObject({ regime: 'customs-union', handling: [], costs: { fees: 1_250 } });
});

test('books to Germany are taxed at 7 %, and each VAT rate is rounded once', () => {
  const goods = [
    { hsCode: '490199', valueCents: 10_000 },
    { hsCode: '610910', valueCents: 10_000 },
  ];
  const found = estimate({ goods, freightCents: 0 });
  expect(found.costs).toMatchObject({ duties: 1_200, taxes: 700 + 2_128 });
});

test('a fixed sum for all items is split by value before it is taxed', () => {
  const goods = [
    { hsCode: '490199', valueCents: 9_000 },
    { hsCode: '610910', valueCents: 3_000 },
  ];
  const found = estimate({ goods, freightCents: 0 });
  // 4.50 of the 6.00 go with the books: 7 % of 94.50 and 19 % of 31.50.
  expect(found.costs).toMatchObject({ duties: 600, taxes: 662 + 599 });
});

const goodsOf = fc.array(
  fc.record({
    hsCode: fc.constantFrom(
      null,
      '610910',
      '490199',
      '847130',
      '640399',
      '220421',
      '220830',
      '999999',
      '42',
      'x',
    ),
    valueCents: fc.integer({ min: 1, max: 5_000_000 }),
  }),
  { minLength: 1, maxLength: 10 },
);
const consignments = fc.record({
  goods: goodsOf,
  freightCents: fc.integer({ min: 0, max: 200_000 }),
  insuranceCents: fc.integer({ min: 0, max: 105_000 }),
  carrier: fc.constantFrom('DHL Express', 'FedEx', 'UPS', 'DPD', 'DHL Paket', 'USPS', 'constructor', ''),
  to: fc.constantFrom('DE', 'FR', 'RO', 'IT', 'GBX', 'PTX', 'MC').map((country) => ({ country })),
  on: fc.constantFrom('2026-03-01', '2026-07-01', '2026-11-21', '2028-07-01'),
  recipientIsBusiness: fc.boolean(),
  purpose: fc.constantFrom(...ShipmentPurpose.options),
});

test('the total is the sum of its parts, nothing is below zero, and the lower end is never above the upper one', () => {
  fc.assert(
    fc.property(consignments, (change) => {
      const { costs, lowest, lines, customsValue } = estimate(change);
      for (const { duties, taxes, fees, total } of [costs, lowest ?? costs]) {
        expect([duties, taxes, fees].every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        expect(total).toBe(duties + taxes + fees);
      }
      if (lowest) expect(lowest.total).toBeLessThan(costs.total);
      for (const part of ['duties', 'taxes', 'fees'] as const)
        expect((lowest ?? costs)[part]).toBeLessThanOrEqual(costs[part]);
      expect(lines.reduce((sum, line) => sum + line.customsValue, 0)).toBe(customsValue);
    }),
  );
});

test('within one rule, more expensive goods never cost less at the border', () => {
  const value = fc.integer({ min: 1, max: 3_000_000 });
  const more = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(consignments, value, more, (change, valueCents, extra) => {
      const of = (cents: number) => {
        const hsCode = change.goods[0]?.hsCode ?? null;
        return estimate({ ...change, goods: [{ hsCode, valueCents: cents }] });
      };
      const [less, dearer] = [of(valueCents), of(valueCents + extra)];
      const isSameRule = less.regime === dearer.regime && less.handling.length === dearer.handling.length;
      if (isSameRule) expect(dearer.costs.total).toBeGreaterThanOrEqual(less.costs.total);
    }),
  );
});
