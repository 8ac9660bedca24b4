// The value for which an order is still insured: parcels given back do not count (0008). Cents.
import type { OrderDetail } from '#contract/order-actions.ts';
import { remainingValue } from '#domain/remaining-cover.ts';
import type { Cents } from '#domain/money.ts';

type Valued = Pick<OrderDetail, 'totalValueCents'> & {
  packages: readonly { valueCents: Cents }[];
  shipments: readonly { packageIndex: number; isGivenBack: boolean }[];
};

export function coveredValue({ packages, shipments, totalValueCents }: Valued): Cents {
  const back = shipments.filter(({ isGivenBack }) => isGivenBack).map(({ packageIndex }) => packageIndex);
  return remainingValue(
    totalValueCents,
    packages.filter((_, index) => back.includes(index)),
  );
}
