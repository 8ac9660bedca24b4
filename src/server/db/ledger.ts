// The books: postings are written once and never changed; their sums are what we believe to own and to owe.
import { and, eq, lt, sql, sum } from 'drizzle-orm';
import type { LedgerAccount, Posting } from '#domain/ledger.ts';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { ledger } from './schema.ts';
import { wholeRows } from './whole-rows.ts';

type Entry = {
  /** Intent or refund, and move. A second posting of the same name is an error, not a second posting. */
  posting: string;
  intentId: string;
  lines: Posting;
  now: Date;
};

const whole = wholeRows(ledger);

/** Part of the transaction of the move that it belongs to. */
export const insertPosting = (tx: Orm, entry: Entry): Promise<void> => insertPostings(tx, [entry]);

/** For what may have been written down before. */
export async function insertPostingOnce(tx: Orm, entry: Entry): Promise<void> {
  const rows = rowsOf(entry);
  if (rows.length > 0) await tx.execute(sql`${whole.insertions(rows)} on conflict do nothing`);
}

/** Several of one move, in one statement. */
export async function insertPostings(tx: Orm, entries: readonly Entry[]): Promise<void> {
  const rows = entries.flatMap(rowsOf);
  if (rows.length > 0) await tx.execute(whole.insertions(rows));
}

const rowsOf = ({ posting, intentId, lines, now }: Entry) =>
  lines.map((line) => ({ ...line, posting, intentId, createdAt: now }));

/** Balance of every account that was ever touched, cents. */
export async function balances(orm: Orm): Promise<Map<LedgerAccount, Cents>> {
  const rows = await orm
    .select({ account: ledger.account, balance: sum(ledger.amountCents) })
    .from(ledger)
    .groupBy(ledger.account);
  return new Map(rows.map(({ account, balance }) => [account, Number(balance ?? 0)]));
}

/** What has left this account again for one intent, cents. */
export async function goneFrom(orm: Orm, intentId: string, account: LedgerAccount): Promise<Cents> {
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

/** Whether what the provider has been asked for with this key was transferred by a person, and all of it. */
export async function isTransferred(orm: Orm, intentId: string, key: string): Promise<boolean> {
  // One key at each try, behind a dot; one refund each time that the carrier is asked, likewise.
  const base = key.replace(/\.\d+$/, '');
  const lines = (await findPostings(orm, intentId)).filter(
    ({ posting }) => posting === base || posting.startsWith(`${base}.`),
  );
  const leaves = (account: LedgerAccount): boolean =>
    lines.some((line) => line.account === account && line.amountCents < 0);
  return leaves('cash:bank') && !leaves('cash:paypal') && !leaves('cash:computop');
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
