// What is left of an order's insurance and offset once parcels of it were given back (record 0008).
import type { Cents } from './money.ts';
import { refundShare } from './refund.ts';

/** What was sold: the declared value of all parcels, and both fees. */
export type Covers = { valueCents: Cents; insuranceCents: Cents; offsetCents: Cents };

/** Insurance goes by value, and so does what is left of it; the offset is given back in equal parts, as the price is. */
export function coverLeft(
  { valueCents, insuranceCents, offsetCents }: Covers,
  packageCount: number,
  givenBack: readonly { packageIndex: number; valueCents: Cents }[],
): Covers {
  const goneCents = givenBack.reduce((sum, parcel) => sum + parcel.valueCents, 0);
  const leftCents = Math.max(0, valueCents - goneCents);
  const sharesCents = givenBack.reduce(
    (sum, { packageIndex }) => sum + refundShare(offsetCents, packageCount, packageIndex),
    0,
  );
  return {
    valueCents: leftCents,
    insuranceCents: valueCents > 0 ? Math.round((insuranceCents * leftCents) / valueCents) : insuranceCents,
    offsetCents: offsetCents - sharesCents,
  };
}
