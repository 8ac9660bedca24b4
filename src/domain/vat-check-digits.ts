// Check digits of VAT ids: a typo is seen before the authorities are asked (C-30).
import { carrierCountry } from './territory.ts';
import { normaliseVatId, type SplitVatId, splitVatId } from './vat.ts';

type Rule = (number: string) => boolean;

const weightedSum = (number: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(number[i]), 0);

/** The weighted sum of the digits, check digit included, leaves this remainder. */
const leavesRemainder =
  (weights: readonly number[], modulus: number, rest = 0): Rule =>
  (number) =>
    weightedSum(number, weights) % modulus === rest;

/** Every second digit from the right is doubled; the digits of the result are added. */
const crossSum = (number: string): number =>
  [...number].reverse().reduce((sum, digit, i) => {
    const part = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return sum + part - (part > 9 ? 9 : 0);
  }, 0);

const isLuhn: Rule = (number) => crossSum(number) % 10 === 0;

/** ISO 7064, modulus 11, 10. */
const isMod1110: Rule = (number) => {
  let carry = 10;
  for (const digit of number.slice(0, -1)) carry = (((carry + Number(digit)) % 10 || 10) * 2) % 11;
  return (carry + Number(number.at(-1))) % 10 === 1;
};

/** ISO 7064, modulus 97, 10: letters stand for 10 to 35. */
const rest97 = (text: string): number =>
  [...text].reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0);

/** States outside the EU whose ids have check digits. */
const outside = ['CH', 'GB', 'NO'];

const SEVEN = [8, 7, 6, 5, 4, 3, 2];
const SPANISH_PERSON = 'TRWAGMYFPDXBNJZSQVHLCKE';
const SPANISH_BODY = 'JABCDEFGHI';
const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV';
const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

const bulgarian: Rule = (number) => {
  const upFrom = (first: number) =>
    weightedSum(
      number,
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => i + first),
    ) % 11;
  const rest = upFrom(1);
  return (rest === 10 ? upFrom(3) % 10 : rest) === Number(number[8]);
};

const lithuanian: Rule = (number) => {
  const body = number.slice(0, -1);
  const upFrom = (first: number) =>
    weightedSum(
      body,
      [...body].map((_, i) => 1 + ((i + first) % 9)),
    ) % 11;
  const rest = upFrom(0);
  return (rest === 10 ? upFrom(2) % 10 : rest) === Number(number.at(-1));
};

const irish: Rule = (number) => {
  const digits = /^\d{7}/.test(number) ? number.slice(0, 7) : `0${number.slice(2, 7)}${number[0]}`;
  const extra = IRISH.indexOf(number[8] ?? 'W');
  return extra < 0 || IRISH[(weightedSum(digits, SEVEN) + 9 * extra) % 23] === number[7];
};

const spanish: Rule = (number) => {
  const [first, check] = [number.slice(0, 1), number.slice(8)];
  if (/[\dXYZ]/.test(first)) {
    const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return SPANISH_PERSON[Number(digits) % 23] === check;
  }
  // Sources differ on which bodies have a digit and which a letter.
  const sum = (10 - (crossSum(`${number.slice(1, 8)}0`) % 10)) % 10;
  return !/[A-HJNP-SUVW]/.test(first) || check === String(sum) || check === SPANISH_BODY[sum];
};

const dutch: Rule = (number) =>
  leavesRemainder([9, 8, 7, 6, 5, 4, 3, 2, -1], 11)(number) || rest97(`NL${number}`) === 1;

/** The first nine digits are checked; what follows names a branch. */
const british: Rule = (number) => [0, 42, 55].includes(weightedSum(number, [...SEVEN, 10, 1]) % 97);

/**
 * The numbers with a known rule, by state: all others pass. Natural persons' numbers (BG, CZ, LV) and new French keys
 * are among the others, because their rules have exceptions. Source: the algorithms that the tax authorities publish,
 * as collected and tested by python-stdnum.
 */
