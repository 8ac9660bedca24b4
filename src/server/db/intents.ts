// Checkout intents: opened once per key, moved on only by whoever holds the claim.
import { and, asc, eq, inArray, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { IntentFacts, Move } from '#domain/intent.ts';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { intents, orders } from './schema.ts';

export type { StoredLabel } from './schema.ts';

export type Intent = typeof intents.$inferSelect;
export type NewIntent = typeof intents.$inferInsert;
export type IntentChange = Partial<NewIntent>;

/** A held move: only its token may renew, record or release it. */
export type Claim = { intentId: string; token: string; move: Move };

/** Inserts; null when the key, or the quoted rate, has an intent already. */
export async function insertIntent(orm: Orm, intent: NewIntent): Promise<Intent | null> {
  const [row] = await orm.insert(intents).values(intent).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findIntent(orm: Orm, id: string): Promise<Intent | null> {
  const [row] = await orm.select().from(intents).where(eq(intents.id, id));
  return row ?? null;
}

export async function findOwnIntent(orm: Orm, id: string, userId: string): Promise<Intent | null> {
  const [row] = await orm
    .select()
    .from(intents)
    .where(and(eq(intents.id, id), eq(intents.userId, userId)));
  return row ?? null;
}

export async function findIntentByKey(orm: Orm, userId: string, key: string): Promise<Intent | null> {
  const [row] = await orm
    .select()
    .from(intents)
    .where(and(eq(intents.userId, userId), eq(intents.idempotencyKey, key)));
  return row ?? null;
}

/** The newest intent of this owner for a quoted rate. */
export async function findIntentByRate(orm: Orm, userId: string, rateId: string): Promise<Intent | null> {
  const [row] = await orm
    .select()
    .from(intents)
    .where(and(eq(intents.rateId, rateId), eq(intents.userId, userId)))
    .orderBy(sql`${intents.createdAt} desc`)
    .limit(1);
  return row ?? null;
}

/** Claims a move if the intent is still as it was read and nobody else holds it; null otherwise. */
export async function claimMove(
  orm: Orm,
  intent: Intent,
  claim: { token: string; move: Move; now: Date; until: Date },
): Promise<Intent | null> {
  const [row] = await orm
    .update(intents)
    .set({
      claimedMove: claim.move,
      claimToken: claim.token,
      claimedUntil: claim.until,
      attempts: sql`case when ${intents.claimedMove} = ${claim.move} then ${intents.attempts} + 1 else 1 end`,
      updatedAt: claim.now,
    })
    .where(
      and(
        eq(intents.id, intent.id),
        eq(intents.status, intent.status),
        eq(intents.labelsStored, intent.labelsStored),
        or(isNull(intents.claimToken), lte(intents.claimedUntil, claim.now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Locks the intent for this transaction if the claim is still ours. */
export async function holdClaim(tx: Orm, claim: Claim): Promise<boolean> {
  const rows = await tx.select({ id: intents.id }).from(intents).where(held(claim)).for('update');
  return rows.length > 0;
}

/** Records what came of a claimed move; null when the claim has gone to somebody else. */
export async function recordMove(orm: Orm, claim: Claim, change: IntentChange): Promise<Intent | null> {
  const [row] = await orm.update(intents).set(change).where(held(claim)).returning();
  return row ?? null;
}

/** Keeps a claim alive while its move takes long. */
export async function renewClaim(orm: Orm, claim: Claim, until: Date): Promise<void> {
  await orm.update(intents).set({ claimedUntil: until }).where(held(claim));
}

const held = (claim: Claim) => and(eq(intents.id, claim.intentId), eq(intents.claimToken, claim.token));

/** Intents that nobody works on and that have something to do by now. */
export async function findStuckIntents(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(
      and(
        inArray(intents.status, ['created', 'paid', 'label_purchased']),
        or(eq(intents.provider, 'invoice'), sql`${intents.status} <> 'created'`),
        or(isNull(intents.claimToken), lte(intents.claimedUntil, now)),
        or(isNull(intents.nextAttemptAt), lte(intents.nextAttemptAt, now)),
      ),
    )
    .orderBy(asc(intents.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * What this customer owes, in cents: orders whose invoice is open, and secured checkouts that have no order yet.
 * Two small partial indexes instead of the customer's whole history.
 */
export async function openInvoiceSum(orm: Orm, userId: string): Promise<Cents> {
  const [ordered] = await orm
    .select({ owed: sum(orders.totalAmountCents) })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.invoiceStatus, 'open')));
  const [secured] = await orm
    .select({ owed: sum(intents.amountCents) })
    .from(intents)
    .where(and(eq(intents.userId, userId), eq(intents.status, 'paid'), eq(intents.provider, 'invoice')));
  return Number(ordered?.owed ?? 0) + Number(secured?.owed ?? 0);
}

export const factsOf = (intent: Intent): IntentFacts => ({
  status: intent.status,
  provider: intent.provider,
  labelsStored: intent.labelsStored,
  pickup: intent.pickup,
});
