// Checkout: open an intent, ask how it stands, fetch its labels (B§7).
import * as z from 'zod/mini';
import { Incoterm } from '#domain/customs.ts';
import { IntentStatus, Provider } from '#domain/intent.ts';
import { Cents } from '#domain/money.ts';
import { line } from '#domain/text.ts';
import { endpoint } from './endpoint.ts';
import { PriceBreakdown } from './rates.ts';

/** What a purchase may name. Amounts are compared with ours, never used (C-39). */
export const IntentRequest = z.object({
  /** Id of a quoted rate, or as B§7 calls it `easypostRateId`. */
  rateId: z.optional(line(80)),
  easypostRateId: z.optional(line(80)),
  discountCode: z.nullish(line(40)),
  /** Euro; the sum on the button. A sum that differs from ours is answered with 409 and our price. */
  amount: z.nullish(z.union([z.number('invalid'), line(20)])),
  /** Language of the mails. */
  language: z._default(z.enum(['de', 'en']), 'de'),
});
export type IntentRequest = z.infer<typeof IntentRequest>;

export const openInvoiceIntent = endpoint({
  method: 'POST',
  path: '/api/invoice/checkout-intent',
  summary:
    'Books a quoted rate by invoice (status gold). Needs an Idempotency-Key header (a UUID per click).',
  access: 'user',
  headers: ['Idempotency-Key'],
  body: IntentRequest,
  reply: z.object({
    success: z.literal(true),
    checkoutIntentId: z.string(),
    intentId: z.string(),
    status: IntentStatus,
    amount: z.string(),
    amountCents: Cents,
  }),
});

export const IntentParcel = z.object({
  packageIndex: z.number(),
  trackingCode: z.nullable(z.string()),
  /** Path of the label PDF; null while there is none, or while it is held. */
  labelUrl: z.nullable(z.string()),
});

/** An intent as its owner sees it. */
export const Intent = z.object({
  id: z.string(),
  provider: Provider,
  status: IntentStatus,
  /** The browser stops polling on a terminal status (C-36). */
  terminal: z.boolean(),
  carrier: z.string(),
  service: z.string(),
  /** Euro with two decimals, and cents. */
  amount: z.string(),
  amountCents: Cents,
  currency: z.literal('EUR'),
  priceBreakdown: PriceBreakdown,
  /** Codes of all parcels, joined by semicolons as B§3 has them. */
  trackingCode: z.nullable(z.string()),
  labelUrl: z.nullable(z.string()),
  packages: z.array(IntentParcel),
  orderNumber: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  /** Labels wait for the export declaration (C-40). */
  exportHold: z.boolean(),
  pickup: z.enum(['none', 'wanted', 'confirmed', 'unconfirmed']),
  pickupConfirmation: z.nullable(z.string()),
  errorMessage: z.nullable(z.string()),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  toAddress: z.object({ name: z.string(), city: z.string(), country: z.string() }),
  incoterm: Incoterm,
});
export type Intent = z.infer<typeof Intent>;

const IntentId = z.object({ intentId: line(64) });

export const fetchIntent = endpoint({
  method: 'GET',
  path: '/api/checkout-intents/:intentId',
  summary: 'How a checkout stands; only for its owner.',
  access: 'user',
  params: IntentId,
  reply: z.object({ success: z.literal(true), intent: Intent }),
});

/** Answers a PDF, not JSON; `package` counts from 0, without it all labels in one document. */
export const fetchLabel = endpoint({
  method: 'GET',
  path: '/api/checkout-intents/:intentId/label',
  summary: 'The label as PDF (application/pdf).',
  access: 'user',
  params: IntentId,
  query: z.object({ package: z.optional(z.string().check(z.regex(/^\d{1,2}$/, 'invalid'))) }),
  reply: z.object({}),
  answers: ['application/pdf'],
});
