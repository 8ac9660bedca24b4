// What waits for a person: checkouts and refunds flagged for attention, and those that no worker has picked up.
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { intents, refunds } from './schema.ts';

/** The columns a list shows; the big snapshots stay in the table. */
const listed = {
  id: intents.id,
  status: intents.status,
  attention: intents.attention,
  attempts: intents.attempts,
  errorCode: intents.errorCode,
  provider: intents.provider,
  payment: intents.payment,
  isHub: intents.isHub,
  legsBought: intents.legsBought,
  labelFate: intents.labelFate,
  labelsStored: intents.labelsStored,
  pickup: intents.pickup,
  amountCents: intents.amountCents,
  carrier: intents.carrier,
  nextAttemptAt: intents.nextAttemptAt,
  updatedAt: intents.updatedAt,
};

/** Checkouts that need a person, the longest waiting first. One that was due before `overdueBefore` has no worker. */
export const listWaitingIntents = (
  orm: Orm,
  { overdueBefore, limit }: { overdueBefore: Date; limit: number },
) =>
  orm
    .select(listed)
    .from(intents)
    .where(
      or(
        isNotNull(intents.attention),
        eq(intents.status, 'paid_label_failed'),
        lte(intents.nextAttemptAt, overdueBefore),
      ),
    )
    .orderBy(asc(intents.updatedAt))
    .limit(limit);

export type ListedIntent = Awaited<ReturnType<typeof listWaitingIntents>>[number];

/** All checkouts, the newest first. */
export const listIntents = (orm: Orm, limit: number): Promise<ListedIntent[]> =>
  orm.select(listed).from(intents).orderBy(desc(intents.createdAt)).limit(limit);

/** Refunds that need a person, the longest waiting first; with `all` every refund, newest first. */
export const listRefunds = (orm: Orm, { all, limit }: { all: boolean; limit: number }) =>
  orm
    .select()
    .from(refunds)
    .where(all ? undefined : isNotNull(refunds.attention))
    .orderBy(all ? desc(refunds.requestedAt) : asc(refunds.updatedAt))
    .limit(limit);

/** The number of refunds that need a person. */
export async function countWaitingRefunds(orm: Orm): Promise<number> {
  const [row] = await orm.select({ refunds: count() }).from(refunds).where(isNotNull(refunds.attention));
  return row?.refunds ?? 0;
}

/** Takes a refund off the list once it is dealt with. Answers the reason it was listed for; null if it was not. */
export async function clearRefundAttention(tx: Orm, id: string, now: Date): Promise<string | null> {
  const isListed = and(eq(refunds.id, id), isNotNull(refunds.attention));
  const [row] = await tx.select({ attention: refunds.attention }).from(refunds).where(isListed).for('update');
  if (row) await tx.update(refunds).set({ attention: null, updatedAt: now }).where(isListed);
  return row?.attention ?? null;
}

/** Sets `label_used`, unless a reason is set that does not clear itself: one reason at a time, the audit has all. */
export async function markLabelUsed(tx: Orm, refundId: string, now: Date): Promise<void> {
  const isPassing = or(
    isNull(refunds.attention),
    inArray(refunds.attention, ['stuck', 'no_answer', 'money_pending', 'onward_label_not_taken_back']),
  );
  await tx
    .update(refunds)
    .set({ attention: 'label_used', updatedAt: now })
    .where(and(eq(refunds.id, refundId), isPassing));
}
