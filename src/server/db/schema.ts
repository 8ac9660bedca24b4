// The tables. Column names in snake_case; only this folder knows them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { IntentError } from '#domain/intent-error.ts';
import type { WizardDraft } from '#contract/wizard-session.ts';
import type { Address } from '#domain/address.ts';
import type { IntentAttention, RefundAttention } from '#domain/attention.ts';
import type { Incoterm } from '#domain/customs.ts';
import type { Discount } from '#domain/discount.ts';
import type { DocumentFacts, DocumentKind } from '#domain/document.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import type { IntentStatus, LabelFate, Move, Payment, Provider } from '#domain/intent.ts';
import type {
  DisplayStatus,
  InvoiceStatus,
  OrderStatus,
  PaymentStatus,
  ShipmentStatus,
} from '#domain/order.ts';
import type { Parcel } from '#domain/parcel.ts';
import type { PaymentReference } from '#domain/payment.ts';
import type { LabelCharge } from '#domain/label-charge.ts';
import type { PickupState, PickupWindow } from '#domain/pickup-window.ts';
import type { Price } from '#domain/price.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import type { QuotedRate } from '#domain/quote.ts';
import type { RefundState } from '#domain/refund.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { Incident, SideStatus, TrackingStatus } from '#domain/tracking.ts';
import type { Language } from '#domain/user.ts';
import type { VatState } from '#domain/vat.ts';
import { packRates, type PackedRates, unpackRates } from './packed-rates.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Cents fit into 53 bits, but the value of ten parcels does not fit into 31. */
const cents = (name: string) => bigint(name, { mode: 'number' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
/** Quotes stored before packing was introduced hold their rates as a list. */
const quotedRates = customType<{ data: QuotedRate[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (rates) => JSON.stringify(packRates(rates)),
  fromDriver: (stored) =>
    Array.isArray(stored) ? (stored as QuotedRate[]) : unpackRates(stored as PackedRates),
});

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** See mailboxOf. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    business: boolean('business').notNull().default(false),
    status: text('status'),
    permanentDiscountPercent: integer('permanent_discount_percent').notNull().default(0),
    /** Agreed in the customer's contract: an amount off the transport of each shipment. */
    fixedDiscountCents: integer('fixed_discount_cents').notNull().default(0),
    vatId: text('vat_id'),
    /** EORI number of an economic operator, for customs papers. */
    eori: text('eori'),
    vatIdVerified: boolean('vat_id_verified').notNull().default(false),
    newsletter: boolean('newsletter').notNull().default(false),
    goldInterest: boolean('gold_interest').notNull().default(false),
    platinInterest: boolean('platin_interest').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** The language of mails and documents. */
    language: text('language').$type<Language>().notNull().default('de'),
    /** The address the customer ships from and is billed at. */
    address: jsonb('address').$type<Address>(),
    /** The state of the VAT id's check; null: nothing to check. */
    vatState: text('vat_state').$type<VatState>(),
    vatCheckedAt: moment('vat_checked_at'),
    /** The number that the tax authorities gave the check. */
    vatConsultation: text('vat_consultation'),
    vatNextCheckAt: moment('vat_next_check_at'),
    /** Checks in a row that got no answer. */
    vatAttempts: integer('vat_attempts').notNull().default(0),
    /** The account is closed; the row stays for the orders that the law requires us to keep. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('users_vat_next_check_at')
      .on(table.vatNextCheckAt)
      .where(sql`vat_next_check_at is not null`),
  ],
);

/** Tokens mailed to let a user set a new password, once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_user_id').on(table.userId)],
);

/** The address book. */
export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: jsonb('address').$type<Address>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('addresses_user_id').on(table.userId)],
);

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
    rates: quotedRates('rates').notNull(),
  },
  (table) => [
    index('quotes_expires_at').on(table.expiresAt),
    index('quotes_owner_id').on(table.ownerId, table.id),
  ],
);

/** A bought label as the intent remembers it until the files and the order exist. */
export type StoredLabel = {
  /** 0, and 1 for the second leg of a hub route. */
  leg: number;
  packageIndex: number;
  trackingCode: string;
  url: string;
  upstreamShipmentId: string;
  /** What the carrier charged for it, net. */
  costCents: number;
  /** One price covers it and other labels of its leg: `costCents` is an equal share. */
  isConsigned?: true;
  /** The customs invoice that the carrier has made itself; `fileId`: our copy, absent if there is none. */
  carrierInvoice?: { url: string | null; isSubmitted: boolean; fileId?: string };
  /** Further charges for it, in dollars and not in our books; as bought. */
  charges?: readonly LabelCharge[];
};

