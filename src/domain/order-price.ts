// The price lines of an order, as far as they are known.
import * as z from 'zod/mini';
import { Cents, sumCents } from './money.ts';
import type { Surcharge } from './price.ts';

/** Net; in the order of a bill. */
const surcharges: Readonly<Record<Surcharge, typeof Cents>> = {
  lithiumSurcharge: Cents,
  insuranceFee: Cents,
  exportDocFee: Cents,
  carbonNeutralFee: Cents,
  pickupFee: Cents,
};
export const surchargeNames = Object.keys(surcharges) as Surcharge[];

/** In cents. */
export const OrderPrice = z.object({
  /** Null where the order lacks it. */
  basePrice: z.nullable(Cents),
  discount: Cents,
  /** Percent of the base price, for "Rabatt (-x%)"; null: a fixed amount was taken off. */
  discountPercent: z.nullable(z.number()),
  ...surcharges,
  customsCosts: Cents,
  vatRate: z.number(),
  vatAmount: Cents,
  totalPrice: Cents,
});
export type OrderPrice = z.infer<typeof OrderPrice>;

/** Percent with one decimal. */
export const discountShare = ({ discount, basePrice }: Pick<OrderPrice, 'discount' | 'basePrice'>): number =>
  basePrice ? Math.round((discount * 1_000) / basePrice) / 10 : 0;

/** Without VAT, and without duties that are only passed on. */
export const netOf = ({
  totalPrice,
  vatAmount,
  customsCosts,
}: Pick<OrderPrice, 'totalPrice' | 'vatAmount' | 'customsCosts'>): Cents =>
  totalPrice - vatAmount - customsCosts;

/** Net, all that is sold beside the transport. */
export const surchargesOf = (price: Pick<OrderPrice, Surcharge>): Cents =>
  sumCents(surchargeNames.map((name) => price[name]));

/** Net and before the discount: what is left of the net sum, so that the lines add up where old orders lack amounts. */
export const transportOf = (price: OrderPrice): Cents => netOf(price) - surchargesOf(price) + price.discount;
