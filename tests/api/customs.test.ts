// Import costs into the EU: from a stored quote or a description, on other routes, and with odd input.
import { afterAll, expect, test } from 'vitest';
import type { calculateCustoms } from '#contract/customs.ts';
import type { BodyInputOf, ReplyOf } from '#contract/endpoint.ts';
import type { ErrorReply } from '#contract/error.ts';
import type { Address } from '#domain/address.ts';
import { users } from '#server/db/schema.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { askRates, rateOf, toNewYork } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';

type Body = BodyInputOf<typeof calculateCustoms>;
type Reply = ReplyOf<typeof calculateCustoms>;

const house = await openHouse({ now: new Date('2026-11-21T12:00:00Z') });
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');
const visitor = house.visitor();

const golden: Body = {
  selectedRate: { id: 'calculator', rate: '60.00', carrier: 'DHL Express', service: 'Worldwide' },
  shipmentData: {
    fromAddress: { country: 'US' },
    toAddress: { country: 'DE', zip: '10115' },
    packages: [{ hsCode: '610910', value: 300 }],
  },
};
const described = (
  change: Partial<Body['shipmentData']>,
  rate: Partial<Body['selectedRate']> = {},
): Body => ({
  selectedRate: { ...golden.selectedRate, ...rate },
  shipmentData: { ...golden.shipmentData, ...change },
});