export const intents = pgTable(
  'intents',
  {
    id: text('id').primaryKey(),
    /** A user, or a guest session (`g_…`), so no foreign key. */
    userId: text('user_id').notNull(),
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
    price: jsonb('price').$type<Price>().notNull(),
    discount: jsonb('discount').$type<Discount>(),
    /** Identifies the result to anyone holding the key (C-38). */
    purchaseKey: text('purchase_key').notNull().unique(),
    payment: text('payment').$type<Payment>().notNull().default('none'),
    paymentReference: jsonb('payment_reference').$type<PaymentReference>(),
    /** The provider's id of the payment, by which its webhooks and the buyer's return find the intent. */
    providerOrderId: text('provider_order_id'),
    /** Where the buyer pays. */
    buyerUrl: text('buyer_url'),
    /** A return from PayPal that came without a session: shown at the next login. */
    parkedReturn: jsonb('parked_return').$type<{ token: string; payerId: string }>(),
    isHub: boolean('is_hub').notNull().default(false),
    legsBought: integer('legs_bought').notNull().default(0),
    labels: jsonb('labels').$type<StoredLabel[]>(),
    labelFate: text('label_fate').$type<LabelFate>().notNull().default('kept'),
    /** What the carrier was paid for the labels, net. */
    labelCostCents: cents('label_cost_cents').notNull().default(0),
    labelsStored: boolean('labels_stored').notNull().default(false),
    pickup: text('pickup').$type<PickupState>().notNull().default('none'),
    pickupConfirmation: text('pickup_confirmation'),
    /** The carrier side's id of the booking, used to cancel it. */
    pickupId: text('pickup_id'),
    /** What the carrier charged for the pickup, net. */
    pickupCostCents: cents('pickup_cost_cents').notNull().default(0),
    /** A planned pickup: when to order it, or to retry; kept if the pickup is cancelled first (0040). */
    pickupOrderAt: moment('pickup_order_at'),
    /** A booked pickup that is no longer needed: when to cancel it, or to retry. */
    pickupCancelAt: moment('pickup_cancel_at'),
    /** The labels are held, for the export declaration or for our warehouse: domain/hold.ts says which. */
    exportHold: boolean('export_hold').notNull().default(false),
    /** When the customer agreed to pay duties that are only known later. */
    dutiesAgreedAt: moment('duties_agreed_at'),
    claimedMove: text('claimed_move').$type<Move>(),
    claimToken: text('claim_token'),
    claimedUntil: moment('claimed_until'),
    attempts: integer('attempts').notNull().default(0),
    /** When the intent is due again; null: never. */
    nextAttemptAt: moment('next_attempt_at'),
    /** Definite refusals of a capture or refund: after one the retry needs a new key, after a lost answer the same. */
    refusals: integer('refusals').notNull().default(0),
    /** Counts recorded changes: a claim requires having read the latest. */
    step: integer('step').notNull().default(0),
    /** Counts requests to look at the payment; one that arrives during a look causes another look. */
    hints: integer('hints').notNull().default(0),
    errorCode: text('error_code').$type<IntentError>(),
    errorMessage: text('error_message'),
    /** Why a person must look at it; null when nobody must. */
    attention: text('attention').$type<IntentAttention>(),
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
      .where(sql`status not in ('cancelled', 'payment_failed', 'refunded', 'label_creation_failed')`),
    // The index above only covers live intents; a lookup by rate wants the others, too.
    index('intents_rate_id').on(table.rateId),
    index('intents_to_resume')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('intents_provider_order_id')
      .on(table.providerOrderId)
      .where(sql`provider_order_id is not null`),
    // The id by which a provider names a payment that was reversed.
    index('intents_capture_id')
      .on(sql`(payment_reference ->> 'captureId')`)
      .where(sql`payment_reference ->> 'captureId' is not null`),
    index('intents_attention')
      .on(table.updatedAt)
      .where(sql`attention is not null`),
    index('intents_label_failed')
      .on(table.updatedAt)
      .where(sql`status = 'paid_label_failed'`),
    index('intents_parked_return')
      .on(table.userId)
      .where(sql`parked_return is not null`),
    // Without an order, and not blanked yet.
    index('intents_naming_somebody')
      .on(table.createdAt)
      .where(sql`order_id is null and shipment -> 'fromAddress' ->> 'name' <> ''`),
    index('intents_pickups_to_cancel')
      .on(table.pickupCancelAt)
      .where(sql`pickup_cancel_at is not null`),
    index('intents_pickups_to_order')
      .on(table.pickupOrderAt)
      .where(sql`pickup = 'planned'`),
    index('intents_secured_by_invoice')
      .on(table.userId)
      .where(sql`status in ('paid', 'paid_label_failed') and provider = 'invoice'`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** A user or a guest, as in an intent. */
    userId: text('user_id').notNull(),
    orderNumber: text('order_number').notNull().unique(),
    intentId: text('intent_id').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('processing'),
    /** The status shown to the customer, maintained by showStatus; lists are filtered by it. */
    shownStatus: text('shown_status').$type<DisplayStatus>().notNull().default('processing'),
    /** The words the order is found by, each between blanks; see domain/search-words.ts. */
    searchText: text('search_text').notNull().default(''),
    fromAddress: jsonb('from_address').$type<Address>().notNull(),
    toAddress: jsonb('to_address').$type<Address>().notNull(),
    carrier: text('carrier').notNull(),
    service: text('service').notNull(),
    totalAmountCents: cents('total_amount_cents').notNull(),
    currency: text('currency').$type<'EUR'>().notNull().default('EUR'),
    paymentProvider: text('payment_provider').$type<Provider>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('paid'),
    invoiceStatus: text('invoice_status').$type<InvoiceStatus>(),
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
    dutiesAgreedAt: moment('duties_agreed_at'),
    /** The purchased shipment; rows of earlier versions hold less of it. */
    orderSnapshot: jsonb('order_snapshot').$type<Partial<Shipment> | null>().notNull(),
    price: jsonb('price').$type<Price>().notNull(),
    selectedRate: jsonb('selected_rate').$type<QuotedRate>().notNull(),
    /** What each parcel cost to carry, in cents, by its number; null on older orders, see record 0036. */
    parcelCosts: jsonb('parcel_costs').$type<number[]>(),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    /** Its invoice, or a correction of it, is still to be written. */
    invoicePending: boolean('invoice_pending').notNull().default(true),
  },
  (table) => [
    index('orders_invoice_pending')
      .on(table.createdAt)
      .where(sql`invoice_pending`),
    // NOTE: nullsFirst, because `order by … desc` means it, and an index that differs is not used for sorting.
    index('orders_user_id_created_at').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_user_id_shown_status_created_at').on(
      table.userId,
      table.shownStatus,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_user_id_carrier_created_at').on(
      table.userId,
      table.carrier,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Otherwise finding a rare carrier would scan all orders of a status.
    index('orders_user_id_shown_status_carrier_created_at').on(
      table.userId,
      table.shownStatus,
      table.carrier,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // So that a search reads the words of many orders without reading the orders.
    index('orders_user_id_id_search_text').on(table.userId, table.id, table.searchText),
    index('orders_open_invoices')
      .on(table.userId)
      .where(sql`invoice_status = 'open'`),
    // Orders waiting for our staff to release them.
    index('orders_held')
      .on(table.createdAt)
      .where(sql`export_hold and status <> 'cancelled'`),
    // To find out whether an uploaded declaration was used.
    index('orders_declaration')
      .on(sql`(order_snapshot -> 'additionalServices' ->> 'ownAEFileId')`)
      .where(sql`order_snapshot -> 'additionalServices' ->> 'ownAEFileId' is not null`),
  ],
);

/** Customers' own notes on their orders; nothing is decided by them. */
export const orderNotes = pgTable('order_notes', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** The customer's own reference for the order. */
  reference: text('reference'),
  note: text('note'),
  purpose: text('purpose').$type<ShipmentPurpose>(),
  updatedAt: moment('updated_at').notNull(),
});

export const shipments = pgTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    packageIndex: integer('package_index').notNull(),
    /** 0, or 1 for the leg from the hub onwards. */
    leg: integer('leg').notNull().default(0),
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
    /** How far the carrier's events have brought the parcel; only ever grows, see domain/tracking.ts. */
    trackingRank: integer('tracking_rank').notNull().default(0),
    trackingRankAt: moment('tracking_rank_at'),
    /** What has happened to the parcel on its way, and when. */
    trackingSide: text('tracking_side').$type<SideStatus>(),
    trackingSideAt: moment('tracking_side_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    eta: moment('eta'),
    /** When the carrier announced `eta`: the later announcement counts, whichever arrives first. */
    etaSaidAt: moment('eta_said_at'),
    /** When we last asked for news, as no webhook had come for long. */
    newsAskedAt: moment('news_asked_at'),
  },
  (table) => [
    uniqueIndex('shipments_order_id_leg_package_index').on(table.orderId, table.leg, table.packageIndex),
    index('shipments_tracking_code').on(table.trackingCode),
  ],
);

