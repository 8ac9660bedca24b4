// Which entries the menu of an order has, and which of them only say that something cannot be done (R126, R130–R132, C-50).
import type { Order } from '#contract/orders.ts';

export type Action = 'details' | 'tracking' | 'duplicate' | 'sendBack' | 'cancel' | 'refund';

export type Entry = {
  action: Action;
  /** Why it is there but cannot be chosen. */
  off?: 'refund' | 'cancelled';
};

/** `hasTracking`: whoever shows the menu can show what the carrier says. */
export function entriesOf(order: Pick<Order, 'status' | 'shipments'>, hasTracking: boolean): Entry[] {
  const hasCode = order.shipments.some(({ trackingCode }) => trackingCode?.trim());
  const isCancelled = order.status === 'cancelled';
  return [
    { action: 'details' },
    ...(hasTracking ? [{ action: 'tracking' as const }] : []),
    { action: 'duplicate' },
    ...(isCancelled
      ? [{ action: 'cancel' as const, off: 'cancelled' as const }]
      : [
          { action: 'sendBack' as const },
          ...(!hasCode ? [{ action: 'cancel' as const }] : []),
          ...(hasCode && order.status === 'ready_for_carrier' ? [{ action: 'refund' as const }] : []),
          ...(hasCode && order.status !== 'ready_for_carrier'
            ? [{ action: 'refund' as const, off: 'refund' as const }]
            : []),
        ]),
  ];
}
