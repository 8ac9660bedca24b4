// VIES's verdict on a number: the official test numbers, and our reserved endings for the main endpoint.

/** At the test service the number alone decides, in every country. */
const TEST_NUMBERS: Readonly<Record<string, string>> = {
  '100': 'VALID',
  '200': 'INVALID',
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '501': 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  '600': 'MS_MAX_CONCURRENT_REQ',
  '601': 'MS_MAX_CONCURRENT_REQ_TIME',
};

/** Without GB; Greece is EL. */
export const STATES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'XI'],
] as const;

/** Three values: VALID, INVALID, or the code of a failure. */
export type Outcome = string;

export const outcomeOfTest = (number: string): Outcome => TEST_NUMBERS[number] ?? 'SERVICE_UNAVAILABLE';

/** VIES ignores blanks, dots and dashes. */
export const bare = (number: string): string => number.toUpperCase().replace(/[\s.-]/g, '');

/** `…000301` ends like a test number; of all others, those ending in 9 are invalid. */
export function outcomeOf(country: string, number: string): Outcome {
  const isKnown = STATES.some((state) => state === country);
  if (!isKnown || !/^[A-Z\d+*]{2,12}$/.test(number)) return 'INVALID_INPUT';
  const reserved = /000(\d{3})$/.exec(number.replace(/\D/g, ''))?.[1];
  const planned = reserved === undefined ? undefined : TEST_NUMBERS[reserved];
  return planned ?? (number.replace(/\D/g, '').endsWith('9') ? 'INVALID' : 'VALID');
}
