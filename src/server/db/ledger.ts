// The books: postings are written once and never changed; their sums are what we believe we own and owe.
import { and, eq, lt, sql, sum } from 'drizzle-orm';
import { isProviderCash, type LedgerAccount, type Posting } from '#domain/ledger.ts';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { ledger } from './schema.ts';
import { wholeRows } from './whole-rows.ts';

type Entry = {
  /** Intent or refund, and the move. A second posting with the same name is an error. */
  posting: string;
  intentId: string;
  lines: Posting;
  now: Date;
};

const whole = wholeRows(ledger);

/** Part of the transaction of the move that it belongs to. */
export const insertPosting = (tx: Orm, entry: Entry): Promise<void> => insertPostings(tx, [entry]);

/** For a posting that may have been written before. */
export async function insertPostingOnce(tx: Orm, entry: Entry): Promise<void> {
  const rows = rowsOf(entry);
  if (rows.length > 0) await tx.execute(sql`${whole.insertions(rows)} on conflict do nothing`);
}

/** Writes several postings of one move in one statement. */
export async function insertPostings(tx: Orm, entries: readonly Entry[]): Promise<void> {
  const rows = entries.flatMap(rowsOf);
  if (rows.length > 0) await tx.execute(whole.insertions(rows));
}

const rowsOf = ({ posting, intentId, lines, now }: Entry) =>
  lines.map((line) => ({ ...line, posting, intentId, createdAt: now }));

/** Balance of every account ever used, in cents. */
export async function balances(orm: Orm): Promise<Map<LedgerAccount, Cents>> {
  const rows = await orm
    .select({ account: ledger.account, balance: sum(ledger.amountCents) })
    .from(ledger)
    .groupBy(ledger.account);
  return new Map(rows.map(({ account, balance }) => [account, Number(balance ?? 0)]));
}

/** What has left this account for one intent, in cents. */
export async function outflowFrom(orm: Orm, intentId: string, account: LedgerAccount): Promise<Cents> {
  const isLeaving = and(
    eq(ledger.intentId, intentId),
    eq(ledger.account, account),
    lt(ledger.amountCents, 0),
  );
  const [row] = await orm
    .select({ left: sum(ledger.amountCents) })
    .from(ledger)
    .where(isLeaving);
  return 0 - Number(row?.left ?? 0);
}

/** Whether a person transferred, in full, the money requested from the provider with this key. */
export async function isTransferred(orm: Orm, intentId: string, key: string): Promise<boolean> {
  // Each retry, and each repeated request to the carrier, appends a dot and a number to the key.
  const base = key.replace(/\.\d+$/, '');
  const lines = (await findPostings(orm, intentId)).filter(
    ({ posting }) => posting === base || posting.startsWith(`${base}.`),
  );
  const left = lines.filter(({ amountCents }) => amountCents < 0);
  return (
    left.some(({ account }) => account === 'cash:bank') &&
    !left.some(({ account }) => isProviderCash(account))
  );
}

/** Postings whose lines do not add up to zero; there must be none. */
export async function findUnbalanced(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ posting: ledger.posting })
    .from(ledger)
    .groupBy(ledger.posting)
    .having(sql`sum(${ledger.amountCents}) <> 0`);
  return rows.map(({ posting }) => posting);
}

/** Every posting for one intent, including its refunds. */
export const findPostings = (orm: Orm, intentId: string) =>
  orm.select().from(ledger).where(eq(ledger.intentId, intentId)).orderBy(ledger.createdAt, ledger.posting);
