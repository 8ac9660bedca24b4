// The page that says why an order has no labels, linked from the card page's popup or the label page (B§2, R156).
import type { Intent } from './checkout.ts';
import { isRefundProblem } from './refund-problem.ts';
import { CHECKOUT_CANCEL_PATH, CHECKOUT_ERROR_PATH, PAYMENT_FAILED_PATH, withQuery } from './pages.ts';

/** `errorMessage`: the error code that the intent ended with. */
type EndedIntent = Pick<Intent, 'status' | 'problem' | 'provider' | 'errorMessage'>;

/** `named`: how the URL identifies the order. Null: there is no page for this end alone. */
export function failurePage(
  { status, problem, provider, errorMessage }: EndedIntent,
  named: { intentId: string } | { purchaseKey: string },
): string | null {
  const to = (path: string, reason: string): string =>
    withQuery(path, { ...named, reason, method: provider === 'computop' ? 'card' : provider });
  if (status === 'cancelled' && problem === 'user_cancelled')
    return to(CHECKOUT_CANCEL_PATH, 'user_cancelled');
  if (isRefundProblem(problem)) return null;
  const ranOut = problem === 'timeout' || problem === 'expired' ? problem : null;
  if (status !== 'payment_failed' && !(status === 'cancelled' && ranOut)) return null;
  const isDeclined = errorMessage === 'declined';
  switch (provider) {
    case 'paypal':
      return to(CHECKOUT_ERROR_PATH, ranOut ? 'timeout' : isDeclined ? 'declined' : 'error');
    case 'computop':
      return to(PAYMENT_FAILED_PATH, ranOut ?? (isDeclined ? 'declined' : 'payment_failed'));
    case 'invoice':
      return to(CHECKOUT_ERROR_PATH, 'payment_failed');
  }
}
