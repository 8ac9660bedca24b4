// The facts of an intent, for pages that show them only once it is there: no page waits for their code.
import { lazy, Suspense } from 'react';
import type { Intent } from '#contract/checkout.ts';

const IntentFacts = lazy(() => import('./intent-facts.tsx').then((file) => ({ default: file.IntentFacts })));

export function LateIntentFacts({ intent }: { intent: Intent }) {
  return (
    <Suspense>
      <IntentFacts intent={intent} />
    </Suspense>
  );
}
