// The dashboard "Meine Sendungen": areas, figures and orders (R121–R132).
import { PackagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Order } from '#contract/orders.ts';
import { OrderFigures } from '../features/orders/order-figures.tsx';
import { OrderList } from '../features/orders/order-list.tsx';
import { loadTexts, useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { useUser } from '../lib/use-user.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';

/** Nobody needs it before the first click. */
const TrackingDialog = lazy(async () => {
  const [file] = await Promise.all([import('../features/tracking/tracking-dialog.tsx'), loadTexts('track')]);
  return { default: file.TrackingDialog };
});

export function DashboardPage() {
  const t = useText();
  useTitle(t.orders.title);
  const [tracked, setTracked] = useState<Order | null>(null);
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
        <DashboardMenu />
        <div className="min-w-0">
          <OrderFigures />
          <div className="mt-8">
            <OrderList onTracking={setTracked} />
          </div>
        </div>
      </div>
      {tracked && (
        <Suspense>
          <TrackingDialog order={tracked} onClose={() => setTracked(null)} />
        </Suspense>
      )}
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
