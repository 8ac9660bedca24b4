// Pricing: from the carrier's cost to lines that add up to the sum on the button (C-21, golden cases P1–P5).
import type { Discount } from './discount.ts';
import { type Cents, percentOf, withVat } from './money.ts';
import type { Price } from './price.ts';
import { basisPointsOf, floorCents } from './rounding.ts';

/** A§9, in tenths: carrier cost × 1.3. */
const MARGIN_TENTHS = 13;
/** The German rate, for whatever stays inside the EU's VAT area. */
export const VAT_PERCENT = 19;
/** Basis points: 2.1 %, 3.68 %. */
const INSURANCE = 210;
const CARBON_NEUTRAL = 368;
const EXPORT_DOCUMENTATION: Cents = 2_000;
/** Neither provider accepts a payment of zero: a discount leaves at least this to pay. */
const LEAST_TOTAL: Cents = 1;

export type PriceInput = {
  /** The carrier's price, net. */
  costCents: Cents;
  discount: Discount | null;
  /** Declared value when insurance is wanted, else null. */
  insuredValueCents: Cents | null;
  carbonNeutral: boolean;
  exportDocumentation: 'none' | 'own' | 'provided';
  lithiumCents: Cents;
  pickupCents: Cents;
  /** Sender and destination are both inside the EU's VAT area. */
  vatApplies: boolean;
  /** Duties and taxes that we collect; no VAT on top. */
  customsCents: Cents;
};

/** The full price of one rate. Lines always sum to the total. */
export function priceRate(input: PriceInput): Price {
  const basePrice = basePriceOf(input.costCents);
  const insurance = input.insuredValueCents === null ? 0 : insuranceFee(input.insuredValueCents);
  const exportDocFee = exportDocumentationFee(input.exportDocumentation);
  const carbonNeutralFee = input.carbonNeutral ? percentOf(basePrice, CARBON_NEUTRAL) : 0;
  const extras = input.lithiumCents + insurance + exportDocFee + carbonNeutralFee + input.pickupCents;
  const least = Math.min(basePrice, LEAST_TOTAL - extras - input.customsCents);
  const shippingPrice = Math.max(discounted(basePrice, input.discount), least);
  const netPrice = shippingPrice + extras;
  const rate = vatRate(input.vatApplies);
  const vatAmount = withVat(netPrice, rate) - netPrice;
  const netWithoutDiscount = basePrice + extras;
  return {
    basePrice,
    discount: basePrice - shippingPrice,
    shippingPrice,
    lithiumSurcharge: input.lithiumCents,
    insuranceFee: insurance,
    exportDocFee,
    carbonNeutralFee,
    pickupFee: input.pickupCents,
    netPrice,
    vatRate: rate,
    vatAmount,
    customsCosts: input.customsCents,
    totalPrice: netPrice + vatAmount + input.customsCents,
    originalPrice: withVat(netWithoutDiscount, rate) + input.customsCents,
  };
}

/** Percent: 19 or 0. */
export const vatRate = (vatApplies: boolean): number => (vatApplies ? VAT_PERCENT : 0);

/** Selling price of the transport alone: the carrier's cost × 1.3, rounded down. */
export const basePriceOf = (costCents: Cents): Cents => floorCents((costCents * MARGIN_TENTHS) / 10);

/** 2.1 % of the declared value, rounded once. */
export const insuranceFee = (valueCents: Cents): Cents => percentOf(valueCents, INSURANCE);

/** 20.00, or nothing when the customer brings their own declaration. */
export const exportDocumentationFee = (documentation: PriceInput['exportDocumentation']): Cents =>
  documentation === 'provided' ? EXPORT_DOCUMENTATION : 0;

function discounted(basePrice: Cents, discount: Discount | null): Cents {
  if (!discount) return basePrice;
  if (discount.kind === 'fixed') return Math.max(0, basePrice - discount.cents);
  // In basis points, because a percentage like 7.3 would drift as a float; never below zero.
  const basisPoints = Math.max(0, 10_000 - basisPointsOf(discount.percent));
  return floorCents((basePrice * basisPoints) / 10_000);
}
