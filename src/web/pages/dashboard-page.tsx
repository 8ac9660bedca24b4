// The dashboard "Meine Sendungen": areas, figures and orders (R121–R132).
import { OrderFigures } from '../features/orders/order-figures.tsx';
import { outOfSight, Waiting } from '../features/orders/order-list.tsx';
import { useListAddress } from '../features/orders/use-list-address.ts';
import { useOrderFigures, useOrders } from '../features/orders/use-orders.ts';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { OrdersArea } from './orders-area.tsx';

/** Below the charts, which are folded on a phone: just high enough to keep the footer out of the viewport. */
const belowCharts = 'min-h-[calc(100dvh-29rem)] md:min-h-[calc(100dvh-35rem)]';

export function DashboardPage() {
  const { title } = useText().orders;
  useTitle(title);
  const figures = useOrderFigures();
  const list = useOrders(useListAddress().filters);
  // A customer without orders sees no charts: until that is known, nothing is shown below that could jump.
  const mayHaveNone = figures.isPending && !list.data?.pages[0]?.orders.length && !list.error;
  return (
    <DashboardShell title={title}>
      <OrderFigures />
      {mayHaveNone && <Waiting className={`mt-6 sm:mt-8 ${outOfSight}`} />}
      <div className={mayHaveNone ? 'hidden' : 'mt-6 sm:mt-8'}>
        <OrdersArea room={figures.data?.totalOrders ? belowCharts : outOfSight} />
      </div>
    </DashboardShell>
  );
}
