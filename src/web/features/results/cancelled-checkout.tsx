// An order that its buyer has cancelled, and how to go on from there. Load it lazily.
import { Link } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { useText } from '../../i18n/use-text.ts';
import { hasRates } from '../../lib/retry-path.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { LazyIntentFacts } from './lazy-intent-facts.tsx';

export type CancelledCheckoutProps = {
  intent: Intent | null;
  userId?: string | null;
  reason: string;
  /** The order's owner is not signed in: nothing is said about its state or about money. */
  unseen?: { onSignIn: (() => void) | null };
};

export function CancelledCheckout({ intent, userId = null, reason, unseen }: CancelledCheckoutProps) {
  const t = useText();
  const { cancel, back, label, labelFailed } = t.result;
  // The rate is still chosen there, for a customer who would rather pay another way.
  const mayChoose = intent !== null && !intent.rateGone && hasRates(userId, intent);
  const reasons: Record<string, string> = unseen ? { ...cancel.reasons, ...cancel.unseen } : cancel.reasons;
  return (
    <ResultCard
      tone="stopped"
      title={unseen ? back.cancelled : cancel.page}
      message={Object.hasOwn(reasons, reason) ? reasons[reason] : cancel.reasons.other}
      buttons={
        <>
          {unseen?.onSignIn && (
            <Button variant="main" onClick={unseen.onSignIn}>
              {label.signIn}
            </Button>
          )}
          {mayChoose && (
            <Link href="/rates" className={buttonClass({ variant: 'main' })}>
              {labelFailed.backNow}
            </Link>
          )}
          <Link
            href="/shipping-calculator"
            className={buttonClass({ variant: unseen?.onSignIn || mayChoose ? 'quiet' : 'main' })}
          >
            {t.checkout.newOrder}
          </Link>
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    >
      {intent && <LazyIntentFacts intent={intent} />}
      {unseen && <p className="mt-4">{cancel.signIn}</p>}
      <section className="mt-6 border-t border-line pt-4">
        <h2 className="text-base">{cancel.nextTitle}</h2>
        <ul className="mt-2 list-disc pl-5 text-ink-soft">
          {cancel.next.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
    </ResultCard>
  );
}
