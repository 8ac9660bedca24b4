// The props that the label page passes to each of its states.
import type { ReactNode } from 'react';
import type { Intent } from '#contract/checkout.ts';

export type LabelPageProps = {
  /** Called once when the checkout is seen completed. */
  onCompleted: (intentId: string) => void;
  /** Called once when the checkout is seen to have ended without a label. */
  onStopped: () => void;
  /** Null when the customer is signed in. */
  onSignIn: (() => void) | null;
  priceLines: (intent: Intent) => ReactNode;
  /** The label was requested to open at once (autoLabel). */
  atOnce: boolean;
  /** The buyer is back from PayPal, and the server may not have heard of it: nobody is sent there again. */
  isUnheard?: boolean;
};
