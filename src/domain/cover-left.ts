// What is left of an order's insurance and offset once parcels of it were given back (record 0008).
import { type Cents, sumCents } from './money.ts';
import { refundShare } from './refund.ts';
import { roundCents } from './rounding.ts';

/** What was sold: the declared value of all parcels, and both fees. */
export type Covers = { valueCents: Cents; insuranceCents: Cents; offsetCents: Cents };

/** What of the declared value is still insured; never less than nothing. */
export const valueLeft = (valueCents: Cents, givenBack: readonly { valueCents: Cents }[]): Cents =>
  Math.max(0, valueCents - sumCents(givenBack.map((parcel) => parcel.valueCents)));

/** Insurance goes by value, and so does what is left of it; the offset is given back in equal parts, as the price is. */
export function coverLeft(
  { valueCents, insuranceCents, offsetCents }: Covers,
  packageCount: number,
  givenBack: readonly { packageIndex: number; valueCents: Cents }[],
): Covers {
  const leftCents = valueLeft(valueCents, givenBack);
  const shares = givenBack.map(({ packageIndex }) => refundShare(offsetCents, packageCount, packageIndex));
  return {
    valueCents: leftCents,
    insuranceCents: valueCents > 0 ? roundCents((insuranceCents * leftCents) / valueCents) : 0,
    offsetCents: offsetCents - sumCents(shares),
  };
}
