// Calls of providers that were verified: each is taken once, however often it is delivered.
import { desc, lt, sql } from 'drizzle-orm';
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

/** Providers repeat themselves for days, not for months. */
export async function deleteWebhookEvents(orm: Orm, receivedBefore: Date): Promise<void> {
  await orm.delete(webhookEvents).where(lt(webhookEvents.receivedAt, receivedBefore));
}
