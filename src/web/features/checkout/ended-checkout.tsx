// Labels that will not come: the page that says why, the way back to the rates, or the reason right here.
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { endPage } from '#contract/end-page.ts';
import { useText } from '../../i18n/use-text.ts';
import { hasRates } from '../../lib/retry-path.ts';
import { toast } from '../../lib/toast.ts';
import { useUser } from '../../lib/use-user.ts';
import { leadsBackToRates } from './leads-back-to-rates.ts';
import { LoadingCheckout } from './loading-checkout.tsx';
import { isPurchaseFailure, purchaseFailureToast } from './problem-text.ts';
import { StoppedCheckout } from './stopped-checkout.tsx';

/** B§9. */
const BACK_TO_RATES_MS = 3_000;

export function EndedCheckout({ intent, onStopped }: { intent: Intent; onStopped: () => void }) {
  const t = useText();
  const [, navigate] = useLocation();
  const path = endPage(intent, { intentId: intent.id });
  const { user } = useUser();
  const back = leadsBackToRates(intent, hasRates(user?.userId ?? null, intent));
  const failed = isPurchaseFailure(intent);
  const announce = useEffectEvent(() => toast({ ...purchaseFailureToast(t, intent), tone: 'bad' }));
  useEffect(() => {
    if (failed) announce();
  }, [failed]);
  useEffect(() => {
    if (path) navigate(path, { replace: true });
    if (!back) return;
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
