// The labels of one's own order: waiting for them, having them, or going to the page that says why there are none.
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { useText } from '../../i18n/use-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadingCheckout, PollNotices, useCompleted } from './checkout-status.tsx';
import type { LabelPageProps } from './label-page-props.ts';
import { CompletedCheckout, LabelTrouble, StoppedCheckout } from './late-parts.ts';
import { LabelsByKey, MissingData } from './labels-by-key.tsx';
import { OngoingCheckout } from './ongoing-checkout.tsx';
import { leadsBackToRates, outcomePath } from './outcome-path.ts';
import { purchaseFailureToast } from './problem-text.ts';
import { signInMayHelp } from './sign-in-may-help.ts';
import { useIntent } from './use-intent.ts';

/** B§9. */
const BACK_TO_RATES_MS = 3_000;

type Props = LabelPageProps & {
  intentId: string;
  /** Asked instead when the order is not one's own. */ purchaseKey: string | null;
};

export function LabelsOfIntent({ intentId, purchaseKey, ...page }: Props) {
  const t = useText();
  const state = useIntent(intentId);
  const { intent, error } = state;
  useCompleted(intent?.status === 'completed', () => page.onCompleted(intentId));
  if (!intent) {
    if (!error) return <LoadingCheckout text={t.result.label.loading} />;
    const unknown = signInMayHelp(error);
    if (unknown && purchaseKey) return <LabelsByKey purchaseKey={purchaseKey} {...page} />;
    if (unknown) return <MissingData onSignIn={page.onSignIn} />;
    const { error: title } = t.result.label;
    return (
      <LabelTrouble title={title} text={errorText(t, error)} busy={state.asking} onRetry={state.update} />
    );
  }
  if (!intent.terminal)
    return (
      <OngoingCheckout intent={intent} returned>
        <PollNotices state={state} />
        {state.gaveUp && (
          <Link
            href={`/checkout-success?intentId=${encodeURIComponent(intentId)}`}
            className={buttonClass({}, 'mt-4')}
          >
            {t.result.checkoutError.toStatus}
          </Link>
        )}
      </OngoingCheckout>
    );
  return (
    <Suspense fallback={<LoadingCheckout />}>
      {intent.status === 'completed' ? (
        <CompletedCheckout intent={intent} priceLines={page.priceLines(intent)} atOnce={page.atOnce} />
      ) : (
        <Ended intent={intent} onStopped={page.onStopped} />
      )}
    </Suspense>
  );
}

function Ended({ intent, onStopped }: { intent: Intent; onStopped: () => void }) {
  const t = useText();
  const [, navigate] = useLocation();
  const path = outcomePath(intent);
  const back = leadsBackToRates(intent);
  const announce = useEffectEvent(() => toast({ ...purchaseFailureToast(t, intent), tone: 'bad' }));
  useEffect(() => {
    if (path) navigate(path, { replace: true });
    if (!back) return;
    announce();
    const timer = setTimeout(() => navigate('/rates'), BACK_TO_RATES_MS);
    return () => clearTimeout(timer);
  }, [path, back, navigate]);
  if (path) return <LoadingCheckout />;
  return (
    <>
      <StoppedCheckout intent={intent} onStopped={onStopped} />
      {back && <p className="mx-auto mt-4 max-w-2xl text-ink-soft">{t.result.labelFailed.back}</p>}
    </>
  );
}
