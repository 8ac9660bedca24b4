// The English sentences that rates, checkout and orders need besides.
import { checkout } from './checkout.ts';
import { orders } from './orders.ts';
import { rates } from './rates.ts';

export const buy = { checkout, orders, rates };
