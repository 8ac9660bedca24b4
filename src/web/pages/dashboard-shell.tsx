// The frame of the dashboard's areas: title, status, the way to a new shipment, and the menu (R121).
import { PackagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../lib/use-user.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';

export function DashboardShell({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  const { firstName } = useUser().user ?? {};
  return (
    <PageShell wide badge={<Loyalty className="max-lg:hidden" />}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 sm:mb-5">
        <div className="min-w-0">
          <h1 className="text-xl sm:text-2xl">{title}</h1>
          {/* The narrow header has no room for name and status; on a phone for neither. */}
          <p className="mt-1 flex items-center gap-2 text-ink-soft lg:hidden">
            <span className="min-w-0 truncate md:hidden">{firstName}</span>
            <Loyalty />
          </p>
        </div>
        <Link href="/shipping-calculator" className={buttonClass({ variant: 'main' })}>
          <PackagePlus aria-hidden size={18} />
          {t.orders.newShipment}
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
        <DashboardMenu />
        <div className="min-w-0">{children}</div>
      </div>
    </PageShell>
  );
}

function Loyalty({ className = '' }: { className?: string }) {
  const t = useText();
  const status = useUser().user?.status;
  if (!status) return null;
  const known = t.orders.loyalty;
  const name = status === 'gold' || status === 'silver' ? known[status] : known.other(status);
  return (
    <Badge tone={status === 'gold' ? 'warn' : 'neutral'} className={className}>
      {name}
    </Badge>
  );
}