const ask = async (body: unknown, session = visitor): Promise<Reply> => {
  const reply = await session.post('/api/calculate-customs', body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply>();
};

const imported = aShipment({
  fromAddress: toNewYork,
  toAddress: anAddress(),
  packages: [aParcel({ hsCode: '610910', value: 300 })],
  services: { customsClearance: true, insurance: true },
});

test('golden: T-shirts from the USA, described without a quote: the figures and their components', async () => {
  const reply = await ask(golden);
  expect(reply).toMatchObject({
    success: true,
    customsCase: 'import-into-eu',
    customsCosts: { duties: 4_320, taxes: 7_661, fees: 1_250, total: 13_231 },
    lowest: null,
    isEstimate: true,
    explanation: {
      on: '2026-11-21',
      regime: 'tariff',
      goods: 30_000,
      freight: 6_000,
      customsValue: 36_000,
      carrierFee: { carrier: 'DHL Express', cents: 1_250, isGuess: false },
    },
  });
  expect(reply.explanation?.lines).toEqual([
    {
      hsCode: '610910',
      customsValue: 36_000,
      duty: {
        lowestPercent: 12,
        highestPercent: 12,
        code: '61',
        source: 'customs-examples',
        asOf: '2007-01-01',
        besides: [],
      },
      vat: { percent: 19, isReduced: false, asOf: '2026-09-23' },
    },
  ]);
  expect(visitor.cookies.size).toBe(0);
});

test('golden: two headings below 150.00 by FedEx', async () => {
  const packages = [
    { hsCode: '610910', value: 80 },
    { hsCode: '910221', value: 40 },
  ];
  const reply = await ask(described({ packages }, { rate: 20, carrier: 'FedEx' }));
  expect(reply.customsCosts).toEqual({ duties: 600, taxes: 2_774, fees: 1_012, total: 4_386 });
});

test('for a quoted rate nothing in the body counts, and its insurance is part of the customs value', async () => {
  const rate = rateOf(await askRates(gold, imported), 'DHL Express');
  const lie = described(
    { toAddress: { country: 'FR' }, packages: [{ value: 1 }] },
    { id: rate.id, rate: '0.01', carrier: 'USPS' },
  );
  const { explanation, customsCosts, customsCase } = await ask(lie, gold);
  const { shippingPrice, insuranceFee } = rate.priceBreakdown;
  expect(insuranceFee).toBe(630);
  expect(explanation).toMatchObject({
    goods: 30_000,
    freight: shippingPrice,
    insurance: insuranceFee,
    customsValue: 30_000 + shippingPrice + insuranceFee,
    carrierFee: { carrier: 'DHL Express' },
  });
  expect(customsCase).toBe('import-into-eu');
  expect(customsCosts?.taxes).toBeGreaterThan(5_000);
  // An estimate: the price to pay is unchanged.
  const again = await gold.post('/api/rates/price', { rateId: rate.id });
  expect(again.json()).toMatchObject({ priceBreakdown: { customsCosts: 0, totalPrice: rate.priceCents } });
});

test('a business account importing goods does so as a business, although the address names no company', async () => {
  const { orm } = house.ctx.db;
  const becomes = (business: boolean) => orm.update(users).set({ business, vatId: 'DE123456788' });
  const buyer = anAddress({ email: 'gold@example.com' });
  const packages = [aParcel({ hsCode: '610910', value: 140 })];
  const regimeFor = async (toAddress: Address) => {
    const rate = rateOf(await askRates(gold, { ...imported, toAddress, packages }), 'DHL Express');
    return (await ask(described({}, { id: rate.id }), gold)).explanation?.regime;
  };
  await becomes(true);
  expect(await regimeFor(buyer)).toBe('tariff');
  expect(await regimeFor(anAddress()), 'sent by the account to a customer').toBe('per-item');
  await becomes(false);
  expect(await regimeFor(buyer)).toBe('per-item');
});

test('another customer’s rate, an unknown rate, or one of no quote is not found', async () => {
  const rate = rateOf(await askRates(gold, imported), 'DHL Express');
  const other = await house.logIn('privat@example.com');
  for (const [session, id] of [
    [other, rate.id],
    [visitor, rate.id],
    [gold, `${rate.id}0`],
    [gold, '.'],
    [gold, "'.--"],
  ] as const) {
    const reply = await session.post('/api/calculate-customs', described({}, { id }));
    expect(reply.statusCode).toBe(404);
    expect(reply.json<ErrorReply>().code).toBe('not_found');
  }
});

test.each<[string, Partial<Body['shipmentData']>, string]>([
  ['DE to FR', { fromAddress: { country: 'DE' }, toAddress: { country: 'FR' } }, 'inside-eu'],
  ['DE to US', { fromAddress: { country: 'DE' }, toAddress: { country: 'US' } }, 'export'],
  ['US to US', { toAddress: { country: 'US' } }, 'domestic'],
  ['US to the Canaries', { toAddress: { country: 'ES', zip: '35001' } }, 'export'],
  ['US to Heligoland', { toAddress: { country: 'DE', zip: '27498' } }, 'export'],
  ['US to Heligoland with its sign', { toAddress: { country: 'DE', zip: 'DEU 27498' } }, 'export'],
  [
    'DE to Belfast',
    { fromAddress: { country: 'DE' }, toAddress: { country: 'GB', zip: 'GB BT1 5GS' } },
    'inside-eu',
  ],
])('%s: no figures, only the case', async (_route, change, customsCase) => {
  expect(await ask(described(change))).toEqual({
    success: true,
    customsCase,
    customsCosts: null,
    lowest: null,
    isEstimate: true,
    explanation: null,
  });
});

test('a rate’s price is read under any of the names it has had', async () => {
  const { rate, ...unnamed } = golden.selectedRate;
  const expected = await ask(golden);
  for (const price of [
    { price: rate },
    { total_price: Number(rate) },
    { rate: null, price: rate, total_price: 1 },
  ])
    expect(await ask({ ...golden, selectedRate: { ...unnamed, ...price } })).toEqual(expected);
});

test('goods without a number get a range, and without a value those of 25.00', async () => {
  const { lowest, customsCosts, explanation } = await ask(described({ packages: null, parcel: {} }));
  expect(explanation).toMatchObject({ goods: 2_500, regime: 'per-item' });
  expect(lowest).toBeNull();
  expect(customsCosts?.duties).toBe(300);
  for (const customsInfo of [{ customsValue: 700 }, { value: 700, customsValue: 1 }])
    expect((await ask(described({ packages: [], customsInfo }))).explanation?.goods).toBe(70_000);
  const dear = await ask(described({ packages: [], customsInfo: { value: 500 } }));
  expect(dear.explanation?.goods).toBe(50_000);
  expect(dear.lowest?.duties).toBe(0);
  expect(dear.customsCosts?.duties).toBeGreaterThan(0);
});

test('a gift up to 45.00 is free only when declared as one and no company is involved', async () => {
  const packages = [{ hsCode: '950300', value: 45 }];
  const regime = async (change: Partial<Body['shipmentData']>) =>
    (await ask(described({ packages, ...change }))).explanation?.regime;
  expect(await regime({})).toBe('per-item');
  expect(await regime({ shipmentPurpose: 'gift' })).toBe('gift');
  expect(await regime({ customsInfo: { contentsType: 'gift' } })).toBe('gift');
  expect(await regime({ shipmentPurpose: 'gift', toAddress: { country: 'DE', company: 'Hafen GmbH' } })).toBe(
    'tariff',
  );
});

test.each([
  ['gift', 'gift', { duties: 0, taxes: 0, fees: 0, total: 0 }],
  ['commercial', 'per-item', { duties: 300 }],
] as const)(
  'a quote for %s goods is estimated as %s, whatever the body says',
  async (purpose, regime, costs) => {
    const packages = [aParcel({ hsCode: '610910', value: 40 })];
    const rate = rateOf(await askRates(gold, { ...imported, packages, purpose }), 'DHL Express');
    const said = { shipmentPurpose: purpose === 'gift' ? null : 'gift' } as const;
    const { explanation, customsCosts } = await ask(described(said, { id: rate.id }), gold);
    expect(explanation?.regime).toBe(regime);
    expect(customsCosts).toMatchObject(costs);
  },
);

test('the fixed duty is for goods sold: nothing else of low value is estimated with it', async () => {
  const packages = [{ hsCode: '610910', value: 40 }];
  const regime = async (change: Partial<Body['shipmentData']>) =>
    (await ask(described({ packages, ...change }))).explanation?.regime;
  expect(await regime({ shipmentPurpose: 'personal' })).toBe('tariff');
  for (const contentsType of ['sample', 'returned_goods', 'documents'])
    expect(await regime({ customsInfo: { contentsType } }), contentsType).toBe('tariff');
  for (const contentsType of ['merchandise', '__proto__'])
    expect(await regime({ customsInfo: { contentsType } }), contentsType).toBe('per-item');
});

test('returned goods of a quote count as not sold, even with no purpose named', async () => {
  const packages = [
    aParcel({ hsCode: '610910', value: 40, description: 'Returned goods: T-shirts of cotton' }),
  ];
  const rate = rateOf(await askRates(gold, { ...imported, packages }), 'DHL Express');
  const regime = async (change: Partial<Body['shipmentData']>) =>
    (await ask(described(change, { id: rate.id }), gold)).explanation?.regime;
  expect(await regime({})).toBe('tariff');
  expect(await regime({ shipmentPurpose: 'commercial' })).toBe('per-item');
});

test.each<[string, unknown, string]>([
  ['nothing', {}, 'selectedRate'],
  ['no addresses', { ...golden, shipmentData: {} }, 'shipmentData.fromAddress'],
  ['an unknown country', described({ toAddress: { country: 'ZZ' } }), 'shipmentData.toAddress.country'],
  [
    'a country of the prototype',
    described({ toAddress: { country: '__proto__' } }),
    'shipmentData.toAddress.country',
  ],
  ['no price', described({}, { rate: null }), 'selectedRate.rate'],
  ['a negative price', described({}, { rate: '-1' }), 'selectedRate.rate'],
  ['a price in words', described({}, { rate: 'free' }), 'selectedRate.rate'],
  ['an overlong price', described({}, { rate: '9'.repeat(15) }), 'selectedRate.rate'],
  ['a negative value', described({ packages: [{ value: -1 }] }), 'shipmentData.packages.0.value'],
  ['a value below a cent', described({ packages: [{ value: 0.004 }] }), 'shipmentData.packages.0.value'],
  [
    'an HS code of a chapter without goods',
    described({ packages: [{ hsCode: '990000' }] }),
    'shipmentData.packages.0.hsCode',
  ],
  [
    'eleven parcels',
    described({ packages: Array.from({ length: 11 }, () => ({ value: 1 })) }),
    'shipmentData.packages',
  ],
  [
    'a list for an address',
    { ...golden, shipmentData: { fromAddress: [], toAddress: '' } },
    'shipmentData.fromAddress',
  ],
])('%s is refused with its field named', async (_name, body, path) => {
  const reply = await visitor.post('/api/calculate-customs', body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json<ErrorReply>().issues?.map((issue) => issue.path)).toContain(path);
});
