// Calls of providers that were verified: each is taken once, however often it is delivered.
import { asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { webhookEvents } from './schema.ts';

export type NewWebhookEvent = typeof webhookEvents.$inferInsert;

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

export const listWebhookEvents = (orm: Orm, limit: number) =>
  orm.select().from(webhookEvents).orderBy(desc(webhookEvents.receivedAt)).limit(limit);

export const findWebhookEventsOf = (orm: Orm, intentId: string) =>
  orm
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.intentId, intentId))
    .orderBy(asc(webhookEvents.receivedAt));

/** Providers repeat themselves for days, not for months. */
export async function deleteWebhookEvents(orm: Orm, receivedBefore: Date): Promise<void> {
  await orm.delete(webhookEvents).where(lt(webhookEvents.receivedAt, receivedBefore));
}
