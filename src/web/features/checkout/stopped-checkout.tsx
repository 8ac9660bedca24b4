// A checkout that ended without a label to print: what happened, and what to do now.
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import type { IntentStatus } from '#domain/intent.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { hasRates } from '../../lib/retry-path.ts';
import { useUser } from '../../lib/use-user.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';
import { OutcomeHeading } from '../../ui/outcome-heading.tsx';
import { SupportBlock } from '../../ui/support-block.tsx';
import { endedText, isPurchaseFailure } from './problem-text.ts';

/** Failed purchases that say so, and nothing else that would help. */
const sentToSupport: readonly IntentStatus[] = ['paid_label_failed', 'unlock_failed'];
/** The rates of this tab may be tried again, unless its label goes back. */
const mayRetry: readonly IntentStatus[] = ['payment_failed', 'cancelled', 'label_creation_failed'];

type Props = {
  intent: Intent;
  /** Called once: a purchase that was given up must not be taken for the next one. */
  onStopped?: () => void;
};

export function StoppedCheckout({ intent, onStopped }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { user } = useUser();
  const { title, text } = endedText(t, intent);
  useEffect(() => onStopped?.(), [onStopped]);
  const saysWhatToDo = intent.problem === 'price_changed' || intent.problem === 'carrier_not_enabled';
  // Paid, or about to be: whoever orders anew pays twice.
  const comesToUs = sentToSupport.includes(intent.status) && !intent.rateGone;
  const mayChoose =
    mayRetry.includes(intent.status) && !intent.rateGone && hasRates(user?.userId ?? null, intent);
  return (
    <Card className="mx-auto max-w-2xl">
      <OutcomeHeading title={title} />
      <Notice tone={toneOf(intent)} className="mt-4">
        <p className="text-ink">{text}</p>
        {intent.rateGone && !saysWhatToDo && <p className="mt-2">{t.result.payment.adviceGoingBack}</p>}
      </Notice>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <CarrierBadge carrier={intent.carrier} />
        <span>{intent.service}</span>
        <span className="ml-auto font-medium tabular-nums">{euro(intent.amountCents, language)}</span>
      </p>
      {isPurchaseFailure(intent) && (
        <SupportBlock main={comesToUs} orderId={intent.id} className="mt-6 border-t border-line pt-4" />
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {mayChoose && (
          <Link href="/rates" className={buttonClass({ variant: 'primary' })}>
            {t.result.labelFailed.backNow}
          </Link>
        )}
        <Link
          href="/shipping-calculator"
          className={buttonClass({ variant: comesToUs || mayChoose ? 'quiet' : 'primary' })}
        >
          {t.checkout.newOrder}
        </Link>
        <Link href="/dashboard" className={buttonClass()}>
          {t.checkout.dashboard}
        </Link>
      </div>
    </Card>
  );
}

function toneOf({ status, problem }: Intent): NoticeTone {
  if (status === 'refunded') return 'info';
  if (status === 'cancelled') return problem === 'capture_failed' ? 'warn' : 'info';
  return status === 'payment_failed' ? 'bad' : 'warn';
}
