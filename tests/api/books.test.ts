// What the books say about the money of one checkout, and the cost of labels without a price.
import { expect, test } from 'vitest';
import type { LedgerAccount } from '#domain/ledger.ts';
import { sumCents } from '#domain/money.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { balances, outflowFrom, insertPosting, isTransferred } from '#server/db/ledger.ts';
import { bookAndSettle, storedIntent } from '../support/booking.ts';
import { openDatabase } from '../support/database.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { toParis } from '../support/failed-purchases.ts';
import { aPdf, json, operate, unsold } from '../support/operator-desk.ts';
import { expectCorrectBooks, orderOf } from '../support/refunding.ts';

const now = new Date('2026-11-20T12:00:00Z');

type Row = { posting: string; intentId?: string; account: LedgerAccount; amountCents: number };

async function openBooks(rows: readonly Row[]) {
  const { db, remove } = await openDatabase();
  for (const { posting, intentId = 'ci_1', account, amountCents } of rows) {
    const lines = [
      { account, amountCents },
      { account: 'sales', amountCents: -amountCents },
    ] as const;
    await insertPosting(db.orm, { posting, intentId, lines, now });
  }
  return { orm: db.orm, [Symbol.asyncDispose]: () => remove() };
}

test('the sum refunded for a checkout leaves out payments, other accounts and other checkouts', async () => {
  await using books = await openBooks([
    { posting: 'ci_1.secure-payment', account: 'cash:computop', amountCents: 4_990 },
    { posting: 'rf_a.money', account: 'cash:computop', amountCents: -1_000 },
    { posting: 'rf_b.money', account: 'cash:computop', amountCents: -500 },
    { posting: 'rf_c.money', account: 'cash:bank', amountCents: -70 },
    { posting: 'rf_d.money', intentId: 'ci_2', account: 'cash:computop', amountCents: -3 },
  ]);
  expect(await outflowFrom(books.orm, 'ci_1', 'cash:computop')).toBe(1_500);
  expect(await outflowFrom(books.orm, 'ci_3', 'cash:computop')).toBe(0);
});

test.for<[string, Row[], boolean]>([
  ['a transfer', [{ posting: 'rf_a.money', account: 'cash:bank', amountCents: -1_000 }], true],
  [
    'a transfer after a rejected attempt',
    [{ posting: 'rf_a.1.money', account: 'cash:bank', amountCents: -1 }],
    true,
  ],
  ['money received by bank', [{ posting: 'rf_a.money', account: 'cash:bank', amountCents: 1_000 }], false],
  [
    'a refund through the provider',
    [{ posting: 'rf_a.money', account: 'cash:paypal', amountCents: -1_000 }],
    false,
  ],
  ['nothing yet', [], false],
  [
    'a transfer for another refund',
    [{ posting: 'rf_ab.money', account: 'cash:bank', amountCents: -1_000 }],
    false,
  ],
  [
    'part by transfer, part through the provider',
    [
      { posting: 'rf_a.money', account: 'cash:bank', amountCents: -700 },
      { posting: 'rf_a.1.money', account: 'cash:paypal', amountCents: -300 },
    ],
    false,
  ],
  [
    'a transfer for another checkout',
    [{ posting: 'rf_a.money', intentId: 'ci_2', account: 'cash:bank', amountCents: -1_000 }],
    false,
  ],
])('only what the operator alone has sent counts as transferred: %s', async ([, rows, expected]) => {
  await using books = await openBooks(rows);
  expect(await isTransferred(books.orm, 'ci_1', 'rf_a.2')).toBe(expected);
});

/** The carrier names no price for a label, and a third of its quote leaves a cent over. */
const silentOnPrices = (real: CarrierPort): CarrierPort => {
  const odd = <Priced extends { costCents: number }>(rate: Priced): Priced => ({
    ...rate,
    costCents: rate.costCents - (rate.costCents % 3) + 4,
  });
  return {
    ...real,
    rate: async (...asked) => {
      const answer = await real.rate(...asked);
      return { ...answer, rates: answer.rates.map(odd) };
    },
    requote: async (reference) => {
      const now = await real.requote(reference);
      return now && odd(now);
    },
    buy: async (...asked) => {
      const purchase = await real.buy(...asked);
      if (purchase.outcome !== 'bought') return purchase;
      return { ...purchase, labels: purchase.labels.map((label) => ({ ...label, costCents: null })) };
    },
  };
};

test.each(['bought', 'attached by hand'])(
  'three labels without a price, %s, cost what was quoted, to the cent',
  async (way) => {
    await using house = await openHouse({ wrap: { carrier: silentOnPrices } });
    const session = await house.logIn('gold@example.com');
    const packages = [aParcel(), aParcel(), aParcel()];
    const isBought = way === 'bought';
    const change = { packages, ...(isBought ? { toAddress: toParis('Chloé Łuc') } : {}) };
    const { id } = await bookAndSettle(house, session, { shipment: unsold(change) });
    if (!isBought) {
      const words = [1, 2, 3].flatMap((code) => ['--file', 'a.pdf', '--tracking', `1Z999AA${code}`]);
      const files = { 'a.pdf': await aPdf('by hand') };
      const attached = await operate(house, ['intents', 'attach-label', id, ...words], files);
      expect(attached, attached.out).toMatchObject({ code: 0 });
    }
    const { rate, labels, labelCostCents, orderId } = await storedIntent(house, id);
    expect(rate.costCents % 3).toBe(1);
    expect(labels).toHaveLength(3);
    expect(labelCostCents).toBe(rate.costCents);
    expect((await balances(house.ctx.db.orm)).get('label_cost')).toBe(rate.costCents);
    const costs = (await orderOf(house, orderId ?? ''))?.parcelCosts ?? [];
    expect(sumCents(costs)).toBe(rate.costCents);
  },
);

test('fees beside postage, charged in dollars, are listed but not in the books', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const paris = { zip: '75001', city: 'Paris', country: 'FR' };
  const bookTo = (name: string) =>
    bookAndSettle(house, session, { shipment: aShipment({ toAddress: anAddress({ name, ...paris }) }) });
  await bookTo('Paule');
  const insured = await bookTo('INSUREDUNASKED');
  const { charges } = await json<{ charges: object[] }>(house, 'ledger charges');
  expect(charges).toMatchObject([
    {
      intent: insured.id,
      carrier: 'UPS',
      code: insured.packages[0]?.trackingCode,
      kind: 'InsuranceFee',
      USD: '1.00000',
      unasked: true,
    },
  ]);
  await expectCorrectBooks(house);
});
