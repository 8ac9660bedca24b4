// The tables. Column names in snake_case; only this folder knows them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { WizardDraft } from '#contract/wizard-session.ts';
import type { Address } from '#domain/address.ts';
import type { Incoterm } from '#domain/customs.ts';
import type { Discount } from '#domain/discount.ts';
import type { IntentStatus, Provider } from '#domain/intent.ts';
import type { OrderStatus, ShipmentStatus } from '#domain/order.ts';
import type { Parcel } from '#domain/parcel.ts';
import type { PickupWindow } from '#domain/pickup.ts';
import type { PriceBreakdown } from '#domain/pricing.ts';
import type { QuotedRate } from '#domain/quote.ts';
import type { Shipment } from '#domain/shipment.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Cents fit into 53 bits, but the value of ten parcels does not fit into 31. */
const cents = (name: string) => bigint(name, { mode: 'number' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export type Language = 'de' | 'en';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Lower case, see normaliseEmail. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  companyName: text('company_name'),
  business: boolean('business').notNull().default(false),
  status: text('status'),
  permanentDiscountPercent: integer('permanent_discount_percent').notNull().default(0),
  vatId: text('vat_id'),
  vatIdVerified: boolean('vat_id_verified').notNull().default(false),
  newsletter: boolean('newsletter').notNull().default(false),
  goldInterest: boolean('gold_interest').notNull().default(false),
  platinInterest: boolean('platin_interest').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** The absolute end. */
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    shipment: jsonb('shipment').$type<Shipment>().notNull(),
    rates: jsonb('rates').$type<QuotedRate[]>().notNull(),
  },
  (table) => [index('quotes_expires_at').on(table.expiresAt)],
);

/** A bought label as the intent remembers it until the files and the order exist. */
export type StoredLabel = {
  packageIndex: number;
  trackingCode: string;
  url: string;
  upstreamShipmentId: string;
};

export const intents = pgTable(
  'intents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    provider: text('provider').$type<Provider>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: text('status').$type<IntentStatus>().notNull(),
    quoteId: text('quote_id').notNull(),
    rateId: text('rate_id').notNull(),
    carrier: text('carrier').notNull(),
    service: text('service').notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').$type<'EUR'>().notNull().default('EUR'),
    language: text('language').$type<Language>().notNull(),
    shipment: jsonb('shipment').$type<Shipment>().notNull(),
    rate: jsonb('rate').$type<QuotedRate>().notNull(),
    price: jsonb('price').$type<PriceBreakdown>().notNull(),
    discount: jsonb('discount').$type<Discount>(),
    labels: jsonb('labels').$type<StoredLabel[]>(),
    labelsStored: boolean('labels_stored').notNull().default(false),
    pickup: text('pickup').$type<'none' | 'wanted' | 'confirmed' | 'unconfirmed'>().notNull().default('none'),
    pickupConfirmation: text('pickup_confirmation'),
    exportHold: boolean('export_hold').notNull().default(false),
    claimedMove: text('claimed_move'),
    claimToken: text('claim_token'),
    claimedUntil: moment('claimed_until'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    paidAt: moment('paid_at'),
    completedAt: moment('completed_at'),
  },
  (table) => [
    uniqueIndex('intents_user_id_idempotency_key').on(table.userId, table.idempotencyKey),
    // One live purchase per quoted rate (C-66).
    uniqueIndex('intents_live_rate_id')
      .on(table.rateId)
      .where(sql`status not in ('cancelled', 'payment_failed', 'refunded')`),
    // The index above only knows live ones; who asks by rate wants the others, too.
    index('intents_rate_id').on(table.rateId),
    index('intents_to_resume')
      .on(table.nextAttemptAt)
      .where(sql`status in ('created', 'paid', 'label_purchased')`),
    index('intents_secured_by_invoice')
      .on(table.userId)
      .where(sql`status = 'paid' and provider = 'invoice'`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    orderNumber: text('order_number').notNull().unique(),
    intentId: text('intent_id').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('processing'),
    fromAddress: jsonb('from_address').$type<Address>().notNull(),
    toAddress: jsonb('to_address').$type<Address>().notNull(),
    carrier: text('carrier').notNull(),
    service: text('service').notNull(),
    totalAmountCents: cents('total_amount_cents').notNull(),
    currency: text('currency').$type<'EUR'>().notNull().default('EUR'),
    paymentProvider: text('payment_provider').$type<Provider>().notNull(),
    paymentStatus: text('payment_status').notNull().default('paid'),
    invoiceStatus: text('invoice_status'),
    hasInsurance: boolean('has_insurance').notNull().default(false),
    hasCarbonNeutral: boolean('has_carbon_neutral').notNull().default(false),
    hasCustomsClearance: boolean('has_customs_clearance').notNull().default(false),
    hasPickup: boolean('has_pickup').notNull().default(false),
    hasLithiumBattery: boolean('has_lithium_battery').notNull().default(false),
    packageCount: integer('package_count').notNull().default(1),
    totalWeightKg: doublePrecision('total_weight_kg').notNull(),
    totalValueCents: cents('total_value_cents').notNull(),
    customsDescription: text('customs_description'),
    hsCode: text('hs_code'),
    lithiumBatteryType: text('lithium_battery_type'),
    pickupDate: jsonb('pickup_date').$type<PickupWindow>(),
    incoterm: text('incoterm').$type<Incoterm>().notNull(),
    exportHold: boolean('export_hold').notNull().default(false),
    orderSnapshot: jsonb('order_snapshot').$type<Shipment>().notNull(),
    price: jsonb('price').$type<PriceBreakdown>().notNull(),
    selectedRate: jsonb('selected_rate').$type<QuotedRate>().notNull(),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    // NOTE: nullsFirst, because `order by … desc` means it, and an index that differs is not used for sorting.
    index('orders_user_id_created_at').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_open_invoices')
      .on(table.userId)
      .where(sql`invoice_status = 'open'`),
  ],
);

export const shipments = pgTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    packageIndex: integer('package_index').notNull(),
    carrier: text('carrier').notNull(),
    service: text('service').notNull(),
    trackingCode: text('tracking_code'),
    upstreamShipmentId: text('upstream_shipment_id'),
    parcel: jsonb('parcel').$type<Parcel>().notNull(),
    labelFileId: text('label_file_id'),
    labelPurchased: boolean('label_purchased').notNull().default(false),
    status: text('status').$type<ShipmentStatus>().notNull().default('created'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('shipments_order_id_package_index').on(table.orderId, table.packageIndex),
    index('shipments_tracking_code').on(table.trackingCode),
  ],
);

export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<'label' | 'declaration'>().notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('files_owner_id').on(table.ownerId)],
);

/** Mails that wait; written in the transaction that gives the reason for them. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** Refused for good; nobody tries again. */
    failedAt: moment('failed_at'),
    errorCode: text('error_code'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
  ],
);

export const wizardSessions = pgTable('wizard_sessions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: jsonb('data').$type<WizardDraft>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Kept in the transaction that books an order, so that the dashboard never counts rows. */
export const orderCounters = pgTable('order_counters', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer('total').notNull().default(0),
  processing: integer('processing').notNull().default(0),
  shipped: integer('shipped').notNull().default(0),
  delivered: integer('delivered').notNull().default(0),
  spentCents: cents('spent_cents').notNull().default(0),
});
