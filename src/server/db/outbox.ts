// The outbox: mails that wait, are claimed by one worker at a time, and are sent or given up.
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Orm } from './database.ts';
import { deletePicked, isPicked } from './picked-rows.ts';
import { intents, orders, outbox, users } from './schema.ts';

export type Mail = typeof outbox.$inferSelect;
export type NewMail = typeof outbox.$inferInsert;

/** Call it in the transaction that causes the mail. An existing mail with this id stays as it is. */
export async function insertMail(orm: Orm, mail: NewMail): Promise<void> {
  await orm.insert(outbox).values(mail).onConflictDoNothing();
}

export type OrderMail = {
  id: string;
  orderId: string;
  kind: string;
  /** The purchase's language, or the one the customer has chosen since. */
  language: 'of-purchase' | 'of-customer';
  data: object;
};

/**
 * One statement, however many mails: to the customer's address, or the sender's if a guest ordered; `intentId`,
 * `orderNumber` and `hasAccount` are added to the data. Closed accounts get no mail. Existing ids as in insertMail.
 */
export async function insertOrderMails(tx: Orm, mails: readonly OrderMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${outbox} (id, kind, recipient, language, data, created_at, next_attempt_at)
    select mail.id, mail.kind, coalesce(${users.email}, ${orders.fromAddress} ->> 'email'),
      case mail.language
        when 'of-customer' then coalesce(${users.language}, ${intents.language})
        else ${intents.language}
      end,
      mail.data || jsonb_build_object('intentId', ${orders.intentId}, 'orderNumber', ${orders.orderNumber},
        'hasAccount', ${users.id} is not null),
      ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
      as mail(id text, "orderId" text, kind text, language text, data jsonb)
    join ${orders} on ${orders.id} = mail."orderId"
    join ${intents} on ${intents.id} = ${orders.intentId}
    left join ${users} on ${users.id} = ${orders.userId}
    where ${users.deletedAt} is null
    on conflict do nothing`);
}

type Move = { userId: string; from: string; to: string };

/**
 * Redirects an account's unsent mails to its new address, including those given up, should they be revived; not mails
 * for a guest at the old address. Links to a new password are void by now, and deleted. Without an index.
 */
export async function redirectMails(tx: Orm, { userId, from, to }: Move): Promise<void> {
  const isWaiting = and(eq(outbox.recipient, from), isNull(outbox.sentAt));
  await tx.delete(outbox).where(and(isWaiting, eq(outbox.kind, 'password-reset')));
  const own = tx.select({ id: intents.id }).from(intents).where(eq(intents.userId, userId));
  await tx
    .update(outbox)
    .set({ recipient: to })
    .where(
      and(
        isWaiting,
        or(
          inArray(outbox.kind, ['vat-checked', 'password-changed']),
          inArray(sql`${outbox.data} ->> 'intentId'`, own),
        ),
      ),
    );
}

/**
 * An older mail to the same person about the same order that has not failed yet: it is due, or being sent right now.
 * Later mails wait behind it, so that the order comes before its pickup, whichever process sends.
 */
const hasEarlier = sql`exists (
  select from ${outbox} earlier
  where earlier.recipient = ${outbox.recipient}
    and earlier.data ->> 'intentId' = ${outbox.data} ->> 'intentId'
    and earlier.sent_at is null and earlier.failed_at is null and earlier.error_code is null
    and (earlier.created_at, earlier.id) < (${outbox.createdAt}, ${outbox.id}))`;

/** Claims mails that are due; nobody else gets them before `until`, when a dead worker's mails come up again. */
export async function claimMails(
  orm: Orm,
  claim: { now: Date; until: Date; limit: number },
): Promise<Mail[]> {
  const due = orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        lte(outbox.nextAttemptAt, claim.now),
        not(hasEarlier),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(claim.limit)
    .for('update', { skipLocked: true });
  return orm
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: claim.until })
    .where(isPicked(outbox.id, due))
    .returning();
}

/** The link has arrived; from now on only its receiver has it. */
const withoutToken = sql`${outbox.data} - 'token'`;

/** A link given up has lost its token; such a mail can no longer be written. */
const hasItsToken = or(ne(outbox.kind, 'password-reset'), sql`${outbox.data} ->> 'token' is not null`);

export async function markMailsSent(orm: Orm, ids: readonly string[], now: Date): Promise<void> {
  await orm
    .update(outbox)
    .set({ sentAt: now, errorCode: null, data: withoutToken })
    .where(inArray(outbox.id, [...ids]));
}

/** A worker that stalled beyond its lease does not know what another has sent meanwhile. */
const isUnsent = (id: string) => and(eq(outbox.id, id), isNull(outbox.sentAt));

export async function postponeMail(
  orm: Orm,
  id: string,
  change: { nextAttemptAt: Date; errorCode: string; attempts: number },
): Promise<void> {
  await orm.update(outbox).set(change).where(isUnsent(id));
}

export async function markMailFailed(
  orm: Orm,
  id: string,
  { now, errorCode }: { now: Date; errorCode: string },
): Promise<void> {
  await orm.update(outbox).set({ failedAt: now, errorCode, data: withoutToken }).where(isUnsent(id));
}

/** `failed`: given up; `waiting`: tried in vain, and tried again. */
const kinds = {
  failed: isNotNull(outbox.failedAt),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.failedAt), isNotNull(outbox.errorCode)),
};
export type MailsOnly = keyof typeof kinds;

/** Newest first; null: all. */
export const listMails = (
  orm: Orm,
  { only, limit }: { only: MailsOnly | null; limit: number },
): Promise<Mail[]> =>
  orm
    .select()
    .from(outbox)
    .where(only ? kinds[only] : undefined)
    .orderBy(desc(outbox.createdAt))
    .limit(limit);

/** With this many tries or more, if given. Without an index: mails are kept for weeks, not years. */
export async function countMails(orm: Orm, only: MailsOnly, tries = 0): Promise<number> {
  const [row] = await orm
    .select({ mails: count() })
    .from(outbox)
    .where(and(kinds[only], gte(outbox.attempts, tries)));
  return row?.mails ?? 0;
}

/** All mails to the customer about one checkout. */
export const findMailsOf = (orm: Orm, intentId: string): Promise<Mail[]> =>
  orm
    .select()
    .from(outbox)
    .where(sql`${outbox.data} ->> 'intentId' = ${intentId}`)
    .orderBy(asc(outbox.createdAt));

/** Claimed, and still without an outcome. */
const isFirstTry = (now: Date) =>
  sql`(${isNull(outbox.failedAt)} and ${isNull(outbox.errorCode)} and ${gt(outbox.nextAttemptAt, now)})`;

/**
 * Has an unsent mail tried at once, even one given up; null if there is none, its link is gone, or it is being sent for
 * the first time right now.
 */
export async function reviveMail(tx: Orm, id: string, now: Date): Promise<Mail | null> {
  const [row] = await tx
    .update(outbox)
    // Its retry period starts afresh.
    .set({ failedAt: null, errorCode: null, attempts: 0, createdAt: now, nextAttemptAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), hasItsToken, not(isFirstTry(now))))
    .returning();
  return row ?? null;
}

/**
 * Deletes old mails, which contain addresses; those sent or given up are kept only as long as questions may arise.
 * Answers how many, at most `limit`.
 */
export const deleteOldMails = (orm: Orm, endedBefore: Date, limit: number): Promise<number> =>
  deletePicked(orm, outbox, {
    id: outbox.id,
    where: or(lt(outbox.sentAt, endedBefore), lt(outbox.failedAt, endedBefore)),
    limit,
  });
