// The cart as lines that add up, in either VAT view. Display only: the sum to pay never depends on the view (C-22).
import { type Cents, sumCents, withVat } from '#domain/money.ts';
import type { Surcharge } from '#domain/price.ts';
import type { PriceBreakdown } from '#contract/rates.ts';
import type { VatView } from '../../lib/vat-view.ts';

type LineName = 'basePrice' | 'discount' | Surcharge;

/** The discount is negative, so that the column adds up. */
export type CartLine = { name: LineName; cents: Cents };

/** Extras that are named even when they cost nothing. */
export type FreeExtras = { pickup: boolean; ownDeclaration: boolean };

/** One figure for a list row; the net view includes customs costs, which carry no VAT. */
export const priceInView = (price: PriceBreakdown, view: VatView): Cents =>
  view === 'including' ? price.totalPrice : price.netPrice + price.customsCosts;

/** The same figure without the discount; null when nothing was taken off. */
export function originalInView(price: PriceBreakdown, view: VatView): Cents | null {
  if (price.discount === 0) return null;
  return view === 'including' ? price.originalPrice : price.netPrice + price.discount + price.customsCosts;
}

/**
 * Excluding VAT the lines sum to `netPrice`, including VAT to `netPrice + vatAmount`, to the cent. Customs costs are
 * listed below the lines, because they carry no VAT.
 */
export function cartLines(price: PriceBreakdown, view: VatView, free: FreeExtras): CartLine[] {
  const lines: Readonly<Record<LineName, Cents>> = {
    basePrice: price.basePrice,
    discount: -price.discount,
    lithiumSurcharge: price.lithiumSurcharge,
    insuranceFee: price.insuranceFee,
    exportDocFee: price.exportDocFee,
    carbonNeutralFee: price.carbonNeutralFee,
    pickupFee: price.pickupFee,
  };
  const net = (Object.entries(lines) as [LineName, Cents][])
    .map(([name, cents]): CartLine => ({ name, cents }))
    .filter(({ name, cents }) => cents !== 0 || isNamed(name, free));
  return view === 'including' && price.vatAmount !== 0 ? including(net, price) : net;
}

const isNamed = (name: LineName, free: FreeExtras): boolean =>
  name === 'basePrice' ||
  (name === 'pickupFee' && free.pickup) ||
  (name === 'exportDocFee' && free.ownDeclaration);

/** Each extra as the wizard priced it; the base price takes the rounding, so that the lines sum to the gross price. */
function including(lines: CartLine[], price: PriceBreakdown): CartLine[] {
  const extras = lines
    .filter(({ name }) => name !== 'basePrice')
    .map(({ name, cents }): CartLine => ({ name, cents: withVat(cents, price.vatRate) }));
  const rest = price.netPrice + price.vatAmount - sumCents(extras.map(({ cents }) => cents));
  return [{ name: 'basePrice', cents: rest }, ...extras];
}
