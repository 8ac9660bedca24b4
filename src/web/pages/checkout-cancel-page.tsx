// /checkout-cancel: the buyer has cancelled the payment, inside the payment window or outside (R84, R91).
import { useState } from 'react';
import { useSearch } from 'wouter';
import { CheckoutCancel } from '../features/results/checkout-cancel.tsx';
import { PopupReturn } from '../features/results/popup-return.tsx';
import { isInPaymentWindow } from '../features/results/use-popup-return.ts';
import { useText } from '../i18n/use-text.ts';
import { readResult } from '../lib/result-params.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageShell } from '../ui/page-shell.tsx';
import { forgetAttempt } from './order-effects.ts';
import { SignInGate } from './sign-in-gate.tsx';

export function CheckoutCancelPage() {
  const t = useText();
  useTitle(t.checkout.page);
  const search = useSearch();
  const params = readResult(search);
  const [popup] = useState(isInPaymentWindow);
  if (popup)
    return (
      <PageShell>
        <PopupReturn outcome="cancelled" purchaseKey={params.purchaseKey} />
      </PageShell>
    );
  return (
    <SignInGate>
      {({ userId, signIn }) => (
        <PageShell>
          <CheckoutCancel
            key={`${search} ${userId}`}
            params={params}
            userId={userId}
            onSignIn={signIn}
            onStopped={forgetAttempt}
          />
        </PageShell>
      )}
    </SignInGate>
  );
}
