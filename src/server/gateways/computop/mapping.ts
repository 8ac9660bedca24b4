// Between our payments and Computop's fields, both ways. Only characters that need no encoding ever go out.
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

/** Fields of a message, in order. */
export type Outgoing = Record<string, string>;

/** Where a payment stands by their ledger. */
export type Standing = {
  payId: string;
  authorizedCents: Cents;
  capturedCents: Cents;
  creditedCents: Cents;
  currency: string;
  /** Status of the last step alone, upper case: a failed credit says FAILED although the money was captured. */
  lastStatus: string;
  /** Why it failed, if they say so. */
  stepCode: string;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Everything that looks the same raw and form-encoded; the rest becomes a dash. */
const toSafe = (text: string): string => text.replace(/[^A-Za-z0-9_.:/-]+/g, '-').replace(/^-+|-+$/g, '');

/** At most 64, the same for the same key: begins with the intent, so that a person finds it. */
export const toTransId = (intentId: string, key: string): string =>
  `${toSafe(intentId).replace(/[:/]/g, '-').slice(0, 40)}-${hashOf(key).slice(0, 20)}`;

/** At most 30, for the settlement files. */
export function toRefNr(intentId: string): string {
  const whole = intentId.replace(/[^A-Za-z0-9-]/g, '');
  return whole.length <= 30 ? whole : whole.replaceAll('-', '').slice(0, 30);
}

/** At most 32; the same step of the same key is carried out once. */
export const toReqId = (step: string, key: string): string => hashOf(`${step}*${key}`).slice(0, 32);

/** The same at every repetition; their own id of a credit (XID) is not known after a lost answer. */
export const toRefundId = (payId: string, key: string): string => `${payId}-${toReqId('credit', key)}`;

export const toAmount = (amountCents: Cents): Outgoing => ({
  Amount: String(amountCents),
  Currency: CURRENCY,
});

/** Fields of the card page besides merchant and MAC. */
export const toPaymentPage = (payment: OpenPayment, key: string): Outgoing & { TransID: string } => ({
  MsgVer: '2.0',
  TransID: toTransId(payment.intentId, key),
  RefNr: toRefNr(payment.intentId),
  ...toAmount(payment.amountCents),
  OrderDesc: toSafe(payment.description).slice(0, 60) || 'Hafenpost',
  Capture: payment.capture === 'at_once' ? 'AUTO' : 'MANUAL',
  Response: 'encrypt',
  URLSuccess: toUrl(payment.urls.success),
  URLFailure: toUrl(payment.urls.failure),
  URLNotify: toUrl(payment.urls.notify),
  URLBack: toUrl(payment.urls.cancel),
  URLCancel: toUrl(payment.urls.cancel),
  ReqId: toReqId('open', key),
});

const MAX_URL = 256;

function toUrl(url: string): string {
  if (/^https?:\/\/[A-Za-z0-9_.:/-]+$/.test(url) && url.length <= MAX_URL) return url;
  throw faultOf(
    { kind: 'invalid', code: 'unsafe_url', outcome: 'none' },
    `A URL that needs encoding: ${url}`,
  );
}

export const fromInquiry = (wire: WireInquiry): Standing => ({
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

/** A wrong code of 3-D Secure, or a fault on the way, is no word of the bank. */
const failed = ({ stepCode }: Standing, text: string): Refused =>
  refused(isByIssuer(stepCode) ? 'declined' : 'failed', `${text} Code: ${stepCode || 'none'}.`);

const notEuro = (): Refused => refused('mismatch', 'The payment is in another currency than euro.');

const held = ({ orderId }: PaymentReference, { payId }: Standing): PaymentReference => ({
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

/** Money is on its way between two banks. */
export const isMoving = ({ lastStatus }: Standing): boolean =>
  lastStatus === 'PENDING' || (lastStatus.endsWith('_REQUEST') && lastStatus !== 'AUTHORIZE_REQUEST');

const isEuro = ({ currency }: Standing): boolean => currency === '' || currency === CURRENCY;

/**
 * The amounts decide; the last status only where there are none. Another sum than was asked for is told as it is:
 * whoever asked knows what to do with the money.
 */
export function toSecured(
  reference: PaymentReference,
  standing: Standing | null,
  capture: OpenPayment['capture'],
): Secured {
  if (!standing) return { outcome: 'waiting' };
  const { authorizedCents, capturedCents, creditedCents, lastStatus, payId } = standing;
  if ((authorizedCents > 0 || capturedCents > 0) && !isEuro(standing)) return notEuro();
  if (capturedCents > 0) {
    // Money that went back again pays for nothing.
    const left = capturedCents - creditedCents;
    return left > 0
      ? captured(reference, payId, left)
      : refused('mismatch', 'The money has been given back already.');
  }
  if (authorizedCents > 0) {
    const hold = { reference: held(reference, standing), amountCents: authorizedCents };
    if (capture === 'later') return { outcome: 'authorized', ...hold };
    if (lastStatus === 'FAILED')
      return { ...failed(standing, 'The authorized payment could not be booked.'), held: hold };
    return { outcome: 'pending', reference: held(reference, standing) };
  }
  if (lastStatus === 'FAILED') {
    return isCancelled(standing.stepCode)
      ? refused('cancelled', 'The buyer cancelled.')
      : failed(standing, 'The payment came to nothing.');
  }
  return isMoving(standing)
    ? { outcome: 'pending', reference: held(reference, standing) }
    : { outcome: 'waiting' };
}

/** Null: there is a hold that may be captured now. */
export function toCaptured(
  reference: PaymentReference,
  standing: Standing | null,
  amountCents: Cents,
): Captured | null {
  if (!standing) return refused('not_possible', 'There is no such payment.');
  if (!isEuro(standing)) return notEuro();
  if (standing.capturedCents > 0) return captured(reference, standing.payId, standing.capturedCents);
  if (isMoving(standing)) return { outcome: 'pending', reference: held(reference, standing) };
  if (standing.authorizedCents === 0) return refused('expired', 'Nothing is held any more.');
  return standing.authorizedCents < amountCents
    ? refused('mismatch', 'Less is held than shall be captured.')
    : null;
}

/** Null: there is a hold to give back. */
export function toVoided(standing: Standing | null): Voided | null {
  if (standing && standing.capturedCents > 0)
    return refused('not_possible', 'The money is captured already.');
  if (!standing || standing.authorizedCents === 0) return { outcome: 'voided' };
  return null;
}
