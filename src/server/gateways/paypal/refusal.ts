// Translates PayPal's refusals, here and nowhere else: what an issue means, and whether it is certain.
import { UpstreamError, type UpstreamKind } from '../../errors.ts';
import type { RefusalCode, Refused } from '../payment.ts';
import { WireFailure } from './wire.ts';

/**
 * `not_approved`: the buyer must go (back) to PayPal. `try_again`: likewise, with another funding source; for us this
 * payment is over. `conflict`: it has happened already or is happening, so it is read back. `exhausted`: read back too,
 * and refused if nothing of ours is found.
 */
type Code =
  | RefusalCode
  | 'not_approved'
  | 'try_again'
  | 'conflict'
  | 'exhausted'
  | 'not_found'
  | 'not_authorized'
  | 'account'
  | 'capture_pending'
  | 'rate_limited'
  | 'timeout'
  | 'unavailable'
  | 'refused';

type Verdict = { kind: UpstreamKind; code: Code; outcome: 'none' | 'unknown' };

const issuesByCode: Partial<Record<Code, readonly string[]>> = {
  not_approved: [
    'ORDER_NOT_APPROVED',
    'PAYER_ACTION_REQUIRED',
    'PAYER_CONSENT_REQUIRED',
    'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  ],
  try_again: ['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'CARD_EXPIRED', 'REFERENCED_CARD_EXPIRED'],
  declined: [
    'TRANSACTION_REFUSED',
    // In none of PayPal's API files, yet its risk department's most frequent answer.
    'PAYMENT_DENIED',
    'COMPLIANCE_VIOLATION',
    'PAYEE_BLOCKED_TRANSACTION',
    'TRANSACTION_BLOCKED_BY_PAYEE',
    'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
    'PAYER_ACCOUNT_RESTRICTED',
    'PAYER_COUNTRY_NOT_SUPPORTED',
    'PAYMENT_SOURCE_CANNOT_BE_USED',
    'PAYMENT_SOURCE_DECLINED_BY_PROCESSOR',
    'PAYMENT_SOURCE_INFO_CANNOT_BE_VERIFIED',
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
    'TRANSACTION_LIMIT_EXCEEDED',
    'DOMESTIC_TRANSACTION_REQUIRED',
    'DECLINED_DUE_TO_RELATED_TXN',
    'AUTHORIZATION_DENIED',
  ],
  expired: ['ORDER_EXPIRED', 'TOKEN_EXPIRED', 'AUTHORIZATION_EXPIRED'],
  mismatch: [
    'AUTH_CAPTURE_CURRENCY_MISMATCH',
    'REFUND_CAPTURE_CURRENCY_MISMATCH',
    'CURRENCY_MISMATCH',
    'ACTION_DOES_NOT_MATCH_INTENT',
  ],
  not_possible: [
    'MAX_CAPTURE_AMOUNT_EXCEEDED',
    'CANNOT_BE_VOIDED',
    'REFUND_NOT_ALLOWED',
    'REFUND_TIME_LIMIT_EXCEEDED',
    'REFUND_AMOUNT_TOO_LOW',
    'REFUND_IS_RESTRICTED',
    'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
    'PARTIAL_REFUND_NOT_ALLOWED',
    'TRANSACTION_DISPUTED',
  ],
  conflict: [
    'ORDER_ALREADY_AUTHORIZED',
    'ORDER_ALREADY_CAPTURED',
    'ORDER_COMPLETED_OR_VOIDED',
    'ORDER_PREVIOUSLY_VOIDED',
    'ORDER_COMPLETION_IN_PROGRESS',
    'PREVIOUS_REQUEST_IN_PROGRESS',
    // For a key that PayPal remembers with another request, or without its answer.
    'DUPLICATE_REQUEST_ID',
    'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
    'MAX_AUTHORIZATION_COUNT_EXCEEDED',
    'AUTHORIZATION_ALREADY_CAPTURED',
    'AUTHORIZATION_VOIDED',
    'PREVIOUSLY_CAPTURED',
    'PREVIOUSLY_VOIDED',
    'MAX_CAPTURE_COUNT_EXCEEDED',
  ],
  exhausted: [
    'CAPTURE_FULLY_REFUNDED',
    'REFUND_AMOUNT_EXCEEDED',
    'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
    'DUPLICATE_INVOICE_ID',
  ],
  not_found: ['INVALID_RESOURCE_ID'],
  capture_pending: ['PENDING_CAPTURE'],
  account: [
    'PAYEE_ACCOUNT_RESTRICTED',
    'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
    'REFUND_FAILED_INSUFFICIENT_FUNDS',
    'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
    'AUTH_CAPTURE_NOT_ENABLED',
    'PERMISSION_DENIED',
  ],
};

const codeByIssue = new Map(
  Object.entries(issuesByCode).flatMap(([code, issues]) => issues.map((issue) => [issue, code as Code])),
);

const codeByStatus: Record<number, Code> = {
  401: 'not_authorized',
  403: 'not_authorized',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
};

/** Faults that pass, or that the operator can fix; everything else is an answer about this payment. */
const passing: ReadonlySet<Code> = new Set<Code>([
  'not_authorized',
  'account',
  'capture_pending',
  'rate_limited',
  'unavailable',
]);

/** What an answer other than 2xx means. Only a readable refusal proves that nothing happened. */
export function verdictOf(status: number, issue: string | null): Verdict {
  if (status === 429) return { kind: 'unavailable', code: 'rate_limited', outcome: 'none' };
  if (issue === null || status >= 500 || status < 400)
    return { kind: 'unavailable', code: 'unavailable', outcome: 'unknown' };
  const code = codeByIssue.get(issue) ?? codeByStatus[status] ?? 'refused';
  if (code === 'timeout') return { kind: 'timeout', code, outcome: 'unknown' };
  if (code === 'conflict') return { kind: 'unavailable', code, outcome: 'unknown' };
  if (passing.has(code)) return { kind: 'unavailable', code, outcome: 'none' };
  return { kind: code === 'refused' ? 'invalid' : 'declined', code, outcome: 'none' };
}

type RefusedAnswer = { status: number; json: unknown; debugId: string | null; where: string };

/** The message is PayPal's, and ends with the id by which its support finds the call. */
export function faultOf({ status, json, debugId, where }: RefusedAnswer): UpstreamError {
  const failure = WireFailure.safeParse(json);
  const said = failure.success ? wordsOf(failure.data) : null;
  const whole = said ? [said.issue, said.text].filter(Boolean).join(': ') : `answered ${status}`;
  const words = whole.slice(0, MAX_TEXT);
  const requestId = debugId ?? said?.debugId ?? undefined;
  return new UpstreamError(
    { upstream: 'paypal', ...verdictOf(status, said?.issue ?? null), status, words, requestId },
    `${words}${requestId ? ` (paypal-debug-id ${requestId})` : ''}`.slice(0, MAX_TEXT),
    new Error(`${where}: ${status}`),
  );
}

const MAX_TEXT = 300;

function wordsOf(failure: WireFailure): { issue: string; text: string; debugId?: string | null | undefined } {
  if ('error' in failure) return { issue: failure.error, text: failure.error_description ?? '' };
  const detail = failure.details?.find(({ issue }) => issue);
  const text = detail?.description ?? failure.message ?? '';
  return { issue: detail?.issue ?? failure.name, text, debugId: failure.debug_id };
}

/** A fault that we detect in an answer; `unknown` if a write may have happened. */
export const upstreamFault = (
  code: string,
  message: string,
  fault: {
    kind?: UpstreamKind;
    outcome?: 'none' | 'unknown';
    requestId?: string | undefined;
    cause?: unknown;
  } = {},
): UpstreamError =>
  new UpstreamError(
    {
      upstream: 'paypal',
      kind: fault.kind ?? 'unavailable',
      code,
      outcome: fault.outcome ?? 'none',
      requestId: fault.requestId,
    },
    message,
    fault.cause,
  );

/** Requested and read back, and still unknown. */
export const stillUnknown = ({ fault, message }: UpstreamError, cause?: unknown): UpstreamError =>
  new UpstreamError({ ...fault, outcome: 'unknown' }, message, cause);

export const refused = (code: RefusalCode, text: string): Refused => ({ outcome: 'refused', code, text });

const finalCodes: readonly RefusalCode[] = ['declined', 'cancelled', 'expired', 'mismatch', 'not_possible'];

/** Null if the fault is not final. */
export function finalRefusal({ fault, message }: UpstreamError): Refused | null {
  const code = finalCodes.find((final) => final === fault.code);
  return code ? refused(code, message) : null;
}