/** What carriers report about parcels, one row per event; events of unknown codes wait for an order (C-56). */
export const trackingUpdates = pgTable(
  'tracking_updates',
  {
    id: text('id').primaryKey(),
    webhookSource: text('webhook_source').notNull(),
    trackingCode: text('tracking_code').notNull(),
    eventTimestamp: moment('event_timestamp').notNull(),
    status: text('status').$type<TrackingStatus>().notNull(),
    /** Both null: an orphan. No foreign keys, as an event must not wait for a transaction on the order. */
    shipmentId: text('shipment_id'),
    orderId: text('order_id'),
    reason: text('reason').$type<Incident>(),
    /** In the carrier's words, which may name a person. */
    statusDescription: text('status_description'),
    city: text('city'),
    country: text('country'),
    carrier: text('carrier'),
    carrierCode: text('carrier_code'),
    /** The event as received, shortened. */
    rawData: text('raw_data').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The estimated arrival reported with it; only for orphans, as there is no parcel yet to keep it. */
    eta: moment('eta'),
    etaSaidAt: moment('eta_said_at'),
  },
  (table) => [
    uniqueIndex('tracking_updates_event').on(
      table.trackingCode,
      table.webhookSource,
      table.eventTimestamp,
      table.status,
    ),
    index('tracking_updates_order_id').on(table.orderId),
    index('tracking_updates_orphans')
      .on(table.createdAt)
      .where(sql`shipment_id is null`),
  ],
);

