// Claims on refunds: a refund is moved on by a worker that claims it when due, or held for a person.
import { and, eq, exists, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type RefundAttention, STUCK_AFTER } from '#domain/attention.ts';
import { isFree, released } from './claims.ts';
import type { Orm } from './database.ts';
import type { Refund, RefundChange } from './refunds.ts';
import { refunds, shipments } from './schema.ts';

/** A claimed refund: only its token may renew, record or release it. */
export type RefundClaim = { refundId: string; token: string };

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
      // A dead worker's refund comes up again in the search for due ones.
      nextAttemptAt: until,
      attempts: sql`${refunds.attempts} + 1`,
      updatedAt: now,
    })
    .where(and(eq(refunds.id, refundId), lte(refunds.nextAttemptAt, now), isFree(refunds, now)))
    .returning();
  return row ?? null;
}

const held = ({ refundId, token }: RefundClaim) =>
  and(eq(refunds.id, refundId), eq(refunds.claimToken, token));

/** Locks the refund for this transaction if the claim is still ours. */
export async function lockClaimedRefund(tx: Orm, claim: RefundClaim): Promise<boolean> {
  const rows = await tx.select({ id: refunds.id }).from(refunds).where(held(claim)).for('update');
  return rows.length > 0;
}

/**
 * A change that clears another reason, or adds that a label is lost to us, may not know yet that a label was used: that
 * reason is kept.
 */
const withLabelUseKept = ({ attention, ...change }: RefundChange) => {
  const isLess = attention === null || attention === 'onward_label_not_taken_back';
  const kept = sql`case when ${refunds.attention} = 'label_used' then ${refunds.attention} else ${attention} end`;
  return { ...change, attention: isLess ? kept : attention };
};

export async function recordRefund(tx: Orm, claim: RefundClaim, change: RefundChange): Promise<Refund> {
  const row = await changeClaimedRefund(tx, claim, change);
  if (!row) throw new Error(`Refund ${claim.refundId} is not held.`);
  return row;
}

/** As `recordRefund`, standalone: one statement, usable even if a transaction fails. Null if the claim is lost. */
export async function changeClaimedRefund(
  orm: Orm,
  claim: RefundClaim,
  change: RefundChange,
): Promise<Refund | null> {
  const [row] = await orm.update(refunds).set(withLabelUseKept(change)).where(held(claim)).returning();
  return row ?? null;
}

/** False if the claim has passed to another worker. */
export async function renewRefund(orm: Orm, claim: RefundClaim, until: Date): Promise<boolean> {
  const rows = await orm
    .update(refunds)
    .set({ claimedUntil: until, nextAttemptAt: until })
    .where(held(claim))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/**
 * Has a refund that waits for a person tried again; false if it does not wait, or somebody works on it. Reasons in
 * `kept` stay: no retry settles them.
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
    .where(and(eq(refunds.id, refundId), sql`${refunds.attention} is not null`, isFree(refunds, now)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Treats a refund the carrier never answered as accepted, except for its money; false if it is another case. */
export async function acceptUnanswered(tx: Orm, id: string, now: Date): Promise<boolean> {
  const accepted = { state: 'carrier_accepted', carrierAcceptedAt: now, attention: null } as const;
  const due = { attempts: 1, claimToken: null, nextAttemptAt: now, updatedAt: now };
  const rows = await tx
    .update(refunds)
    .set({ ...accepted, ...due })
    .where(isStuckAndIdle(id, { state: 'requested', now }))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Stops asking for the refund of the label from the hub on, as its money is back; false if it is another case. */
export async function giveUpOnwardLabel(tx: Orm, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ attention: null, attempts: 0, ...released, nextAttemptAt: null, updatedAt: now })
    .where(isStuckAndIdle(id, { state: 'money_refunded', now }))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** The carrier was asked in vain, and is not being asked right now. */
const isStuckAndIdle = (id: string, { state, now }: { state: Refund['state']; now: Date }) =>
  and(
    eq(refunds.id, id),
    eq(refunds.state, state),
    inArray(refunds.attention, ['no_answer', 'stuck']),
    isFree(refunds, now),
  );

/**
 * Locks a refund whose label is back and whose money is not being sent any more, or has been tried in vain for long
 * with the last attempt ended, or given up on, before `endedBefore`; null if it is another case.
 */
export async function lockUnpaidRefund(tx: Orm, id: string, endedBefore: Date): Promise<Refund | null> {
  const isUnpaid = and(
    eq(refunds.id, id),
    eq(refunds.state, 'carrier_accepted'),
    or(
      isNull(refunds.nextAttemptAt),
      and(
        gte(refunds.attempts, STUCK_AFTER),
        isFree(refunds, endedBefore),
        lte(refunds.updatedAt, endedBefore),
      ),
    ),
  );
  const [row] = await tx.select().from(refunds).where(isUnpaid).for('update');
  return row ?? null;
}

/** A person has sent the money; the refund must be locked. No retries follow; what else is left, the engine does. */
export async function recordPaidByHand(
  tx: Orm,
  id: string,
  { change, now }: { change: RefundChange; now: Date },
): Promise<void> {
  const paid = { state: 'money_refunded', attention: null, attempts: 0, nextAttemptAt: now } as const;
  await tx
    .update(refunds)
    .set(withLabelUseKept({ ...paid, ...released, ...change, updatedAt: now }))
    .where(eq(refunds.id, id));
}

/** The carrier has answered for this label: a refund waiting for that is due now, not in an hour. */
export async function makeLabelRefundDue(orm: Orm, upstreamShipmentId: string, now: Date): Promise<void> {
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
      and(
        eq(refunds.state, 'requested'),
        isNotNull(refunds.nextAttemptAt),
        isFree(refunds, now),
        exists(ofLabel),
      ),
    );
}

/** The provider has news of a refund; which of the intent's refunds it concerns shows when they are queried. */
export async function makeMoneyRefundsDue(orm: Orm, intentId: string, now: Date): Promise<void> {
  await orm
    .update(refunds)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(refunds.intentId, intentId),
        eq(refunds.state, 'carrier_accepted'),
        isNotNull(refunds.nextAttemptAt),
        isFree(refunds, now),
      ),
    );
}
