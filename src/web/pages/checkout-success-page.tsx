// After an order: how it stands, its labels, what to do next (R87).
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearch } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import { CheckoutStatus, MissingIntent } from '../features/checkout/checkout-status.tsx';
import { takeBought } from '../features/checkout/purchase-attempt.ts';
import { ordersKey } from '../features/orders/use-orders.ts';
import { useText } from '../i18n/use-text.ts';
import { clearShipmentDrafts } from '../lib/draft-store.ts';
import { forgetRates } from '../lib/rates-request.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageShell } from '../ui/page-shell.tsx';

const PriceLines = lazy(() =>
  import('../features/rates/price-lines.tsx').then((file) => ({ default: file.PriceLines })),
);

export function CheckoutSuccessPage() {
  const t = useText();
  useTitle(t.checkout.page);
  const client = useQueryClient();
  const intentId = new URLSearchParams(useSearch()).get('intentId');
  const onCompleted = (completed: string) => {
    void client.invalidateQueries({ queryKey: ordersKey });
    // An old order that is looked at again says nothing about the drafts of a new one.
    if (!takeBought(sessionStorage, completed)) return;
    clearShipmentDrafts();
    forgetRates();
  };
  return (
    <PageShell>
      {intentId ? (
        <CheckoutStatus
          key={intentId}
          intentId={intentId}
          onCompleted={onCompleted}
          priceLines={(intent) => <PaidLines intent={intent} />}
        />
      ) : (
        <MissingIntent />
      )}
    </PageShell>
  );
}

/** As on an invoice: net lines, then the VAT. */
const PaidLines = ({ intent }: { intent: Intent }) => (
  <PriceLines
    price={intent.priceBreakdown}
    view="excluding"
    free={{ pickup: intent.pickup !== 'none', ownDeclaration: false }}
  />
);
