// Translates EasyPost's refusals: of a call (code and status), and of a carrier while rating (free text).
import type { NoRateReason } from '#domain/unavailable.ts';
import { accountFaults, UpstreamError, type UpstreamKind } from '../../errors.ts';
import { WireFailure } from './wire.ts';

/**
 * Codes of a refused purchase. After `unavailable` and `rate_limited` the same purchase may simply be retried;
 * `not_authorized` and `account_empty` are for the operator; the rest is refused to the customer.
 */
export type RefusalCode =
  | 'rate_unavailable'
  | 'price_changed'
  | 'label_failed'
  | 'refused'
  | 'not_found'
  | 'not_authorized'
  | 'account_empty'
  | 'rate_limited'
  | 'unavailable';

/** With outcome `unknown` the answer was unreadable and may be a proxy's. */
export const isForOperator = ({ fault }: UpstreamError): boolean =>
  fault.outcome === 'none' && accountFaults.includes(fault.code);

type Verdict = { kind: UpstreamKind; code: string; outcome: 'none' | 'unknown' };

const byCode: Record<string, Verdict> = {
  'SHIPMENT.RATES.UNAVAILABLE': { kind: 'declined', code: 'rate_unavailable', outcome: 'none' },
  'SHIPMENT.MISSING_RATE': { kind: 'declined', code: 'rate_unavailable', outcome: 'none' },
  'ORDER.RATE.UNAVAILABLE': { kind: 'declined', code: 'rate_unavailable', outcome: 'none' },
  'SHIPMENT.POSTAGE.EXISTS': { kind: 'declined', code: 'already_bought', outcome: 'unknown' },
  'SHIPMENT.PURCHASE.IN_PROGRESS': { kind: 'unavailable', code: 'in_progress', outcome: 'unknown' },
  'SHIPMENT.POSTAGE.NO_RESPONSE': { kind: 'unavailable', code: 'no_response', outcome: 'unknown' },
  // Not among the codes in EasyPost's own client, but sent all the same.
  'SHIPMENT.POSTAGE.TIMED_OUT': { kind: 'timeout', code: 'timeout', outcome: 'unknown' },
  'SHIPMENT.POSTAGE.FAILURE': { kind: 'declined', code: 'label_failed', outcome: 'none' },
  'SHIPMENT.PURCHASE.FAILURE': { kind: 'declined', code: 'label_failed', outcome: 'none' },
  // A disabled account, or an invalid id.
  'SHIPMENT.RATE.CARRIER_ACCOUNT_INVALID': { kind: 'unavailable', code: 'not_authorized', outcome: 'none' },
  'SHIPMENT.CARRIER_ACCOUNTS.CONFLICT': { kind: 'unavailable', code: 'not_authorized', outcome: 'none' },
  'SHIPMENT.CARRIER_ACCOUNTS.INVALID': { kind: 'unavailable', code: 'not_authorized', outcome: 'none' },
  'ORDER.CARRIER_ACCOUNTS.CONFLICT': { kind: 'unavailable', code: 'not_authorized', outcome: 'none' },
  'USER.CHARGE.NOT_ALLOWED': { kind: 'unavailable', code: 'account_empty', outcome: 'none' },
  'SHIPMENT.REFUND.UNAVAILABLE': { kind: 'declined', code: 'refund_refused', outcome: 'none' },
  'SHIPMENT.REFUND.FAILURE': { kind: 'declined', code: 'refund_refused', outcome: 'none' },
  'PICKUP.BUY.NO_MATCHING_RATES': { kind: 'declined', code: 'pickup_not_offered', outcome: 'none' },
  'PICKUP.BUY.FAILED': { kind: 'declined', code: 'pickup_failed', outcome: 'none' },
  'PICKUP.CANCEL.FAILED': { kind: 'declined', code: 'pickup_not_cancelled', outcome: 'none' },
};

