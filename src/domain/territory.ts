// The one table of territories: known country codes, EU customs and VAT areas, special areas by postcode (C-08, C-04, C-31).

/** Where something is: a country code of ours, and what is known of the place inside it. */
export type Place = {
  /** ISO 3166-1 alpha-2, or one of our own: PTX Madeira, IC Canary Islands, GBX Northern Ireland. */
  country: string;
  zip?: string | null | undefined;
  city?: string | null | undefined;
};

/** ISO 3166-1 with XK, and the three special codes (B§3); AX is an ISO code. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GBX GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PTX PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN ' +
  'TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

const known: ReadonlySet<string> = new Set(countryCodes);

/** Exact: capitals, as addresses are stored. */
export const isKnownCountry = (code: string): boolean => known.has(code);

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The 27 members. */
const members = codes('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');
/** Codes of their own that count as a member: Madeira, Northern Ireland (for goods), Monaco. */
const likeMembers = codes('PTX GBX MC');
/** Inside the customs union, outside the VAT area: Canaries, Åland, the French overseas departments, Saint-Martin. */
const fiscalBorder = codes('IC AX GF GP MQ MF RE YT');

/** Which of the two EU areas a place lies in. */
type Areas = { customs: boolean; vat: boolean };
const inside: Areas = { customs: true, vat: true };
const customsOnly: Areas = { customs: true, vat: false };
const outside: Areas = { customs: false, vat: false };

/** A part of a country that other rules hold for. The postcode is compared without blanks and country prefix. */
type SpecialArea = { country: string; zip: RegExp; city?: RegExp; areas: Areas };

/** The first row that matches decides. Source: the Commission's page on the territorial scope of customs and VAT. */
const specialAreas: readonly SpecialArea[] = [
  // Heligoland, Büsingen.
  { country: 'DE', zip: /^(27498|78266)$/, areas: outside },
  // Livigno. It shared its old postcode with towns nearby, so there the town's name decides, if we know it.
  { country: 'IT', zip: /^23041$/, areas: outside },
  { country: 'IT', zip: /^23030$/, city: /livigno|trepalle/i, areas: outside },
  // Campione d'Italia, likewise.
  { country: 'IT', zip: /^22061$/, areas: customsOnly },
  { country: 'IT', zip: /^22060$/, city: /campione/i, areas: customsOnly },
  // San Marino and the Vatican, written as Italy.
  { country: 'IT', zip: /^(4789\d|00120)$/, areas: outside },
  // Canary Islands; then Ceuta and Melilla.
  { country: 'ES', zip: /^(35|38)\d{3}$/, areas: customsOnly },
  { country: 'ES', zip: /^(51|52)\d{3}$/, areas: outside },
  // Saint-Barthélemy has a postcode of Guadeloupe, but left the union.
  { country: 'FR', zip: /^97133$/, areas: outside },
  // Guadeloupe with Saint-Martin, Martinique, French Guiana, Réunion, Mayotte; then the other territories.
  { country: 'FR', zip: /^97[12346]\d\d$/, areas: customsOnly },
  { country: 'FR', zip: /^(97[578]|98[46-8])\d\d$/, areas: outside },
  // Åland.
  { country: 'FI', zip: /^22\d{3}$/, areas: customsOnly },
  // Mount Athos.
  { country: 'GR', zip: /^63086$/, areas: customsOnly },
  // Greenland and the Faroes, written as Denmark.
  { country: 'DK', zip: /^(39\d\d|\d{3})$/, areas: outside },
  // Northern Ireland: for goods like a member.
  { country: 'GB', zip: /^BT\d/, areas: inside },
];

/** In the EU's customs territory. */
export const isInEuCustoms = (place: Place): boolean => areasOf(place).customs;

/** In the EU's VAT area (for goods). */
export const isInEuVat = (place: Place): boolean => areasOf(place).vat;

/** In both: the "EU list" of every rule (C-08). */
export const isInsideEu = (place: Place): boolean => {
  const { customs, vat } = areasOf(place);
  return customs && vat;
};

function areasOf({ country, zip, city }: Place): Areas {
  const code = plainZip(zip, country);
  const special = specialAreas.find(
    (area) =>
      area.country === country && area.zip.test(code) && (!city || !area.city || area.city.test(city)),
  );
  if (special) return special.areas;
  if (members.has(country) || likeMembers.has(country)) return inside;
  return fiscalBorder.has(country) ? customsOnly : outside;
}

/** "D-27498", "38 001", "bt1 1aa" → "27498", "38001", "BT11AA". British postcodes begin with letters of their own. */
function plainZip(zip: string | null | undefined, country: string): string {
  const bare = (zip ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return country === 'GB' ? bare : bare.replace(/^[A-Z]{1,2}(?=\d)/, '');
}

const isoByOurCode: Readonly<Record<string, string>> = { PTX: 'PT', GBX: 'GB', IC: 'ES' };

/** The ISO alpha-2 code that carriers understand. */
export const carrierCountry = ({ country }: Place): string =>
  (Object.hasOwn(isoByOurCode, country) ? isoByOurCode[country] : undefined) ?? country;

const withState = codes('US CA AU BR MX IT');

/** Carriers refuse an address there without a state or province (C-31). */
export const stateRequired = (country: string): boolean => withState.has(country);

/** No postcodes at all, or none in everyday use. */
const withoutPostcodes = codes(
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO ' +
    'MR NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG UM VU YE ZW',
);

/** false: the form presets "00000", shown as "no postcode" (C-31). */
export const hasPostcodes = (country: string): boolean => !withoutPostcodes.has(country);
