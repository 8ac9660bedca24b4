// Which discount wins: permanent percent, then the contract's fixed amount, then a code (C-24).
import type { Cents } from './money.ts';

/** A§9. */
const percentByCode: Readonly<Record<string, number>> = { SHIP10: 10, SEND5: 5 };

/** At 100 nothing is left to pay, and neither provider takes a payment of nothing. */
export const MAX_PERMANENT_PERCENT = 99;

export type Discount =
  | { kind: 'permanent'; percent: number }
  | { kind: 'fixed'; cents: Cents }
  | { kind: 'code'; code: string; percent: number };

/** What counts of a stored permanent discount: 100 % was once allowed, and may still be there. */
export const permanentPercent = (stored: number): number => Math.min(stored, MAX_PERMANENT_PERCENT);

/** Trimmed and in capitals, as it is compared and shown. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

export function discountFor(wanted: {
  permanentPercent: number;
  fixedCents?: Cents;
  code?: string | null;
}): { ok: true; discount: Discount | null } | { ok: false; reason: 'discount_invalid' } {
  // A stored code of a customer with a permanent discount is ignored without a word.
  if (wanted.permanentPercent > 0)
    return { ok: true, discount: { kind: 'permanent', percent: permanentPercent(wanted.permanentPercent) } };
  if (wanted.fixedCents && wanted.fixedCents > 0)
    return { ok: true, discount: { kind: 'fixed', cents: wanted.fixedCents } };
  const code = normaliseCode(wanted.code ?? '');
  if (code === '') return { ok: true, discount: null };
  const percent = Object.hasOwn(percentByCode, code) ? percentByCode[code] : undefined;
  return percent === undefined
    ? { ok: false, reason: 'discount_invalid' }
    : { ok: true, discount: { kind: 'code', code, percent } };
}
