// Import VAT of the EU's member states (domain-facts 6.5, data.md 3.2): standard rates, and a few certain reduced ones.
import { type Dated, type Day, inForce } from './dated.ts';
import { hsDigits } from './parcel.ts';
import { basisPointsOf } from './rounding.ts';
import { carrierCountry, countryOf, isInsideEu, type Place } from './territory.ts';

export type ImportVat = {
  /** Hundredths of a percent. */
  basisPoints: number;
  isReduced: boolean;
  /** Day of the source, an extract of the Commission's table (TEDB). */
  asOf: Day;
};

const STANDARD_AS_OF: Day = '2026-09-23';
const REDUCED_AS_OF: Day = '2026-04-28';

type StandardRate = Dated & { country: string; basisPoints: number };

/** The first day that the table covers. */
const TABLE_FROM: Day = '2026-01-01';

const standardRates: readonly StandardRate[] = (
  'AT 20, BE 21, BG 20, CY 19, CZ 21, DE 19, DK 25, EE 24, ES 21, FI 25.5, FR 20, GR 24, HR 25, HU 27, IE 23, IT 22, ' +
  'LT 21, LU 17, LV 21, MT 18, NL 21, PL 23, PT 23, RO 21, SE 25, SI 22, SK 23, MC 20, GB 20'
)
  .split(', ')
  .map((entry) => ({
    country: entry.slice(0, 2),
    basisPoints: basisPointsOf(Number(entry.slice(3))),
    from: TABLE_FROM,
  }));

/** Parts of a country with a standard rate of their own; the postcode as digits. */
type RegionalRate = Dated & { country: string; zip: RegExp; basisPoints: number };
const regionalRates: readonly RegionalRate[] = [
  // Madeira, also by its postcode; the Azores.
  { country: 'PT', zip: /^9[0-4]/, basisPoints: 2_200, from: TABLE_FROM },
  { country: 'PT', zip: /^9[5-9]/, basisPoints: 1_600, from: TABLE_FROM },
  // Jungholz and the Kleinwalsertal.
  { country: 'AT', zip: /^(6691|699[123])$/, basisPoints: 1_900, from: TABLE_FROM },
];
const MADEIRA = 2_200;

/** Reduced rates by tariff number: annex 2 of the German VAT act, as far as parcels usually hold such goods. */
const reducedRates: readonly (Dated & { country: string; codes: RegExp; basisPoints: number })[] = [
  // Plants and flowers, honey, coffee and tea, sweets, chocolate, biscuits; books, newspapers, children's picture books,
  // sheet music and maps (no. 49); paintings, prints and sculptures by artists (no. 53).
  {
    country: 'DE',
    codes: /^(060[1-4]|0409|090[12]|1704|1806|1905|490[1-5]|970[1-3])/,
    basisPoints: 700,
    from: TABLE_FROM,
  },
];

/** Null where another tax than VAT is due (Canaries, Åland, overseas), outside the EU, and before the table begins. */
export function importVatOf(to: Place, hsCode: string | null, on: Day): ImportVat | null {
  if (!isInsideEu(to)) return null;
  const country = carrierCountry(to);
  const holds = (row: Dated & { country: string }): boolean => row.country === country && inForce(row, on);
  const reduced = reducedRates.find((row) => holds(row) && row.codes.test(hsDigits(hsCode)));
  if (reduced) return { basisPoints: reduced.basisPoints, isReduced: true, asOf: REDUCED_AS_OF };
  const standard = standardRates.find(holds);
  if (!standard) return null;
  const zip = (to.zip ?? '').replace(/\D/g, '');
  const regional = regionalRates.find((row) => holds(row) && row.zip.test(zip));
  const basisPoints = countryOf(to) === 'PTX' ? MADEIRA : (regional ?? standard).basisPoints;
  return { basisPoints, isReduced: false, asOf: STANDARD_AS_OF };
}
