// /payment/success: back from the provider; inside the payment window tells the opener, else on to the labels (R84).
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { PAYMENT_STATUS_UNKNOWN, PAYMENT_FAILED_PATH, withQuery } from '#contract/pages.ts';
import { PopupReturn } from '../features/results/popup-return.tsx';
import { MISSING_IDENTIFIER } from '../features/results/payment-reason.ts';
import { isInPaymentWindow } from '../features/results/use-popup-return.ts';
import { useText } from '../i18n/use-text.ts';
import { hasIdentifier, labelPage, readResult } from '../lib/result-params.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageShell } from '../ui/page-shell.tsx';

export function PaymentSuccessPage() {
  const t = useText();
  useTitle(t.result.back.page);
  const params = readResult(useSearch());
  // Read once: closing the opener later must not turn this page into another.
  const [popup] = useState(isInPaymentWindow);
  if (!popup)
    return (
      <Redirect
        to={
          hasIdentifier(params)
            ? labelPage(params)
            : withQuery(PAYMENT_FAILED_PATH, { reason: MISSING_IDENTIFIER })
        }
        replace
      />
    );
  return (
    <PageShell>
      <PopupReturn
        outcome={params.reason === PAYMENT_STATUS_UNKNOWN ? 'pending' : 'success'}
        purchaseKey={params.purchaseKey}
      />
    </PageShell>
  );
}
