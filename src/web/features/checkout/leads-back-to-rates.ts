// R86: the label was refused and nothing is charged, so another rate may be chosen.
import type { Intent } from '#contract/checkout.ts';

export const leadsBackToRates = ({ status }: Pick<Intent, 'status'>): boolean =>
  status === 'label_creation_failed';
