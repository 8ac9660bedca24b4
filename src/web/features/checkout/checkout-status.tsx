// One checkout on one screen: loading, failed, going on, or done (R87, C-36).
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { Intent } from '#contract/checkout.ts';
import { isFine } from '../../lib/ongoing-text.ts';
import { CompletedCheckout, LoadFailed, StoppedCheckout, ToPay } from './late-parts.ts';
import { LoadingCheckout } from './loading-checkout.tsx';
import { OngoingCheckout } from './ongoing-checkout.tsx';
import { PollNotices } from './poll-notices.tsx';
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
