// /label-success: from the query in the address to the labels, or to the reason why there are none (R97).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { returnFromPayPal } from '#contract/checkout.ts';
import { PAYPAL_ERROR_PAGE } from '#contract/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { isUnknownKey, type ResultParams } from '../../lib/result-params.ts';
import { toast } from '../../lib/toast.ts';
import { isUnclear } from '../../lib/unclear-call.ts';
import { LabelTrouble, SignInCard } from './lazy-parts.ts';
import { LabelsByKey } from './labels-by-key.tsx';
import { LabelsOfIntent } from './labels-of-intent.tsx';
import type { LabelPageProps } from './label-page-props.ts';
import { LoadingCheckout } from './loading-checkout.tsx';
import { MissingData } from './missing-data.tsx';

/** In a quarter of an hour; a reload starts anew. */
const RETRIES = 30;
/** B§9. */
const BACK_HOME_MS = 2_000;

type Props = LabelPageProps & { params: ResultParams; userId: string | null };

export function LabelSuccess({ params, userId, ...page }: Props) {
  const t = useText();
  const { token, intentId, purchaseKey } = params;
  if (isUnknownKey(params)) return <BadKey />;
  if (token) return <FromPayPal params={{ ...params, token }} userId={userId} {...page} />;
  if (intentId) return <OwnLabels intentId={intentId} purchaseKey={purchaseKey} {...page} />;
  if (purchaseKey) return <LabelsByKey purchaseKey={purchaseKey} {...page} />;
  return <LabelTrouble title={t.result.label.noData} onSignIn={page.onSignIn} />;
}

type OwnProps = LabelPageProps & { intentId: string; purchaseKey: string | null };

/** An order that is not the customer's own is looked up by its key, where there is one. */
function OwnLabels({ intentId, purchaseKey, ...page }: OwnProps) {
  const ifUnknown = purchaseKey ? (
    <LabelsByKey purchaseKey={purchaseKey} {...page} />
  ) : (
    <MissingData onSignIn={page.onSignIn} />
  );
  return <LabelsOfIntent intentId={intentId} ifUnknown={ifUnknown} {...page} />;
}

/** R83: the buyer has approved; the server looks the order up at PayPal and continues. */
function FromPayPal({ params, userId, ...page }: Props & { params: { token: string } }) {
  const t = useText();
  const { label } = t.result;
  const { token, payerId, purchaseKey } = params;
  const back = useQuery({
    // After signing in, the same return is reported again: the first time it was only parked.
    queryKey: ['paypal-return', token, userId],
    // Repeated, it only lets the engine look again, or parks the same return.
    queryFn: () => call(returnFromPayPal, { params: { orderId: token }, body: payerId ? { payerId } : {} }),
    // With growing gaps, and not while the page is hidden.
    retry: (count, error) => purchaseKey !== null && count < RETRIES && isRetryable(error),
  });
  const known = back.data?.purchaseKey ?? purchaseKey;
  const isLost = isRetryable(back.failureReason);
  // Meanwhile the order is followed by its key: somebody else may have told the server, or the answer alone was lost.
  if (isLost && known) return <LabelsByKey purchaseKey={known} isUnheard {...page} />;
  if (back.isPending) return <LoadingCheckout text={label.confirming} />;
  if (back.data?.parked)
    return page.onSignIn ? (
      <SignInCard title={label.parkedTitle} text={label.parked} onSignIn={page.onSignIn} />
    ) : (
      <SignInCard title={label.foreignTitle} text={label.foreign} onSignIn={null} />
    );
  if (back.data?.intentId) return <OwnLabels intentId={back.data.intentId} purchaseKey={known} {...page} />;
  if (isLost)
    return (
      <LabelTrouble
        title={label.error}
        text={label.unexpected}
        busy={back.isFetching}
        onRetry={() => void back.refetch()}
      />
    );
  // A refused return does not mean a failed order: the order itself says where it stands.
  if (known) return <LabelsByKey purchaseKey={known} {...page} />;
  return <PayPalError />;
}

/** No answer of ours, or the server was too busy. */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && (isUnclear(error) || error.status === 429);

/** R156. */
function PayPalError() {
  const [, navigate] = useLocation();
  useEffect(() => navigate(PAYPAL_ERROR_PAGE, { replace: true }), [navigate]);
  return <LoadingCheckout />;
}

/** R85. */
function BadKey() {
  const t = useText();
  const [, navigate] = useLocation();
  const { label } = t.result;
  const announce = useEffectEvent(() => toast({ title: label.badKey, tone: 'bad' }));
  useEffect(() => {
    announce();
    const timer = setTimeout(() => navigate('/', { replace: true }), BACK_HOME_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <LabelTrouble title={label.badKey} text={label.badKeyText} />;
}
