// Money: integer cents, their sums, percentages and decimal notation. Rounding rules: rounding.ts.
import * as z from 'zod/mini';
import { centsOf } from './rounding.ts';

/** An amount in euro cents, always an integer. */
export type Cents = number;
export const Cents = z.int();

/**
 * `basisPoints` hundredths of a percent of `cents`, rounded half-up: 210 of 80000 → 1680 (2.1 % of 800.00).
 * Multiplies integers before dividing, so that no float drifts.
 */
export const percentOf = (cents: Cents, basisPoints: number): Cents =>
  Math.floor((cents * basisPoints + 5_000) / 10_000);

/** Net plus VAT, rounded once. */
export const withVat = (netCents: Cents, percent: number): Cents =>
  netCents + percentOf(netCents, percent * 100);

export const sumCents = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/**
 * Divides a sum in proportion to `weights` (integers, none below 0); the parts add up to it. Leftover cents go to the
 * largest remainders, the first of equal ones. All weights 0: equal parts.
 */
export function divideCents(cents: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0)
    return weights.length === 0
      ? []
      : divideCents(
          cents,
          weights.map(() => 1),
        );
  const parts = weights.map((weight) => Math.floor((cents * weight) / sum));
  const remainders = weights.map((weight, index) => ({ index, left: (cents * weight) % sum }));
  const left = cents - sumCents(parts);
  for (const { index } of remainders.sort((a, b) => b.left - a.left).slice(0, left))
    parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** In euro; texts are read up to twelve digits. */
const LEAST_UNREADABLE = 1e12;

/** Decimal string ("12.9", "18.40"), read digit by digit, or number in euro → cents; null when it is no amount. */
export function centsFromEuro(euro: string | number): Cents | null {
  if (typeof euro === 'number') {
    const size = Math.abs(euro);
    // NaN is not below anything either.
    if (!(size < LEAST_UNREADABLE)) return null;
    return euro < 0 ? 0 - centsOf(size) : centsOf(size);
  }
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,10}))?$/.exec(euro.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  const rounded = Number(fraction[2] ?? '0') >= 5 ? cents + 1 : cents;
  // 0 − x, so that "-0" is 0 and not the other zero.
  return sign ? 0 - rounded : rounded;
}

/** 1640 → "16.40". The float error of the division is far below half a cent. */
export const euroFromCents = (cents: Cents): string => (cents / 100).toFixed(2);
