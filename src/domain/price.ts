// The lines of a rate's price, as shown, stored and charged.
import * as z from 'zod/mini';
import { Cents } from './money.ts';

/** All amounts in cents; names as in A§3. */
export const Price = z.object({
  basePrice: Cents,
  /** A positive amount that is taken off the base price. */
  discount: Cents,
  shippingPrice: Cents,
  lithiumSurcharge: Cents,
  insuranceFee: Cents,
  exportDocFee: Cents,
  carbonNeutralFee: Cents,
  pickupFee: Cents,
  netPrice: Cents,
  /** Percent: 19 or 0. */
  vatRate: z.number(),
  vatAmount: Cents,
  customsCosts: Cents,
  totalPrice: Cents,
  /** The total as it would be without the discount. */
  originalPrice: Cents,
});
export type Price = z.infer<typeof Price>;

/** What is sold beside the transport: every line but these. */
export type Surcharge = Exclude<
  keyof Price,
  | 'basePrice'
  | 'discount'
  | 'shippingPrice'
  | 'netPrice'
  | 'vatRate'
  | 'vatAmount'
  | 'customsCosts'
  | 'totalPrice'
  | 'originalPrice'
>;
