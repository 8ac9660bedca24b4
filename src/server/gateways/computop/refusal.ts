// Translates Computop's statuses and codes to ours, and its faults to UpstreamErrors.
import { UpstreamError, type UpstreamKind } from '../../errors.ts';

/** `failed` is final for this step; `pending` is settled without us. */
export type Verdict = 'done' | 'pending' | 'failed';

type Fault = { kind: UpstreamKind; code: string; outcome: 'none' | 'unknown'; status?: number };

export const faultOf = (fault: Fault, text: string, cause?: unknown): UpstreamError =>
  new UpstreamError({ upstream: 'computop', ...fault }, text, cause);

/** First digit of a code. */
const severities = { error: '2', fatal: '4', pending: '6', threeDSecure: '7' } as const;

/** Only the first digit and the last four of a code mean the same in every module. */
const detailOf = (code: string): string => code.slice(4);
const WRONG_MAC = '0044';
/** The buyer cancelled: in general, on the card form, in a wallet. */
const CANCELLED = ['0053', '0200', '0703'];

export const isCancelled = (code: string): boolean =>
  code.startsWith(severities.error) && CANCELLED.includes(detailOf(code));

/**
 * Answers of the card's bank: 03 plus the answer code of the card schemes. Only those that decline this card or sum;
 * others report a malformed message, or that the bank was not reached. 0366 and 1542: authentication missing, which
 * Computop's help calls denied by the issuer.
 */
const BY_ISSUER = '01 02 04 05 07 14 33 34 36 38 41 43 46 51 52 53 54 55 57 59 61 62 63 65 66 70 75 78 82 93'
  .split(' ')
  .map((answer) => `03${answer}`);
const SOFT_DECLINE = '1542';

/** A buyer who is told the bank declined will call the bank: said only where the code is explicit. */
export const isByIssuer = (code: string): boolean =>
  code.startsWith(severities.error) && [...BY_ISSUER, SOFT_DECLINE].includes(detailOf(code));

/** Throws if the answer is no verdict on the step: our keys are wrong, or Computop has lost track of it. */
export function verdictOf(answer: { status: string; code: string; where: string }): Verdict {
  const { code, where } = answer;
  const status = answer.status.toUpperCase();
  if (code.startsWith(severities.pending) || code.startsWith(severities.threeDSecure)) return 'pending';
  if (status === 'PENDING' || status.endsWith('_REQUEST')) return 'pending';
  if (status === 'OK' || status === 'AUTHORIZED') return 'done';
  const text = `${where}: ${status} ${code}`;
  if (status !== 'FAILED' || code.startsWith(severities.fatal)) {
    throw faultOf({ kind: 'unavailable', code: 'unclear', outcome: 'unknown' }, text);
  }
  if (detailOf(code) === WRONG_MAC) {
    throw faultOf({ kind: 'unavailable', code: 'not_authorized', outcome: 'none' }, text);
  }
  return 'failed';
}

/** Refused before decryption: keys, merchant or form are wrong, so nothing was carried out. */
export const refusedUnread = (where: string, code: string): UpstreamError =>
  code.startsWith(severities.fatal)
    ? faultOf(
        { kind: 'unavailable', code: 'unclear', outcome: 'unknown' },
        `${where}: refused unread ${code}`,
      )
    : faultOf({ kind: 'invalid', code: 'refused', outcome: 'none' }, `${where}: refused unread ${code}`);
