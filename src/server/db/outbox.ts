// The outbox: mails that wait, are claimed by one worker at a time, and are sent or given up.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { outbox } from './schema.ts';

export type Mail = typeof outbox.$inferSelect;
export type NewMail = typeof outbox.$inferInsert;

/** Call it in the transaction that gives the reason for the mail. */
export async function insertMail(orm: Orm, mail: NewMail): Promise<void> {
  await orm.insert(outbox).values(mail);
}

/** Mails that are due; nobody else gets them before `until`, when a dead worker's mails come up again. */
export async function claimMails(
  orm: Orm,
  claim: { now: Date; until: Date; limit: number },
): Promise<Mail[]> {
  const due = orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, claim.now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(claim.limit)
    .for('update', { skipLocked: true });
  return orm
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: claim.until })
    .where(inArray(outbox.id, due))
    .returning();
}

export async function markMailSent(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(outbox).set({ sentAt: now, errorCode: null }).where(eq(outbox.id, id));
}

export async function postponeMail(
  orm: Orm,
  id: string,
  { nextAttemptAt, errorCode }: { nextAttemptAt: Date; errorCode: string },
): Promise<void> {
  await orm.update(outbox).set({ nextAttemptAt, errorCode }).where(eq(outbox.id, id));
}

export async function markMailFailed(
  orm: Orm,
  id: string,
  { now, errorCode }: { now: Date; errorCode: string },
): Promise<void> {
  await orm.update(outbox).set({ failedAt: now, errorCode }).where(eq(outbox.id, id));
}

/** The newest first; all, or those that were given up. */
export const listMails = (orm: Orm, { failed, limit }: { failed: boolean; limit: number }): Promise<Mail[]> =>
  orm
    .select()
    .from(outbox)
    .where(failed ? isNotNull(outbox.failedAt) : undefined)
    .orderBy(desc(outbox.createdAt))
    .limit(limit);

/** Whatever was written to the customer about one checkout. */
export const findMailsOf = (orm: Orm, intentId: string): Promise<Mail[]> =>
  orm
    .select()
    .from(outbox)
    .where(sql`${outbox.data} ->> 'intentId' = ${intentId}`)
    .orderBy(asc(outbox.createdAt));

/** Has an unsent mail tried at once, also one that was given up; null when there is none. */
export async function reviveMail(tx: Orm, id: string, now: Date): Promise<Mail | null> {
  const [row] = await tx
    .update(outbox)
    // Its patience begins anew, else it would be too old at the first hiccup.
    .set({ failedAt: null, errorCode: null, attempts: 0, createdAt: now, nextAttemptAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
    .returning();
  return row ?? null;
}

/** Sent mails hold addresses; they are kept only as long as questions may come. */
export async function deleteSentMails(orm: Orm, sentBefore: Date): Promise<void> {
  await orm.delete(outbox).where(lt(outbox.sentAt, sentBefore));
}
