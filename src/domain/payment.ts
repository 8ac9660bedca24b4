// A payment's ids at its provider, as the intent stores them.
import type { Cents } from './money.ts';

/** Filled in move by move. */
export type PaymentReference = {
  /** PayPal: order id. Computop: TransID. The buyer's return and the provider's calls name it. */
  orderId: string;
  /** PayPal: authorization id. Computop: PayID. */
  authorizationId?: string;
  /** PayPal: capture id. Computop: PayID. */
  captureId?: string;
  /** Amount held or captured, by the provider's own figures. */
  amountCents?: Cents;
};
