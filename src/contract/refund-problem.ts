// Checkout problems that tell of money going back or refunded: whatever the URL says, that must be shown.
import type { CheckoutProblem } from '#domain/checkout-problem.ts';

const refundProblems = [
  'amount_mismatch',
  'amount_mismatch_refunded',
  'refund_pending',
  'late_payment_refunded',
] as const satisfies readonly CheckoutProblem[];

export type RefundProblem = (typeof refundProblems)[number];

export const isRefundProblem = (problem: string | null): problem is RefundProblem =>
  refundProblems.some((one) => one === problem);
