// "Sendungen": the table of orders without figures and charts above it (C-63).
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { OrdersArea } from './orders-area.tsx';

export function ShipmentsPage() {
  const { menu } = useText().orders;
  useTitle(menu.shipments);
  return (
    <DashboardShell title={menu.shipments}>
      <OrdersArea />
    </DashboardShell>
  );
}
