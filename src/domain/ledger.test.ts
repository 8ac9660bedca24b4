// The books: every posting adds up, and a complete story leaves no unowned money.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  holdPosting,
  invoicePaidPosting,
  labelCostPosting,
  labelReturnPosting,
  type LedgerAccount,
  pickupCostPosting,
  pickupReturnPosting,
  type Posting,
  refundPosting,
  releasePosting,
  salePosting,
  strayPosting,
} from './ledger.ts';
import { sumCents } from './money.ts';

const price = { netPrice: 3_048, vatAmount: 579, customsCosts: 0, totalPrice: 3_627 };

const balances = (...postings: Posting[]): Partial<Record<LedgerAccount, number>> => {
  const sums: Partial<Record<LedgerAccount, number>> = {};
  for (const { account, amountCents } of postings.flat()) sums[account] = (sums[account] ?? 0) + amountCents;
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
};

test.each<[string, Posting, Partial<Record<LedgerAccount, number>>]>([
  ['a hold', holdPosting('paypal', 3_627), { 'held:paypal': 3_627, 'owed_holds:paypal': -3_627 }],
  ['a released hold', releasePosting('computop', 5), { 'held:computop': -5, 'owed_holds:computop': 5 }],
  ['a sale', salePosting('computop', price), { 'cash:computop': 3_627, sales: -3_048, vat: -579 }],
  [
    'a sale with customs',
    salePosting('paypal', { netPrice: 100, vatAmount: 0, customsCosts: 20, totalPrice: 120 }),
    { 'cash:paypal': 120, sales: -100, customs: -20 },
  ],
  ['an invoice', salePosting('invoice', price), { 'receivable:invoice': 3_627, sales: -3_048, vat: -579 }],
  [
    'a transfer for an invoice',
    invoicePaidPosting(2_418),
    { 'cash:bank': 2_418, 'receivable:invoice': -2_418 },
  ],
  ['money of the wrong sum', strayPosting('paypal', 1_000), { 'cash:paypal': 1_000, sales: -1_000 }],
  ['a label', labelCostPosting(2_345), { label_cost: 2_345, 'carrier:easypost': -2_345 }],
  ['a refunded label', labelReturnPosting(2_345), { label_cost: -2_345, 'carrier:easypost': 2_345 }],
  ['a pickup', pickupCostPosting(650), { pickup_cost: 650, 'carrier:easypost': -650 }],
  ['a cancelled pickup', pickupReturnPosting(650), { pickup_cost: -650, 'carrier:easypost': 650 }],
  ['a full refund', refundPosting('paypal', price, 3_627), { 'cash:paypal': -3_627, sales: 3_048, vat: 579 }],
  [
    "a third refunded by a person's transfer",
    refundPosting('bank', price, 1_209),
    { 'cash:bank': -1_209, sales: 1_016, vat: 193 },
  ],
  [
    'a third refunded, VAT in proportion',
    refundPosting('invoice', price, 1_209),
    { 'receivable:invoice': -1_209, sales: 1_016, vat: 193 },
  ],
])('%s', (_what, posting, expected) => {
  expect(balances(posting)).toEqual(expected);
});

test('zero amounts are not posted', () => {
  for (const posting of [
    holdPosting('paypal', 0),
    invoicePaidPosting(0),
    releasePosting('paypal', 0),
    strayPosting('computop', 0),
    labelCostPosting(0),
    pickupCostPosting(0),
    pickupReturnPosting(0),
    refundPosting('paypal', price, 0),
    refundPosting('paypal', { netPrice: 0, vatAmount: 0, customsCosts: 0, totalPrice: 0 }, 0),
    salePosting('invoice', { netPrice: 0, vatAmount: 0, customsCosts: 0, totalPrice: 0 }),
  ])
    expect(posting).toEqual([]);
  expect(salePosting('paypal', price).some(({ account }) => account === 'customs')).toBe(false);
});

const cents = fc.integer({ min: 0, max: 5_000_000 });
const anyPrice = fc
  .record({ netPrice: cents, vatAmount: cents, customsCosts: cents })
  .map((parts) => ({ ...parts, totalPrice: parts.netPrice + parts.vatAmount + parts.customsCosts }));
const anyProvider = fc.constantFrom('paypal', 'computop');

test('every posting adds up to zero, whatever the amounts', () => {
  fc.assert(
    fc.property(anyProvider, anyPrice, cents, (provider, sold, amount) => {
      const share = Math.min(amount, sold.totalPrice);
      for (const posting of [
        holdPosting(provider, amount),
        releasePosting(provider, amount),
        salePosting(provider, sold),
        salePosting('invoice', sold),
        strayPosting(provider, amount),
        labelCostPosting(amount),
        labelReturnPosting(amount),
        refundPosting(provider, sold, share),
        refundPosting('invoice', sold, share),
      ])
        expect(sumCents(posting.map(({ amountCents }) => amountCents))).toBe(0);
    }),
  );
});

test('a sale and its full refund leave nothing on any account, in whole cents', () => {
  fc.assert(
    fc.property(anyProvider, anyPrice, cents, (provider, sold, cost) => {
      const story = [
        holdPosting(provider, sold.totalPrice),
        labelCostPosting(cost),
        releasePosting(provider, sold.totalPrice),
        salePosting(provider, sold),
        labelReturnPosting(cost),
        refundPosting(provider, sold, sold.totalPrice),
      ];
      expect(balances(...story)).toEqual({});
      expect(story.flat().every(({ amountCents }) => Number.isInteger(amountCents))).toBe(true);
    }),
  );
});

test('a partial refund moves exactly its share, with tax and net at most half a cent off', () => {
  fc.assert(
    fc.property(
      anyPrice.filter(({ totalPrice }) => totalPrice > 0),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sold, part) => {
        const share = Math.floor(sold.totalPrice * part);
        const moved = balances(refundPosting('paypal', sold, share));
        expect(0 - (moved['cash:paypal'] ?? 0)).toBe(share);
        const exact = (whole: number): number => (whole * share) / sold.totalPrice;
        expect(Math.abs((moved.vat ?? 0) - exact(sold.vatAmount))).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs((moved.customs ?? 0) - exact(sold.customsCosts))).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs((moved.sales ?? 0) - exact(sold.netPrice))).toBeLessThanOrEqual(1 + 1e-6);
      },
    ),
  );
});
