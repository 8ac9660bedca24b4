// Goods that many countries let in only with a paper or a permit, by their tariff number (HS 2022).
import { hsDigits } from './parcel.ts';

export const permits = ['animals', 'plants', 'excise', 'medicines', 'weapons'] as const;
type Permit = (typeof permits)[number];

/** Chapters or headings. Coffee, tea, flour and sugar, which are hardly inspected, are not among the plants. */
const goods: Record<Permit, readonly string[]> = {
  animals: ['01', '02', '03', '04', '05', '16'],
  plants: ['06', '07', '08', '10', '12'],
  excise: ['2203', '2204', '2205', '2206', '2207', '2208', '24'],
  medicines: ['30'],
  weapons: ['93'],
};

/** Food and drinks, also for animals: the United States want to be told before they arrive (21 CFR 1.276 to 1.285). */
const food = '02 03 04 07 08 09 10 11 12 15 16 17 18 19 20 21 22 23'.split(' ');

/** Null: none that we know of, or no tariff number. */
export const permitOf = (hsCode: string | null | undefined): Permit | null =>
  permits.find((permit) => isAmong(hsCode, goods[permit])) ?? null;

export const isFood = (hsCode: string | null | undefined): boolean => isAmong(hsCode, food);

const inspections: Partial<Record<Permit, string>> = {
  animals: 'Animal products, subject to sanitary inspection',
  plants: 'Plant products, subject to phytosanitary inspection',
};

/** What postal and carriers' customs forms say of goods whose health is inspected at the border; null: nothing. */
export function inspectionOf(hsCode: string | null | undefined): string | null {
  const permit = permitOf(hsCode);
  return (permit && inspections[permit]) ?? null;
}

function isAmong(hsCode: string | null | undefined, starts: readonly string[]): boolean {
  const digits = hsDigits(hsCode);
  return starts.some((start) => digits.startsWith(start));
}
