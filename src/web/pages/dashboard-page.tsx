// The dashboard "Meine Sendungen": figures and orders (R121–R125, first cut).
import { PackagePlus } from 'lucide-react';
import { Link } from 'wouter';
import { OrderFigures } from '../features/orders/order-figures.tsx';
import { OrderList } from '../features/orders/order-list.tsx';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { useUser } from '../lib/use-user.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageShell } from '../ui/page-shell.tsx';

export function DashboardPage() {
  const t = useText();
  useTitle(t.orders.title);
  return (
    <PageShell wide>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{t.orders.title}</h1>
          <Loyalty />
        </div>
        <Link href="/shipping-calculator" className={buttonClass({ variant: 'main' })}>
          <PackagePlus aria-hidden size={18} />
          {t.orders.newShipment}
        </Link>
      </div>
      <OrderFigures />
      <div className="mt-8">
        <OrderList />
      </div>
    </PageShell>
  );
}

function Loyalty() {
  const t = useText();
  const status = useUser().user?.status;
  if (!status) return null;
  const known = t.orders.loyalty;
  const name = status === 'gold' || status === 'silver' ? known[status] : known.other(status);
  return <Badge tone={status === 'gold' ? 'warn' : 'neutral'}>{name}</Badge>;
}
