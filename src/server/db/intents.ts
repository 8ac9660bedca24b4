// Checkout intents: opened once per key, found by any of their ids.
import { and, asc, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { IntentFacts, Provider } from '#domain/intent.ts';
import type { Orm } from './database.ts';
import { holdsRate } from './ended.ts';
import { intents } from './schema.ts';
import { anyOf } from './text-list.ts';
import { wholeRows } from './whole-rows.ts';

export type { StoredLabel } from './schema.ts';

export type Intent = typeof intents.$inferSelect;
export type NewIntent = typeof intents.$inferInsert;

/** Given with the click and its quote, or counted here. */
type Kept =
  | 'id'
  | 'userId'
  | 'provider'
  | 'idempotencyKey'
  | 'requestHash'
  | 'quoteId'
  | 'rateId'
  | 'amountCents'
  | 'currency'
  | 'rate'
  | 'price'
  | 'discount'
  | 'purchaseKey'
  | 'isHub'
  | 'step'
  | 'hints'
  | 'createdAt';

/** What a move may write. It may give its claim up, but not take one. */
export type IntentChange = Partial<Omit<Intent, Kept | 'claimToken'>> & { claimToken?: null };

const whole = wholeRows(intents);

/** Inserts; null when the key, or the quoted rate, has an intent already. */
export const insertIntent = (orm: Orm, intent: NewIntent): Promise<Intent | null> =>
  whole.insert(orm, intent);

export async function findIntent(orm: Orm, id: string): Promise<Intent | null> {
  const [row] = await whole.find(orm, sql`where id = ${id}`);
  return row ?? null;
}

export async function findOwnIntent(orm: Orm, id: string, userId: string): Promise<Intent | null> {
  const [row] = await whole.find(orm, sql`where id = ${id} and user_id = ${userId}`);
  return row ?? null;
}

export async function findIntentByKey(orm: Orm, userId: string, key: string): Promise<Intent | null> {
  const [row] = await whole.find(orm, sql`where user_id = ${userId} and idempotency_key = ${key}`);
  return row ?? null;
}

/** This owner's intent for a click (by its key), and the newest for its rate, in one query. */
export async function findEarlierIntents(
  orm: Orm,
  { userId, key, rateId }: { userId: string; key: string; rateId: string },
): Promise<{ sameClick: Intent | null; sameRate: Intent | null }> {
  const rows = await whole.find(
    orm,
    sql`where user_id = ${userId} and (idempotency_key = ${key} or rate_id = ${rateId}) order by created_at desc`,
  );
  return {
    sameClick: rows.find((row) => row.idempotencyKey === key) ?? null,
    sameRate: rows.find((row) => row.rateId === rateId) ?? null,
  };
}

/** The newest intent of this owner for a quoted rate. */
export async function findIntentByRate(orm: Orm, userId: string, rateId: string): Promise<Intent | null> {
  const newest = sql`where rate_id = ${rateId} and user_id = ${userId} order by created_at desc limit 1`;
  const [row] = await whole.find(orm, newest);
  return row ?? null;
}

/** The intent of this click, over or not, and those for any of these rates that are not over. */
export const findCompetingIntents = (
  orm: Orm,
  { userId, key, rateIds }: { userId: string; key: string; rateIds: readonly string[] },
): Promise<Intent[]> =>
  whole.find(
    orm,
    sql`where (user_id = ${userId} and idempotency_key = ${key})
      or (${anyOf(intents.rateId, rateIds)} and ${holdsRate(sql`status`)})`,
  );

/** Whether labels were ever bought for these rates: the carrier side sells a shipment once, never again. */
export async function wereLabelsBought(orm: Orm, rateIds: readonly string[]): Promise<boolean> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(and(anyOf(intents.rateId, rateIds), or(gt(intents.legsBought, 0), isNotNull(intents.labels))))
    .limit(1);
  return rows.length > 0;
}

/** The intent with this payment id of the provider. */
export async function findIntentByPayment(
  orm: Orm,
  provider: Provider,
  providerOrderId: string,
): Promise<Intent | null> {
  const named = sql`where provider_order_id = ${providerOrderId} and provider = ${provider}`;
  const [row] = await whole.find(orm, named);
  return row ?? null;
}

/** The intent whose money was taken by this capture. */
export async function findIntentByCapture(
  orm: Orm,
  provider: Provider,
  captureId: string,
): Promise<Intent | null> {
  const named = sql`where payment_reference->>'captureId' = ${captureId} and provider = ${provider}`;
  const [row] = await whole.find(orm, named);
  return row ?? null;
}

export async function findIntentByPurchaseKey(orm: Orm, purchaseKey: string): Promise<Intent | null> {
  const [row] = await whole.find(orm, sql`where purchase_key = ${purchaseKey}`);
  return row ?? null;
}

/** Intents that are due and that nobody works on. */
export async function findDueIntents(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ id: intents.id })
    .from(intents)
    .where(lte(intents.nextAttemptAt, now))
    .orderBy(asc(intents.nextAttemptAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The facts of an intent not stored yet: whatever is absent has the table's default. */
export const factsOfNew = (intent: NewIntent): IntentFacts => ({
  status: intent.status,
  provider: intent.provider,
  isHub: intent.isHub ?? false,
  payment: 'none',
  legsBought: 0,
  labelFate: 'kept',
  labelsStored: false,
  pickup: intent.pickup ?? 'none',
});

export const factsOf = (intent: Intent): IntentFacts => ({
  status: intent.status,
  provider: intent.provider,
  isHub: intent.isHub,
  payment: intent.payment,
  legsBought: intent.legsBought,
  labelFate: intent.labelFate,
  labelsStored: intent.labelsStored,
  pickup: intent.pickup,
});
