// What follows the server's answer to a purchase: where it leads, or why it failed (R81–R83).
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { orderPage, PAYPAL_ERROR_PAGE } from '#contract/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { markBought } from '../../lib/bought-shipment.ts';
import { closePaymentWindow, sendPaymentWindow } from '../../lib/payment-window.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { userKey } from '../../lib/use-user.ts';
import { paymentPage, blockingPurchase, statusPage } from './after-opening.ts';
import { keepAttempt } from './purchase-attempt.ts';
import { type ClickedPurchase, isShownElsewhere, type Sending } from './sent-purchase.ts';
import type { Opened } from './ways-to-pay.ts';

/** The checkout is open: on to the payment page, or to the status page. */
export function useArrival(onSent: Sending['onSent']) {
  const [, navigate] = useLocation();
  return (opened: Opened, purchase: ClickedPurchase) => {
    const { method, window: same } = purchase;
    const page = paymentPage(opened);
    markBought(opened.intentId);
    // Until it is paid, the same click must lead to the same order.
    if (!page) keepAttempt(sessionStorage, null);
    if (page && (method === 'paypal' || same)) {
      onSent({ purchase, state: 'leaving', page });
      return;
    }
    if (page) sendPaymentWindow(page);
    else closePaymentWindow();
    onSent(null);
    navigate(statusPage(opened.intentId, method));
  };
}

type Told = Pick<Sending, 'onSent'> & { onExpired: () => void };

/** Nothing was ordered, or the order existed already. */
export function useRefusal({ onSent, onExpired }: Told) {
  const t = useText();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  return (error: unknown, purchase: ClickedPurchase) => {
    const { method, rateId } = purchase;
    closePaymentWindow();
    onSent({ purchase, state: 'refused', error });
    if (!(error instanceof ApiError)) return;
    if (error.code === 'quote_expired') onExpired();
    // Guests may pay by card and PayPal, so a lost session is not refused there: the quote only seems to be gone.
    if (error.code === 'quote_expired' || error.code === 'not_found')
      void client.invalidateQueries({ queryKey: userKey });
    // The customer has seen no payment page, so nothing can be paid any more: the next click is a new attempt.
    if (error.code === 'payment_not_started' || error.code === 'idempotency_key_reused')
      keepAttempt(sessionStorage, null);
    // Bought already, by another tab or before a reload: show that order.
    const taken = blockingPurchase(error, rateId);
    if (taken) {
      const { intentId, isOfAnotherRate } = taken;
      markBought(intentId);
      toast({ title: isOfAnotherRate ? t.paying.twiceOther : t.paying.twice });
      navigate(`${orderPage(intentId)}&already_processed=true`);
    } else if (error.code === 'payment_not_started' && method === 'paypal' && isAtRates()) {
      navigate(PAYPAL_ERROR_PAGE);
    } else if (!isAtRates() || (method === 'card' && !isShownElsewhere(error))) {
      toastFailure(t, t.paying.failed[method], error);
    }
  };
}

/** Nobody is led away from where they have gone meanwhile, as nothing was ordered. */
const isAtRates = (): boolean => /^\/rates\/?$/i.test(location.pathname);
