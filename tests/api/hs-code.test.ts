// Rates that need an HS code: always shown, sold only when every package has one (C-06).
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { askRates, book, hubRate, openIntent, purchasesAt, rateOf, toNewYork } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');

const toZurich = anAddress({ name: 'Åsa Ålesund', city: 'Zürich', zip: '8001', country: 'CH' });
const without = aParcel({ hsCode: null });
const mixed = aShipment({ toAddress: toNewYork, packages: [without, aParcel(), aParcel({ hsCode: '' })] });

test.each([
  ['to the USA', aShipment({ toAddress: toNewYork, packages: [without] }), true],
  ['to the USA with one of three codes', mixed, true],
  [
    'to the USA with a code',
    aShipment({ toAddress: toNewYork, packages: [aParcel({ hsCode: '4901.99' })] }),
    false,
  ],
  ['into the EU', aShipment({ fromAddress: toNewYork, toAddress: anAddress(), packages: [without] }), true],
  ['to Switzerland', aShipment({ toAddress: toZurich, packages: [without] }), false],
  ['inside the EU', aShipment({ packages: [without] }), false],
])('a rate %s says whether an HS code is missing, and is shown: %#', async (_where, shipment, isMissing) => {
  const { rates } = await askRates(gold, shipment);
  expect(rates.length).toBeGreaterThan(1);
  expect(new Set(rates.map(({ hsCodeMissing }) => hsCodeMissing))).toEqual(new Set([isMissing]));
});

test.each(['invoice', 'paypal', 'computop'] as const)(
  'by %s nothing is sold without the HS codes',
  async (method) => {
    const rates = await askRates(gold, mixed);
    const before = house.sandbox.journal.list().length;
    for (const rate of [rateOf(rates, 'UPS'), hubRate(rates)]) {
      const reply = await openIntent(gold, method, { rateId: rate.id, amount: rate.rate });
      expect(reply.statusCode).toBe(422);
      expect(reply.json<ErrorReply>()).toMatchObject({
        code: 'hs_code_missing',
        message: 'This rate needs tariff numbers; missing for package 1, 3.',
        issues: [
          { path: 'packages.0.hsCode', reason: 'required' },
          { path: 'packages.2.hsCode', reason: 'required' },
        ],
      });
    }
    await house.ctx.settled();
    // Refused before the carrier or the payment provider is asked anything.
    expect(house.sandbox.journal.list()).toHaveLength(before);
  },
);

test('an HS code in the purchase body is ignored: the quoted shipment decides', async () => {
  const rate = rateOf(await askRates(gold, mixed), 'UPS');
  const reply = await book(gold, { rateId: rate.id, packages: [{ hsCode: '490199' }], hsCode: '490199' });
  expect(reply.json<ErrorReply>().code).toBe('hs_code_missing');
});

test('with its HS codes the same shipment is bought, directly and through the hub', async () => {
  const packages = mixed.packages.map((parcel) => ({ ...parcel, hsCode: '490199' }));
  for (const choose of [hubRate, (reply: Parameters<typeof hubRate>[0]) => rateOf(reply, 'UPS')]) {
    const rate = choose(await askRates(gold, { ...mixed, packages }));
    const before = purchasesAt(house).length;
    const reply = await book(gold, { rateId: rate.id, amount: rate.rate });
    expect(reply.statusCode, reply.body).toBe(200);
    await house.ctx.settled();
    expect(purchasesAt(house).length).toBeGreaterThan(before);
  }
});

test('where none is required, a parcel without an HS code is bought', async () => {
  const rate = rateOf(await askRates(gold, aShipment({ toAddress: toZurich, packages: [without] })), 'UPS');
  const reply = await book(gold, { rateId: rate.id });
  expect(reply.statusCode, reply.body).toBe(200);
  await house.ctx.settled();
});
