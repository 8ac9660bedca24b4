// Port to the payment providers: open, secure, capture, void, refund, and read their webhooks.
import type { Cents } from '#domain/money.ts';
import type { PaymentReference } from '#domain/payment.ts';
import type { Language } from '#domain/user.ts';
import type { Delivery } from './delivery.ts';

export type { PaymentReference };

export type OpenPayment = {
  /** Sent as the provider's own reference field, so that a person can find one from the other. */
  intentId: string;
  amountCents: Cents;
  /** `later` only holds the money; `at_once` captures it when the buyer consents. */
  capture: 'later' | 'at_once';
  /** ASCII, at most 60 characters: "Hafenpost DHL Express Worldwide". */
  description: string;
  language: Language;
  /** Absolute; ids as path parameters only. `notify` is where the provider calls us, if a payment can name that. */
  urls: { success: string; failure: string; cancel: string; notify: string };
};

/** `buyerUrl` is where the buyer consents. */
type Opened = { reference: PaymentReference; buyerUrl: string };

/**
 * A provider's final answers. `declined`: the buyer's bank or account said no; `failed`: the payment failed, and
 * nothing says that the bank declined. `mismatch`: the sum or the payment is not the one we asked for.
 */
export type RefusalCode = 'declined' | 'failed' | 'cancelled' | 'expired' | 'mismatch' | 'not_possible';
export type Refused = { outcome: 'refused'; code: RefusalCode; text: string };

/**
 * The state of a payment. `waiting`: the buyer has not finished; with a code, was refused and may try the same payment
 * again. `pending`: the buyer has finished, the provider has not. Amounts are the provider's own figures.
 */
export type Secured =
  | { outcome: 'waiting'; code?: RefusalCode }
  | { outcome: 'pending'; reference: PaymentReference }
  | { outcome: 'authorized' | 'captured'; reference: PaymentReference; amountCents: Cents }
  | (Refused & { held?: Held });

/** Money that should have been captured at once, could not be, and stays held on the buyer's account until released. */
export type Held = { reference: PaymentReference; amountCents: Cents };

export type Captured =
  | { outcome: 'captured'; reference: PaymentReference; amountCents: Cents }
  | { outcome: 'pending'; reference: PaymentReference }
  | Refused;

export type Voided = { outcome: 'voided' } | Refused;
export type Refunded = { outcome: 'refunded' | 'pending'; refundId: string } | Refused;

/** A verified webhook of the provider. It is a hint to look, never proof of payment. */
export type Notice = {
  /** The same for every delivery of the same event. */
  eventId: string;
  /** The provider's own name for the event. */
  kind: string;
  /** The payment the event is about, by whichever ids it names. */
  orderId: string | null;
  captureId: string | null;
  /** Our intent whose refund has been settled, if the event is about one. */
  refundOf: string | null;
  /** The key we requested the refund with, if the event is about money paid back. */
  paidBack?: string;
  /** Somebody else reversed a payment we had received. */
  isReversal: boolean;
  /** Money we had received was refunded outside this product: somebody did so in the provider's own pages. */
  isRefundElsewhere?: true;
};

/** Both ends are included. */
export type Span = { since: Date; until: Date };

/**
 * `key` is our intent and move, the same at every repetition: a repeated write never has a second effect. Unclear
 * answers are read back inside; what stays unclear throws UpstreamError and is retried later with the same key. After a
 * definite refusal the key gets a dot and a number: the same money, tried again.
 */
export type PaymentPort = {
  open(payment: OpenPayment, key: string): Promise<Opened>;
  /** Asks the provider; once the buyer has consented, places the hold or captures the money. */
  secure(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents; intentId: string; capture: OpenPayment['capture'] },
  ): Promise<Secured>;
  capture(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents; intentId: string },
  ): Promise<Captured>;
  /** Releases a hold; one already released counts as done. */
  void(reference: PaymentReference, options: { key: string; amountCents: Cents }): Promise<Voided>;
  /** Refunds captured money, in part or whole; `backCents` has already gone back by our books, for comparison. */
  refund(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents; intentId: string; backCents?: Cents },
  ): Promise<Refunded>;
  /**
   * Reads the outcome of `refund` with this key, or an earlier key for the same money; null: nothing, as far as known.
   * Where it is missing, our own rows record what was requested (`refundsInTurn`).
   */
  findRefund?(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents },
  ): Promise<Refunded | null>;
  /** Parts of one payment must not be refunded at the same time: the provider reports only the last one. */
  refundsInTurn?: true;
  /**
   * `secure` itself places the hold once the buyer has consented: without that call no money moves, so code that only
   * wants the payment's state must not call it.
   */
  holdsWhenAsked?: true;
  /** Reads whether the whole amount has gone back, no matter who refunded it. */
  isGivenBack(reference: PaymentReference, options: { amountCents: Cents }): Promise<boolean>;
  /** Null when the call is forged, stale, unsigned or about another merchant. */
  readNotice(delivery: Delivery): Promise<Notice | null>;
  /** The events the provider has sent us, received or not, read from the provider in pages; newest first. */
  readNotices?(span: Span): AsyncIterable<readonly Notice[]>;
  /** Registers our webhook with the provider, if it needs that; does nothing if already registered. */
  ensureWebhook?(notifyUrl: string, now: Date): Promise<unknown>;
  /** Event types the provider does not send us, if only the operator can change that. Throws if unreadable. */
  findMissingCalls?(): Promise<readonly string[]>;
};
