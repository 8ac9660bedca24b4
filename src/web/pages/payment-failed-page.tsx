// /payment-failed and /payment-error, inside the payment window or outside (R84, R92).
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PaymentFailed } from '../features/results/payment-failed.tsx';
import { isUnknown } from '../features/results/payment-reason.ts';
import { PopupReturn } from '../features/results/popup-return.tsx';
import { isInPaymentWindow } from '../features/results/use-popup-return.ts';
import { useText } from '../i18n/use-text.ts';
import { readResult } from '../lib/result-params.ts';
import { useTitle } from '../lib/use-title.ts';
import { useUser } from '../lib/use-user.ts';
import { PageShell } from '../ui/page-shell.tsx';

export function PaymentFailedPage() {
  const t = useText();
  const { payment } = t.result;
  const [path] = useLocation();
  const params = readResult(useSearch());
  const failure = path === '/payment-error' ? payment.error : payment.failed;
  const title = isUnknown(params) ? payment.unknown : failure;
  useTitle(title);
  const { user } = useUser();
  const [popup] = useState(isInPaymentWindow);
  return (
    <PageShell>
      {popup ? (
        <PopupReturn outcome="failed" purchaseKey={params.purchaseKey} />
      ) : (
        <PaymentFailed params={params} userId={user?.userId ?? null} title={title} />
      )}
    </PageShell>
  );
}
