// A country's zone for a carrier in Germany, and its side of the EU's customs and tax borders.

/** D is domestic Germany, Z1 … Z6 are ever further away from it, U is inside the United States. */
export type Zone = 'D' | 'Z1' | 'Z2' | 'Z3' | 'Z4' | 'Z5' | 'Z6' | 'U';

const EU_NEAR = 'AT BE CZ DK FR LU NL PL'.split(' ');
const EU_OTHER = 'BG CY EE ES FI GR HR HU IE IT LT LV MT PT RO SE SI SK'.split(' ');
const EUROPE = 'AD AL BA CH FO GB GE GI GL IS LI MD ME MK NO RS SM TR UA VA XK GG JE IM'.split(' ');
const NORTH_AMERICA = 'US CA MX'.split(' ');
const ASIA_MAIN = 'JP KR CN HK SG TW AE IL'.split(' ');

const ZONE_OF = new Map<string, Zone>([
  ['DE', 'D'],
  ...EU_NEAR.map((c): [string, Zone] => [c, 'Z1']),
  ['MC', 'Z1'],
  ['AX', 'Z2'],
  ...EU_OTHER.map((c): [string, Zone] => [c, 'Z2']),
  ...EUROPE.map((c): [string, Zone] => [c, 'Z3']),
  ...NORTH_AMERICA.map((c): [string, Zone] => [c, 'Z4']),
  ...ASIA_MAIN.map((c): [string, Zone] => [c, 'Z5']),
]);

const EU = new Set(['DE', ...EU_NEAR, ...EU_OTHER]);
export const isEu = (country: string) => EU.has(country);
export const isEurope = (country: string) => /^(D|Z1|Z2|Z3)$/.test(ZONE_OF.get(country) ?? '');

/** No carrier serves these countries. */
export const EMBARGO = new Set('RU BY KP IR SY CU'.split(' '));

/** The zone of a lane, or undefined for a domestic lane outside Germany and the United States. */
export function zoneOfLane(from: string, to: string): Zone | undefined {
  if (from === to) return from === 'DE' ? 'D' : from === 'US' ? 'U' : undefined;
  const [a, b] = [ZONE_OF.get(from) ?? 'Z6', ZONE_OF.get(to) ?? 'Z6'];
  return a > b ? a : b;
}

type Place = { country: string | null; zip: string | null };

/** Places of EU countries outside the customs union: Büsingen, Helgoland, Livigno, Ceuta, Melilla. */
const OUTSIDE: Record<string, RegExp> = {
  DE: /^(78266|27498)$/,
  IT: /^23041$/,
  ES: /^5[12]\d{3}$/,
};

/** Inside the customs union, outside its VAT area: Canaries, Åland, French overseas, Campione, Mount Athos. */
const BEHIND_TAX_BORDER: Record<string, RegExp> = {
  ES: /^3[58]\d{3}$/,
  FI: /^22\d{3}$/,
  FR: /^97[12346]\d{2}$/,
  IT: /^22061$/,
  GR: /^630 ?8[67]$/,
  AX: /^/,
};

function insideEuCustoms({ country, zip }: Place): boolean {
  if (country === 'MC' || country === 'AX') return true;
  // Northern Ireland follows the EU customs code for goods.
  if (country === 'GB') return /^BT/i.test(zip ?? '');
  return country !== null && EU.has(country) && !(OUTSIDE[country]?.test(zip ?? '') ?? false);
}

/** Equal for two places between which goods need no declaration. */
function areaOf(place: Place): string {
  const { country, zip } = place;
  if (!insideEuCustoms(place)) return country ?? '';
  const isTaxedApart = country !== null && BEHIND_TAX_BORDER[country]?.test(zip ?? '');
  return isTaxedApart ? `tax area of ${country}` : 'EU';
}

/** Whether goods on this lane must be declared. */
export const crossesCustomsBorder = (from: Place, to: Place): boolean => areaOf(from) !== areaOf(to);