const rules: Readonly<Record<string, readonly [RegExp, Rule]>> = {
  AT: [/^U(\d{8})$/, (number) => (crossSum(number.slice(0, 7)) + Number(number[7]) + 4) % 10 === 0],
  BE: [/^(\d{10})$/, (number) => (Number(number.slice(0, 8)) + Number(number.slice(8))) % 97 === 0],
  BG: [/^(\d{9})$/, bulgarian],
  CH: [/^E?(\d{9})(?:MWST|TVA|IVA)?$/, leavesRemainder([5, 4, 3, 2, 7, 6, 5, 4, 1], 11)],
  CY: [
    /^(\d{8}[A-Z])$/,
    (number) => {
      const parts = [...number.slice(0, 8)].map((digit, i) =>
        i % 2 === 0 ? (CYPRIOT_ODD[Number(digit)] ?? 0) : Number(digit),
      );
      return String.fromCharCode(65 + (parts.reduce((sum, part) => sum + part) % 26)) === number[8];
    },
  ],
  CZ: [
    /^(\d{8})$/,
    (number) => ((11 - (weightedSum(number, SEVEN) % 11)) % 11 || 1) % 10 === Number(number[7]),
  ],
  DE: [/^(\d{9})$/, isMod1110],
  DK: [/^(\d{8})$/, leavesRemainder([2, 7, 6, 5, 4, 3, 2, 1], 11)],
  EE: [/^(\d{9})$/, leavesRemainder([3, 7, 1, 3, 7, 1, 3, 7, 1], 10)],
  EL: [
    /^(\d{9})$/,
    (number) => (weightedSum(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]),
  ],
  ES: [/^(.{9})$/, spanish],
  FI: [/^(\d{8})$/, leavesRemainder([7, 9, 10, 5, 8, 4, 2, 1], 11)],
  FR: [/^(\d{11})$/, (number) => Number(`${number.slice(2)}12`) % 97 === Number(number.slice(0, 2))],
  GB: [/^(\d{9}(?:\d{3})?)$/, british],
  HR: [/^(\d{11})$/, isMod1110],
  HU: [/^(\d{8})$/, leavesRemainder([9, 7, 3, 1, 9, 7, 3, 1], 10)],
  IE: [/^(.+)$/, irish],
  IT: [/^(\d{11})$/, isLuhn],
  LT: [/^(\d{9}|\d{12})$/, lithuanian],
  LU: [/^(\d{8})$/, (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6))],
  LV: [/^([4-9]\d{10})$/, leavesRemainder([9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], 11, 3)],
  MT: [/^(\d{8})$/, leavesRemainder([3, 4, 6, 7, 8, 9, 10, 1], 37)],
  NL: [/^(\d{9}B\d{2})$/, dutch],
  NO: [/^(\d{9})(?:MVA)?$/, leavesRemainder([3, 2, 7, 6, 5, 4, 3, 2, 1], 11)],
  PL: [/^(\d{10})$/, leavesRemainder([6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11)],
  PT: [
    /^(\d{9})$/,
    (number) => ((11 - (weightedSum(number, [9, ...SEVEN]) % 11)) % 11) % 10 === Number(number[8]),
  ],
  RO: [
    /^(\d{2,10})$/,
    (number) => {
      const body = number.slice(0, -1).padStart(9, '0');
      return ((10 * weightedSum(body, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === Number(number.at(-1));
    },
  ],
  SE: [/^(\d{10})\d{2}$/, isLuhn],
  SI: [
    /^(\d{8})$/,
    (number) => {
      const check = 11 - (weightedSum(number, SEVEN) % 11);
      return (check === 10 ? 0 : check) === Number(number[7]);
    },
  ],
  SK: [/^(\d{10})$/, (number) => Number(number) % 11 === 0],
  XI: [/^(\d{9}(?:\d{3})?)$/, british],
};

/** False: no such number is ever issued. Numbers without a known rule pass. */
function hasRightDigits({ state, number }: SplitVatId): boolean {
  const [pattern, rule] = (Object.hasOwn(rules, state) && rules[state]) || [];
  const digits = pattern?.exec(number)?.[1];
  return digits === undefined || rule === undefined || rule(digits);
}

/** Whether a member state may have issued a normalised id: its format, and its check digits. */
export function isVatId(vatId: string): boolean {
  const split = splitVatId(vatId);
  return split !== null && hasRightDigits(split);
}

/** False: an id neither of that country nor of another member state. Outside the EU only check digits are known. */
export function fitsVatId(country: string, text: string): boolean {
  const vatId = normaliseVatId(text);
  const state = normaliseVatId(country === 'GBX' ? 'XI' : carrierCountry({ country }));
  if (vatId === '' || !Object.hasOwn(rules, state)) return true;
  if (outside.includes(state))
    return hasRightDigits({ state, number: vatId.startsWith(state) ? vatId.slice(2) : vatId });
  // An id that parses with its own prefix is of that state; else the prefix is missing, even before a French letter.
  return isVatId(splitVatId(vatId) ? vatId : normaliseVatId(state + vatId));
}
