// Discounts, and which one wins: permanent percent, then the contract's fixed amount, then a code (C-24).
import type { Cents } from './money.ts';
import type { Customer } from './user.ts';

/** A§9. */
const percentByCode: Readonly<Record<string, number>> = { SHIP10: 10, SEND5: 5 };

/** At 100 nothing is left to pay, and neither provider accepts a payment of zero. */
export const MAX_PERMANENT_PERCENT = 99;
/** Per shipment; more is an operator's typo. */
export const MAX_FIXED_DISCOUNT: Cents = 100_000;

export type Discount =
  | { kind: 'permanent'; percent: number }
  | { kind: 'fixed'; cents: Cents }
  | { kind: 'code'; code: string; percent: number };

/** The percentage that counts of a stored permanent discount: 100 % was once allowed, and may still be stored. */
export const permanentPercent = (stored: number): number => Math.min(stored, MAX_PERMANENT_PERCENT);

/** Trimmed and in capitals, as it is compared and shown. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** The account's own discount, whatever code is entered. */
export function accountDiscount({
  permanentShipmentDiscount,
  fixedDiscountCents,
}: Discounted): Discount | null {
  if (permanentShipmentDiscount > 0)
    return { kind: 'permanent', percent: permanentPercent(permanentShipmentDiscount) };
  return fixedDiscountCents > 0 ? { kind: 'fixed', cents: fixedDiscountCents } : null;
}

export type Discounted = Pick<Customer, 'permanentShipmentDiscount' | 'fixedDiscountCents'>;

export function discountFor(
  customer: Discounted,
  namedCode: string | null | undefined,
): { ok: true; discount: Discount | null } | { ok: false; reason: 'discount_invalid' } {
  const own = accountDiscount(customer);
  const code = normaliseCode(namedCode ?? '');
  // A stored code of a customer with a discount of their own is silently ignored.
  if (own || code === '') return { ok: true, discount: own };
  const percent = percentByCode[code];
  return percent === undefined
    ? { ok: false, reason: 'discount_invalid' }
    : { ok: true, discount: { kind: 'code', code, percent } };
}