export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<'label' | 'declaration' | 'carrier-invoice'>().notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('files_owner_id').on(table.ownerId),
    index('files_declarations')
      .on(table.createdAt)
      .where(sql`kind = 'declaration'`),
  ],
);

/** The last number issued in each series; its row is locked while a number is taken, so that none is lost. */
export const documentSeries = pgTable('document_series', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Invoices, and corrections of invoices whose money was refunded. Written once, never changed. */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund that a correction is for; null for an invoice. */
    refundId: text('refund_id'),
    ownerId: text('owner_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Everything printed on it, so that later changes of names or prices do not change the paper. */
    facts: jsonb('facts').$type<DocumentFacts>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('documents_series_number').on(table.series, table.number),
    uniqueIndex('documents_invoice_order_id')
      .on(table.orderId)
      .where(sql`kind = 'invoice'`),
    uniqueIndex('documents_refund_id')
      .on(table.refundId)
      .where(sql`refund_id is not null`),
    index('documents_order_id').on(table.orderId),
  ],
);

/** Queued mails; written in the transaction that causes them. */
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
    /** Permanently refused; not retried. */
    failedAt: moment('failed_at'),
    errorCode: text('error_code'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    // For every due mail it is checked whether an earlier one of the same order is waiting.
    index('outbox_waiting_recipient')
      .on(table.recipient)
      .where(sql`sent_at is null and failed_at is null`),
  ],
);

/**
 * The books. Every posting is written once, in the transaction of the move that it belongs to, and its lines add up to
 * zero; what is owed to us or ours is positive.
 */
export const ledger = pgTable(
  'ledger',
  {
    /** Intent or refund, and move: "ci_….capture-payment". */
    posting: text('posting').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    intentId: text('intent_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posting, table.account] }),
    index('ledger_intent_id').on(table.intentId),
  ],
);

/** Verified webhook calls of providers; the key ensures that each is processed once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    /** Null if it concerns nothing of ours. */
    intentId: text('intent_id'),
    receivedAt: moment('received_at').notNull(),
    deliveries: integer('deliveries').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_received_at').on(table.receivedAt),
  ],
);

/** How far we have read a provider's own list of its calls; missed ones are searched from there on. */
export const readLists = pgTable('read_lists', {
  provider: text('provider').primaryKey(),
  readUntil: moment('read_until').notNull(),
});

