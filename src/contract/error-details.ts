// Details of a refusal besides its code: the one table that the server writes by and the web reads by.
import type { IntentStatus } from '#domain/intent.ts';
import type { NotSellable } from '#domain/unavailable.ts';
import type { RefundRefusal } from '#domain/refund.ts';
import type { DeletionObstacle } from './profile.ts';
import type { PriceBreakdown } from './rates.ts';

/** Also the `Retry-After` header of the reply. */
type Later = { retryAfterSeconds: number };

/** Codes not listed have no details. */
export type ErrorDetails = {
  account_busy: { reasons: DeletionObstacle[] };
  address_book_full: { limit: number };
  /** Another user's checkout is not named. */
  checkout_in_progress: { intentId?: string; rateId?: string };
  /** The checkout's status, or why there is no refund: for the order, and for each of its parcels. */
  illegal_transition: {
    intentId?: string;
    status?: IntentStatus;
    reason?: RefundRefusal;
    packages?: { packageIndex: number; reason: RefundRefusal | null }[];
  };
  label_failed: { intentId: string };
  payment_required: { intentId: string };
  pickup_not_possible: { minDate?: string; maxDate?: string };
  /** The new total with its lines. */
  price_changed: { priceBreakdown: PriceBreakdown };
  rate_not_sellable: { reason: NotSellable };
  too_many_attempts: Later;
  too_many_requests: Later;
  unavailable: Later;
};

type NameIn<Details> = Details extends unknown ? keyof Details : never;
/** Details as read from a reply: each is optional, and none is validated. */
export type ReadDetails = { readonly [Name in NameIn<ErrorDetails[keyof ErrorDetails]>]?: unknown };
