// What is left of an order's insurance and offset once some of its parcels were given back (record 0008).
import { type Cents, sumCents } from './money.ts';
import { byCost, byValue, type CarriedParcel } from './parcel-share.ts';

/** What was sold: the declared value of all parcels, and both fees. */
type Covers = { valueCents: Cents; insuranceCents: Cents; offsetCents: Cents };

/** The declared value that is still insured; never below zero. */
export const remainingValue = (valueCents: Cents, givenBack: readonly { valueCents: Cents }[]): Cents =>
  Math.max(0, valueCents - sumCents(givenBack.map((parcel) => parcel.valueCents)));

/** The covers less what refunds have given back of either fee; `givenBack`: positions of parcels. */
export function remainingCover(
  { valueCents, insuranceCents, offsetCents }: Covers,
  parcels: readonly CarriedParcel[],
  givenBack: readonly number[],
): Covers {
  const gone = new Set(givenBack);
  const left = (shares: readonly Cents[]): Cents => sumCents(shares.filter((_, index) => !gone.has(index)));
  return {
    valueCents: remainingValue(
      valueCents,
      parcels.filter((_, index) => gone.has(index)),
    ),
    insuranceCents: left(byValue(insuranceCents, parcels)),
    offsetCents: left(byCost(offsetCents, parcels)),
  };
}
