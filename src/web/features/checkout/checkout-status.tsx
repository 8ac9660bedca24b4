// One checkout on one screen: loading, failed, going on, or done (R87, C-36).
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { isFine } from '../../lib/ongoing-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { CompletedCheckout, StoppedCheckout, ToPay } from './late-parts.ts';
import { LoadingCheckout } from './loading-checkout.tsx';
import { OngoingCheckout } from './ongoing-checkout.tsx';
import { PollNotices } from './poll-notices.tsx';
import { signInMayHelp } from './sign-in-may-help.ts';
import { useCompleted } from './use-completed.ts';
import { useIntent } from './use-intent.ts';

export type StatusProps = {
  intentId: string;
  /** The page was opened to wait for the payment: once that is there, the labels are wanted. */
  isPaying: boolean;
  /** Called once when the checkout is seen completed. */
  onCompleted: (intentId: string) => void;
  /** Called once when it is seen to have come to nothing. */
  onStopped: () => void;
  /** The payment window reports no failure, or it is seen paid here: on to the labels (R81). */
  onPaid: (intentId: string) => void;
  /** Null for whoever is signed in. */
  onSignIn: (() => void) | null;
  /** The lines of the price; they belong to another feature, so the page brings them. */
  priceLines: (intent: Intent) => ReactNode;
};

export function CheckoutStatus(props: StatusProps) {
  const { intentId, isPaying, onStopped, onPaid, onSignIn, priceLines } = props;
  const state = useIntent(intentId);
  const { intent, error } = state;
  const completed = intent?.status === 'completed';
  useCompleted(completed, () => props.onCompleted(intentId));
  useWasPaid(isPaying, intent, () => onPaid(intentId));

  if (!intent)
    return error ? (
      <LoadFailed error={error} busy={state.asking} onRetry={state.update} onSignIn={onSignIn} />
    ) : (
      <LoadingCheckout />
    );
  if (intent.terminal)
    return (
      <Suspense fallback={<LoadingCheckout />}>
        {completed ? (
          <CompletedCheckout intent={intent} priceLines={priceLines(intent)} />
        ) : (
          <StoppedCheckout intent={intent} onStopped={onStopped} />
        )}
      </Suspense>
    );
  return (
    <OngoingCheckout intent={intent}>
      <Suspense>
        <ToPay
          intent={intent}
          asking={state.asking}
          onUpdate={state.update}
          onPaid={() => onPaid(intentId)}
        />
      </Suspense>
      <PollNotices state={state} />
    </OngoingCheckout>
  );
}

/**
 * The payment window's word may come before anybody here listens. Even the first answer may come after the payment, so
 * the address counts as well.
 */
function useWasPaid(isPaying: boolean, intent: Intent | null, onPaid: () => void): void {
  const wasToPay = useRef(isPaying);
  const goOn = useEffectEvent(onPaid);
  const awaitsBuyer = intent?.awaitsBuyer ?? false;
  const isPaid = intent !== null && isFine(intent);
  useEffect(() => {
    if (awaitsBuyer) wasToPay.current = true;
    if (isPaid && wasToPay.current) goOn();
  }, [awaitsBuyer, isPaid]);
}

type FailedProps = { error: unknown; busy: boolean; onRetry: () => void; onSignIn: (() => void) | null };

function LoadFailed({ error, busy, onRetry, onSignIn }: FailedProps) {
  const t = useText();
  const unknown = error instanceof ApiError && error.status === 404;
  const mayHelp = onSignIn !== null && signInMayHelp(error);
  return (
    <ResultCard
      tone="bad"
      title={t.checkout.loadFailed}
      message={unknown ? t.checkout.notFound : mayHelp ? t.result.label.foreign : null}
      buttons={
        <>
          {mayHelp && (
            <Button variant="main" onClick={onSignIn}>
              {t.result.label.signIn}
            </Button>
          )}
          <Button variant={mayHelp ? 'quiet' : 'main'} onClick={onRetry} busy={busy}>
            {t.checkout.retry}
          </Button>
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    />
  );
}

/** /checkout-success without an intentId. */
export function MissingIntent() {
  const t = useText();
  const { title, text } = t.checkout.missing;
  return (
    <ResultCard
      tone="bad"
      title={title}
      message={text}
      buttons={
        <Link href="/" className={buttonClass({ variant: 'main' })}>
          {t.checkout.home}
        </Link>
      }
    />
  );
}
