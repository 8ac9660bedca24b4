// The price of an order line by line, from what was stored when it was bought (C-27).
import type { Discount } from '#domain/discount.ts';
import { storedPrice } from '#domain/stored-price.ts';
import { staysInsideEu } from '#domain/territory.ts';
import type { Order } from '../../db/orders.ts';

type Priced = Pick<Order, 'price' | 'totalAmountCents' | 'fromAddress' | 'toAddress'>;

export const priceOf = (order: Priced, discount: Discount | null) =>
  storedPrice(order.price, {
    totalCents: order.totalAmountCents,
    isInsideEu: staysInsideEu(order.fromAddress, order.toAddress),
    ...(discount && { discountPercent: discount.kind === 'fixed' ? null : discount.percent }),
  });