const byStatus: Record<number, Verdict> = {
  401: { kind: 'unavailable', code: 'not_authorized', outcome: 'none' },
  402: { kind: 'unavailable', code: 'account_empty', outcome: 'none' },
  403: { kind: 'unavailable', code: 'not_authorized', outcome: 'none' },
  404: { kind: 'invalid', code: 'not_found', outcome: 'none' },
  408: { kind: 'timeout', code: 'timeout', outcome: 'unknown' },
  409: { kind: 'unavailable', code: 'conflict', outcome: 'unknown' },
};

const rateLimited: Verdict = { kind: 'unavailable', code: 'rate_limited', outcome: 'none' };
const unavailable: Verdict = { kind: 'unavailable', code: 'unavailable', outcome: 'unknown' };

/** What an answer other than 2xx means. Only a readable refusal proves that nothing happened. */
function verdictOf(status: number, failure: WireFailure | null): Verdict & { text: string } {
  const text = failure ? textOf([failure.error.message, failure.error.errors]) : '';
  if (status === 429) return { ...rateLimited, text };
  const isCertain = status >= 400 && status < 500 && status !== 408 && status !== 409;
  if (!isCertain || !failure) return { ...(byStatus[status] ?? unavailable), outcome: 'unknown', text };
  const known = byCode[failure.error.code] ?? byStatus[status];
  // Also sent when the carrier itself failed: the next attempt first checks whether the van was booked.
  if (known?.code === 'pickup_failed' && reasonOf(text) === 'unavailable')
    return { kind: 'unavailable', code: known.code, outcome: 'unknown', text };
  if (known?.code === 'label_failed' && isPassing(text))
    return { kind: 'unavailable', code: 'unavailable', outcome: 'none', text };
  if (known) return { ...known, text };
  if (/\b(expired|stale|no longer (valid|available))\b/i.test(text) && /\brates?\b/i.test(text)) {
    return { kind: 'declined', code: 'rate_unavailable', outcome: 'none', text };
  }
  return { kind: 'invalid', code: 'refused', outcome: 'none', text };
}

type RefusedAnswer = { status: number; json: unknown; where: string; requestId?: string | undefined };

export function faultOf(answer: RefusedAnswer): UpstreamError {
  const failure = WireFailure.safeParse(answer.json);
  const { text, ...verdict } = verdictOf(answer.status, failure.success ? failure.data : null);
  const where = new Error(`${answer.where}: ${answer.status}`);
  return new UpstreamError(
    { upstream: 'easypost', ...verdict, status: answer.status, requestId: answer.requestId },
    text || `Refused without a reason (${answer.status}).`,
    where,
  );
}

/** The first row that matches decides; rows are ordered from specific to vague wording. */
const rateReasons: readonly (readonly [NoRateReason, readonly RegExp[]])[] = [
  ['timeout', [/timed? ?out|took too long/i]],
  [
    'unavailable',
    [
      /temporar|try again|internal (server )?error|system error|not respond|no (\w+ )?response|nicht erreichbar/i,
      /too many requests|service unavailable\W*$/i,
      /unable to (connect|reach)|(is|currently) (down\b|unavailable( and|\.?$))/i,
    ],
  ],
  ['customs_data_missing', [/customs|commodit|tariff|harmoni[sz]ed|\bhs[- ]?code/i]],
  ['single_parcel_only', [/(multi-?\s?|single[- ]|more than one |multiple )(piece|parcel|package)/i]],
  ['address_incomplete', [/_address\.\w+: .*\blength\b/i]],
  ['refused', [/below the minimum|too small|weigh less than/i]],
  ['too_heavy', [/weigh|too heavy|overweight|\b(kg|lbs?)\b/i]],
  ['too_large', [/dimension|girth|too (large|big|long)|oversi[zs]e|\b(length|width|height|size)\b/i]],
  [
    'not_served',
    [
      /not (served|serviced|serviceable|supported|offered|permitted|allowed|available)|suspended|embargo/i,
      /\bno (\w+ )?(services?|products?|rates?)\b|(does not|cannot) (serve|service|ship|deliver|collect)|only accepts/i,
      /unable to (retrieve|get) (\w+ )?rates for|must originate/i,
      /unavailable (between|to|from|for)|not (a )?valid (destination|origin)|outside (of )?(the|our)/i,
    ],
  ],
  [
    'address_incomplete',
    [
      /address|street|postal|postcode|\bzip|city|state|province|phone|e-?mail|company|\bname\b|recipient|consignee/i,
    ],
  ],
];

