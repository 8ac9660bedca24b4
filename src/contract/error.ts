// The closed list of error codes, and the one reply shape of every failure.
import * as z from 'zod/mini';

export const errorCodes = [
  'invalid_request',
  'malformed_body',
  'body_too_large',
  'unsupported_media_type',
  'not_signed_in',
  'wrong_credentials',
  'wrong_password',
  'token_invalid',
  'site_locked',
  'account_busy',
  'address_book_full',
  'too_many_attempts',
  'too_many_requests',
  'foreign_origin',
  'not_found',
  'dangerous_goods',
  'lithium_unconfirmed',
  'lithium_invalid',
  'lithium_no_warehouse',
  'insurance_above_limit',
  'pickup_not_possible',
  'pickup_failed',
  'declaration_missing',
  'hs_code_missing',
  'billing_address_missing',
  'rates_unavailable',
  'discount_invalid',
  'quote_expired',
  'price_changed',
  'rate_not_sellable',
  'invoice_not_allowed',
  'invoice_limit_reached',
  'payment_not_started',
  'illegal_transition',
  'callback_refused',
  'idempotency_key_reused',
  'payment_required',
  'checkout_in_progress',
  'label_failed',
  'label_not_ready',
  'label_locked',
  'export_hold',
  'file_too_large',
  'file_type_not_allowed',
  'file_infected',
  'file_not_checked',
  'upstream_unavailable',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A refused field: its path, and a reason code that the web turns into a sentence. */
export const FieldIssue = z.object({ path: z.string(), reason: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

export const ErrorReply = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  /** English, for logs and for callers without our texts. */
  message: z.string(),
  /** The message again, by the name that A§7 and B§7 use in some replies. */
  error: z.optional(z.string()),
  requestId: z.string(),
  issues: z.optional(z.array(FieldIssue)),
  /** What the caller needs to go on, e.g. the new price of `price_changed`: by code in error-details.ts. */
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
