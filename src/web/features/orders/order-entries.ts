// Which entries an order's menu has, and which only say that something cannot be done (R126, R130–R132, C-50).
import type { Order } from '#contract/orders.ts';
import { mayCancel, canBeReturned } from '#domain/order.ts';
import { isFullyRefunded } from './is-fully-refunded.ts';

export type Action = 'details' | 'tracking' | 'duplicate' | 'sendBack' | 'cancel' | 'refund';

export type Entry = {
  action: Action;
  /** Why the entry is shown but cannot be chosen. */
  off?: 'refund' | 'cancelled';
};

export function entriesOf(order: Pick<Order, 'status' | 'shipments'>): Entry[] {
  return [
    { action: 'details' },
    { action: 'tracking' },
    { action: 'duplicate' },
    ...(canBeReturned({ status: order.status, isGivenBack: isFullyRefunded(order) })
      ? [{ action: 'sendBack' as const }]
      : []),
    wayBack(order),
  ];
}

/** How the customer gets the money back: by cancelling until a carrier knows of the order, by a refund from then on. */
function wayBack(order: Pick<Order, 'status' | 'shipments'>): Entry {
  if (order.status === 'cancelled') return { action: 'cancel', off: 'cancelled' };
  if (mayCancel(order)) return { action: 'cancel' };
  const isOpen = order.status === 'ready_for_carrier' && !isFullyRefunded(order);
  return isOpen ? { action: 'refund' } : { action: 'refund', off: 'refund' };
}
