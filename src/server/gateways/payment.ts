// Port to whoever moves the customer's money: open, secure, capture, void, refund, and read what they call us about.
import type { Cents } from '#domain/money.ts';
import type { PaymentReference } from '#domain/payment.ts';
import type { Language } from '#domain/user.ts';
import type { Delivery } from './delivery.ts';

export type { PaymentReference };

export type OpenPayment = {
  /** Goes along as the provider's own reference field, so that a person finds one from the other. */
  intentId: string;
  amountCents: Cents;
  /** `later` only holds the money; `at_once` takes it with the buyer's consent. */
  capture: 'later' | 'at_once';
  /** ASCII, at most 60 characters: "Hafenpost DHL Express Worldwide". */
  description: string;
  language: Language;
  /** Absolute; ids as path parameters only. `notify` is where the provider calls us, if the payment names it. */
  urls: { success: string; failure: string; cancel: string; notify: string };
};

/** `buyerUrl` is where the buyer goes to consent. */
export type Opened = { reference: PaymentReference; buyerUrl: string };

/**
 * Final words of a provider. `declined`: the buyer's bank or account said no; `failed`: it came to nothing, and nobody
 * says that it was they. `mismatch`: the sum or the payment is not the one we asked for.
 */
export type RefusalCode = 'declined' | 'failed' | 'cancelled' | 'expired' | 'mismatch' | 'not_possible';
export type Refused = { outcome: 'refused'; code: RefusalCode; text: string };

/**
 * Where a payment stands. `waiting`: the buyer has not finished; with a code, was refused and may try the same
 * payment again. `pending`: the buyer has, the provider has not. Amounts are the provider's own figures.
 */
export type Secured =
  | { outcome: 'waiting'; code?: RefusalCode }
  | { outcome: 'pending'; reference: PaymentReference }
  | { outcome: 'authorized' | 'captured'; reference: PaymentReference; amountCents: Cents }
  | (Refused & { held?: Held });

/** What should have been taken at once, could not be, and is blocked on the buyer's account until it is given back. */
export type Held = { reference: PaymentReference; amountCents: Cents };

export type Captured =
  | { outcome: 'captured'; reference: PaymentReference; amountCents: Cents }
  | { outcome: 'pending'; reference: PaymentReference }
  | Refused;

export type Voided = { outcome: 'voided' } | Refused;
export type Refunded = { outcome: 'refunded' | 'pending'; refundId: string } | Refused;

/** A verified call of the provider's. It is a hint to look, never a proof of payment. */
export type Notice = {
  /** The same for every delivery of the same event. */
  eventId: string;
  /** The provider's own name of what happened. */
  kind: string;
  /** What the event is about; whichever ids it names. */
  orderId: string | null;
  captureId: string | null;
  /** The intent of ours whose refund has come to an end, if that is what it is about. */
  refundOf: string | null;
  /** What of it has gone back, where something has: the key that we have asked for it with. */
  paidBack?: string;
  /** Money that we had was taken back by somebody else. */
  isReversal: boolean;
  /** Money that we had was given back, and not by this product: somebody did so in the provider's own pages. */
  isRefundElsewhere?: true;
};

/** Both ends belong to it. */
export type Span = { since: Date; until: Date };

/**
 * `key` is our intent and move, the same at every repetition: a repeated write never has a second effect. Whatever
 * is unclear is read back inside; what stays unclear throws UpstreamError and is asked again later with the same key.
 * After a definite refusal it ends with a dot and a number: the same money, tried anew.
 */
export type PaymentPort = {
  open(payment: OpenPayment, key: string): Promise<Opened>;
  /** Asks the provider; takes the hold, or books the money, if the buyer has consented. */
  secure(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents; intentId: string; capture: OpenPayment['capture'] },
  ): Promise<Secured>;
  capture(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents; intentId: string },
  ): Promise<Captured>;
  /** Gives a hold back. Done already is done. */
  void(reference: PaymentReference, options: { key: string; amountCents: Cents }): Promise<Voided>;
  /** Gives captured money back, in part or whole; `backCents` of it is back already by our books, for comparison. */
  refund(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents; intentId: string; backCents?: Cents },
  ): Promise<Refunded>;
  /**
   * Only reads: what `refund` with this key, or with an earlier one of the same money, has come to; null: nothing, as far
   * as is known. Where it is missing, whoever asks for money keeps in our own rows that they have (`refundsInTurn`).
   */
  findRefund?(
    reference: PaymentReference,
    options: { key: string; amountCents: Cents },
  ): Promise<Refunded | null>;
  /** Parts of one payment must not be on their way at the same time: the provider tells of the last one alone. */
  refundsInTurn?: true;
  /**
   * `secure` is what takes the hold once the buyer has consented: without it no money moves, and whoever only wants to
   * know where a payment stands must not ask.
   */
  holdsWhenAsked?: true;
  /** Only reads: whether all of it has gone back, whoever has seen to it. */
  isGivenBack(reference: PaymentReference, options: { amountCents: Cents }): Promise<boolean>;
  /** Null when the call is forged, stale, unsigned or about another merchant. */
  readNotice(delivery: Delivery): Promise<Notice | null>;
  /** What it has called us about, heard or not, read from itself in pages; newest first. */
  readNotices?(span: Span): AsyncIterable<readonly Notice[]>;
  /** Has the provider know where to call us, if it needs telling; done already is done. */
  ensureWebhook?(notifyUrl: string, now: Date): Promise<unknown>;
  /** What it does not call us about, where only the operator may change that. Throws while it cannot be read. */
  findMissingCalls?(): Promise<readonly string[]>;
};
