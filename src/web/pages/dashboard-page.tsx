// The dashboard "Meine Sendungen": areas, figures and orders (R121–R132).
import { OrderFigures } from '../features/orders/order-figures.tsx';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { OrdersArea } from './orders-area.tsx';

export function DashboardPage() {
  const { title } = useText().orders;
  useTitle(title);
  return (
    <DashboardShell title={title}>
      <OrderFigures />
      <div className="mt-8">
        <OrdersArea />
      </div>
    </DashboardShell>
  );
}
