// The price of an order, with or without VAT according to its customer's default view (C-22).
import type { Intent } from '#contract/checkout.ts';
import { PriceLines } from '../features/rates/price-lines.tsx';
import { useUser } from '../lib/use-user.ts';
import { defaultVatView } from '../lib/vat-view.ts';

export function PaidPrice({ intent }: { intent: Intent }) {
  const { user } = useUser();
  const { exportDocumentation, hasOwnAE } = intent.wizardData.additionalServices;
  return (
    <PriceLines
      price={intent.priceBreakdown}
      view={defaultVatView(user?.business ?? false)}
      free={{ pickup: intent.pickup !== 'none', ownDeclaration: exportDocumentation && hasOwnAE }}
    />
  );
}
