// Converts inches and ounces into what a carrier in Europe measures: full centimetres, billable kilograms.
import type { Limits } from './rate-card.ts';
import type { Parcel } from './wire-schema.ts';

export type Measured = {
  kg: number;
  /** Longest first, full centimetres; zeros when the caller gave no size. */
  sides: readonly [number, number, number];
  girth: number;
};

// A caller who rounds inches up to one decimal adds at most 0.254 cm; a tape measure does not see that.
const TAPE = 0.3;
const centimetres = (inches: number | null) => (inches ? Math.max(1, Math.ceil(inches * 2.54 - TAPE)) : 0);

/** Scales have a resolution of ten grams; a tenth of an ounce too much must not put a parcel over a limit. */
const kilograms = (ounces: number) => Math.floor(ounces * 2.8349523125 + 1e-9) / 100;

export function measure(parcel: Pick<Parcel, 'length' | 'width' | 'height' | 'weight'>): Measured {
  const [a = 0, b = 0, c = 0] = [parcel.length, parcel.width, parcel.height]
    .map(centimetres)
    .sort((x, y) => y - x);
  return { kg: kilograms(parcel.weight), sides: [a, b, c], girth: a + 2 * (b + c) };
}

/** Up to 30 kg in steps of half a kilogram, above that in full kilograms. */
export function roundBillable(kg: number): number {
  const step = kg <= 30 ? 0.5 : 1;
  return Math.max(0.5, Math.ceil(kg / step - 1e-9) * step);
}

export function billableKg({ kg, sides: [a, b, c] }: Measured, { divisor }: Limits): number {
  return roundBillable(divisor ? Math.max(kg, (a * b * c) / divisor) : kg);
}
