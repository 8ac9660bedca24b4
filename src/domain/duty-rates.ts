// Duty rates of the EU's tariff by tariff number (data.md 3.3): the closest row, or a range (C-23).
import type { Day } from './dated.ts';
import { dutyRows } from './duty-rate-table.ts';
import { hsDigits } from './parcel.ts';
import { basisPointsOf } from './rounding.ts';

/** Source of a figure; the web has the words for it. */
type DutySource = 'customs-examples' | 'taric-extract' | 'own-list';

/** What is due besides the percentage and is not calculated. */
type AdditionalDuty = 'agriculture' | 'excise';

export type DutyRate = {
  /** Hundredths of a percent; both are the same where one figure is known. */
  lowest: number;
  highest: number;
  /** The two, four or six digits that decided; null when nothing is known about the goods. */
  code: string | null;
  source: DutySource;
  /** Day of the source. */
  asOf: Day;
  besides: readonly AdditionalDuty[];
};

const sources: Readonly<Record<string, Pick<DutyRate, 'source' | 'asOf'>>> = {
  // Published in 2007; bound rates have not changed since.
  E: { source: 'customs-examples', asOf: '2007-01-01' },
  T: { source: 'taric-extract', asOf: '2026-11-20' },
  L: { source: 'own-list', asOf: '2026-11-20' },
};

const additionalDutiesOf = (letters: string): readonly AdditionalDuty[] => [
  ...(letters.includes('a') ? (['agriculture'] as const) : []),
  ...(letters.includes('x') ? (['excise'] as const) : []),
];

const rateByCode: ReadonlyMap<string, DutyRate> = new Map(
  dutyRows
    .trim()
    .split('\n')
    .map((row): [string, DutyRate] => {
      const [code = '', percent = '', letter = '', besides = ''] = row.split(' ');
      const [lowest = 0, highest = lowest] = percent
        .split('-')
        .map((figure) => basisPointsOf(Number(figure)));
      const source = sources[letter];
      if (!source || Number.isNaN(lowest) || Number.isNaN(highest)) throw new Error(`Odd duty row: ${row}`);
      return [code, { lowest, highest, code, ...source, besides: additionalDutiesOf(besides) }];
    }),
);

/** Goods without a number: from duty-free to shoes, the highest of what parcels usually hold. Food can be above. */
const anyGoods: DutyRate = {
  lowest: 0,
  highest: 1_700,
  code: null,
  source: 'own-list',
  asOf: '2026-11-20',
  besides: [],
};

/** `hsCode`: as typed, or null. */
export function dutyRateOf(hsCode: string | null): DutyRate {
  const digits = hsDigits(hsCode);
  for (const length of [6, 4, 2]) {
    const rate = digits.length < length ? undefined : rateByCode.get(digits.slice(0, length));
    if (rate) return rate;
  }
  return anyGoods;
}
