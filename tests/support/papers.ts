// Papers in tests: write, count and read them.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OrderDocument } from '#contract/documents.ts';
import type { Document } from '#server/db/documents.ts';
import { documents, intents, orders } from '#server/db/schema.ts';
import type { House, Session } from './house.ts';
import { readPdf } from './read-pdf.ts';

/** The text of one of our PDFs, fetched by its owner. */
export async function read(session: Session, url: string): Promise<string> {
  const reply = await session.get(url);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  return (await readPdf(reply.rawPayload)).text;
}

export async function papersOf(session: Session, orderId: string): Promise<OrderDocument[]> {
  const reply = await session.get(`/api/orders/${orderId}/documents`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ documents: OrderDocument[] }>().documents;
}

/** Every document that was ever written. */
export const allPapers = (house: House): Promise<Document[]> =>
  house.ctx.db.orm.select().from(documents).orderBy(asc(documents.series), asc(documents.number));

export const isPending = async (house: House, orderId: string): Promise<boolean | undefined> =>
  (await house.ctx.db.orm.select().from(orders).where(eq(orders.id, orderId)))[0]?.invoicePending;

/** Copies the purchase `count` times, as if it had been made that often. */
export async function repeat(house: House, orderId: string, count: number): Promise<string[]> {
  const { orm } = house.ctx.db;
  const [order] = await orm.select().from(orders).where(eq(orders.id, orderId));
  const [intent] = order ? await orm.select().from(intents).where(eq(intents.id, order.intentId)) : [];
  if (!order || !intent) throw new Error(`No order ${orderId}`);
  const ids = Array.from({ length: count }, () => randomUUID());
  const names = (id: string) => ({ idempotencyKey: id, purchaseKey: id, rateId: id, orderId: id });
  await orm.insert(intents).values(ids.map((id) => ({ ...intent, id: `ci_${id}`, ...names(id) })));
  await orm
    .insert(orders)
    .values(ids.map((id) => ({ ...order, id, orderNumber: id, intentId: `ci_${id}`, invoicePending: true })));
  return ids;
}
