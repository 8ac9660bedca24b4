// Invoices and corrections: numbers without gaps, written in one transaction with the rows they are based on.
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Posting } from '#domain/ledger.ts';
import type { BilledAccount } from '#domain/party.ts';
import type { Orm } from './database.ts';
import { isOver } from './ended.ts';
import { documents, documentSeries, intents, ledger, orders, refunds, users } from './schema.ts';
import { textList } from './text-list.ts';
import { billedAccount } from './users.ts';

export type Document = typeof documents.$inferSelect;
export type NewDocument = typeof documents.$inferInsert;

/** An order whose papers are incomplete, with the data for them. */
export type Undocumented = {
  order: typeof orders.$inferSelect;
  /** Null if the order has no checkout: there is nothing to invoice. */
  checkout: Pick<
    typeof intents.$inferSelect,
    'completedAt' | 'discount' | 'language' | 'pickup' | 'rate'
  > | null;
  /** Null for a guest. */
  user: BilledAccount | null;
};

/** The checkout has come to its end, one way or the other, or there never was one. */
const isSettled = or(isNull(intents.id), isNotNull(intents.completedAt), isOver(intents.status));

const isNoneOf = (orderIds: readonly string[]): SQL | undefined =>
  orderIds.length === 0 ? undefined : sql`${orders.id} <> all(${textList(orderIds)})`;

const isWaiting = (without: readonly string[]): SQL | undefined =>
  and(eq(orders.invoicePending, true), isSettled, isNoneOf(without));

/** Cheap: locks nothing, and reads only waiting rows. `without`: orders that do not count. */
export async function hasUndocumented(orm: Orm, without: readonly string[]): Promise<boolean> {
  const rows = await orm
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(intents, eq(intents.id, orders.intentId))
    .where(isWaiting(without))
    .limit(1);
  return rows.length > 0;
}

/**
 * The oldest orders waiting for papers, locked until the transaction ends; those locked by another process are skipped.
 * Lock orders before a series, never after.
 */
export const lockUndocumented = (
  tx: Orm,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<Undocumented[]> =>
  undocumented(tx, isWaiting(without))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
    .for('no key update', { of: orders, skipLocked: true });

/** `lockUndocumented` for one order; waits for a process that holds it, and is empty if that has written its papers. */
export const lockOrderForPapers = (tx: Orm, orderId: string): Promise<Undocumented[]> =>
  undocumented(tx, and(eq(orders.id, orderId), eq(orders.invoicePending, true), isSettled)).for(
    'no key update',
    { of: orders },
  );

const undocumented = (tx: Orm, where: SQL | undefined) =>
  tx
    .select({
      order: orders,
      // NOTE: first a column that is never null: Drizzle takes a joined row for missing if its first column is null.
      checkout: {
        language: intents.language,
        completedAt: intents.completedAt,
        discount: intents.discount,
        pickup: intents.pickup,
        rate: intents.rate,
      },
      user: billedAccount,
    })
    .from(orders)
    .leftJoin(intents, eq(intents.id, orders.intentId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(where)
    .$dynamic();

/**
 * Money that was refunded, with its posting in the books. `isTransferred`: because the invoice had been paid by
 * transfer before, or because the original way of payment was closed.
 */
export type RefundedMoney = {
  refundId: string;
  orderId: string;
  packageIndex: number;
  posting: Posting;
  isTransferred: boolean;
};

/** Refunds of these orders without a correction yet, in the order in which the money went back. */
export async function findUncorrected(tx: Orm, orderIds: readonly string[]): Promise<RefundedMoney[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .select({ refundId: refunds.id, orderId: refunds.orderId, packageIndex: refunds.packageIndex })
    .from(refunds)
    .leftJoin(documents, eq(documents.refundId, refunds.id))
    .where(
      and(inArray(refunds.orderId, [...orderIds]), eq(refunds.state, 'money_refunded'), isNull(documents.id)),
    )
    .orderBy(asc(refunds.moneyRefundedAt), asc(refunds.packageIndex));
  if (rows.length === 0) return [];
  const names = rows.flatMap(({ refundId, orderId }) => [`${refundId}.money`, `${orderId}.paid`]);
  const lines = await tx
    .select({
      posting: ledger.posting,
      account: ledger.account,
      amountCents: ledger.amountCents,
      createdAt: ledger.createdAt,
    })
    .from(ledger)
    .where(inArray(ledger.posting, names));
  const named = (name: string) => lines.filter(({ posting }) => posting === name);
  return rows.map((row) => {
    const posting = named(`${row.refundId}.money`);
    const [paid] = named(`${row.orderId}.paid`);
    const isTransferred = posting.some(
      ({ account, createdAt }) =>
        account === 'cash:bank' || (paid !== undefined && createdAt > paid.createdAt),
    );
    return { ...row, posting, isTransferred };
  });
}

/** Answers the first of `count` consecutive numbers; the series stays locked until the transaction ends. */
export async function takeNumbers(tx: Orm, series: string, count: number): Promise<number> {
  const [row] = await tx
    .insert(documentSeries)
    .values({ series, lastNumber: count })
    .onConflictDoUpdate({
      target: documentSeries.series,
      set: { lastNumber: sql`${documentSeries.lastNumber} + ${count}` },
    })
    .returning({ lastNumber: documentSeries.lastNumber });
  if (!row) throw new Error(`The series ${series} returned no number.`);
  return row.lastNumber - count + 1;
}

/** Makes `next` the next number. Not ok: the series is that far, and the question has used up its next number. */
export async function takeNumbersBefore(
  tx: Orm,
  series: string,
  next: number,
): Promise<{ ok: true; first: number; last: number } | { ok: false; next: number }> {
  const first = await takeNumbers(tx, series, 1);
  if (first >= next) return { ok: false, next: first };
  // The one just taken is the first skipped number.
  await takeNumbers(tx, series, next - 1 - first);
  return { ok: true, first, last: next - 1 };
}

export async function insertDocuments(tx: Orm, rows: readonly NewDocument[]): Promise<void> {
  if (rows.length > 0) await tx.insert(documents).values([...rows]);
}

/** No paper is pending for these orders any more. */
export async function markDocumented(tx: Orm, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(orders)
    .set({ invoicePending: false })
    .where(inArray(orders.id, [...orderIds]));
}

export const findInvoices = (orm: Orm, orderIds: readonly string[]): Promise<Document[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(documents)
        .where(and(inArray(documents.orderId, [...orderIds]), eq(documents.kind, 'invoice')));

/** The documents of one order, the invoice first. */
export const findDocuments = (orm: Orm, orderId: string): Promise<Document[]> =>
  orm
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.issuedAt), desc(documents.kind), asc(documents.number));

/** Regardless of its owner: for the operator. */
export async function findDocument(orm: Orm, id: string): Promise<Document | null> {
  const [row] = await orm.select().from(documents).where(eq(documents.id, id));
  return row ?? null;
}

/** Null when it is not this customer's. */
export async function findOwnDocument(orm: Orm, id: string, userId: string): Promise<Document | null> {
  const [row] = await orm
    .select({ document: documents })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.id, id), eq(orders.userId, userId)));
  return row?.document ?? null;
}
