// The state of the simulated PayPal, and the few helpers its handlers share.
import type { SandboxClock } from '../clock.ts';
import type { Fields } from '../easypost/input.ts';
import type { IdMint } from '../ids.ts';
import { createShelf, type Shelf } from '../store.ts';
import { NO_WEBHOOK_FAULTS, type WebhookFaults } from '../webhook-faults.ts';
import type { StoredAnswer } from './idempotency.ts';
import type { Issue } from './issue-table.ts';

export type Intent = 'CAPTURE' | 'AUTHORIZE';
export type OrderStatus = 'CREATED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
/** The payer's choice on the approval page. The last two authorize, but the capture then fails or is pending. */
export type Choice = 'approve' | 'decline' | 'send-back' | 'pending' | 'capture-fails' | 'capture-pending';

/** The merchant's settings for the approval: brand, locale, and where the payer returns to. */
export type Experience = {
  brand: string | null;
  locale: string | null;
  userAction: string | null;
  returnUrl: string | null;
  cancelUrl: string | null;
};

export type Tracker = { id: string; status: string; given: Fields; createdAt: number; updatedAt: number };

export type UnitRecord = {
  /** The unit that the merchant sent, with its reference. */
  given: Fields;
  referenceId: string;
  units: number;
  currency: string;
  authorizations: AuthorizationRecord[];
  captures: CaptureRecord[];
  trackers: Tracker[];
};

export type OrderRecord = {
  id: string;
  clientId: string;
  intent: Intent;
  status: OrderStatus;
  units: UnitRecord[];
  /** True once the merchant has named PayPal as the payment source. */
  hasSource: boolean;
  experience: Experience;
  createdAt: number;
  updatedAt: number;
  approvedAt: number | null;
  choice: Choice | null;
  failedAttempts: number;
};

/** What authorizations, captures and refunds have in common. */
type Payment = {
  id: string;
  order: OrderRecord;
  unit: UnitRecord;
  units: number;
  currency: string;
  createdAt: number;
  updatedAt: number;
};

export type AuthorizationRecord = Payment & {
  status: 'CREATED' | 'CAPTURED' | 'DENIED' | 'PARTIALLY_CAPTURED' | 'VOIDED' | 'PENDING';
  captured: number;
  honorUntil: number;
  expiresAt: number;
  parent: AuthorizationRecord | null;
  /** The reauthorization that has replaced it. */
  successor: AuthorizationRecord | null;
  captures: CaptureRecord[];
};

export type CaptureRecord = Payment & {
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED';
  authorization: AuthorizationRecord | null;
  isFinal: boolean;
  invoiceId: string | null;
  customId: string | null;
  /** Amount refunded, pending refunds included. */
  refunded: number;
  refunds: RefundRecord[];
};

export type RefundRecord = Payment & {
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  capture: CaptureRecord;
  invoiceId: string | null;
  customId: string | null;
  note: string | null;
  /** Amount refunded of the capture up to and including this refund. */
  totalRefunded: number;
};

export type WebhookRecord = {
  id: string;
  clientId: string;
  url: string;
  types: string[];
  tail: Promise<void>;
};

/**
 * `body` is what was signed, to the byte. The shop lists events by its own time, so `createdAt` is on the shop's clock;
 * the times in the event itself are on the sandbox clock.
 */
export type EventRecord = { id: string; clientId: string; type: string; createdAt: number; body: string };

/** A refusal planned by a test, so that the shop need not send the negative-testing header. */
export type PlannedRefusal = { path: RegExp; method: string | null; issue: Issue; times: number };

/** Minor units of one currency. */
export type LedgerLine = { held: number; captured: number; refunded: number };

export type PaypalWorld = {
  clock: SandboxClock;
  /** The shop's clock, for the transmission time of webhooks and for listing events. */
  callTime: () => number;
  ids: IdMint;
  closing: AbortSignal;
  pause(ms: number): Promise<void>;
  /** `http://127.0.0.1:4010`, known once the server listens. */
  origin: string;
  /** Real milliseconds PayPal takes for each POST. */
  thinkMs: number;
  orders: Shelf<OrderRecord>;
  authorizations: Shelf<AuthorizationRecord>;
  captures: Shelf<CaptureRecord>;
  refunds: Shelf<RefundRecord>;
  webhooks: Shelf<WebhookRecord>;
  events: Shelf<EventRecord>;
  answers: Shelf<StoredAnswer>;
  /** Client and invoice id → the order paid under it. */
  paidInvoices: Map<string, OrderRecord>;
  ledger: Map<string, LedgerLine>;
  webhookFaults: WebhookFaults;
  refusals: PlannedRefusal[];
  /** True: refunds stay PENDING until they are settled. */
  slowRefunds: boolean;
  /** Webhook calls in flight. */
  deliveries: Set<Promise<void>>;
};

const isOver = ({ status }: OrderRecord) => status !== 'APPROVED';

const beginning = () => ({
  thinkMs: 0,
  orders: createShelf<OrderRecord>(20_000, isOver),
  authorizations: createShelf<AuthorizationRecord>(),
  captures: createShelf<CaptureRecord>(),
  refunds: createShelf<RefundRecord>(),
  webhooks: createShelf<WebhookRecord>(),
  events: createShelf<EventRecord>(5_000),
  answers: createShelf<StoredAnswer>(50_000),
  paidInvoices: new Map<string, OrderRecord>(),
  ledger: new Map<string, LedgerLine>(),
  webhookFaults: { ...NO_WEBHOOK_FAULTS },
  refusals: [],
  slowRefunds: false,
});

export const createPaypalWorld = (
  setup: Pick<PaypalWorld, 'clock' | 'callTime' | 'ids' | 'closing' | 'pause'>,
): PaypalWorld => ({
  ...setup,
  origin: '',
  ...beginning(),
  deliveries: new Set(),
});

/** Restores the initial state; clock and ids are reset by their owners, calls in flight are left to finish. */
export function resetPaypalWorld(world: PaypalWorld): void {
  Object.assign(world, beginning());
}

export function ledgerLine(world: PaypalWorld, currency: string): LedgerLine {
  const line = world.ledger.get(currency) ?? { held: 0, captured: 0, refunded: 0 };
  world.ledger.set(currency, line);
  return line;
}

/** 17 capitals and digits. */
export const newId = (world: PaypalWorld): string =>
  BigInt(`0x${world.ids.token()}`).toString(36).toUpperCase().padStart(17, '0').slice(-17);

export const api = (world: PaypalWorld) => `${world.origin}/paypal`;

/** `2026-03-04T09:15:22Z`: no milliseconds. */
export const wireTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
