// Everything that is stored about one user, for the download; no hashes, no tokens, no costs of ours.
import { and, asc, desc, eq, gt, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { PASSWORD_CHANGED, VAT_CHECKED } from './audit.ts';
import type { Orm } from './database.ts';
import type { OrderMark } from './order-list.ts';
import {
  audit,
  documents,
  files,
  intents,
  orderNotes,
  orders,
  outbox,
  quotes,
  refunds,
  sessions,
  shipments,
  trackingUpdates,
  withdrawals,
  wizardSessions,
} from './schema.ts';
import type { User } from './users.ts';

/** The kinds of mail that are about the account itself. */
const ACCOUNT_MAILS = ['password-reset', 'password-changed', 'email-changed', 'vat-checked'];

/**
 * What there is little of. An e-mail address is proof of nothing, as nobody has to confirm it: a mail or a withdrawal of
 * a guest with the same one may be somebody else's.
 */
export async function findPersonalData(orm: Orm, { id, email, createdAt }: User) {
  return {
    sessions: await orm
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    savedShipment: await orm
      .select({ savedAt: wizardSessions.createdAt, data: wizardSessions.data })
      .from(wizardSessions)
      .where(eq(wizardSessions.userId, id)),
    mails: await orm
      .select({ kind: outbox.kind, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(
        and(
          eq(outbox.recipient, email),
          gte(outbox.createdAt, createdAt),
          or(
            inArray(outbox.kind, ACCOUNT_MAILS),
            inArray(
              sql`${outbox.data} ->> 'intentId'`,
              orm.select({ id: intents.id }).from(intents).where(eq(intents.userId, id)),
            ),
          ),
        ),
      ),
    withdrawals: await orm
      .select({
        createdAt: withdrawals.createdAt,
        name: withdrawals.name,
        orderNumber: withdrawals.orderNumber,
      })
      .from(withdrawals)
      .innerJoin(orders, and(eq(orders.id, withdrawals.orderId), eq(orders.userId, id)))
      .where(eq(withdrawals.email, email)),
    changesByOperators: await orm
      .select({ createdAt: audit.createdAt, action: audit.action, outcome: audit.outcome })
      .from(audit)
      .where(and(eq(audit.subject, id), notInArray(audit.action, [VAT_CHECKED, PASSWORD_CHANGED]))),
    passwordChanges: await orm
      .select({ createdAt: audit.createdAt, details: audit.details })
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.action, PASSWORD_CHANGED))),
    vatChecks: await orm
      .select({ createdAt: audit.createdAt, outcome: audit.outcome, details: audit.details })
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.action, VAT_CHECKED))),
  };
}

/** Those of the last day or two: many, where somebody asks by program. */
export const findPersonalQuotes = (orm: Orm, userId: string, page: { after: string; limit: number }) =>
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
export const findPersonalFiles = (orm: Orm, userId: string, page: { after: string; limit: number }) =>
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

/** Checkouts that came to nothing; by their keys, as there is an index of those. */
export const findPersonalCheckouts = (orm: Orm, userId: string, page: { after: string; limit: number }) =>
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

const ordered = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.shownStatus,
  carrier: orders.carrier,
  service: orders.service,
  totalAmountCents: orders.totalAmountCents,
  currency: orders.currency,
  price: orders.price,
  paidBy: orders.paymentProvider,
  paymentStatus: orders.paymentStatus,
  invoiceStatus: orders.invoiceStatus,
  incoterm: orders.incoterm,
  dutiesAgreedAt: orders.dutiesAgreedAt,
  shipment: orders.orderSnapshot,
  pickup: orders.pickupDate,
  shippedAt: orders.shippedAt,
  deliveredAt: orders.deliveredAt,
};

/** Newest first, strictly after `after`. */
export const findPersonalOrders = (
  orm: Orm,
  userId: string,
  { after, limit }: { after: OrderMark | null; limit: number },
) =>
  orm
    .select(ordered)
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        after
          ? sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** What belongs to these orders; each row says to which. */
export async function findOrderData(orm: Orm, orderIds: string[]) {
  return {
    parcels: await orm
      .select({
        orderId: shipments.orderId,
        packageIndex: shipments.packageIndex,
        leg: shipments.leg,
        carrier: shipments.carrier,
        service: shipments.service,
        trackingCode: shipments.trackingCode,
        status: shipments.status,
        shippedAt: shipments.shippedAt,
        deliveredAt: shipments.deliveredAt,
      })
      .from(shipments)
      .where(inArray(shipments.orderId, orderIds)),
    trackingEvents: await orm
      .select({
        orderId: trackingUpdates.orderId,
        trackingCode: trackingUpdates.trackingCode,
        at: trackingUpdates.eventTimestamp,
        status: trackingUpdates.status,
        description: trackingUpdates.statusDescription,
        city: trackingUpdates.city,
        country: trackingUpdates.country,
      })
      .from(trackingUpdates)
      .where(inArray(trackingUpdates.orderId, orderIds))
      .orderBy(asc(trackingUpdates.eventTimestamp)),
    refunds: await orm
      .select({
        orderId: refunds.orderId,
        packageIndex: refunds.packageIndex,
        state: refunds.state,
        amountCents: refunds.amountCents,
        reason: refunds.reason,
        requestedAt: refunds.requestedAt,
        moneyRefundedAt: refunds.moneyRefundedAt,
        rejectedAt: refunds.rejectedAt,
      })
      .from(refunds)
      .where(inArray(refunds.orderId, orderIds)),
    documents: await orm
      .select({
        orderId: documents.orderId,
        kind: documents.kind,
        issuedAt: documents.issuedAt,
        facts: documents.facts,
      })
      .from(documents)
      .where(inArray(documents.orderId, orderIds)),
    notes: await orm
      .select({
        orderId: orderNotes.orderId,
        reference: orderNotes.reference,
        note: orderNotes.note,
        purpose: orderNotes.purpose,
      })
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, orderIds)),
  };
}
