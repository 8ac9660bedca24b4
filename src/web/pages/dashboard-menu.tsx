// The areas of the dashboard: beside the page on a wide screen, in one row above it elsewhere (R121).
import { clsx } from 'clsx';
import {
  LayoutDashboard,
  type LucideIcon,
  PackagePlus,
  Package,
  ShoppingCart,
  UserRound,
} from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { showFocused } from '../lib/show-focused.ts';

const entryClass = 'flex min-h-10 items-center gap-2 whitespace-nowrap rounded-input px-3';

export function DashboardMenu() {
  const { menu } = useText().orders;
  const end = useRef<HTMLLIElement>(null);
  const hasMore = useIsBeyond(end);
  return (
    <div className="relative -mx-4 sm:mx-0">
      {/* `relative` lets screen-reader text scroll with its entry instead of widening the page. */}
      <nav
        aria-label={menu.label}
        onFocus={showFocused}
        // The sign covers as much at the right edge.
        className="relative scroll-pr-16 scroll-pl-4 overflow-x-auto px-4 sm:px-0 lg:h-full lg:overflow-visible"
      >
        <ul className="flex gap-1 lg:sticky lg:top-6 lg:flex-col">
          <Area Icon={LayoutDashboard} name={menu.dashboard} href="/dashboard" />
          <Area Icon={UserRound} name={menu.profile} href="/profile" />
          <Area Icon={Package} name={menu.shipments} href="/shipments" />
          <li>
            {/* Not available yet; says so on hover, and to screen readers. */}
            <span aria-disabled title={menu.soonHint} className={clsx(entryClass, 'text-ink-soft')}>
              <ShoppingCart aria-hidden size={18} className="shrink-0" />
              {menu.commerce}
              <span lang="en" className="rounded-full border border-line px-1.5 text-xs">
                {menu.soon}
              </span>
              <span className="sr-only">{menu.soonHint}</span>
            </span>
          </li>
          <Area Icon={PackagePlus} name={menu.create} href="/shipping-calculator" />
          <li ref={end} aria-hidden className="w-px shrink-0 lg:hidden" />
        </ul>
      </nav>
      {hasMore && (
        <span
          aria-hidden
          data-more
          onClick={() => end.current?.scrollIntoView({ block: 'nearest' })}
          className="goes-on"
        />
      )}
    </div>
  );
}

/** Whether the row continues beyond its edge. Keyboard users need no sign: focused entries are shown. */
function useIsBeyond(end: RefObject<HTMLElement | null>): boolean {
  const [isBeyond, setBeyond] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => setBeyond(seen?.isIntersecting === false));
    if (end.current) watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [end]);
  return isBeyond;
}

type Props = { Icon: LucideIcon; name: string; href: string };

function Area({ Icon, name, href }: Props) {
  const [path] = useLocation();
  const isHere = path === href || (path === '/' && href === '/dashboard');
  return (
    <li>
      <Link
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className={clsx(entryClass, 'font-medium hover:bg-surface', isHere && 'bg-surface text-harbour')}
      >
        <Icon aria-hidden size={18} />
        {name}
      </Link>
    </li>
  );
}
