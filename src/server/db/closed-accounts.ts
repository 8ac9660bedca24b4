// Closing an account: what still prevents it, and what happens to its rows.
import { and, asc, eq, gt, gte, isNotNull, not, or, sql } from 'drizzle-orm';
import type { DeletionObstacle } from '#contract/profile.ts';
import type { Orm } from './database.ts';
import { holdsRate, isRefundFinal } from './ended.ts';
import { intents, orders, outbox, quotes, refunds, users } from './schema.ts';
import type { User } from './users.ts';

type Moving = Exclude<DeletionObstacle, 'planned_pickup'>;

/** A refund that is still being worked on. */
export const isRefundInProgress = or(
  not(isRefundFinal(refunds.state)),
  isNotNull(refunds.nextAttemptAt),
  isNotNull(refunds.attention),
);

/**
 * What is still in motion, apart from planned pickups; the user must be locked. A checkout that is over may still hold
 * money, and a bought one may still wait for its export declaration or be ordering its van.
 */
export async function findObstacles(tx: Orm, userId: string): Promise<Moving[]> {
  const { rows } = (await tx.execute(sql`select
    exists (select 1 from ${intents} where user_id = ${userId} and (
      (status <> 'completed' and (${holdsRate(sql`status`)} or payment in ('authorized', 'captured')))
      or (claim_token is not null and claimed_move = 'book-pickup')
      or pickup_cancel_at is not null or attention is not null))
      or exists (select 1 from ${orders} where user_id = ${userId} and export_hold
        and status <> 'cancelled') as open_checkout,
    exists (select 1 from ${orders} where user_id = ${userId} and (invoice_status = 'open'
      or invoice_pending)) as open_invoice,
    exists (select 1 from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${orders.userId} = ${userId} and ${isRefundInProgress}) as refund_underway`)) as {
    rows: Record<Moving, boolean>[];
  };
  const [found] = rows;
  const obstacles: Moving[] = ['open_checkout', 'open_invoice', 'refund_underway'];
  return obstacles.filter((obstacle) => found?.[obstacle] ?? true);
}

/** No password has this hash. */
const NO_PASSWORD = '!';

/** Keeps the row as the owner of orders that the law requires us to keep; nothing in it identifies a person. */
export async function anonymiseUser(tx: Orm, id: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      // Without an @ no mail is ever sent to it; the real address is free for a new account.
      email: `deleted_${id}`,
      passwordHash: NO_PASSWORD,
      firstName: '',
      lastName: '',
      companyName: null,
      business: false,
      status: null,
      permanentDiscountPercent: 0,
      fixedDiscountCents: 0,
      newsletter: false,
      goldInterest: false,
      platinInterest: false,
      address: null,
      vatId: null,
      eori: null,
      vatIdVerified: false,
      vatState: null,
      vatCheckedAt: null,
      vatConsultation: null,
      vatNextCheckAt: null,
      vatAttempts: 0,
      deletedAt: now,
    })
    .where(eq(users.id, id));
}

/**
 * Deletes quotes that will not be bought, mails that have arrived or never will, and links whose tokens are gone. Mails
 * from before the account stay: nothing proves that its owner is the person they were written to.
 * NOTE: both without an index; accounts are seldom closed.
 */
export async function deleteTraces(tx: Orm, { id, email, createdAt }: User): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.ownerId, id));
  const isOver = or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt), eq(outbox.kind, 'password-reset'));
  await tx
    .delete(outbox)
    .where(and(eq(sql`lower(${outbox.recipient})`, email), gte(outbox.createdAt, createdAt), isOver));
}

/** Ids of closed accounts, in a fixed order. NOTE: without an index; few users are closed accounts. */
export async function findClosedAccounts(
  orm: Orm,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
