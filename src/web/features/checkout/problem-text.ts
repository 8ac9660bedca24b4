// The two sentences that say why a checkout ended (B§8, R104).
import type { Intent } from '#contract/checkout.ts';
import { isRefundProblem } from '#contract/refund-problem.ts';
import type { Text } from '../../i18n/use-text.ts';

type ProblemText = { title: string; text: string };
type Ended = Pick<Intent, 'status' | 'problem' | 'provider' | 'isHub' | 'paid' | 'orderId'>;

/** Claims only what is true of this order: "not charged" appears only where nothing was charged. */
export function endedText(t: Text, intent: Ended): ProblemText {
  const { result, checkout } = t;
  const { problem, status } = intent;
  if (isRefundProblem(problem)) return result.problems[problem];
  if (status === 'refunded') return refunded(t, intent);
  if (status === 'completed') return checkout.status.completed;
  if (status === 'paid_label_failed') return checkout.status.paid_label_failed;
  if (problem === 'carrier_not_enabled') return notEnabled(t, intent);
  if (problem === 'label_creation_failed') return labelFailed(t, intent);
  if (problem === 'capture_failed') return captureFailed(t, intent);
  if (problem === status) return paymentFailed(t);
  return problem ? result.problems[problem] : checkout.status[status];
}

/** Without an order there were no labels, and no invoice was issued. */
function refunded({ checkout }: Text, { provider, orderId }: Ended): ProblemText {
  const byInvoice = provider === 'invoice';
  if (orderId === null) return byInvoice ? checkout.status.cancelled : checkout.refundedUnlabelled;
  return byInvoice ? checkout.invoiceCorrected : checkout.status.refunded;
}

/** The specified sentence (R157), followed by what every customer asks next. */
function paymentFailed({ checkout, result }: Text): ProblemText {
  const { title, text } = checkout.status.payment_failed;
  return { title, text: `${text} ${result.labelFailed.charged}` };
}

function notEnabled(t: Text, { isHub, paid }: Ended): ProblemText {
  const { carrier_not_enabled: said } = t.result.problems;
  return {
    title: isHub ? t.result.hub.notEnabled : said.title,
    text: paid ? said.text : `${said.text} ${t.result.labelFailed.charged}`,
  };
}

function labelFailed(t: Text, { isHub, provider }: Ended): ProblemText {
  const { problems, hub, payPal } = t.result;
  const notCharged = provider === 'paypal' ? `${payPal.notCharged}.` : null;
  if (isHub) return { title: hub.title, text: notCharged ?? hub.text };
  const { title, text } = problems.label_creation_failed;
  return { title, text: notCharged ?? text };
}

function captureFailed(t: Text, { status, provider }: Ended): ProblemText {
  const { problems, payPal } = t.result;
  const isPayPal = provider === 'paypal';
  // Label and authorization were given back: nothing is held, and nobody has to ask for anything.
  if (status === 'cancelled') {
    const { title, text } = problems.payment_failed;
    return { title, text: isPayPal ? payPal.voided : text };
  }
  const { title, text } = problems.capture_failed;
  return { title, text: isPayPal ? `${payPal.notCaptured}.` : text };
}

/** A purchase that ended without a label to print: our staff has to look at it. Labels given back are no failure. */
export const isPurchaseFailure = ({ status }: Pick<Intent, 'status'>): boolean =>
  status === 'label_creation_failed' || status === 'paid_label_failed' || status === 'unlock_failed';

/** The toast for a failed purchase, whether or not a way leads back to the rates (R86). */
export function purchaseFailureToast(t: Text, intent: Ended): ProblemText {
  const { labelFailed: failed } = t.result;
  // Where our staff looks at it, the customer is not asked to try again.
  const mayTryAgain = intent.status === 'label_creation_failed' && intent.problem === 'label_creation_failed';
  // PayPal has its own specified sentence; the rest are hub routes, whose page says more.
  if (intent.provider !== 'paypal' && mayTryAgain) return { title: failed.title, text: failed.text };
  const { title, text } = endedText(t, intent);
  return { title, text };
}
