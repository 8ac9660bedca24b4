// What an order's insurance and offset were sold for, and what of them is left (record 0008).
import type { Cents } from '#domain/money.ts';
import { remainingCover } from '#domain/remaining-cover.ts';
import type { Order } from '../../db/orders.ts';
import { carriedParcels } from '../orders/parcel-shares.ts';
import { priceOf } from '../orders/price-of.ts';

type Sold = Pick<Order, 'hasInsurance' | 'hasCarbonNeutral' | 'totalValueCents'> &
  Parameters<typeof carriedParcels>[0] &
  Parameters<typeof priceOf>[0];

type SoldCovers = Record<'valueCents' | 'insuranceCents' | 'offsetCents', Cents | null>;

/** Net, without the parcels at the positions in `givenBack`; null where nothing was sold. */
export function soldCovers(order: Sold, givenBack: readonly number[]): SoldCovers {
  const { insuranceFee, carbonNeutralFee } = priceOf(order, null);
  const left = remainingCover(
    { valueCents: order.totalValueCents, insuranceCents: insuranceFee, offsetCents: carbonNeutralFee },
    carriedParcels(order),
    givenBack,
  );
  return {
    valueCents: order.hasInsurance ? left.valueCents : null,
    insuranceCents: order.hasInsurance ? left.insuranceCents : null,
    offsetCents: order.hasCarbonNeutral ? left.offsetCents : null,
  };
}
