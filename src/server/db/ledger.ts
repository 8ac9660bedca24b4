// The books: postings are written once and never changed; their sums are what we believe to own and to owe.
import { eq, sql, sum } from 'drizzle-orm';
import type { LedgerAccount, Posting } from '#domain/ledger.ts';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { ledger } from './schema.ts';

type Entry = {
  /** Intent or refund, and move. A second posting of the same name is an error, not a second posting. */
  posting: string;
  intentId: string;
  lines: Posting;
  now: Date;
};

/** Part of the transaction of the move that it belongs to. */
export async function insertPosting(tx: Orm, { posting, intentId, lines, now }: Entry): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(ledger).values(lines.map((line) => ({ ...line, posting, intentId, createdAt: now })));
}

/** Balance of every account that was ever touched, cents. */
export async function balances(orm: Orm): Promise<Map<LedgerAccount, Cents>> {
  const rows = await orm
    .select({ account: ledger.account, balance: sum(ledger.amountCents) })
    .from(ledger)
    .groupBy(ledger.account);
  return new Map(rows.map(({ account, balance }) => [account, Number(balance ?? 0)]));
}

/** Postings whose lines do not add up; there must be none. */
export async function findUnbalanced(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ posting: ledger.posting })
    .from(ledger)
    .groupBy(ledger.posting)
    .having(sql`sum(${ledger.amountCents}) <> 0`);
  return rows.map(({ posting }) => posting);
}

/** Everything that was posted for one intent, its refunds included. */
export const findPostings = (orm: Orm, intentId: string) =>
  orm.select().from(ledger).where(eq(ledger.intentId, intentId)).orderBy(ledger.createdAt, ledger.posting);
