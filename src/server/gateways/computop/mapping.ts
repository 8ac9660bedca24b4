// Maps between our payments and Computop's fields, both ways. Only characters that need no encoding are sent.
import { createHash } from 'node:crypto';
import type { Cents } from '#domain/money.ts';
import type {
  OpenPayment,
  PaymentReference,
  RefusalCode,
  Refused,
  Secured,
  Voided,
  Captured,
} from '../payment.ts';
import { faultOf, isByIssuer, isCancelled } from './refusal.ts';
import type { WireInquiry } from './wire.ts';

const CURRENCY = 'EUR';

/** Fields of a message, in the order they are sent. */
export type Outgoing = Record<string, string>;

/** The state of a payment by Computop's ledger. */
export type PaymentState = {
  payId: string;
  authorizedCents: Cents;
  capturedCents: Cents;
  creditedCents: Cents;
  currency: string;
  /** Status of the last step alone, upper case: a failed credit says FAILED although the money was captured. */
  lastStatus: string;
  /** Why the step failed, if Computop says so. */
  stepCode: string;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keeps characters that look the same raw and form-encoded; the rest become dashes. */
const toSafe = (text: string): string => text.replace(/[^A-Za-z0-9_.:/-]+/g, '-').replace(/^-+|-+$/g, '');

/** At most 64 characters, the same for the same key; begins with the intent, so that a person can find it. */
export const toTransId = (intentId: string, key: string): string =>
  `${toSafe(intentId).replace(/[:/]/g, '-').slice(0, 40)}-${hashOf(key).slice(0, 20)}`;

/** At most 30 characters, for the settlement files. */
export function toRefNr(intentId: string): string {
  const whole = intentId.replace(/[^A-Za-z0-9-]/g, '');
  return whole.length <= 30 ? whole : whole.replaceAll('-', '').slice(0, 30);
}

/** At most 32 characters; the same step with the same key is carried out once. */
export const toReqId = (step: string, key: string): string => hashOf(`${step}*${key}`).slice(0, 32);

/** Stable across repetitions; Computop's own id of a credit (XID) is unknown after a lost answer. */
export const toRefundId = (payId: string, key: string): string => `${payId}-${toReqId('credit', key)}`;

export const toAmount = (amountCents: Cents): Outgoing => ({
  Amount: String(amountCents),
  Currency: CURRENCY,
});

/** Fields of the card page, apart from merchant and MAC. */
export function toPaymentPage(payment: OpenPayment, key: string): Outgoing & { TransID: string } {
  const TransID = toTransId(payment.intentId, key);
  return {
    MsgVer: '2.0',
    TransID,
    RefNr: toRefNr(payment.intentId),
    ...toAmount(payment.amountCents),
    // The description begins with the brand; without one safe character in all of it, the id is printed.
    OrderDesc: (toSafe(payment.description) || TransID).slice(0, 60),
    Capture: payment.capture === 'at_once' ? 'AUTO' : 'MANUAL',
    Response: 'encrypt',
    URLSuccess: toUrl(payment.urls.success),
    URLFailure: toUrl(payment.urls.failure),
    URLNotify: toUrl(payment.urls.notify),
    URLBack: toUrl(payment.urls.cancel),
    URLCancel: toUrl(payment.urls.cancel),
    ReqId: toReqId('open', key),
  };
}

const MAX_URL = 256;

function toUrl(url: string): string {
  if (/^https?:\/\/[A-Za-z0-9_.:/-]+$/.test(url) && url.length <= MAX_URL) return url;
  throw faultOf({ kind: 'invalid', code: 'unsafe_url', outcome: 'none' }, `This URL needs encoding: ${url}`);
}

export const fromInquiry = (wire: WireInquiry): PaymentState => ({
  payId: wire.payid,
  authorizedCents: wire.amountauth ?? 0,
  capturedCents: wire.amountcap ?? 0,
  creditedCents: wire.amountcred ?? 0,
  currency: wire.currency.toUpperCase(),
  lastStatus: wire.laststatus.toUpperCase(),
  stepCode: wire.codeext,
});

export const payIdIn = ({ captureId, authorizationId }: PaymentReference): string | undefined =>
  captureId ?? authorizationId;

export const refused = (code: RefusalCode, text: string): Refused => ({ outcome: 'refused', code, text });

/** A failed 3-D Secure check or a technical fault is not a decline by the bank. */
const failed = ({ stepCode }: PaymentState, text: string): Refused =>
  refused(isByIssuer(stepCode) ? 'declined' : 'failed', `${text} Code: ${stepCode || 'none'}.`);

const notEuro = (): Refused => refused('mismatch', 'The payment is not in euro.');

const held = ({ orderId }: PaymentReference, { payId }: PaymentState): PaymentReference => ({
  orderId,
  authorizationId: payId,
});

export const captured = (
  { orderId }: PaymentReference,
  payId: string,
  amountCents: Cents,
): { outcome: 'captured'; reference: PaymentReference; amountCents: Cents } => ({
  outcome: 'captured',
  reference: { orderId, authorizationId: payId, captureId: payId },
  amountCents,
});

/** Money is being moved between two banks. */
export const isTransferPending = ({ lastStatus }: PaymentState): boolean =>
  lastStatus === 'PENDING' || (lastStatus.endsWith('_REQUEST') && lastStatus !== 'AUTHORIZE_REQUEST');

const isEuro = ({ currency }: PaymentState): boolean => currency === '' || currency === CURRENCY;

/**
 * The amounts decide; the last status only where there are none. A sum other than requested is reported as it is: the
 * caller knows what to do with the money.
 */
export function toSecured(
  reference: PaymentReference,
  standing: PaymentState | null,
  capture: OpenPayment['capture'],
): Secured {
  if (!standing) return { outcome: 'waiting' };
  const { authorizedCents, capturedCents, creditedCents, lastStatus, payId } = standing;
  if ((authorizedCents > 0 || capturedCents > 0) && !isEuro(standing)) return notEuro();
  if (capturedCents > 0) {
    // Money that has gone back pays for nothing.
    const left = capturedCents - creditedCents;
    return left > 0
      ? captured(reference, payId, left)
      : refused('mismatch', 'The money has already been refunded.');
  }
  if (authorizedCents > 0) {
    const hold = { reference: held(reference, standing), amountCents: authorizedCents };
    if (capture === 'later') return { outcome: 'authorized', ...hold };
    if (lastStatus === 'FAILED')
      return { ...failed(standing, 'The authorized payment could not be captured.'), held: hold };
    return { outcome: 'pending', reference: held(reference, standing) };
  }
  if (lastStatus === 'FAILED') {
    return isCancelled(standing.stepCode)
      ? refused('cancelled', 'The buyer cancelled.')
      : failed(standing, 'The payment failed.');
  }
  return isTransferPending(standing)
    ? { outcome: 'pending', reference: held(reference, standing) }
    : { outcome: 'waiting' };
}

/** Null: there is a hold that may be captured now. */
export function toCaptured(
  reference: PaymentReference,
  standing: PaymentState | null,
  amountCents: Cents,
): Captured | null {
  if (!standing) return refused('not_possible', 'There is no such payment.');
  if (!isEuro(standing)) return notEuro();
  if (standing.capturedCents > 0) return captured(reference, standing.payId, standing.capturedCents);
  if (isTransferPending(standing)) return { outcome: 'pending', reference: held(reference, standing) };
  if (standing.authorizedCents === 0) return refused('expired', 'Nothing is held any longer.');
  return standing.authorizedCents < amountCents
    ? refused('mismatch', 'Less is held than is to be captured.')
    : null;
}

/** Null: there is a hold to release. */
export function toVoided(standing: PaymentState | null): Voided | null {
  if (standing && standing.capturedCents > 0)
    return refused('not_possible', 'The money has already been captured.');
  if (!standing || standing.authorizedCents === 0) return { outcome: 'voided' };
  return null;
}
