// Who may move a refund on: whoever claims it while it is due, or holds it for a person.
import { and, eq, exists, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type RefundAttention, STUCK_AFTER } from '#domain/attention.ts';
import type { Orm } from './database.ts';
import type { Refund, RefundChange } from './refunds.ts';
import { refunds, shipments } from './schema.ts';

/** A held refund: only its token may renew, record or release it. */
export type RefundClaim = { refundId: string; token: string };

/** Nobody has it. */
export const released = { claimToken: null, claimedUntil: null };

/** Claims a refund that is due and that nobody works on; null otherwise. */
export async function claimRefund(
  orm: Orm,
  refundId: string,
  { token, now, until }: { token: string; now: Date; until: Date },
): Promise<Refund | null> {
  const [row] = await orm
    .update(refunds)
    .set({
      claimToken: token,
      claimedUntil: until,
      // A worker that dies is noticed by whoever looks for what is due.
      nextAttemptAt: until,
      attempts: sql`${refunds.attempts} + 1`,
      updatedAt: now,
    })
    .where(and(eq(refunds.id, refundId), lte(refunds.nextAttemptAt, now), isFree(now)))
    .returning();
  return row ?? null;
}

export const isFree = (now: Date) => or(isNull(refunds.claimToken), lte(refunds.claimedUntil, now));
const held = ({ refundId, token }: RefundClaim) =>
  and(eq(refunds.id, refundId), eq(refunds.claimToken, token));

/** Locks the refund for this transaction if the claim is still ours. */
export async function holdRefund(tx: Orm, claim: RefundClaim): Promise<boolean> {
  const rows = await tx.select({ id: refunds.id }).from(refunds).where(held(claim)).for('update');
  return rows.length > 0;
}

/**
 * Whoever takes another reason off the list, or adds that a label is lost to us, may not have heard yet that one was
 * used: that one stays.
 */
const withUse = ({ attention, ...change }: RefundChange) => {
  const isLess = attention === null || attention === 'onward_label_not_taken_back';
  const kept = sql`case when ${refunds.attention} = 'label_used' then ${refunds.attention} else ${attention} end`;
  return { ...change, attention: isLess ? kept : attention };
};

export async function recordRefund(tx: Orm, claim: RefundClaim, change: RefundChange): Promise<Refund> {
  const row = await changeHeld(tx, claim, change);
  if (!row) throw new Error(`Refund ${claim.refundId} is not held.`);
  return row;
}

/** As `recordRefund`, by itself: one statement, also where a transaction fails. Null when the claim is lost. */
export async function changeHeld(orm: Orm, claim: RefundClaim, change: RefundChange): Promise<Refund | null> {
  const [row] = await orm.update(refunds).set(withUse(change)).where(held(claim)).returning();
  return row ?? null;
}

/** False when the claim has gone to somebody else. */
export async function renewRefund(orm: Orm, claim: RefundClaim, until: Date): Promise<boolean> {
  const rows = await orm
    .update(refunds)
    .set({ claimedUntil: until, nextAttemptAt: until })
    .where(held(claim))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/**
 * Has a refund that waits for a person tried again; false when it does not, or when somebody works on it. Reasons that
 * are `kept` stay: no try sees to them.
 */
export async function releaseRefund(
  orm: Orm,
  refundId: string,
  { now, kept }: { now: Date; kept: RefundAttention[] },
): Promise<boolean> {
  const rows = await orm
    .update(refunds)
    .set({
      attention: sql`case when ${inArray(refunds.attention, kept)} then ${refunds.attention} end`,
      attempts: 1,
      claimToken: null,
      nextAttemptAt: now,
      updatedAt: now,
    })
    .where(and(eq(refunds.id, refundId), sql`${refunds.attention} is not null`, isFree(now)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** What a carrier has been asked for in vain goes on as if it had said yes, but for its money; false when it is another. */
export async function acceptUnanswered(tx: Orm, id: string, now: Date): Promise<boolean> {
  const accepted = { state: 'carrier_accepted', carrierAcceptedAt: now, attention: null } as const;
  const due = { attempts: 1, claimToken: null, nextAttemptAt: now, updatedAt: now };
  const rows = await tx
    .update(refunds)
    .set({ ...accepted, ...due })
    .where(isInVain(id, { state: 'requested', now }))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** The label from the hub on, whose money is back: nobody asks for it any more; false when it is another. */
export async function keepOnwardLabel(tx: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ attention: null, attempts: 0, ...released, nextAttemptAt: null, updatedAt: now })
    .where(isInVain(id, { state: 'money_refunded', now }))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** The carrier is asked in vain, and nobody asks just now. */
const isInVain = (id: string, { state, now }: { state: Refund['state']; now: Date }) =>
  and(
    eq(refunds.id, id),
    eq(refunds.state, state),
    inArray(refunds.attention, ['no_answer', 'stuck']),
    isFree(now),
  );

/**
 * Locks a refund whose label is back and whose money nobody tries to send any more, or has long tried in vain and whose
 * last try ended, or was given up on, before `endedBefore`; null when it is another.
 */
export async function holdUnpaid(tx: Orm, id: string, endedBefore: Date): Promise<Refund | null> {
  const isUnpaid = and(
    eq(refunds.id, id),
    eq(refunds.state, 'carrier_accepted'),
    or(
      isNull(refunds.nextAttemptAt),
      and(gte(refunds.attempts, STUCK_AFTER), isFree(endedBefore), lte(refunds.updatedAt, endedBefore)),
    ),
  );
  const [row] = await tx.select().from(refunds).where(isUnpaid).for('update');
  return row ?? null;
}

/** A person has sent the money; the refund must be locked. Nobody tries any more; what else is left, its engine does. */
export async function recordPaidByHand(
  tx: Orm,
  id: string,
  { change, now }: { change: RefundChange; now: Date },
): Promise<void> {
  const paid = { state: 'money_refunded', attention: null, attempts: 0, nextAttemptAt: now } as const;
  await tx
    .update(refunds)
    .set(withUse({ ...paid, ...released, ...change, updatedAt: now }))
    .where(eq(refunds.id, id));
}

/** The carrier has answered for this label: whoever waits for that looks now, and not in an hour. */
export async function hurryRefund(orm: Orm, upstreamShipmentId: string, now: Date): Promise<void> {
  const ofLabel = orm
    .select({ one: sql`1` })
    .from(shipments)
    .where(
      and(
        eq(shipments.upstreamShipmentId, upstreamShipmentId),
        eq(shipments.orderId, refunds.orderId),
        eq(shipments.packageIndex, refunds.packageIndex),
      ),
    );
  await orm
    .update(refunds)
    .set({ nextAttemptAt: now })
    .where(
      and(eq(refunds.state, 'requested'), isNotNull(refunds.nextAttemptAt), isFree(now), exists(ofLabel)),
    );
}

/** The provider has an answer for money on its way back; which of the refunds it means shows when they are asked for. */
export async function hurryMoney(orm: Orm, intentId: string, now: Date): Promise<void> {
  await orm
    .update(refunds)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(refunds.intentId, intentId),
        eq(refunds.state, 'carrier_accepted'),
        isNotNull(refunds.nextAttemptAt),
        isFree(now),
      ),
    );
}
