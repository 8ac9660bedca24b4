// The list of orders with its tracking dialog, for the dashboard and the shipments page.
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { OrderList, outOfSight } from '../features/orders/order-list.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

/** Not needed before the first click. */
const TrackingDialog = lazyDialog(
  () => import('../features/tracking/tracking-dialog.tsx').then((file) => file.TrackingDialog),
  'track',
);

export function OrdersArea({ room = outOfSight }: { room?: string }) {
  const [tracked, setTracked] = useState<Order | null>(null);
  return (
    <>
      <OrderList onTracking={setTracked} room={room} />
      {tracked && <TrackingDialog order={tracked} onClose={() => setTracked(null)} />}
    </>
  );
}
