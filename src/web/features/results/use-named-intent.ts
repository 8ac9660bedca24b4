// The intent that a result page names, if this browser may see it.
import { useQuery } from '@tanstack/react-query';
import { fetchIntent, fetchPurchaseResult, type Intent } from '#contract/checkout.ts';
import { call } from '../../lib/api.ts';
import type { ResultParams } from '../../lib/result-params.ts';

/** Null while loading, and if the browser may not see it: the page then relies on the address. */
export function useNamedIntent({
  intentId,
  purchaseKey,
}: Pick<ResultParams, 'intentId' | 'purchaseKey'>): Intent | null {
  const query = useQuery({
    queryKey: ['named-intent', intentId, purchaseKey],
    enabled: intentId !== null || purchaseKey !== null,
    refetchOnMount: 'always',
    queryFn: async ({ signal }): Promise<Intent | null> => {
      if (intentId) return (await call(fetchIntent, { params: { intentId }, signal })).intent;
      if (purchaseKey) return (await call(fetchPurchaseResult, { params: { purchaseKey }, signal })).intent;
      return null;
    },
  });
  return query.data ?? null;
}
