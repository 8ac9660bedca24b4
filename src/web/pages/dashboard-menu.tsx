// The areas of the dashboard: beside the page on a wide screen, in one row above it elsewhere (R121).
import {
  LayoutDashboard,
  type LucideIcon,
  PackagePlus,
  Package,
  ShoppingCart,
  UserRound,
} from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../i18n/use-text.ts';

const entryClass =
  'flex min-h-10 items-center gap-2 whitespace-nowrap rounded-input px-3 font-medium hover:bg-surface';
const offClass = 'flex min-h-10 items-center gap-2 whitespace-nowrap rounded-input px-3 text-ink-soft';

export function DashboardMenu() {
  const { menu } = useText().orders;
  const toList = () => {
    const title = document.getElementById('orders-title');
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  };
  return (
    // `relative`, so that words for screen readers scroll with their entries instead of widening the page.
    <nav
      aria-label={menu.label}
      className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:overflow-visible"
    >
      <ul className="flex gap-1 lg:sticky lg:top-6 lg:flex-col">
        <li>
          <Link href="/dashboard" aria-current="page" className={`${entryClass} bg-surface text-harbour`}>
            <LayoutDashboard aria-hidden size={18} />
            {menu.dashboard}
          </Link>
        </li>
        <Soon Icon={UserRound} name={menu.profile} />
        <li>
          <button type="button" onClick={toList} className={`${entryClass} w-full`}>
            <Package aria-hidden size={18} />
            {menu.shipments}
          </button>
        </li>
        <Soon Icon={ShoppingCart} name={menu.commerce} />
        {/* Elsewhere the page's main button stands right above. */}
        <li className="max-lg:hidden">
          <Link href="/shipping-calculator" className={entryClass}>
            <PackagePlus aria-hidden size={18} />
            {menu.create}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Not there yet; says so to whoever points at it, and to whoever listens. */
function Soon({ Icon, name }: { Icon: LucideIcon; name: string }) {
  const { menu } = useText().orders;
  return (
    <li>
      <span aria-disabled title={menu.soonHint} className={offClass}>
        <Icon aria-hidden size={18} className="shrink-0" />
        {name}
        <span className="rounded-full border border-line px-1.5 text-xs">{menu.soon}</span>
        <span className="sr-only">{menu.soonHint}</span>
      </span>
    </li>
  );
}
