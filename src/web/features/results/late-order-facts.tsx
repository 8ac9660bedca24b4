// The facts of an order, for pages that show them only once the order is there: no page waits for their code.
import { lazy, Suspense } from 'react';
import type { Intent } from '#contract/checkout.ts';

const OrderFacts = lazy(() => import('./order-facts.tsx').then((file) => ({ default: file.OrderFacts })));

export function LateOrderFacts({ intent }: { intent: Intent }) {
  return (
    <Suspense>
      <OrderFacts intent={intent} />
    </Suspense>
  );
}
