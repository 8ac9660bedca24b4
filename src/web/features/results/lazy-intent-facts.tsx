// The facts of an intent, loaded once it is there: no page waits for their code, or fails without it.
import type { Intent } from '#contract/checkout.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

const lazyFacts = loadOnce(() => import('../../ui/intent-facts.tsx'));

export function LazyIntentFacts({ intent }: { intent: Intent }) {
  const IntentFacts = useLoaded(lazyFacts)?.IntentFacts;
  return IntentFacts && <IntentFacts intent={intent} />;
}
