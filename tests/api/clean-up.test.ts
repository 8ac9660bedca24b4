// Clean-up deletes what is too old, in batches; a step that fails does not stop the others.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#server/db/database.ts';
import { deleteOldMails } from '#server/db/outbox.ts';
import { deleteOldPasswordResets } from '#server/db/password-resets.ts';
import { deleteExpiredQuotes } from '#server/db/quotes.ts';
import { outbox, quotes, sessions, webhookEvents } from '#server/db/schema.ts';
import { deleteExpiredSessions } from '#server/db/sessions.ts';
import { deleteWebhookEvents } from '#server/db/webhook-events.ts';
import { openHouse } from '../support/house.ts';

const BEFORE = new Date(Date.UTC(2026, 0, 1));

async function fill(orm: Orm, rows: number): Promise<void> {
  const numbers = sql`generate_series(1, ${rows}) as n`;
  await orm.execute(sql`insert into quotes (id, owner_id, created_at, expires_at, shipment, rates)
    select 'q_old' || n, 'g_1', '2025-01-01', '2025-01-01', '{}', '[]' from ${numbers}`);
  await orm.execute(sql`insert into webhook_events (provider, event_id, kind, received_at)
    select 'paypal', 'e' || n, 'old', '2025-01-01' from ${numbers}`);
  await orm.execute(sql`insert into outbox (id, kind, recipient, language, data, created_at, sent_at, next_attempt_at)
    select 'm' || n, 'old', 'a@example.com', 'de', '{}', '2025-01-01', '2025-01-01', '2025-01-01' from ${numbers}`);
  const user = sql`(select id from users order by id limit 1)`;
  await orm.execute(sql`insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
    select 's' || n, ${user}, '2025-01-01', '2025-01-01', '2025-01-01' from ${numbers}`);
  await orm.execute(sql`insert into password_resets (token_hash, user_id, created_at, expires_at)
    select 'r' || n, ${user}, '2025-01-01', '2025-01-01' from ${numbers}`);
}

const left = async (orm: Orm): Promise<number[]> => [
  await orm.$count(quotes),
  await orm.$count(webhookEvents),
  await orm.$count(outbox),
];

test('of three old quotes, calls, mails, sessions and resets a batch of two is deleted first, then the last', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  await fill(orm, 3);
  for (const gone of [2, 1, 0]) {
    expect(await deleteExpiredQuotes(orm, BEFORE, 2)).toBe(gone);
    expect(await deleteWebhookEvents(orm, BEFORE, 2)).toBe(gone);
    expect(await deleteOldMails(orm, BEFORE, 2)).toBe(gone);
    expect(await deleteExpiredSessions(orm, { now: BEFORE, idleSince: BEFORE, limit: 2 })).toBe(gone);
    expect(await deleteOldPasswordResets(orm, BEFORE, 2)).toBe(gone);
  }
  expect(await left(orm)).toEqual([0, 0, 0]);
});

test('more rows than one batch are soon gone, though the first step fails', async () => {
  await using filled = await openHouse();
  const { db } = filled.ctx;
  await fill(db.orm, 6_000);
  const orm = new Proxy(db.orm, {
    get(real, name) {
      const value: unknown = Reflect.get(real, name, real);
      if (name !== 'delete' || typeof value !== 'function') return value;
      return (table: unknown): unknown => {
        if (table === sessions) throw new Error('cannot be deleted');
        return value.call(real, table);
      };
    },
  });
  await using house = await openHouse({ jobs: true, overrides: { db: { ...db, orm } } });
  await expect.poll(() => left(house.ctx.db.orm)).toEqual([0, 0, 0]);
});
