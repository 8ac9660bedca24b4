// A parcel as the customer describes it: centimetres, kilograms, euro.
import * as z from 'zod/mini';
import { countryOrEmpty } from './address.ts';
import { type Cents, sumCents } from './money.ts';
import {
  MAX_DESCRIPTION,
  MAX_SIDE_CM,
  MAX_VALUE_EURO,
  MAX_WEIGHT_KG,
  MIN_DESCRIPTION,
  MIN_VALUE_EURO,
} from './parcel-limits.ts';
import { centsOf } from './rounding.ts';
import { line, requiredLine } from './text.ts';
import { MAX_GTIN, MAX_HS_CODE, MAX_MANUFACTURER_ID, MAX_MERCHANT_ID } from './text-limits.ts';

/** A§5, R34. */
export const MAX_PARCELS = 10;

/** Positive and finite. */
export const measure = (reason: string, max: number, least = Number.MIN_VALUE) =>
  z.number(reason).check(z.gte(least, reason), z.lte(max, 'too_large'));

/** Declared, in euro. */
export const goodsValue = measure('value_positive', MAX_VALUE_EURO, MIN_VALUE_EURO);

/** 6, 8 or 10 digits of a chapter that exists; dots and blanks between them are tolerated (C-06). */
export const HsCode = line(MAX_HS_CODE).check(
  z.regex(/^$|^\d{4}[. ]?\d{2}([. ]?\d{2}){0,2}$/, 'hs_code_invalid'),
  // 77 is reserved, 98 and 99 hold no goods.
  z.regex(/^(?!00|77|98|99)/, 'hs_code_chapter'),
);

/** GTIN-8, -12 (UPC), -13 (EAN) or -14 with its check digit; blanks and hyphens between them are tolerated. */
export const Gtin = line(MAX_GTIN).check(z.refine(isGtin, 'gtin_invalid'));

function isGtin(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  // From the right, digits count once and three times in turn, the check digit once (GS1 General Specifications 7.9).
  const sum = [...digits].reduceRight(
    (total, digit, i) => total + +digit * ((digits.length - i) % 2 ? 1 : 3),
    0,
  );
  return /^$|^(\d{8}|\d{12,14})$/.test(digits) && sum % 10 === 0;
}

/** "6109.10 00" → "61091000"; empty when none was given. */
export const hsDigits = (hsCode: string | null | undefined): string => (hsCode ?? '').replace(/\D/g, '');

export const Parcel = z.object({
  id: z.optional(line(60)),
  length: measure('length_positive', MAX_SIDE_CM),
  width: measure('width_positive', MAX_SIDE_CM),
  height: measure('height_positive', MAX_SIDE_CM),
  weight: measure('weight_positive', MAX_WEIGHT_KG),
  description: requiredLine('description_too_short', MAX_DESCRIPTION).check(
    z.minLength(MIN_DESCRIPTION, 'description_too_short'),
  ),
  hsCode: z.nullish(HsCode),
  /** Where the goods were made, for customs. */
  originCountry: z.nullish(countryOrEmpty),
  /** Product ids of the goods, for EU customs (data.md 3.4). */
  merchantProductId: z.nullish(line(MAX_MERCHANT_ID)),
  manufacturerProductId: z.nullish(line(MAX_MANUFACTURER_ID)),
  gtin: z.nullish(Gtin),
  value: goodsValue,
});
export type Parcel = z.infer<typeof Parcel>;

export const Parcels = z
  .array(Parcel, 'parcel_required')
  .check(z.minLength(1, 'parcel_required'), z.maxLength(MAX_PARCELS, 'too_many_parcels'));

const requiredParcelFields = ['length', 'width', 'height', 'weight', 'description', 'value'] as const;
export type RequiredParcelField = (typeof requiredParcelFields)[number];

/** Required fields that are still empty or wrong. The HS code never blocks (C-06). */
export function missingInParcel(parcel: Partial<Parcel>): RequiredParcelField[] {
  const parsed = Parcel.safeParse(parcel);
  if (parsed.success) return [];
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  return requiredParcelFields.filter((field) => wrong.has(field));
}

/** Whether the HS code is valid; it tells customs what is inside. */
export const hasHsCode = ({ hsCode }: Pick<Parcel, 'hsCode'>): boolean => {
  const parsed = HsCode.safeParse(hsCode);
  return parsed.success && parsed.data !== '';
};

/** Declared value of all parcels, in cents. */
export const totalValue = (parcels: readonly Pick<Parcel, 'value'>[]): Cents =>
  sumCents(parcels.map(({ value }) => centsOf(value)));

/** Weight of all parcels in kg, without float error. */
export const totalWeightKg = (parcels: readonly Pick<Parcel, 'weight'>[]): number =>
  Math.round(parcels.reduce((sum, parcel) => sum + parcel.weight, 0) * 1000) / 1000;
