// R86: the label was refused and nothing is charged, so another rate may be chosen, unless a part was bought of it.
import type { Intent } from '#contract/checkout.ts';

export const leadsBackToRates = ({ status, rateGone }: Pick<Intent, 'status' | 'rateGone'>): boolean =>
  status === 'label_creation_failed' && !rateGone;
