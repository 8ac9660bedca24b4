// A checkout that ended without a label to print: what happened, and what to do now.
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { orderPage } from '#contract/pages.ts';
import type { IntentStatus } from '#domain/intent.ts';
import { useText } from '../../i18n/use-text.ts';
import { hasRates } from '../../lib/retry-path.ts';
import { toast } from '../../lib/toast.ts';
import { useUser } from '../../lib/use-user.ts';
import { buttonClass } from '../../ui/button.tsx';
import { IntentFacts } from '../../ui/intent-facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultCard, type ResultTone } from '../../ui/result-card.tsx';
import { canChooseAnotherRate } from './can-choose-another-rate.ts';
import { endedText, isPurchaseFailure, purchaseFailureToast } from './problem-text.ts';

/** B§9. */
const BACK_TO_RATES_MS = 3_000;

/** Failed purchases where writing to support is the only thing that helps. */
const sentToSupport: readonly IntentStatus[] = ['paid_label_failed', 'unlock_failed'];
/** The rates in this tab may be tried again, unless the label has to go back. */
const mayRetry: readonly IntentStatus[] = ['payment_failed', 'cancelled', 'label_creation_failed'];

type Props = {
  intent: Intent;
  /** Called once: an abandoned purchase must not be mistaken for the next one. */
  onStopped?: () => void;
};

export function StoppedCheckout({ intent, onStopped }: Props) {
  const t = useText();
  const { user } = useUser();
  const { title, text } = endedText(t, intent);
  useEffect(() => onStopped?.(), [onStopped]);
  const saysWhatToDo = intent.problem === 'price_changed' || intent.problem === 'carrier_not_enabled';
  // Paid, or about to be: ordering again would mean paying twice.
  const comesToUs = sentToSupport.includes(intent.status) && !intent.rateGone;
  const hasItsRates = hasRates(user?.userId ?? null, intent);
  const { replacedBy } = intent;
  const mayChoose = mayRetry.includes(intent.status) && !intent.rateGone && hasItsRates && !replacedBy;
  const back = usePurchaseFailure(intent, canChooseAnotherRate(intent, hasItsRates));
  return (
    <ResultCard
      tone={toneOf(intent)}
      title={title}
      message={text}
      {...(isPurchaseFailure(intent) && { support: intent.id })}
      asksToWrite={comesToUs}
      buttons={
        <>
          {replacedBy && (
            <Link href={orderPage(replacedBy)} className={buttonClass({ variant: 'main' })}>
              {t.checkout.newerOrder}
            </Link>
          )}
          {mayChoose && (
            <Link href="/rates" className={buttonClass({ variant: 'main' })}>
              {t.result.labelFailed.backNow}
            </Link>
          )}
          <Link
            href="/shipping-calculator"
            className={buttonClass({ variant: comesToUs || mayChoose || replacedBy ? 'quiet' : 'main' })}
          >
            {t.checkout.newOrder}
          </Link>
          <Link href="/dashboard" className={buttonClass()}>
            {t.checkout.dashboard}
          </Link>
        </>
      }
    >
      {intent.rateGone && !saysWhatToDo && (
        <Notice className="mt-6" title={t.result.checkoutError.whatToDo}>
          {t.result.payment.adviceGoingBack}
        </Notice>
      )}
      {back && <p className="mt-6">{t.result.labelFailed.back}</p>}
      <IntentFacts intent={intent} />
    </ResultCard>
  );
}

/** Purchases announced in this tab: a customer who comes back to a failed one wants to read about it. */
const announced = new Set<string>();

/** Once: the toast, and the way back to the rates where there is one (R86). */
function usePurchaseFailure(intent: Intent, back: boolean): boolean {
  const t = useText();
  const [, navigate] = useLocation();
  const [isNews] = useState(() => isPurchaseFailure(intent) && !announced.has(intent.id));
  const announce = useEffectEvent(() => {
    if (announced.has(intent.id)) return;
    announced.add(intent.id);
    toast({ ...purchaseFailureToast(t, intent), tone: 'bad' });
  });
  const leads = isNews && back;
  useEffect(() => {
    if (isNews) announce();
  }, [isNews]);
  useEffect(() => {
    if (!leads) return;
    const timer = setTimeout(() => navigate('/rates', { replace: true }), BACK_TO_RATES_MS);
    return () => clearTimeout(timer);
  }, [leads, navigate]);
  return leads;
}

function toneOf({ status, problem }: Intent): ResultTone {
  if (status === 'refunded') return 'returned';
  if (status === 'cancelled') return problem === 'capture_failed' ? 'warn' : 'stopped';
  return status === 'payment_failed' ? 'bad' : 'warn';
}
