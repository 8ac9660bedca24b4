// /label-success: the labels of a payment, or why there are none (R97).
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { LabelSuccess } from '../features/checkout/label-success.tsx';
import { LoadingCheckout } from '../features/checkout/loading-checkout.tsx';
import { useText } from '../i18n/use-text.ts';
import { readResult } from '../lib/result-params.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageShell } from '../ui/page-shell.tsx';
import { forgetAttempt, useCompletion } from './order-effects.ts';
import { PaidLines } from './paid-lines.tsx';
import { SignInGate } from './sign-in-gate.tsx';

export function LabelSuccessPage() {
  const t = useText();
  useTitle(t.result.label.page);
  const search = useSearch();
  const params = readResult(search);
  const onCompleted = useCompletion();
  return (
    <SignInGate>
      {({ userId, signIn }) => (
        <PageShell>
          <Suspense fallback={<LoadingCheckout />}>
            <LabelSuccess
              key={`${search} ${userId}`}
              params={params}
              userId={userId}
              onCompleted={onCompleted}
              onStopped={forgetAttempt}
              onSignIn={signIn}
              priceLines={(intent) => <PaidLines intent={intent} />}
              atOnce={params.autoLabel}
            />
          </Suspense>
        </PageShell>
      )}
    </SignInGate>
  );
}
