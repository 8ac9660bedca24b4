// Refunds, one per parcel: states, next move, postings (models 3.3, C-53). A parcel's share: parcel-share.ts.
import * as z from 'zod/mini';
import { type Carrier, carriers } from './carrier.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import type { IntentStatus, PaidAt } from './intent.ts';
import {
  refundAccount,
  type BookedPrice,
  type LedgerAccount,
  type Posting,
  refundPosting,
  type RefundRoute,
} from './ledger.ts';
import type { Cents } from './money.ts';
import type { OrderStatus, PaymentStatus, ShipmentStatus } from './order.ts';

export const RefundState = z.enum(['requested', 'carrier_accepted', 'money_refunded', 'rejected']);
export type RefundState = z.infer<typeof RefundState>;

/**
 * The label for the leg from the hub. It is given back last: nobody can use it without the first label, and if the
 * carrier refuses the first one's return, the parcel still needs it. `kept`: the carrier does not take it back.
 */
type OnwardLabel = 'none' | 'bought' | 'given_back' | 'kept';

/** What the machine needs to know of a refund. */
export type RefundFacts = {
  state: RefundState;
  /** The carrier may have been asked already. */
  asked: boolean;
  onwardLabel: OnwardLabel;
};

/** `done`: nothing is left to do, because the refund has ended or was rejected. */
export type RefundMove =
  | 'request-label-refund'
  | 'await-carrier'
  | 'refund-money'
  | 'return-onward-label'
  | 'done';

/**
 * The label first, the money second: nobody is paid for a label that they can still use. Once the customer's label is
 * given back, the money does not wait for the one at the hub.
 */
export function nextMove({ state, asked, onwardLabel }: RefundFacts): RefundMove {
  switch (state) {
    case 'requested':
      return asked ? 'await-carrier' : 'request-label-refund';
    case 'carrier_accepted':
      return 'refund-money';
    case 'money_refunded':
      return onwardLabel === 'bought' ? 'return-onward-label' : 'done';
    case 'rejected':
      return 'done';
  }
}

const allowedNext: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ['carrier_accepted', 'rejected'],
  carrier_accepted: ['money_refunded'],
  money_refunded: [],
  // A retry is another refund.
  rejected: [],
};

export const canTransition = (from: RefundState, to: RefundState): boolean => allowedNext[from].includes(to);

/** Whether nothing follows: the money is back, or the carrier has refused. */
export const isFinal = (state: RefundState): boolean => allowedNext[state].length === 0;

/**
 * Whether a carrier's refusal may be premature, as it sometimes is right after a purchase: the carrier is asked again
 * every hour, and only a later refusal is final.
 */
export const isRefusalPremature = (labelAgeMs: number): boolean => labelAgeMs < 6 * HOUR_MS;
export const ASK_AGAIN_MS = HOUR_MS;

/** Whether the label must not be used: from the request on, unless the carrier keeps it valid by rejecting. */
export const locksLabel = (state: RefundState): boolean => state !== 'rejected';

/** One parcel of an order as a refund sees it. */
export type RefundableParcel = {
  /** The status of every leg; only the carrier moves it on from `created`. */
  statuses: readonly ShipmentStatus[];
  /** The carrier side has the label that the customer holds. */
  hasLabel: boolean;
  /** The label is older than its carrier takes back. */
  isTooOld: boolean;
};

/** What the refund rules need to know of an order. */
export type RefundableOrder = {
  status: OrderStatus;
  checkout: IntentStatus;
  /** An operator gives back the whole order. */
  isGivenUp: boolean;
};

export const RefundRefusal = z.enum([
  'order_cancelled',
  'checkout_running',
  'parcel_scanned',
  'no_label',
  'label_too_old',
]);
export type RefundRefusal = z.infer<typeof RefundRefusal>;

/** Whether a refund may be requested for a parcel whose label is not being given back already. */
export function mayRequestRefund(
  order: RefundableOrder,
  parcel: RefundableParcel,
): { ok: true } | { ok: false; reason: RefundRefusal } {
  const refused = (reason: RefundRefusal) => ({ ok: false as const, reason });
  if (order.status === 'cancelled') return refused('order_cancelled');
  if (!isBought(order)) return refused('checkout_running');
  if (parcel.statuses.some((status) => status !== 'created')) return refused('parcel_scanned');
  if (!parcel.hasLabel) return refused('no_label');
  return parcel.isTooOld ? refused('label_too_old') : { ok: true };
}

/** Days from the purchase for which carriers take labels back (EasyPost, "Shipping Refund"); null: unknown. */
const labelRefundDays: Readonly<Record<Carrier, number | null>> = {
  'DHL Express': null,
  FedEx: 90,
  UPS: 90,
  DPD: null,
  'DHL Paket': null,
  USPS: 30,
};

/** Until when the carrier takes back an unused label; later it would refuse, but say so only after days. Null: unknown. */
export function labelReturnableUntil(carrier: Carrier, boughtAt: Date): Date | null {
  const days = labelRefundDays[carrier];
  return days === null ? null : new Date(boughtAt.getTime() + days * DAY_MS);
}

/** How long before that day the owner of an unused label is reminded: time enough to send the parcel after all. */
const REMIND_BEFORE_MS = 10 * DAY_MS;

export type BoughtWithin = { carrier: Carrier; after: Date; upTo: Date };

/** By carrier, when labels were bought that it takes back for only a few more days. */
export const soonNotReturnable = (now: Date): BoughtWithin[] =>
  carriers.flatMap((carrier) => {
    const days = labelRefundDays[carrier];
    if (days === null) return [];
    const after = now.getTime() - days * DAY_MS;
    return { carrier, after: new Date(after), upTo: new Date(after + REMIND_BEFORE_MS) };
  });

/** A missing label file keeps the whole order waiting: an operator may give back all of it, but no part. */
const isBought = ({ checkout, isGivenUp }: RefundableOrder): boolean =>
  checkout === 'completed' || (isGivenUp && checkout === 'label_purchased');

/** The part of a refund that a provider has returned, when the rest goes another way. */
export type PartialRefund = { at: PaidAt; cents: Cents };

/**
 * The posting of a refund after earlier ones of the same purchase have returned `beforeCents`: VAT and customs are
 * rounded over the running total, so that the last refund leaves nothing over.
 */
export function nextRefundPosting(
  way: RefundRoute,
  price: BookedPrice,
  {
    beforeCents,
    shareCents,
    part,
  }: { beforeCents: Cents; shareCents: Cents; part?: PartialRefund | undefined },
): Posting {
  const sums = new Map<LedgerAccount, Cents>();
  const add = (lines: Posting, sign: 1 | -1): void => {
    for (const { account, amountCents } of lines)
      sums.set(account, (sums.get(account) ?? 0) + sign * amountCents);
  };
  add(refundPosting(way, price, beforeCents + shareCents), 1);
  add(refundPosting(way, price, beforeCents), -1);
  if (part) {
    add([{ account: refundAccount(way), amountCents: part.cents }], 1);
    add([{ account: refundAccount(part.at), amountCents: part.cents }], -1);
  }
  return [...sums].flatMap(([account, amountCents]) => (amountCents === 0 ? [] : { account, amountCents }));
}

/** The payment status of the whole order after its refunds. */
export const paymentStatusAfter = (totalCents: Cents, refundedCents: Cents): PaymentStatus =>
  refundedCents >= totalCents ? 'refunded' : refundedCents > 0 ? 'partially_refunded' : 'paid';
