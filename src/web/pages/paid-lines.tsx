// The price of an order as on an invoice: net lines, then the VAT. Loaded while the order is being asked for.
import { Suspense } from 'react';
import type { Intent } from '#contract/checkout.ts';
import { early } from '../lib/early.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const PriceLines = early(async () => (await import('../features/rates/price-lines.tsx')).PriceLines);

export const PaidLines = ({ intent }: { intent: Intent }) => (
  <Suspense fallback={<Skeleton className="h-24" />}>
    <PriceLines
      price={intent.priceBreakdown}
      view="excluding"
      free={{ pickup: intent.pickup !== 'none', ownDeclaration: false }}
    />
  </Suspense>
);
