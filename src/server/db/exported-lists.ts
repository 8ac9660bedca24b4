// Data of which one user may have much besides orders, for the download: page by page, by key.
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { files, intents, quotes } from './schema.ts';

/** Strictly after this key. */
type Page = { after: string; limit: number };

/** Quotes of the last hours: many, if they are requested by a program. */
export const findExportedQuotes = (orm: Orm, userId: string, page: Page) =>
  orm
    .select({
      id: quotes.id,
      createdAt: quotes.createdAt,
      expiresAt: quotes.expiresAt,
      shipment: quotes.shipment,
    })
    .from(quotes)
    .where(and(eq(quotes.ownerId, userId), gt(quotes.id, page.after)))
    .orderBy(asc(quotes.id))
    .limit(page.limit);

/** Without their contents: labels have downloads of their own, declarations are added one by one. */
export const findExportedFiles = (orm: Orm, userId: string, page: Page) =>
  orm
    .select({
      id: files.id,
      kind: files.kind,
      name: files.name,
      size: files.size,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(and(eq(files.ownerId, userId), gt(files.id, page.after)))
    .orderBy(asc(files.id))
    .limit(page.limit);

/** Checkouts without an order, by their idempotency keys, which are indexed. */
export const findExportedCheckouts = (orm: Orm, userId: string, page: Page) =>
  orm
    .select({
      idempotencyKey: intents.idempotencyKey,
      createdAt: intents.createdAt,
      status: intents.status,
      paidBy: intents.provider,
      carrier: intents.carrier,
      service: intents.service,
      amountCents: intents.amountCents,
      currency: intents.currency,
      dutiesAgreedAt: intents.dutiesAgreedAt,
      shipment: intents.shipment,
    })
    .from(intents)
    .where(and(eq(intents.userId, userId), isNull(intents.orderId), gt(intents.idempotencyKey, page.after)))
    .orderBy(asc(intents.idempotencyKey))
    .limit(page.limit);
