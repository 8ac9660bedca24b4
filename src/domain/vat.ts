// VAT ids: their spelling, and the state of their check. An outage is "pending", never "invalid" (C-63).
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

/** The parts of a VAT id: "EL" and "123456789". */
export type SplitVatId = { state: string; number: string };

/**
 * Capitals without blanks, dots, dashes, slashes, colons and brackets; Greece as EL; older Belgian and Greek numbers
 * with the leading 0 that was added later. Text that is not a VAT id stays recognisable.
 */
export function normaliseVatId(text: string): string {
  const bare = text.toUpperCase().replace(/[\s.\-/:()]/g, '');
  const prefix = bare.slice(0, 2);
  const state = prefixes[prefix] ?? prefix;
  return (state + bare.slice(2)).replace(/^BE(?=\d{9}$)|^EL(?=\d{8}$)/, '$&0');
}

/** Parts of a VAT id as normaliseVatId returns it. Null: no member state writes its ids like this. */
export function splitVatId(vatId: string): SplitVatId | null {
  const [state, number] = [vatId.slice(0, 2), vatId.slice(2)];
  return patterns[state]?.test(number) ? { state, number } : null;
}

/** Only a number that the authorities (or an operator) have confirmed counts. */
export const isVatConfirmed = (state: VatState | null): boolean => state === 'valid';

/** A valid number may be withdrawn. */
const RECHECK_VALID_MS = 90 * DAY_MS;
/** Wait after each check in a row without an answer; after more of them a day. */
const GAPS_MS = [1, 5, 15, 60, 6 * 60].map((minutes) => minutes * MINUTE_MS);

/** What the authorities have answered; `unknown`: they were unavailable, or could not say. */
type VatVerdict = 'valid' | 'invalid' | 'unknown';

export type VatCheckState = {
  state: VatState;
  /** Checks in a row without an answer. */
  attempts: number;
  /** Time until the next automatic check; null: none. */
  againAfterMs: number | null;
};

/**
 * State of an id after a check. An outage changes nothing: a valid id stays valid until the authorities say otherwise,
 * and an undecided one stays pending. `attempts`: earlier checks without an answer.
 */
export function vatStateAfter(state: VatState, attempts: number, verdict: VatVerdict): VatCheckState {
  if (verdict === 'valid') return { state: 'valid', attempts: 0, againAfterMs: RECHECK_VALID_MS };
  if (verdict === 'invalid') return { state: 'invalid', attempts: 0, againAfterMs: null };
  return { state, attempts: attempts + 1, againAfterMs: GAPS_MS[attempts] ?? DAY_MS };
}

/** A VAT id as typed; stored normalised. */
export const VatId = z.string('invalid').check(
  atMost(40),
  z.overwrite(normaliseVatId),
  z.refine((vatId) => splitVatId(vatId) !== null, 'vat_id_invalid'),
);
