// /checkout-error: why an order failed (R89, R90).
import { useSearch } from 'wouter';
import { CheckoutError } from '../features/results/checkout-error.tsx';
import { useText } from '../i18n/use-text.ts';
import { readResult } from '../lib/result-params.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageShell } from '../ui/page-shell.tsx';
import { SignInGate } from './sign-in-gate.tsx';

export function CheckoutErrorPage() {
  const t = useText();
  useTitle(t.result.checkoutError.page);
  const params = readResult(useSearch());
  return (
    <SignInGate>
      {({ userId }) => (
        <PageShell>
          <CheckoutError params={params} userId={userId} />
        </PageShell>
      )}
    </SignInGate>
  );
}
