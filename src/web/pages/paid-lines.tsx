// The price of an order as on an invoice: net lines, then the VAT. Loaded while the order is being asked for.
import { lazy, Suspense } from 'react';
import type { Intent } from '#contract/checkout.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const PriceLines = lazy(() =>
  import('../features/rates/price-lines.tsx').then((file) => ({ default: file.PriceLines })),
);

export const PaidLines = ({ intent }: { intent: Intent }) => (
  <Suspense fallback={<Skeleton className="h-24" />}>
    <PriceLines
      price={intent.priceBreakdown}
      view="excluding"
      free={{ pickup: intent.pickup !== 'none', ownDeclaration: false }}
    />
  </Suspense>
);
