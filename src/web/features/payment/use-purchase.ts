// Buys a quoted rate by any payment method: one key per decision, no second request while one runs (R81–R83, C-66).
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PriceBreakdown } from '#contract/rates.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { openPaymentWindow } from '../../lib/payment-window.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { openCheckout } from './open-checkout.ts';
import type { Purchase } from './purchase-attempt.ts';
import {
  type ClickedPurchase,
  isSameOffer,
  isShownElsewhere,
  newPriceIn,
  refusalOf,
  type Sending,
} from './sent-purchase.ts';
import { useArrival, useRefusal } from './use-answers.ts';
import { useCameBack, useLeaving } from './use-leaving.ts';

/** B§9: PayPal's page follows after a moment, so that the customer can read where the browser is going. */
const BEFORE_PAYPAL_MS = 500;

type Asked = Sending & {
  /** What is in the cart: a message about one offer says nothing about another. */
  purchase: Purchase | null;
  onExpired: () => void;
};

type PurchaseState = {
  /** Call it within the click handler: only then may a card's payment window be opened. */
  buy: (purchase: ClickedPurchase) => void;
  busy: boolean;
  /** What the customer must know; null for refusals with a dialog, a notice or a page of their own. */
  error: unknown;
  /** The browser has blocked the payment window; nothing was sent. */
  blocked: boolean;
  /** The server's price differs from the one on the button; nothing was ordered. */
  newPrice: PriceBreakdown | null;
  /** Forgets the outcome of an earlier attempt. */
  dismiss: () => void;
};

export function usePurchase({ sent, onSent, purchase, onExpired }: Asked): PurchaseState {
  const [language] = useLanguage();
  const running = useRef(false);
  const busy = sent?.state === 'busy' || sent?.state === 'leaving';
  const said = sent && purchase && isSameOffer(sent.purchase, purchase) ? sent : null;
  const error = refusalOf(said);

  const mutation = useMutation({
    mutationFn: (clicked: ClickedPurchase) => openCheckout(clicked, language),
    onSuccess: useArrival(onSent),
    onError: useRefusal({ onSent, onExpired }),
    onSettled: () => {
      running.current = false;
    },
  });
  useCameBack(() => {
    running.current = false;
    if (busy && !mutation.isPending) onSent(null);
  });
  useLeaving(
    {
      page: sent?.state === 'leaving' ? sent.page : null,
      afterMs: sent?.purchase.method === 'paypal' ? BEFORE_PAYPAL_MS : 0,
    },
    () => onSent(null),
  );
  useLostSession(refusalOf(sent));
  return {
    buy: (clicked) => {
      // The disabled button comes a moment after the click; a double click is faster.
      if (running.current || busy) return;
      const needsWindow = clicked.method === 'card' && clicked.window !== 'same';
      const isBlocked = needsWindow && !openPaymentWindow();
      onSent({ purchase: clicked, state: isBlocked ? 'blocked' : 'busy' });
      if (isBlocked) return;
      running.current = true;
      mutation.mutate(clicked);
    },
    busy,
    error: isShownElsewhere(error) ? null : error,
    blocked: said?.state === 'blocked',
    newPrice: newPriceIn(error),
    dismiss: () => {
      if (!busy) onSent(null);
    },
  };
}
