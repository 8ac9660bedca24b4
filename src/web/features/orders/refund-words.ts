// The names of a refund's states, for customers who paid and for those with an invoice.
import type { RefundState } from '#domain/refund.ts';
import type { useText } from '../../i18n/use-text.ts';

type Texts = ReturnType<typeof useText>['desk']['refund'];
export type RefundWords = Readonly<Record<RefundState, string>>;

/** With an invoice the last step is its correction: whether money moves depends on whether it was paid. */
export const refundWords = ({ states, corrected }: Texts, byInvoice: boolean): RefundWords =>
  byInvoice ? { ...states, money_refunded: corrected } : states;
