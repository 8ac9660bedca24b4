// R86: the label was refused and nothing is charged, so another rate may be chosen, unless a part was bought of it.
import type { Intent } from '#contract/checkout.ts';

/** `hasRates`: this tab has any; where it has none, the rates page would only lead on to the start. */
export const leadsBackToRates = (
  { status, rateGone }: Pick<Intent, 'status' | 'rateGone'>,
  hasRates: boolean,
): boolean => status === 'label_creation_failed' && !rateGone && hasRates;
