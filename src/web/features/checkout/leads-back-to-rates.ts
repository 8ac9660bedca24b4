// R86: the label was refused and nothing is charged, so another rate may be chosen, unless a part was bought of it.
import type { Intent } from '#contract/checkout.ts';

/** `hasRates`: the rates of this order are still in this tab; where they are not, the rates page would only lead on to the start. */
export const leadsBackToRates = (
  { status, rateGone }: Pick<Intent, 'status' | 'rateGone'>,
  hasRates: boolean,
): boolean => status === 'label_creation_failed' && !rateGone && hasRates;
