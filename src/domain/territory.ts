// The table of territories: known country codes, EU customs and VAT areas, special areas (C-08, C-04, C-31).

/** A location: one of our country codes, and what is known of the place inside it. */
export type Place = {
  /** ISO 3166-1 alpha-2, or one of our own: PTX Madeira, IC Canary Islands, GBX Northern Ireland. */
  country: string;
  zip?: string | null | undefined;
  city?: string | null | undefined;
};

/** Packed, because every page carries these lists: a first letter and all second letters. "ADE" → AD, AE */
const unpacked = (packed: string): string[] =>
  packed.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

/** ISO 3166-1 with XK, and our own besides (B§3): PTX Madeira, GBX Northern Ireland; IC and AX are codes already. */
export const countryCodes: readonly string[] = unpacked(
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
    'GABDEFGHILMNPQRSTUWY HKMNRTU ICDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ ' +
    'NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS ' +
    'XK YET ZAMW',
)
  .concat('GBX', 'PTX')
  .sort();

const known: ReadonlySet<string> = new Set(countryCodes);

/** Case-sensitive: capitals, as addresses are stored. */
export const isKnownCountry = (code: string): boolean => known.has(code);

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The 27 members. */
export const euMembers = codes(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
);
/** Codes of their own that count as a member: Madeira, Northern Ireland (for goods), Monaco. */
const likeMembers = codes('PTX GBX MC');
/** Inside the customs union, outside the VAT area: Canaries, Åland, the French overseas departments, Saint-Martin. */
const fiscalBorder = codes('IC AX GF GP MQ MF RE YT');

/** How many of the two EU areas a place lies in; no place lies in the VAT area alone. */
const outside = 0;
const customsOnly = 1;
const inside = 2;

/**
 * Parts of countries with rules of their own: country, postcodes without blanks (`.` a digit, `*` anything), the EU
 * areas they are inside of (0 neither, 1 customs, 2 both), and the part's own code, real or invented: LIV, HEL, EA and
 * NCY are not in ISO. Where two places share a postcode, the town's name decides, if we know it. The first row that
 * matches counts. Source: the Commission's page on the territorial scope of customs and VAT. Büsingen is behind the
 * customs border of Switzerland (treaty of 1964); 978 and 97150 are Saint-Martin, 977 and 97133 Saint-Barthélemy; in
 * the north of Cyprus, whose postcodes are 99 and three digits, Union law is suspended (Protocol 10 to the accession of
 * 2003).
 */
const specialAreas = `DE 27498 0 HEL
DE 78266 0 CH
IT 23041 0 LIV
IT 23030 0 LIV livigno|trepalle
IT 22061 1 IT
IT 22060 1 IT campione
IT 4789. 0 SM
IT 00120 0 VA
ES 35...|38... 1 IC
ES 51...|52... 0 EA
FR 97133|977.. 0 BL
FR 97150|978.. 1 MF
FR 971.. 1 GP
FR 972.. 1 MQ
FR 973.. 1 GF
FR 974.. 1 RE
FR 976.. 1 YT
FR 975.. 0 PM
FR 984.. 0 TF
FR 986.. 0 WF
FR 987.. 0 PF
FR 988.. 0 NC
FR 980.. 2 MC
PT 9[0-4].* 2 PTX
FI 22... 1 AX
GR 6308[67] 1 GR
CY 99... 0 NCY
NO 917.|8099 0 SJ
DK 39.. 0 GL
DK ... 0 FO
GB BT.* 2 GBX
GB JE.* 0 JE
GB GY.* 0 GG
GB IM.* 0 IM
US 00[679]..* 0 PR
US 008..* 0 VI
US 969..* 0 GU
US 96799* 0 AS`
  .split('\n')
  .map((row) => {
    const [country, zips = '', lies, home = '', town = ''] = row.split(' ');
    const pattern = zips.replaceAll('.', '\\d').replaceAll('*', '.*');
    return {
      country,
      zip: new RegExp(`^(${pattern})$`),
      areas: Number(lies),
      home,
      town: new RegExp(town, 'i'),
    };
  });

/** In the EU's customs territory. */
export const isInEuCustoms = (place: Place): boolean => areasOf(place) > outside;

/** In the EU's VAT area (for goods). */
export const isInEuVat = (place: Place): boolean => areasOf(place) === inside;