/** Who did what by hand to which subject, and what was refused. Append-only. */
export const audit = pgTable(
  'audit',
  {
    id: text('id').primaryKey(),
    createdAt: moment('created_at').notNull(),
    /** See domain/actor.ts. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    outcome: text('outcome').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_subject').on(table.subject), index('audit_created_at').on(table.createdAt)],
);

/** One per parcel given back (models 3.3); at most one of them live. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    intentId: text('intent_id').notNull(),
    packageIndex: integer('package_index').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** What the customer gets back, gross. */
    amountCents: cents('amount_cents').notNull(),
    reason: text('reason'),
    providerRefundId: text('provider_refund_id'),
    requestedBy: text('requested_by').notNull(),
    /** Definite refusals of the refund; see intents. */
    refusals: integer('refusals').notNull().default(0),
    claimToken: text('claim_token'),
    claimedUntil: moment('claimed_until'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    attention: text('attention').$type<RefundAttention>(),
    requestedAt: moment('requested_at').notNull(),
    /** When the carrier side took the request: a rejection from then on answers it, an earlier one does not. */
    acknowledgedAt: moment('acknowledged_at'),
    carrierAcceptedAt: moment('carrier_accepted_at'),
    moneyRefundedAt: moment('money_refunded_at'),
    rejectedAt: moment('rejected_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_live_package')
      .on(table.orderId, table.packageIndex)
      .where(sql`state <> 'rejected'`),
    // The index above only covers live refunds; an order's details want the rejected ones, too.
    index('refunds_order_id').on(table.orderId),
    index('refunds_intent_id').on(table.intentId),
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('refunds_attention')
      .on(table.updatedAt)
      .where(sql`attention is not null`),
  ],
);

export const wizardSessions = pgTable('wizard_sessions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: jsonb('data').$type<WizardDraft>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One row per word of an order, so that a search reads only what it finds. */
export const orderWords = pgTable(
  'order_words',
  {
    userId: text('user_id').notNull(),
    word: text('word').notNull(),
    orderId: text('order_id').notNull(),
  },
  (table) => [
    // Ordered by bytes, whatever the database's locale: only then does a range mean "begins with".
    uniqueIndex('order_words_user_id_word_order_id').on(
      table.userId,
      table.word.op('text_pattern_ops'),
      table.orderId,
    ),
  ],
);

const counted = {
  userId: text('user_id').notNull(),
  shownStatus: text('shown_status').$type<DisplayStatus>().notNull(),
  carrier: text('carrier').notNull(),
  /** The destination. */
  country: text('country').notNull(),
  orders: integer('orders').notNull(),
  spentCents: cents('spent_cents').notNull(),
};

/** Number of orders per kind, so that the dashboard never counts rows; complete only with the deltas. */
export const orderGroups = pgTable('order_groups', counted, (table) => [
  primaryKey({ columns: [table.userId, table.shownStatus, table.carrier, table.country] }),
]);

/** The dimensions that a customer's orders are summed by. */
export type OrderPart = 'status' | 'carrier' | 'country';

/** The groups summed by each dimension alone: as few rows for a hundred thousand orders as for a hundred. */
export const orderTotals = pgTable(
  'order_totals',
  {
    userId: text('user_id').notNull(),
    part: text('part').$type<OrderPart>().notNull(),
    /** Which status, carrier or country. */
    name: text('name').notNull(),
    orders: integer('orders').notNull(),
    spentCents: cents('spent_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.part, table.name] })],
);

/** Written in the transaction of the change, folded into the groups by a job: no row that everybody waits for. */
export const orderDeltas = pgTable(
  'order_deltas',
  { seq: bigserial('seq', { mode: 'number' }).primaryKey(), ...counted },
  (table) => [index('order_deltas_user_id').on(table.userId)],
);

/** Withdrawals as declared; nothing follows automatically. They are kept as evidence when the account is closed. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** As typed. */
    orderNumber: text('order_number').notNull(),
    email: text('email').notNull(),
    /** The order of that number, if there is one. */
    orderId: text('order_id'),
    /** The account with that e-mail address, if there is one. */
    userId: text('user_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('withdrawals_created_at').on(table.createdAt),
    index('withdrawals_email').on(table.email),
  ],
);

/** The places of each postcode, as imported by an operator (C-31). */
export const postcodePlaces = pgTable(
  'postcode_places',
  {
    country: text('country').notNull(),
    /** The postcode as in addresses, without blanks. */
    zip: text('zip').notNull(),
    place: text('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.zip, table.place] })],
);

/** The official nomenclature, as an operator has imported it (C-07): one row per code. */
export const tariffLines = pgTable('tariff_lines', {
  /** 2, 4, 6, 8 or 10 digits. */
  code: text('code').primaryKey(),
  textDe: text('text_de'),
  textEn: text('text_en'),
});
