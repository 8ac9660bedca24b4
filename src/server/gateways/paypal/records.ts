// Reads PayPal's records: orders, authorizations, captures, refunds.
import type { PayPalClient } from './client.ts';
import { WireOrder, WirePayment, WireRefund } from './wire.ts';

export type Records = {
  order(id: string): Promise<WireOrder>;
  authorization(id: string): Promise<WirePayment>;
  capture(id: string): Promise<WirePayment>;
  refund(id: string): Promise<WireRefund>;
};

export const orderPath = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;
export const authorizationPath = (id: string): string =>
  `/v2/payments/authorizations/${encodeURIComponent(id)}`;
export const capturePath = (id: string): string => `/v2/payments/captures/${encodeURIComponent(id)}`;

export const createRecords = (client: PayPalClient): Records => ({
  order: (id) => client({ method: 'GET', path: orderPath(id), schema: WireOrder }),
  authorization: (id) => client({ method: 'GET', path: authorizationPath(id), schema: WirePayment }),
  capture: (id) => client({ method: 'GET', path: capturePath(id), schema: WirePayment }),
  refund: (id) =>
    client({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(id)}`, schema: WireRefund }),
});
