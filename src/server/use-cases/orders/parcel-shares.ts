// How the price of an order is divided among its parcels, as fixed at purchase (record 0036).
import { totalValue } from '#domain/parcel.ts';
import { type CarriedParcel, equalShares, parcelShares } from '#domain/parcel-share.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '../../db/orders.ts';
import { priceOf } from './price-of.ts';

type Carried = Pick<Order, 'orderSnapshot' | 'parcelCosts' | 'packageCount'>;

/** One per parcel; in orders without stored costs, as if all parcels had cost the same. */
export const carriedParcels = ({ orderSnapshot, parcelCosts, packageCount }: Carried): CarriedParcel[] =>
  Array.from({ length: packageCount }, (_, index) => {
    const parcel = orderSnapshot?.packages?.[index];
    return { costCents: parcelCosts?.[index] ?? 0, valueCents: parcel ? totalValue([parcel]) : 0 };
  });

type Priced = Carried & Pick<Order, 'price' | 'totalAmountCents' | 'fromAddress' | 'toAddress'>;

/** Each parcel's share of the price, in cents, gross. Orders without stored costs are divided equally. */
export const parcelSharesOf = (order: Priced): Cents[] =>
  order.parcelCosts
    ? parcelShares(priceOf(order, null), carriedParcels(order))
    : equalShares(order.totalAmountCents, order.packageCount);
