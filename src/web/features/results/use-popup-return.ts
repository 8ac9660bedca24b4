// A result page inside the payment window reports to the page that opened it, and closes (R84, C-28).
import { useEffect, useState } from 'react';
import { paymentMessage, type PaymentOutcome, WINDOW_NAME } from '../../lib/payment-message.ts';

/** B§9. */
const CLOSE_AFTER_SUCCESS_MS = 1_500;
const CLOSE_AFTER_FAILURE_MS = 500;
/** A window still open after this is not allowed to close itself. */
const SURELY_CLOSED_MS = 700;

/** Whether this page is in a payment window whose opener, a page of ours, is still open. */
export function isInPaymentWindow(): boolean {
  return window.name === WINDOW_NAME && openerOf() !== null;
}

/** `stuck`: the browser does not let the window close itself. */
export function usePopupReturn(outcome: PaymentOutcome, purchaseKey: string | null): { stuck: boolean } {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    openerOf()?.postMessage(paymentMessage(outcome, purchaseKey), location.origin);
    const wait = outcome === 'success' ? CLOSE_AFTER_SUCCESS_MS : CLOSE_AFTER_FAILURE_MS;
    const timers = [
      setTimeout(() => window.close(), wait),
      setTimeout(() => setStuck(true), wait + SURELY_CLOSED_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [outcome, purchaseKey]);
  return { stuck };
}

function openerOf(): Window | null {
  const opener = window.opener as Window | null;
  return opener && !opener.closed ? opener : null;
}
