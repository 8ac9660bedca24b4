// The documented test cards of 3-D Secure 2, two of our own, and the outcome of each.

export type CardOutcome =
  | 'frictionless'
  | 'challenge'
  | 'not-authenticated'
  | 'incomplete'
  | 'error'
  | 'declined'
  | 'booking-fails';

type TestCard = { number: string; brand: string; outcome: CardOutcome };

const listed = (brand: string, outcome: CardOutcome, numbers: readonly string[]): TestCard[] =>
  numbers.map((number) => ({ number, brand, outcome }));

/** Computop's table; the last two numbers of VISA are the sandbox's own. */
export const TEST_CARDS: readonly TestCard[] = [
  ...listed('VISA', 'frictionless', ['4000019966199434']),
  ...listed('VISA', 'challenge', ['4000012892688323', '4000016435940133']),
  ...listed('VISA', 'not-authenticated', ['4000011744135012']),
  ...listed('VISA', 'incomplete', ['4000012699048523', '4000014730366880', '4000015573198637']),
  ...listed('VISA', 'error', ['4000017873485953']),
  ...listed('MasterCard', 'frictionless', ['5232122422543299']),
  ...listed('MasterCard', 'challenge', ['5232125125401459', '5232122189301469']),
  ...listed('MasterCard', 'not-authenticated', ['5232122741507017']),
  ...listed('MasterCard', 'error', ['5232122596907270']),
  ...listed('AMEX', 'frictionless', ['375000000000007']),
  ...listed('AMEX', 'challenge', ['371449635398431', '378282246310005']),
  ...listed('Maestro', 'frictionless', ['6759649826438453', '6799990100000000019']),
  ...listed('VISA', 'declined', ['4000000000000002']),
  ...listed('VISA', 'booking-fails', ['4000000000000341']),
];

export const findCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number.replace(/[\s-]/g, ''));

/** `12/30`, `12/2030`, `1230` → `203012`; null when it is not a month. */
export function expiryOf(text: string): string | null {
  const parts = /^(0?[1-9]|1[0-2])\s*\/?\s*(20)?(\d{2})$/.exec(text.trim());
  return parts ? `20${parts[3]}${(parts[1] ?? '').padStart(2, '0')}` : null;
}

/** The card data that may be shown and stored. */
export type CardTraces = { pcNr: string; brand: string; expiry: string; maskedPan: string; holder: string };

/** A pseudo card number begins with 0 and ends with the last three digits of the card. */
export function tracesOf(card: TestCard, expiry: string, holder: string): CardTraces {
  const { number, brand } = card;
  return {
    pcNr: `0${number.slice(3, 15).split('').reverse().join('')}${number.slice(-3)}`,
    brand,
    expiry,
    maskedPan: `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`,
    holder,
  };
}
