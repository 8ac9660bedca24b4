// The price of an order below its outcome. Loaded while the order is being fetched.
import { Suspense } from 'react';
import type { Intent } from '#contract/checkout.ts';
import { preloadedLazy } from '../lib/preloaded-lazy.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const PaidPrice = preloadedLazy(async () => (await import('./paid-price.tsx')).PaidPrice);

export const PaidLines = ({ intent }: { intent: Intent }) => (
  <ErrorBoundary part at="">
    <Suspense fallback={<Skeleton className="h-24" />}>
      <PaidPrice intent={intent} />
    </Suspense>
  </ErrorBoundary>
);
