// A failure page for an intent that has not failed, or is held up: it says how it stands, and leads to the order.
import { Link } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { orderPage } from '#contract/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ongoingText } from '../../lib/ongoing-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { isAwaitingLabel } from './error-reason.ts';
import { LazyIntentFacts } from './lazy-intent-facts.tsx';

/** `message`: for a page with a text of its own for this. */
export function IntentOnTrack({ intent, message }: { intent: Intent; message?: string }) {
  const t = useText();
  const { checkoutError } = t.result;
  const heldUp = isAwaitingLabel(intent);
  return (
    <ResultCard
      tone={heldUp ? 'warn' : 'good'}
      title={ongoingText(t, intent).title}
      message={message ?? (heldUp ? t.checkout.status[intent.status].text : checkoutError.goesOn)}
      {...(heldUp && { support: intent.orderNumber ?? intent.id })}
      buttons={
        <>
          <Link href={orderPage(intent.id)} className={buttonClass({ variant: 'main' })}>
            {checkoutError.toStatus}
          </Link>
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    >
      <LazyIntentFacts intent={intent} />
    </ResultCard>
  );
}

/** Shown beside a failure: the order can still be paid. */
export function OpenIntent({ intent }: { intent: Intent }) {
  const { checkoutError } = useText().result;
  return (
    <Notice
      tone="warn"
      className="mt-4"
      action={
        <Link href={orderPage(intent.id)} className={buttonClass({ size: 'sm' })}>
          {checkoutError.toStatus}
        </Link>
      }
    >
      <span className="text-ink">{checkoutError.stillOpen}</span>
    </Notice>
  );
}
