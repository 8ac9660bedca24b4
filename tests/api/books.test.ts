// What the books answer when they are asked about the money of one checkout.
import { expect, test } from 'vitest';
import type { LedgerAccount } from '#domain/ledger.ts';
import { goneFrom, insertPosting, isTransferred } from '#server/db/ledger.ts';
import { openDatabase } from '../support/database.ts';

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

test('what has gone back for a checkout is without what came in, what went another way, and what others got', async () => {
  await using books = await openBooks([
    { posting: 'ci_1.secure-payment', account: 'cash:computop', amountCents: 4_990 },
    { posting: 'rf_a.money', account: 'cash:computop', amountCents: -1_000 },
    { posting: 'rf_b.money', account: 'cash:computop', amountCents: -500 },
    { posting: 'rf_c.money', account: 'cash:bank', amountCents: -70 },
    { posting: 'rf_d.money', intentId: 'ci_2', account: 'cash:computop', amountCents: -3 },
  ]);
  expect(await goneFrom(books.orm, 'ci_1', 'cash:computop')).toBe(1_500);
  expect(await goneFrom(books.orm, 'ci_3', 'cash:computop')).toBe(0);
});

test.for<[string, Row[], boolean]>([
  ['a transfer', [{ posting: 'rf_a.money', account: 'cash:bank', amountCents: -1_000 }], true],
  [
    'a transfer after a rejected try',
    [{ posting: 'rf_a.1.money', account: 'cash:bank', amountCents: -1 }],
    true,
  ],
  ['money that came by bank', [{ posting: 'rf_a.money', account: 'cash:bank', amountCents: 1_000 }], false],
  ['the way it came', [{ posting: 'rf_a.money', account: 'cash:paypal', amountCents: -1_000 }], false],
  ['nothing yet', [], false],
  ['a transfer for another', [{ posting: 'rf_ab.money', account: 'cash:bank', amountCents: -1_000 }], false],
  [
    'a part each way',
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
])('only what a person alone has sent counts as transferred: %s', async ([, rows, expected]) => {
  await using books = await openBooks(rows);
  expect(await isTransferred(books.orm, 'ci_1', 'rf_a.2')).toBe(expected);
});
