// Refunds: give bought labels back, parcel by parcel (B§7, C-53). Success means that the request was accepted.
import * as z from 'zod/mini';
import { Cents } from '#domain/money.ts';
import { MAX_PARCELS } from '#domain/parcel.ts';
import { RefundRefusal, RefundState } from '#domain/refund.ts';
import { line, requiredLine } from '#domain/text.ts';
import { endpoint } from './endpoint.ts';

const instant = z.nullable(z.string());

/** One parcel: the state of its refund, or why there is none. */
export const ParcelRefund = z.object({
  packageIndex: z.number(),
  status: z.enum(['success', 'failed']),
  /** Null without a refund. */
  refundId: z.nullable(z.string()),
  state: z.nullable(RefundState),
  /** Why it was refused; null for a success. */
  reason: z.nullable(RefundRefusal),
  /** What the customer gets back, gross; euro with two decimals, and cents. */
  amount: z.string(),
  amountCents: Cents,
  requestedAt: instant,
  carrierAcceptedAt: instant,
  moneyRefundedAt: instant,
  rejectedAt: instant,
});
export type ParcelRefund = z.infer<typeof ParcelRefund>;

/** Parcels of an order, counted from 0. */
export const PackageIndexes = z
  .array(z.int('invalid').check(z.minimum(0, 'unknown'), z.maximum(MAX_PARCELS - 1, 'unknown')))
  .check(z.minLength(1, 'required'), z.maxLength(MAX_PARCELS, 'too_many'));

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/orders/refund',
  summary:
    'Refunds labels before their first scan. They are locked at once; the money follows once the carrier has agreed. A second call returns the same refunds.',
  access: 'user',
  body: z.object({
    /** An order, or one shipment of it: then only this parcel. */
    shipmentId: requiredLine('required', 64),
    /** Parcels of the order, counted from 0; without it all of them, or the one in `shipmentId`. */
    packageIndexes: z.nullish(PackageIndexes),
    /** Free text from older callers; not used. */
    reason: z.nullish(line(500)),
  }),
  reply: z.object({ success: z.literal(true), refunds: z.array(ParcelRefund) }),
});
