// What the buyer still has to do: in the payment window of a card, or at PayPal.
import type { Intent } from '#contract/checkout.ts';
import { mayBePaid } from '../../lib/payment-message.ts';
import { usePaymentMessages } from '../../lib/payment-window.ts';
import { CardWindowNotice } from './card-window-notice.tsx';
import { PayPalNotice } from './paypal-notice.tsx';

type Props = {
  intent: Intent;
  asking: boolean;
  /** Polls the server at once. */
  onUpdate: () => void;
  onPaid: () => void;
};

export function PendingPayment({ intent, asking, onUpdate, onPaid }: Props) {
  usePaymentMessages((message) => {
    // A message about another payment says nothing about this one.
    if (message.purchaseKey !== null && message.purchaseKey !== intent.purchaseKey) return;
    onUpdate();
    if (mayBePaid(message)) onPaid();
  });
  // Authorized, in review, or already with the carrier: the buyer has done everything.
  if (!intent.awaitsBuyer) return null;
  if (intent.provider === 'computop')
    return <CardWindowNotice intent={intent} asking={asking} onUpdate={onUpdate} />;
  return intent.provider === 'paypal' ? <PayPalNotice intent={intent} /> : null;
}
