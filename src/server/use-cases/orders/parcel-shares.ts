// How the price of an order is shared out among its parcels, as it was fixed when they were bought (record 0036).
import { totalValue } from '#domain/parcel.ts';
import { type CarriedParcel, equalShares, parcelShares } from '#domain/parcel-share.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '../../db/orders.ts';
import { priceOf } from './price-of.ts';

type Carried = Pick<Order, 'orderSnapshot' | 'parcelCosts' | 'packageCount'>;

/** One for each parcel; of an order from before the costs were kept as if all had cost the same. */
export const carriedParcels = ({ orderSnapshot, parcelCosts, packageCount }: Carried): CarriedParcel[] =>
  Array.from({ length: packageCount }, (_, index) => {
    const parcel = orderSnapshot?.packages?.[index];
    return { costCents: parcelCosts?.[index] ?? 0, valueCents: parcel ? totalValue([parcel]) : 0 };
  });

type Priced = Carried & Pick<Order, 'price' | 'totalAmountCents' | 'fromAddress' | 'toAddress'>;

/** What each parcel is worth, in cents, gross. Orders from before the costs were kept are shared out equally. */
export const parcelSharesOf = (order: Priced): Cents[] =>
  order.parcelCosts
    ? parcelShares(priceOf(order, null), carriedParcels(order))
    : equalShares(order.totalAmountCents, order.packageCount);
