// Whether all labels of an order are given back or about to be.
import type { Order } from '#contract/orders.ts';

export const isFullyRefunded = ({ shipments }: Pick<Order, 'shipments'>): boolean =>
  shipments.length > 0 && shipments.every((each) => each.isGivenBack);