/** In both: the "EU list" of every rule (C-08). */
export const isInsideEu = isInEuVat;

/** Whether both places are on the EU list: the shipment then has VAT, and no customs clearance (C-08, C-22). */
export const staysInsideEu = (from: Place, to: Place): boolean => isInsideEu(from) && isInsideEu(to);

/**
 * The code in `specialAreas` of the part of the country that the postcode (and the town, where two share one) lies in;
 * null: no special part.
 */
export const specialPartOf = (place: Place): string | null =>
  rowOf({ ...place, country: countryOf(place) })?.home ?? null;

function areasOf(place: Place): number {
  const country = countryOf(place);
  const special = rowOf({ ...place, country });
  if (special) return special.areas;
  if (euMembers.has(country) || likeMembers.has(country)) return inside;
  return fiscalBorder.has(country) ? customsOnly : outside;
}

function rowOf({ country, zip, city }: Place) {
  const code = plainZip(zip, country);
  return specialAreas.find(
    (area) => area.country === country && area.zip.test(code) && (!city || area.town.test(city)),
  );
}

/** Countries without a customs border between them, mapped to the one that the union is named after. */
const unionByCountry: ReadonlyMap<string, string> = new Map([
  // Treaty of 1923. The Isle of Man is in the United Kingdom's customs and VAT areas, Puerto Rico in those of the USA.
  ['LI', 'CH'],
  ['IM', 'GB'],
  ['PR', 'US'],
]);

/**
 * Country code of the customs territory a place is in, apart from the EU's common one: the same for "FR 97400" and "RE
 * 97400", for Liechtenstein and Switzerland. Places with different codes have a border between them.
 */
export function customsHome(place: Place): string {
  const home = specialPartOf(place) ?? countryOf(place);
  return unionByCountry.get(home) ?? home;
}

/**
 * Whether both places are in the United Kingdom. The border of the EU list runs through it, but goods from Northern
 * Ireland reach Great Britain without an export declaration, and goods from there bear no import VAT (Windsor
 * Framework).
 */
export const isWithinUk = (from: Place, to: Place): boolean =>
  [from, to].every((place) => ['GB', 'GBX'].includes(customsHome(place)));

/** "D-27498", "38 001", "bt1 1aa" → "27498", "38001", "BT11AA". British postcodes begin with letters of their own. */
function plainZip(zip: string | null | undefined, country: string): string {
  const bare = (zip ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return bare.replace(country === 'GB' ? /^GB(?=[A-Z])/ : /^[A-Z]{1,2}(?=\d)/, '');
}

const isoByOurCode: ReadonlyMap<string, string> = new Map([
  ['PTX', 'PT'],
  ['GBX', 'GB'],
  ['IC', 'ES'],
]);

/** The ISO alpha-2 code that carriers understand. */
export const carrierCountry = ({ country }: Place): string => isoByOurCode.get(country) ?? country;

/**
 * Where the parcel would really go: one of our own codes counts unless its postcode lies elsewhere in the country.
 * Carriers read "IC 28013" as Madrid, so Madrid is taxed and declared. A missing postcode does not overrule the code,
 * nor does "IC 3500", which is a typo.
 */
export function countryOf(place: Place): string {
  const iso = carrierCountry(place);
  const there = { ...place, country: iso };
  return wholeZip.test(iso + plainZip(place.zip, iso)) && rowOf(there)?.home !== place.country
    ? iso
    : place.country;
}

/** Full postcodes of countries with a part under our own code. NOTE: postcode.ts, too large for every page, has all. */
const wholeZip = /^(ES\d{5}|PT\d{4}(\d{3})?|GB[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/;

const withState = codes('US CA AU BR MX IT');

/** Carriers refuse an address there without a state or province (C-31). */
export const stateRequired = (country: string): boolean => withState.has(country);

/** No postcodes at all, or none in everyday use. */
const withoutPostcodes = new Set(
  unpacked(
    'AEGOW BFIJOQSWZ CDFGIKMW DJM ER FJ GADHMQY HK JM KIMNP LY MLOR NRU PA QA RW SBCLRSTXY TDFGKLOV UGM VU YE ZW',
  ),
);

/** false: the form presets "00000", shown as "no postcode" (C-31). */
export const hasPostcodes = (country: string): boolean => !withoutPostcodes.has(country);
