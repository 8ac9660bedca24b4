// Which sentence a failed payment gets; card and PayPal know reasons of their own (R92).
import type { CheckoutProblem } from '#contract/checkout.ts';
import { tellsOfMoneyBack } from '#contract/money-back.ts';
import type { Text } from '../../i18n/use-text.ts';
import { hasIdentifier, type ResultParams } from '../../lib/result-params.ts';

/** The reason that a page without any identifier is sent to (B§2). */
export const MISSING_IDENTIFIER = 'missing-identifier';

/** `problem`: what the order itself says, as far as this browser may know it. */
export function paymentSentences(
  t: Text,
  params: ResultParams,
  problem: CheckoutProblem | null = null,
): { message: string; advice: string } {
  const { payment, problems } = t.result;
  if (tellsOfMoneyBack(problem)) return { message: problems[problem].text, advice: payment.advice };
  if (params.reason === MISSING_IDENTIFIER || !hasIdentifier(params))
    return params.reason === null || params.reason === MISSING_IDENTIFIER
      ? { message: payment.reasons.missing, advice: payment.adviceMissing }
      : { message: messageOf(t, params), advice: payment.advice };
  const declined = params.reason === 'declined';
  return { message: messageOf(t, params), advice: declined ? payment.adviceDeclined : payment.advice };
}

function messageOf(t: Text, { reason, method }: ResultParams): string {
  const { reasons, card, payPal } = t.result.payment;
  const { amount_mismatch, refund_pending, late_payment_refunded } = t.result.problems;
  const general = {
    amount_mismatch: amount_mismatch.text,
    refund_pending: refund_pending.text,
    late_payment_refunded: late_payment_refunded.text,
    error: reasons.error,
    declined: reasons.declined,
    timeout: reasons.timeout,
  };
  const own = { card, paypal: { ...payPal, user_cancelled: payPal.cancelled } };
  const known: Record<string, string> = { ...general, ...(method && own[method]) };
  return (reason !== null && Object.hasOwn(known, reason) && known[reason]) || reasons.generic;
}
