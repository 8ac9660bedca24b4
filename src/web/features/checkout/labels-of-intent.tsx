// The labels of the customer's own order: waiting for them, showing them, or saying why there are none.
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { orderPage } from '#contract/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { isBuyersTurn } from '../../lib/ongoing-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { LabelPageProps } from './label-page-props.ts';
import { CompletedCheckout, EndedCheckout, LabelTrouble, PendingPayment } from './lazy-parts.ts';
import { LoadingCheckout } from './loading-checkout.tsx';
import { OngoingCheckout } from './ongoing-checkout.tsx';
import { PollNotices } from './poll-notices.tsx';
import { signInMayHelp } from './sign-in-may-help.ts';
import { useCompleted } from './use-completed.ts';
import { useIntent } from './use-intent.ts';

type Props = LabelPageProps & {
  intentId: string;
  /** Shown instead when the order is not the customer's own. */
  ifUnknown: ReactNode;
};

export function LabelsOfIntent({ intentId, ifUnknown, ...page }: Props) {
  const t = useText();
  const state = useIntent(intentId);
  const { error } = state;
  const intent = state.intent && page.isUnheard ? { ...state.intent, beingChecked: true } : state.intent;
  useCompleted(intent?.status === 'completed', () => page.onCompleted(intentId));
  if (!intent) {
    if (!error) return <LoadingCheckout text={t.result.label.loading} />;
    if (signInMayHelp(error)) return ifUnknown;
    const { error: title } = t.result.label;
    return (
      <LabelTrouble title={title} text={errorText(t, error)} busy={state.asking} onRetry={state.update} />
    );
  }
  if (!intent.terminal)
    return (
      <OngoingCheckout intent={intent} returned>
        {/* Returned without paying, or sent back to PayPal. A card's payment window reports by itself. */}
        {intent.provider === 'paypal' && isBuyersTurn(intent, true) && (
          <Suspense>
            <PendingPayment
              intent={intent}
              asking={state.asking}
              onUpdate={state.update}
              onPaid={state.update}
            />
          </Suspense>
        )}
        <PollNotices state={state} />
        {state.gaveUp && (
          <Link href={orderPage(intentId)} className={buttonClass({}, 'mt-4')}>
            {t.result.checkoutError.toStatus}
          </Link>
        )}
      </OngoingCheckout>
    );
  return (
    <Suspense fallback={<LoadingCheckout text={t.result.label.loading} />}>
      {intent.status === 'completed' ? (
        <CompletedCheckout intent={intent} priceLines={page.priceLines(intent)} atOnce={page.atOnce} />
      ) : (
        <EndedCheckout intent={intent} onStopped={page.onStopped} />
      )}
    </Suspense>
  );
}
