// The German sentences that rates and orders need besides.
import { orders } from './orders.ts';
import { rates } from './rates.ts';

export const buy = { orders, rates };
