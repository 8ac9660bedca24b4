// Checkout problems that tell of money going back or refunded: whatever the URL says, that must be shown.
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
