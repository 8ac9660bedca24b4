// Cleans up what belonged to an order. Loaded when the order's status is final.
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import { ordersKey } from '../features/orders/use-orders.ts';
import { keepAttempt } from '../features/payment/purchase-attempt.ts';
import { clearBought, takeBought } from '../lib/bought-shipment.ts';
import { forgetRates } from '../lib/rates-request.ts';
import { userKey } from '../lib/use-user.ts';

export function finishOrder(client: QueryClient, intentId: string): void {
  void client.invalidateQueries({ queryKey: ordersKey });
  // Viewing an old order again says nothing about the drafts of a new one.
  if (!takeBought(intentId)) return;
  keepAttempt(sessionStorage, null);
  if (clearBought(client.getQueryData<SessionUser | null>(userKey)?.userId)) forgetRates();
}

export const dropAttempt = (): void => keepAttempt(sessionStorage, null);
