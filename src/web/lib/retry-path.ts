// Where a payment can be tried again: at the rates of this tab, if there still are any (B§2).
import type { Intent } from '#contract/checkout.ts';
import { readDraft } from './draft-store.ts';

type Facts = Pick<Intent, 'status' | 'problem' | 'errorMessage'>;

/** A label was bought for it that goes back, or has gone: it is refused for ever, the rates of a new quote are not. */
export const isRateSold = ({ status, problem, errorMessage }: Facts): boolean =>
  // What it ended with, as the problem may speak of money that came late.
  status === 'cancelled'
    ? errorMessage === 'capture_failed'
    : status === 'unlock_failed' && problem !== 'capture_failed';

export const retryPath = (userId: string | null): '/rates' | '/' =>
  userId !== null && readDraft('calculatedRates', userId) !== null ? '/rates' : '/';
