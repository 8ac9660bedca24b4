// /checkout-error: why an order failed, and the way to try again (R89, R90).
import { Link, Redirect } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { isRefundProblem } from '#contract/refund-problem.ts';
import { orderPage } from '#contract/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { isOnTrack } from '../../lib/ongoing-text.ts';
import type { ResultParams } from '../../lib/result-params.ts';
import { retryPath } from '../../lib/retry-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import {
  isLabelBeingReturned,
  isLabelFailure,
  isLocked,
  isUncertain,
  reasonOf,
  reasonOfIntent,
} from './error-reason.ts';
import { IntentOnTrack, OpenIntent } from './intent-on-track.tsx';
import { LazyIntentFacts } from './lazy-intent-facts.tsx';
import { useNamedIntent } from './use-named-intent.ts';

type Props = { params: ResultParams; userId: string | null };

export function CheckoutError({ params, userId }: Props) {
  const t = useText();
  const { checkoutError } = t.result;
  const intent = useNamedIntent(params);
  const told = useTold(params, intent);
  const isRateGone = intent?.rateGone === true;
  // A paid order without a label has texts of its own here (R90).
  if (intent && (isOnTrack(intent) || isLocked(intent))) return <IntentOnTrack intent={intent} />;
  // Neither its labels nor its payment are awaited any more, whatever the address says.
  if (intent?.status === 'refunded') return <Redirect to={orderPage(intent.id)} replace />;
  return (
    <ResultCard
      tone={told.isBad ? 'bad' : 'neutral'}
      title={told.title}
      message={told.message}
      support={intent?.orderNumber ?? intent?.id ?? params.intentId}
      buttons={
        <>
          {isRateGone && (
            <Link href="/shipping-calculator" className={buttonClass({ variant: 'main' })}>
              {checkoutError.newCalculation}
            </Link>
          )}
          {told.isUncertain && userId !== null && (
            <Link href="/dashboard" className={buttonClass({ variant: 'main' })}>
              {t.checkout.dashboard}
            </Link>
          )}
          {!told.labelFailure && !isRateGone && (
            <Link
              href={retryPath(userId, intent)}
              className={buttonClass({ variant: told.isUncertain ? 'quiet' : 'main' })}
            >
              {checkoutError.retry}
            </Link>
          )}
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
          {!isRateGone && (
            <Link href="/shipping-calculator" className={buttonClass()}>
              {checkoutError.newCalculation}
            </Link>
          )}
        </>
      }
    >
      <Notice className="mt-6" title={told.labelFailure ? t.result.cancel.nextTitle : checkoutError.whatToDo}>
        {isRateGone ? t.result.payment.adviceGoingBack : told.action}
      </Notice>
      {intent && !intent.terminal && <OpenIntent intent={intent} />}
      {intent && <LazyIntentFacts intent={intent} />}
    </ResultCard>
  );
}

function useTold(params: ResultParams, intent: Intent | null) {
  const t = useText();
  const { checkoutError, problems, payPal, payment, labelFailed } = t.result;
  const truth = intent && reasonOfIntent(intent);
  const { action } = checkoutError.reasons.generic;
  const rest = { action, labelFailure: false, isUncertain: false, isBad: true };
  if (truth === 'not-charged') {
    const byPayPal = intent?.provider === 'paypal';
    const message = byPayPal ? `${payPal.notCharged}.` : problems.label_creation_failed.text;
    return { ...rest, title: labelFailed.title, message };
  }
  if (isRefundProblem(truth)) {
    const { title, text } = problems[truth];
    return { ...rest, title, message: text, isBad: false };
  }
  if (intent && isLabelBeingReturned(intent))
    return { ...rest, title: checkoutError.failed, message: payment.goingBack };
  // An address may be more specific than the order: "declined" is a failed payment, too.
  const said = reasonOf(params);
  const isFiner = truth === 'payment_failed' && ['declined', 'timeout', 'error'].includes(said);
  const reason = truth && !isFiner ? truth : said;
  const labelFailure = isLabelFailure(reason);
  return {
    ...rest,
    ...checkoutError.reasons[reason],
    title: labelFailure ? checkoutError.successful : checkoutError.failed,
    labelFailure,
    isUncertain: isUncertain(reason),
    isBad: !labelFailure,
  };
}