export const reasonOf = (text: string): NoRateReason =>
  rateReasons.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0] ?? 'refused';

const passing: readonly NoRateReason[] = ['timeout', 'unavailable'];

/** Whether the carrier was unreachable; "the postcode is wrong, please try again" is about the postcode. */
function isPassing(text: string): boolean {
  const rest = reasonOf(text.replace(/try again/gi, ''));
  return passing.includes(reasonOf(text)) && (rest === 'refused' || passing.includes(rest));
}

/**
 * Wording about our own account with the carrier. NOTE: addresses, parcels and telephone numbers can be "invalid" and
 * services "suspended", too, so a word for the account or its keys must be present.
 */
const accountWords: readonly RegExp[] = [
  /credential|authentication|(failed|unable) to authenticate|authentifizier|zugangsdaten|\b(api|access|client) (key|secret|licen[cs]e)/i,
  /^unauthori[sz]ed\W*$|(missing|invalid|unknown|ungültig\w*) ((or|oder) \w+ )?(shipper|meter|account|kunden|abrechnungs)[ -]?(number|nummer)/i,
  /\b(account|shipper number|meter number|kundennummer|abrechnungsnummer|konto)\b[^:,;]{0,40}\b(blocked|suspended|disabled|deactivated|inactive|invalid|expired|closed|locked|unknown|past due|gesperrt|ungültig|unbekannt)\b/i,
  /\baccount\b[^:,;]{0,40}\bnot( been| yet)? (active|activated|authori[sz]ed|configured|enabled|found|registered|set up|valid)\b/i,
  /\b(blocked|suspended|inactive|invalid|disabled) (\w+ )?account\b/i,
  /\baccount(s| numbers?)? ((is |are )?(prohibited|not allowed)|should|must)\b/i,
  /insufficient (funds|balance|credit)|(balance|credit)\b[\s\w]{0,20} too low/i,
];

const isAccountPart = (part: string): boolean => accountWords.some((pattern) => pattern.test(part));

/** Whether every part of the text is. */
export const isAboutOurAccount = (text: string): boolean => text.split(BETWEEN).every(isAccountPart);

/** A fault the customer can fix is not withheld because our account is mentioned next to it. */
export function withoutAccount(text: string): { aboutUs: string; others: string } {
  const parts = text.split(BETWEEN);
  return {
    aboutUs: parts.filter(isAccountPart).join(BETWEEN),
    others: parts.filter((part) => !isAccountPart(part)).join(BETWEEN),
  };
}

/** The same error as for a 403. */
export const accountFault = (text: string): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'not_authorized', outcome: 'none' },
    text,
  );

/** A refusal that mentions our account counts as ours, whatever its code. */
export const inOurWords = (error: UpstreamError): UpstreamError =>
  error.fault.outcome === 'none' && !isForOperator(error) && isAboutOurAccount(error.message)
    ? accountFault(error.message)
    : error;

const MAX_TEXT = 200;
const BETWEEN = ' · ';

/** The strings in whatever EasyPost sends (text, list, object with messages), on one line of at most 200 characters. */
export function textOf(value: unknown): string {
  const line = [...new Set(stringsIn(value, 0))].join(BETWEEN).replace(/\s+/g, ' ').trim();
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT - 1).trimEnd()}…` : line;
}

function stringsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, 10).flatMap((entry) => stringsIn(entry, depth + 1));
  const { field, message, ...rest } = value as Record<string, unknown>;
  // Sometimes the field is the key itself: {"to_address": "Required and missing."}
  const said =
    message === undefined
      ? Object.entries(rest).flatMap(([key, at]) => stringsIn(at, depth + 2).map((word) => `${key}: ${word}`))
      : stringsIn(message, depth + 1);
  const words = said.join(', ');
  return typeof field === 'string' && words ? [`${field}: ${words}`] : [words].filter(Boolean);
}
