// After an order: its status, its labels, what to do next (R87).
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CheckoutStatus } from '../features/checkout/checkout-status.tsx';
import { MissingIntent } from '../features/checkout/lazy-parts.ts';
import { LoadingCheckout } from '../features/checkout/loading-checkout.tsx';
import { useText } from '../i18n/use-text.ts';
import { labelPage, readResult } from '../lib/result-params.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageShell } from '../ui/page-shell.tsx';
import { forgetAttempt, useCompletion } from './order-effects.ts';
import { PaidLines } from './paid-lines.tsx';
import { SignInGate } from './sign-in-gate.tsx';

export function CheckoutSuccessPage() {
  const t = useText();
  useTitle(t.checkout.page);
  const { intentId, isPaying } = readResult(useSearch());
  const [, navigate] = useLocation();
  const onCompleted = useCompletion();
  return (
    <SignInGate>
      {({ userId, signIn }) => (
        <PageShell>
          {intentId ? (
            <CheckoutStatus
              key={`${intentId} ${userId}`}
              intentId={intentId}
              isPaying={isPaying}
              onCompleted={onCompleted}
              onStopped={forgetAttempt}
              onPaid={(paid) => navigate(labelPage({ intentId: paid }), { replace: true })}
              onSignIn={signIn}
              priceLines={(intent) => <PaidLines intent={intent} />}
            />
          ) : (
            <Suspense fallback={<LoadingCheckout />}>
              <MissingIntent />
            </Suspense>
          )}
        </PageShell>
      )}
    </SignInGate>
  );
}
