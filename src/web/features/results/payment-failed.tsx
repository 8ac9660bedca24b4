// /payment-failed and /payment-error: why a payment failed (R92).
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { isOnTrack } from '../../lib/ongoing-text.ts';
import type { ResultParams } from '../../lib/result-params.ts';
import { retryPath } from '../../lib/retry-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { isAwaitingLabel } from './error-reason.ts';
import { IntentOnTrack, OpenIntent } from './intent-on-track.tsx';
import { LazyIntentFacts } from './lazy-intent-facts.tsx';
import { isUnknown, paymentSentences } from './payment-reason.ts';
import { useNamedIntent } from './use-named-intent.ts';

type Props = { params: ResultParams; userId: string | null; title: string };

export function PaymentFailed({ params, userId, title }: Props) {
  const t = useText();
  const intent = useNamedIntent(params);
  const isRateGone = intent?.rateGone === true;
  const { message, advice } = paymentSentences(t, params, intent);
  const { checkoutError } = t.result;
  if (intent && (isOnTrack(intent) || isAwaitingLabel(intent))) return <IntentOnTrack intent={intent} />;
  const isUncertain = !intent && isUnknown(params);
  return (
    <ResultCard
      tone={isUncertain ? 'warn' : 'bad'}
      title={title}
      message={message}
      support={intent?.orderNumber ?? intent?.id ?? params.intentId ?? params.purchaseKey}
      buttons={
        <>
          {isUncertain ? (
            // Not to pay again before having looked.
            <Link href="/dashboard" className={buttonClass({ variant: 'main' })}>
              {t.checkout.dashboard}
            </Link>
          ) : (
            <Link
              href={isRateGone ? '/shipping-calculator' : retryPath(userId, intent)}
              className={buttonClass({ variant: 'main' })}
            >
              {isRateGone ? checkoutError.newCalculation : checkoutError.retry}
            </Link>
          )}
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    >
      <Notice className="mt-6" title={checkoutError.whatToDo}>
        {advice}
      </Notice>
      {intent && !intent.terminal && <OpenIntent intent={intent} />}
      {intent && <LazyIntentFacts intent={intent} />}
    </ResultCard>
  );
}
