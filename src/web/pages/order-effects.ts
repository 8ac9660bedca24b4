// What an order that is done, or that came to nothing, changes in this browser.
import { useQueryClient } from '@tanstack/react-query';
import { ordersKey } from '../features/orders/use-orders.ts';
import { keepAttempt, takeBought } from '../features/payment/purchase-attempt.ts';
import { clearShipmentDrafts } from '../lib/draft-store.ts';
import { forgetRates } from '../lib/rates-request.ts';

/** R88: the dashboard asks anew; the drafts of what was just sent are done with. */
export function useCompletion(): (intentId: string) => void {
  const client = useQueryClient();
  return (intentId) => {
    void client.invalidateQueries({ queryKey: ordersKey });
    // An old order that is looked at again says nothing about the drafts of a new one.
    if (!takeBought(sessionStorage, intentId)) return;
    keepAttempt(sessionStorage, null);
    clearShipmentDrafts();
    forgetRates();
  };
}

/** The next click on the pay button is a new decision with a new key. */
export const forgetAttempt = (): void => keepAttempt(sessionStorage, null);
