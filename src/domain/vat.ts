// A VAT id: how it is written, and where its check stands. An outage is "pending", never "invalid" (C-63).
import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { atMost } from './text.ts';

export const VatState = z.enum(['pending', 'valid', 'invalid']);
export type VatState = z.infer<typeof VatState>;

/**
 * What follows the prefix, by issuing state: the 27 members, EL for Greece, XI for Northern Ireland (goods).
 * Source: the structure table of the Commission's VIES questions and answers. Check digits: vat-check-digits.ts.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** How people write a prefix, and what VIES calls it. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** A VAT id taken apart: "EL" and "123456789". */
export type SplitVatId = { state: string; number: string };

/**
 * Capitals without blanks, dots, dashes, slashes, colons and brackets; Greece as EL; Belgian and Greek numbers of before
 * a digit was put before them with that 0. What is no VAT id stays recognisable.
 */
export function normaliseVatId(text: string): string {
  const bare = text.toUpperCase().replace(/[\s.\-/:()]/g, '');
  const prefix = bare.slice(0, 2);
  const state = Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : prefix;
  return (state + bare.slice(2)).replace(/^BE(?=\d{9}$)|^EL(?=\d{8}$)/, '$&0');
}

/** Null: no member state writes its ids like this. Of a VAT id as normaliseVatId leaves it. */
export function splitVatId(vatId: string): SplitVatId | null {
  const [state, number] = [vatId.slice(0, 2), vatId.slice(2)];
  const pattern = Object.hasOwn(patterns, state) ? patterns[state] : undefined;
  return pattern?.test(number) ? { state, number } : null;
}

/** Only a number that the authorities (or an operator) have confirmed counts. */
export const vatRight = (state: VatState | null): boolean => state === 'valid';

/** A number that was valid may be taken away. */
const RECHECK_VALID_MS = 90 * DAY_MS;
/** After so many tries in a row without an answer; a day for all others. */
const GAPS_MS = [1, 5, 15, 60, 6 * 60].map((minutes) => minutes * MINUTE_MS);

/** What the authorities have said; `unknown`: they were not there, or could not say. */
export type VatVerdict = 'valid' | 'invalid' | 'unknown';

export type VatStanding = {
  state: VatState;
  /** Checks in a row without an answer. */
  attempts: number;
  /** Until we ask again by ourselves; null: not any more. */
  againAfterMs: number | null;
};

/**
 * Where an id stands after a check. An outage changes nothing: what was valid stays so until somebody says otherwise,
 * and what nobody has decided yet stays pending. `attempts` counts those before.
 */
export function vatAfter(state: VatState, attempts: number, verdict: VatVerdict): VatStanding {
  if (verdict === 'valid') return { state: 'valid', attempts: 0, againAfterMs: RECHECK_VALID_MS };
  if (verdict === 'invalid') return { state: 'invalid', attempts: 0, againAfterMs: null };
  return { state, attempts: attempts + 1, againAfterMs: GAPS_MS[attempts] ?? DAY_MS };
}

/** A VAT id as somebody types it; stored in one spelling. */
export const VatId = z.string('invalid').check(
  atMost(40),
  z.overwrite(normaliseVatId),
  z.refine((vatId) => splitVatId(vatId) !== null, 'vat_id_invalid'),
);
