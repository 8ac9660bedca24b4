// Which page says what became of an order that the label page was asked for (B§2, R156).
import type { Intent } from '#contract/checkout.ts';
import { tellsOfMoneyBack } from '#contract/money-back.ts';

type Ended = Pick<Intent, 'id' | 'status' | 'problem' | 'provider'>;

/** Null: the label page says it itself. */
export function outcomePath({ id, status, problem, provider }: Ended): string | null {
  const to = (path: string, reason: string, method: string): string =>
    `${path}?${new URLSearchParams({ intentId: id, reason, method }).toString()}`;
  if (status === 'cancelled' && problem === 'user_cancelled')
    return to('/checkout-cancel', 'user_cancelled', wordOf(provider));
  if (tellsOfMoneyBack(problem)) return null;
  const isOver = problem === 'timeout' || problem === 'expired';
  if (status !== 'payment_failed' && !(status === 'cancelled' && isOver)) return null;
  if (provider === 'paypal')
    return to(
      '/checkout-error',
      isOver ? 'timeout' : problem === 'payment_failed' ? 'declined' : 'error',
      'paypal',
    );
  if (provider === 'computop') return to('/payment-failed', problem ?? 'error', 'card');
  return to('/checkout-error', 'payment_failed', 'invoice');
}

const wordOf = (provider: Intent['provider']): string => (provider === 'computop' ? 'card' : provider);

/** R86: the label was refused and nothing is charged, so another rate may be chosen. */
export const leadsBackToRates = ({ status }: Pick<Intent, 'status'>): boolean =>
  status === 'label_creation_failed';
