// What the label page hands down to whichever state it is in.
import type { ReactNode } from 'react';
import type { Intent } from '#contract/checkout.ts';

export type LabelPageProps = {
  /** Called once when the checkout is seen completed. */
  onCompleted: (intentId: string) => void;
  /** Called once when it is seen to have come to nothing. */
  onStopped: () => void;
  /** Null for whoever is signed in. */
  onSignIn: (() => void) | null;
  priceLines: (intent: Intent) => ReactNode;
  /** The label was asked for at once (autoLabel). */
  atOnce: boolean;
};
