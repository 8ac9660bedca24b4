// What happens once a checkout is open or could not be opened. Pure: the hook acts on it.
import { orderPage } from '#contract/pages.ts';
import { IntentStatus, isTerminal } from '#domain/intent.ts';
import type { ApiError } from '../../lib/api.ts';
import type { Method } from './pay-method.ts';
import type { Opened } from './ways-to-pay.ts';

/** The key belongs to a failed attempt: it is discarded, and the purchase is sent once more. */
export const isFailedAttempt = (status: IntentStatus): boolean =>
  isTerminal(status) && status !== 'completed';

/** The same for an attempt that the server does not reopen; a rate sold meanwhile is still refused. */
export const isFailedAttemptRefusal = ({ code, details }: Pick<ApiError, 'code' | 'details'>): boolean => {
  const { data } = IntentStatus.safeParse(details['status']);
  return code === 'illegal_transition' && data !== undefined && isFailedAttempt(data);
};

/** The purchase that blocks this one: of the same rate, or of another service for the same parcels. */
export function blockingPurchase(
  { code, details }: Pick<ApiError, 'code' | 'details'>,
  rateId: string,
): { intentId: string; isOfAnotherRate: boolean } | null {
  const { intentId, rateId: taken } = details;
  if (code !== 'checkout_in_progress' || typeof intentId !== 'string') return null;
  return { intentId, isOfAnotherRate: typeof taken === 'string' && taken !== rateId };
}

/** The provider's page while there is still something to pay; once the money is authorized, it is not shown again. */
export const paymentPage = ({ page, awaitsBuyer }: Opened): string | null => (awaitsBuyer ? page : null);

const words = {
  card: '&payment=pending&method=computop',
  paypal: '&payment=pending&method=paypal',
  invoice: '&payment=paid&method=invoice',
};

/** R81, R82. */
export const statusPage = (intentId: string, method: Method): string =>
  `${orderPage(intentId)}${words[method]}`;
