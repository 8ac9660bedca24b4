// The list of orders with its tracking dialog, for the dashboard and the shipments page.
import { lazy, Suspense, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { OrderList, outOfSight } from '../features/orders/order-list.tsx';
import { loadTexts } from '../i18n/use-text.ts';

/** Not needed before the first click. */
const TrackingDialog = lazy(async () => {
  const [file] = await Promise.all([import('../features/tracking/tracking-dialog.tsx'), loadTexts('track')]);
  return { default: file.TrackingDialog };
});

export function OrdersArea({ room = outOfSight }: { room?: string }) {
  const [tracked, setTracked] = useState<Order | null>(null);
  return (
    <>
      <OrderList onTracking={setTracked} room={room} />
      {tracked && (
        <Suspense>
          <TrackingDialog order={tracked} onClose={() => setTracked(null)} />
        </Suspense>
      )}
    </>
  );
}
