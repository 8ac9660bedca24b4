// Which text a failed payment gets; card and PayPal have reasons of their own (R92).
import type { Intent } from '#contract/checkout.ts';
import { isRefundProblem } from '#contract/refund-problem.ts';
import type { Text } from '../../i18n/use-text.ts';
import { hasIdentifier, type ResultParams } from '../../lib/result-params.ts';
import { isLabelBeingReturned } from './error-reason.ts';

/** The reason given to a page without any identifier (B§2). */
export const MISSING_IDENTIFIER = 'missing-identifier';

/** Neither an order nor a reason: it may well have been paid. */
export const isUnknown = (params: ResultParams): boolean =>
  params.reason === MISSING_IDENTIFIER || (params.reason === null && !hasIdentifier(params));

type Facts = Pick<Intent, 'status' | 'problem' | 'rateGone'>;

/** `intent`: the order itself, if this browser may see it. */
export function paymentSentences(
  t: Text,
  params: ResultParams,
  intent: Facts | null = null,
): { message: string; advice: string } {
  const { payment } = t.result;
  const message = intent && ownMessage(t, intent);
  if (intent?.rateGone) return { message: message ?? messageOf(t, params), advice: payment.adviceGoingBack };
  if (message) return { message, advice: payment.advice };
  if (isUnknown(params)) return { message: payment.reasons.missing, advice: payment.adviceMissing };
  const declined = params.reason === 'declined';
  return { message: messageOf(t, params), advice: declined ? payment.adviceDeclined : payment.advice };
}

/** Null where the address knows more. */
function ownMessage({ result }: Text, intent: Facts): string | null {
  if (isRefundProblem(intent.problem)) return result.problems[intent.problem].text;
  if (isLabelBeingReturned(intent)) return result.payment.goingBack;
  // The refund was still in progress when the address was written.
  return intent.status === 'refunded' ? result.payment.refunded : null;
}

function messageOf(t: Text, { reason, method }: ResultParams): string {
  const { reasons, card, payPal } = t.result.payment;
  const general = {
    error: reasons.error,
    declined: reasons.declined,
    timeout: reasons.timeout,
  };
  if (isRefundProblem(reason)) return t.result.problems[reason].text;
  const own = { card, paypal: { ...payPal, user_cancelled: payPal.cancelled } };
  const known: Record<string, string> = { ...general, ...(method && own[method]) };
  return (reason !== null && Object.hasOwn(known, reason) && known[reason]) || reasons.generic;
}
