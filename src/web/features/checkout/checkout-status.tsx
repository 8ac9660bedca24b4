// One checkout on one screen: loading, failed, in progress, or done (R87, C-36).
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { Intent } from '#contract/checkout.ts';
import { isOnTrack } from '../../lib/ongoing-text.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { CompletedCheckout, LoadFailed, StoppedCheckout, PendingPayment } from './lazy-parts.ts';
import { LoadingCheckout } from './loading-checkout.tsx';
import { OngoingCheckout } from './ongoing-checkout.tsx';
import { PollNotices } from './poll-notices.tsx';
import { useCompleted } from './use-completed.ts';
import { useIntent } from './use-intent.ts';

type StatusProps = {
  intentId: string;
  /** The page was opened to wait for the payment: once it is made, the page moves on to the labels. */
  isPaying: boolean;
  /** Called once when the checkout is seen completed. */
  onCompleted: (intentId: string) => void;
  /** Called once when the checkout is seen to have ended without a label. */
  onStopped: () => void;
  /** Called when the payment window reports no failure or the payment is seen here: on to the labels (R81). */
  onPaid: (intentId: string) => void;
  /** Null when the customer is signed in. */
  onSignIn: (() => void) | null;
  /** The price lines; they belong to another feature, so the page passes them in. */
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
      <Suspense fallback={<LoadingCheckout />}>
        <LoadFailed error={error} busy={state.asking} onRetry={state.update} onSignIn={onSignIn} />
      </Suspense>
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
      <ErrorBoundary part at="">
        <Suspense>
          <PendingPayment
            intent={intent}
            asking={state.asking}
            onUpdate={state.update}
            onPaid={() => onPaid(intentId)}
          />
        </Suspense>
      </ErrorBoundary>
      <PollNotices state={state} />
    </OngoingCheckout>
  );
}

/**
 * The payment window's message may arrive before anything listens here. Even the first answer may come after the
 * payment, so `isPaying`, from the address, counts as well.
 */
function useWasPaid(isPaying: boolean, intent: Intent | null, onPaid: () => void): void {
  const wasToPay = useRef(isPaying);
  const goOn = useEffectEvent(onPaid);
  const awaitsBuyer = intent?.awaitsBuyer ?? false;
  const isPaid = intent !== null && isOnTrack(intent);
  useEffect(() => {
    if (awaitsBuyer) wasToPay.current = true;
    if (isPaid && wasToPay.current) goOn();
  }, [awaitsBuyer, isPaid]);
}
