// Public holidays of single German states: the van may not come, so customers who pick such a day are told (C-12).
import { addDays } from './calendar.ts';
import { easterSunday } from './pickup.ts';

export const germanStates = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const;
export type GermanState = (typeof germanStates)[number];

export type RegionalHoliday =
  | 'epiphany'
  | 'womensDay'
  | 'corpusChristi'
  | 'peaceFestival'
  | 'assumption'
  | 'childrensDay'
  | 'reformation'
  | 'allSaints'
  | 'repentance';

/** The first postcode of a state's range, which lasts until the next entry (GeoNames' postal data, CC BY 4.0). */
const REACHES = `
  01067SN 01945BB 02625SN 03042BB 04103SN 04600TH 04643SN 04895BB 06108ST 06556TH 06618ST 07318TH
  07919SN 07922TH 07952SN 07955TH 07985SN 07987TH 08056SN 10115BE 12529BB 12555BE 14461BB 17033MV
  17268BB 17309MV 17326BB 17328MV 19309BB 19370MV 20038HH 21039SH 21073HH 21217NI 21465SH 21522NI
  21524SH 21614NI 22041HH 22113SH 22115HH 22145SH 22147HH 22844SH 23923MV 24103SH 26121NI 27498SH
  27499HH 27568HB 27607NI 28195HB 28790NI 29410ST 29439NI 32049NW 34117HE 34346NI 34359HE 34414NW
  34454HE 36404TH 37073NI 37213HE 37308TH 37412NI 37671NW 37691NI 37696NW 37697NI 38486ST 38518NI
  38820ST 40210NW 48455NI 48477NW 48480NI 48485NW 48488NI 48493NW 48499NI 48565NW 49074NI 49477NW
  49565NI 50126NW 51598RP 51643NW 53424RP 53604NW 53619RP 53639NW 54290RP 55246HE 55257RP 57072NW
  57518RP 58089NW 59969HE 63739BY 64283HE 65558RP 65589HE 65623RP 65627HE 65629RP 65719HE 66111SL
  66482RP 66538SL 66849RP 68159BW 68519HE 68526BW 68623HE 68723BW 69239HE 69242BW 69483HE 69493BW
  69509HE 69514BW 69517HE 70173BW 76726RP 77652BW 80331BY 88045BW 88131BY 88147BW 88149BY 88212BW
  89231BY 89518BW 90402BY 96515TH 97070BY 97877BW 97892BY 97896BW 97901BY 97922BW 98527TH
`
  .trim()
  .split(/\s+/)
  .map((reach) => ({
    from: reach.slice(0, 5),
    state: germanStates.find((state) => state === reach.slice(5)),
  }));

/** Source: the states' holiday laws, domain-facts 6.7. In Bavaria the Assumption is a holiday in most towns only. */
const FIXED: Readonly<Record<string, readonly [RegionalHoliday, readonly GermanState[]]>> = {
  '01-06': ['epiphany', ['BW', 'BY', 'ST']],
  '03-08': ['womensDay', ['BE', 'MV']],
  '08-15': ['assumption', ['BY', 'SL']],
  '09-20': ['childrensDay', ['TH']],
  '10-31': ['reformation', ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH']],
  '11-01': ['allSaints', ['BW', 'BY', 'NW', 'RP', 'SL']],
};

/** Sixty days after Easter; in Saxony and Thuringia only in some towns, and in the whole of the Eichsfeld. */
const CORPUS_CHRISTI_DAYS = 60;
const CORPUS_CHRISTI: readonly GermanState[] = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'];
const EICHSFELD = /^373/;

/** Null where it is not a postcode. Postcodes of large receivers may be assigned to the preceding state. */
export function germanStateOf(zip: string): GermanState | null {
  if (!/^\d{5}$/.test(zip)) return null;
  return REACHES.findLast(({ from }) => from <= zip)?.state ?? null;
}

/** `date`: yyyy-MM-dd. Null on ordinary days, and on holidays of the whole country. */
export function regionalHoliday(
  zip: string,
  date: string,
): { place: GermanState | 'Augsburg'; holiday: RegionalHoliday } | null {
  const state = germanStateOf(zip);
  if (!state) return null;
  const holiday = holidayIn(state, zip, date);
  return holiday && { place: holiday === 'peaceFestival' ? 'Augsburg' : state, holiday };
}

function holidayIn(state: GermanState, zip: string, date: string): RegionalHoliday | null {
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)];
  const [fixed, states] = FIXED[day] ?? [];
  if (fixed && states?.includes(state)) return fixed;
  const hasCorpusChristi = CORPUS_CHRISTI.includes(state) || EICHSFELD.test(zip);
  if (hasCorpusChristi && date === addDays(easterSunday(year), CORPUS_CHRISTI_DAYS)) return 'corpusChristi';
  if (state === 'SN' && date === repentanceDay(year)) return 'repentance';
  // Augsburg only.
  return day === '08-08' && /^861[5-9]/.test(zip) ? 'peaceFestival' : null;
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): string {
  const last = `${year}-11-22`;
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay();
  return addDays(last, -((weekday + 4) % 7));
}
