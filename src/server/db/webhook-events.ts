// Verified webhook calls of providers: each is processed once, however often it is delivered.
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { deletePicked } from './picked-rows.ts';
import { webhookEvents } from './schema.ts';

type NewWebhookEvent = typeof webhookEvents.$inferInsert;

/** True for the first delivery; further ones are only counted. */
export async function insertWebhookEvent(tx: Orm, event: NewWebhookEvent): Promise<boolean> {
  const [row] = await tx
    .insert(webhookEvents)
    .values(event)
    .onConflictDoUpdate({
      target: [webhookEvents.provider, webhookEvents.eventId],
      set: { deliveries: sql`${webhookEvents.deliveries} + 1` },
    })
    .returning({ deliveries: webhookEvents.deliveries });
  return row?.deliveries === 1;
}

/** Which of these events we have already processed. */
export async function findTakenEvents(
  orm: Orm,
  provider: NewWebhookEvent['provider'],
  eventIds: readonly string[],
): Promise<Set<string>> {
  const rows = await orm
    .select({ eventId: webhookEvents.eventId })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, provider), inArray(webhookEvents.eventId, [...eventIds])));
  return new Set(rows.map(({ eventId }) => eventId));
}

/** Null: nothing in all the time that events are kept. */
export async function lastTakenAt(orm: Orm, provider: NewWebhookEvent['provider']): Promise<Date | null> {
  const [row] = await orm
    .select({ receivedAt: webhookEvents.receivedAt })
    .from(webhookEvents)
    .where(eq(webhookEvents.provider, provider))
    .orderBy(desc(webhookEvents.receivedAt))
    .limit(1);
  return row?.receivedAt ?? null;
}

export const listWebhookEvents = (orm: Orm, limit: number) =>
  orm.select().from(webhookEvents).orderBy(desc(webhookEvents.receivedAt)).limit(limit);

export const findWebhookEventsOf = (orm: Orm, intentId: string) =>
  orm
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.intentId, intentId))
    .orderBy(asc(webhookEvents.receivedAt));

/** Providers repeat calls for days, not months. Answers how many were deleted, at most `limit`. */
export const deleteWebhookEvents = (orm: Orm, receivedBefore: Date, limit: number): Promise<number> =>
  deletePicked(orm, webhookEvents, {
    // Its key has two columns; a row's ctid is one, and stays the same while the row is locked.
    id: sql`ctid`,
    where: lt(webhookEvents.receivedAt, receivedBefore),
    limit,
  });
