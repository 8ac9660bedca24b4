// What a payment is called at its provider, as the intent remembers it.
import type { Cents } from './money.ts';

/** Grows with every move. */
export type PaymentReference = {
  /** PayPal: order id. Computop: TransID. The buyer's return and the provider's calls name it. */
  orderId: string;
  /** PayPal: authorization id. Computop: PayID. */
  authorizationId?: string;
  /** PayPal: capture id. Computop: PayID. */
  captureId?: string;
  /** What is held or taken by the provider's own figures. */
  amountCents?: Cents;
};
