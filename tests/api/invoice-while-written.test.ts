// An invoice requested at the very moment it is written.
import { eq, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#server/db/database.ts';
import { documents, intents } from '#server/db/schema.ts';
import { fetchInvoice } from '#server/use-cases/documents/fetch-invoice.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { openHouse } from '../support/house.ts';
import { buy } from '../support/refunding.ts';

test('a request while the checkout ends is told to try again, and never that there is no invoice', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await buy(house);
  const become = (change: Partial<typeof intents.$inferInsert>) =>
    house.ctx.db.orm.update(intents).set(change).where(eq(intents.id, intent.id));
  await become({ status: 'label_purchased', completedAt: null });
  const completed = { status: 'completed', completedAt: house.ctx.clock() } as const;
  const orm = onceLooked(house.ctx.db.orm, async () => {
    await become(completed);
    expect(await issueDocuments(house.ctx)).toBe(1);
  });
  const asked = fetchInvoice(
    { ...house.ctx, db: { ...house.ctx.db, orm } },
    { orderId, userId: 'us_demo_gold' },
  );
  await expect(asked).rejects.toMatchObject({ code: 'checkout_in_progress' });
  expect((await session.get(`/api/orders/${orderId}/invoice`)).statusCode).toBe(200);
});

/** As `real`, but once documents have been looked for, `meanwhile` runs before anything else is read. */
const onceLooked = (real: Orm, meanwhile: () => Promise<void>): Orm =>
  new Proxy(real, {
    get: (target, name): unknown =>
      name !== 'select'
        ? Reflect.get(target, name, target)
        : () => ({
            from: (table: typeof documents) => ({
              async where(wanted: SQL) {
                const rows = await target.select().from(table).where(wanted);
                if (table === documents) await meanwhile();
                return rows;
              },
            }),
          }),
  });
