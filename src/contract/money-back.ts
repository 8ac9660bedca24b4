// Which ends of a checkout tell of money that goes back, or is back: whatever an address says, that must not stay unsaid.
import type { CheckoutProblem } from '#domain/checkout-problem.ts';

const told = [
  'amount_mismatch',
  'amount_mismatch_refunded',
  'refund_pending',
  'late_payment_refunded',
] as const satisfies readonly CheckoutProblem[];

export type MoneyBack = (typeof told)[number];

export const tellsOfMoneyBack = (problem: string | null): problem is MoneyBack =>
  told.some((one) => one === problem);
