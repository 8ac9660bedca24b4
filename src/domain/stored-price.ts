// The price lines of an order as they were stored; only what is missing is recalculated (C-27).
import * as z from 'zod/mini';
import { Cents, percentOf } from './money.ts';
import { discountShare, type OrderPrice } from './order-price.ts';
import { VAT_PERCENT } from './pricing.ts';
import { roundCents } from './rounding.ts';

/** Old orders may lack any field; what is not an amount counts as missing. */
const amount = z.catch(z.optional(Cents), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const line = z.catch(Cents, 0);
const Stored = z.object({
  basePrice: z.catch(z.nullable(Cents), null),
  discount: amount,
  discountPercent: number,
  insuranceFee: line,
  carbonNeutralFee: line,
  pickupFee: line,
  lithiumSurcharge: line,
  exportDocFee: line,
  customsCosts: line,
  vatRate: number,
  vatAmount: amount,
  totalPrice: amount,
});

/** `discountPercent`: as promised, if known; null: a fixed amount. Without readable lines, only the total is left. */
export function storedPrice(
  stored: unknown,
  order: { totalCents: Cents; isInsideEu: boolean; discountPercent?: number | null | undefined },
): OrderPrice {
  const price = Stored.safeParse(stored).data ?? Stored.parse({});
  const { basePrice } = price;
  const isFixed = order.discountPercent === null;
  const percent = order.discountPercent ?? price.discountPercent ?? null;
  const discount = price.discount ?? (percent === null ? 0 : percentOf(basePrice ?? 0, percent * 100));
  const totalPrice = price.totalPrice ?? order.totalCents;
  return {
    ...price,
    discount,
    discountPercent: isFixed ? null : (percent ?? discountShare({ discount, basePrice })),
    vatRate: price.vatRate ?? (order.isInsideEu ? VAT_PERCENT : 0),
    vatAmount: price.vatAmount ?? (order.isInsideEu ? vatIncludedIn(totalPrice) : 0),
    totalPrice,
  };
}

const vatIncludedIn = (grossCents: Cents): Cents =>
  grossCents - roundCents((grossCents * 100) / (100 + VAT_PERCENT));
