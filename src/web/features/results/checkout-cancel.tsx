// /checkout-cancel: the buyer has cancelled; the server is told, and says whether that was still possible (R91).
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { cancelIntent, fetchIntent, fetchPurchaseResult, type Intent } from '#contract/checkout.ts';
import { orderPage } from '#contract/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, call, isSignedOut } from '../../lib/api.ts';
import { isOnTrack } from '../../lib/ongoing-text.ts';
import { loadOnce } from '../../lib/load-once.ts';
import type { ResultParams } from '../../lib/result-params.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import type { CancelledCheckoutProps } from './cancelled-checkout.tsx';
import { isAwaitingLabel } from './error-reason.ts';
import { IntentOnTrack } from './intent-on-track.tsx';
import { LazyIntentFacts } from './lazy-intent-facts.tsx';

/** Loaded while the server is asked. */
export const lazyCancelledCheckout = loadOnce(() => import('./cancelled-checkout.tsx'));

type Props = {
  params: ResultParams;
  userId: string | null;
  /** Null when the customer is signed in. */
  onSignIn: (() => void) | null;
  /** Called once when the order is seen to be cancelled. */
  onStopped: () => void;
};

export function CheckoutCancel({ params, userId, onSignIn, onStopped }: Props) {
  const t = useText();
  const { data, error, isLoading, isFetching, refetch } = useCancelled(params);
  const intent = data?.intent ?? null;
  const stopped = data?.status === 'cancelled';
  useLostSession(error);
  useEffect(() => {
    if (stopped) onStopped();
  }, [stopped, onStopped]);
  useLoaded(lazyCancelledCheckout);
  if (isLoading) return <Cancelling />;
  if (intent && (isOnTrack(intent) || isAwaitingLabel(intent)))
    return <IntentOnTrack intent={intent} message={t.result.cancel.paid} />;
  // An address that names no order only says that one was cancelled.
  if (!isNamed(params))
    return <LazyCancelledCheckout intent={null} reason={params.reason ?? 'user_cancelled'} />;
  if (isSignedOut(error))
    return (
      <LazyCancelledCheckout intent={null} reason={params.reason ?? 'user_cancelled'} unseen={{ onSignIn }} />
    );
  if (stopped && data.problem === 'timeout')
    return <LazyCancelledCheckout intent={intent} userId={userId} reason="timeout" />;
  if (stopped && data.problem === 'user_cancelled') {
    const { reason } = params;
    // The order knows better than the address.
    return (
      <LazyCancelledCheckout
        intent={intent}
        userId={userId}
        reason={reason === null || reason === 'timeout' ? 'user_cancelled' : reason}
      />
    );
  }
  // The order's own page says how else it has ended.
  return intent?.terminal ? (
    <Redirect to={orderPage(intent.id)} replace />
  ) : (
    <Unclear
      intent={intent}
      intentId={params.intentId}
      isUnknown={error instanceof ApiError && error.code === 'not_found'}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Cancelling() {
  const t = useText();
  return (
    <Card role="status" className="mx-auto max-w-2xl">
      <h1 className="text-xl">{t.result.cancel.underWay}</h1>
    </Card>
  );
}

function LazyCancelledCheckout(props: CancelledCheckoutProps) {
  const late = useLoaded(lazyCancelledCheckout, true);
  if (late) return <late.CancelledCheckout {...props} />;
  // What was shown during the request stays until the file has loaded.
  return (props.intent ?? props.unseen) ? <Cancelling /> : null;
}

type UnclearProps = {
  /** Still open: another check of its payment took too long. Null: no answer, or not this browser's order. */
  intent: Intent | null;
  intentId: string | null;
  isUnknown: boolean;
  busy: boolean;
  onRetry: () => void;
};

function Unclear({ intent, intentId, isUnknown, busy, onRetry }: UnclearProps) {
  const t = useText();
  const { cancel, checkoutError, label } = t.result;
  const id = intent?.id ?? intentId;
  const unclear = isUnknown ? t.checkout.notFound : cancel.unclear;
  return (
    <ResultCard
      tone="warn"
      title={intent ? t.checkout.cardWindow.cancelFailed : label.foreignTitle}
      message={intent ? checkoutError.stillOpen : unclear}
      buttons={
        <>
          <Button variant="main" onClick={onRetry} busy={busy}>
            {t.checkout.retry}
          </Button>
          {id && (
            <Link href={orderPage(id)} className={buttonClass()}>
              {checkoutError.toStatus}
            </Link>
          )}
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    >
      {intent && <LazyIntentFacts intent={intent} />}
    </ResultCard>
  );
}

const isNamed = ({ intentId, purchaseKey }: ResultParams): boolean => (intentId ?? purchaseKey) !== null;

type Seen = Pick<Intent, 'status' | 'problem'> & { intent: Intent | null };

/** Cancels the order and returns its state; nothing happens to somebody else's order. */
const useCancelled = (params: ResultParams) =>
  useQuery({
    queryKey: ['cancelled', params.intentId, params.purchaseKey],
    enabled: isNamed(params),
    // It may have been paid since.
    refetchOnMount: 'always',
    // Repeated, the server answers with the order as it is cancelled.
    queryFn: async (): Promise<Seen> => {
      const { intentId, purchaseKey } = params;
      if (intentId !== null) return cancelCheckout(intentId);
      const found = await call(fetchPurchaseResult, { params: { purchaseKey: purchaseKey ?? '' } });
      return found.intentId === null ? found : cancelCheckout(found.intentId);
    },
  });

/** An order that is paid or has ended otherwise is not cancelled any more: its own state is returned. */
async function cancelCheckout(intentId: string): Promise<Seen> {
  const params = { intentId };
  const { intent } = await call(cancelIntent, { params }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'illegal_transition') throw error;
    return call(fetchIntent, { params });
  });
  return { ...intent, intent };
}
