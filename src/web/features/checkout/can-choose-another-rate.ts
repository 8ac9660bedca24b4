// R86: the label was refused and nothing is charged, so another rate may be chosen, unless part of this one was bought.
import type { Intent } from '#contract/checkout.ts';

/** `hasRates`: this tab still has the order's rates; without them the rates page would redirect to the start. */
export const canChooseAnotherRate = (
  { status, rateGone }: Pick<Intent, 'status' | 'rateGone'>,
  hasRates: boolean,
): boolean => status === 'label_creation_failed' && !rateGone && hasRates;
