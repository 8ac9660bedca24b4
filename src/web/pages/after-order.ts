// Clears away what belonged to an order. Loaded when the order rests.
import type { QueryClient } from '@tanstack/react-query';
import { ordersKey } from '../features/orders/use-orders.ts';
import { keepAttempt, takeBought } from '../features/payment/purchase-attempt.ts';
import { clearShipmentDrafts } from '../lib/draft-store.ts';
import { forgetRates } from '../lib/rates-request.ts';

export function finishOrder(client: QueryClient, intentId: string): void {
  void client.invalidateQueries({ queryKey: ordersKey });
  // An old order that is looked at again says nothing about the drafts of a new one.
  if (!takeBought(sessionStorage, intentId)) return;
  keepAttempt(sessionStorage, null);
  clearShipmentDrafts();
  forgetRates();
}

export const dropAttempt = (): void => keepAttempt(sessionStorage, null);
