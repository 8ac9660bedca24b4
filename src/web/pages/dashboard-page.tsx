// The dashboard "Meine Sendungen": areas, figures and orders (R121–R132).
import { OrderFigures } from '../features/orders/order-figures.tsx';
import { outOfSight, Waiting } from '../features/orders/order-list.tsx';
import { useOrderFigures } from '../features/orders/use-orders.ts';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { OrdersArea } from './orders-area.tsx';

export function DashboardPage() {
  const { title } = useText().orders;
  useTitle(title);
  const { isPending } = useOrderFigures();
  return (
    <DashboardShell title={title}>
      <OrderFigures />
      {/* Whoever has no orders sees no charts: until that is known, nothing stands below that could jump. */}
      {isPending && <Waiting className={`mt-8 ${outOfSight}`} />}
      <div className={isPending ? 'hidden' : 'mt-8'}>
        <OrdersArea />
      </div>
    </DashboardShell>
  );
}
