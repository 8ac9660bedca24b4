// The orders, newest first: filters, a table or cards on a narrow screen, and a menu for each (R125, R126).
import { clsx } from 'clsx';
import { EllipsisVertical, PackagePlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Order } from '#contract/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderTable } from './order-table.tsx';
import { isFiltering } from './list-address.ts';
import { useListAddress } from './use-list-address.ts';
import { useMovedOrders, useOrders } from './use-orders.ts';

/** Menu and dialogs are not needed before the first click. */
const OrderActions = lazyDialog(
  () => import('./order-actions.tsx').then((file) => file.OrderActions),
  'desk',
);

const DetailDialog = lazyDialog(
  () => import('./detail-dialog.tsx').then((file) => file.DetailDialog),
  'desk',
);

/** The rows come first; the filters follow a moment later, in space reserved for them. */
const OrderFilters = lazy(() =>
  import('./order-filters.tsx').then((file) => ({ default: file.OrderFilters })),
);

/** Keeps the footer below the viewport from the start: rows that arrive do not push it down. */
export const outOfSight = 'min-h-[calc(100dvh-10rem)]';

type Props = {
  /** Shows an order's tracking. */
  onTracking: (order: Order) => void;
  /** Minimum height, depending on what is above: a few orders leave no empty screen below them. */
  room: string;
};

export function OrderList({ onTracking, room }: Props) {
  const t = useText();
  const wide = useMedia('(min-width: 80rem)');
  const { filters, order: opened, setFilters, setOrder } = useListAddress();
  const [chosen, setChosen] = useState<{ order: Order; opener: HTMLElement } | null>(null);
  const query = useOrders(filters);
  useMovedOrders();
  const { table } = t.orders;
  const section = useRef<HTMLElement>(null);
  /** Index of the first row on the requested page; it gets the focus, even if the button disappears. */
  const nextRow = useRef<number | null>(null);
  const orders = query.data?.pages.flatMap((page) => page.orders);
  const isFiltered = isFiltering(filters);
  const count = orders?.length ?? 0;
  /** Refers to the previous filters while the new ones are loading. */
  const isNone = orders?.length === 0;
  useEffect(() => {
    if (nextRow.current === null || count <= nextRow.current) return;
    const menus = section.current?.querySelectorAll<HTMLElement>('[data-menu]');
    const row = menus?.[nextRow.current];
    nextRow.current = null;
    // Whoever has gone elsewhere meanwhile, such as into the search, stays there.
    const now = document.activeElement;
    if (now === document.body || now?.matches('[data-more]')) row?.focus({ preventScroll: true });
  }, [count]);
  const more = () => {
    nextRow.current = count;
    void query.fetchNextPage();
  };
  const menuOf = (order: Order) => (
    <MenuButton
      order={order}
      isOpen={chosen?.order.id === order.id}
      onOpen={(opener) => setChosen({ order, opener })}
    />
  );
  const List = wide ? OrderTable : OrderCards;
  return (
    <section ref={section} aria-labelledby="orders-title" className={room}>
      <h2 id="orders-title" tabIndex={-1} className="mb-3 scroll-mt-4 text-xl">
        {table.title}
      </h2>
      {(isFiltered || query.isPlaceholderData || (orders && orders.length > 0)) && (
        <div className="min-h-[9.85rem] sm:min-h-[9.75rem] md:min-h-[4.75rem] xl:min-h-[7.25rem]">
          <ErrorBoundary part at="">
            <Suspense>
              <OrderFilters
                filters={filters}
                onChange={setFilters}
                counted={query.data?.pages[0]?.counted ?? null}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {query.error && !query.isFetchNextPageError && (
        <RetryNotice title={table.failed} query={query} className="mb-3" />
      )}
      {((!orders && !query.error) || (isNone && query.isPlaceholderData)) && <Waiting />}
      {isNone && !query.isPlaceholderData && (isFiltered ? <NoneFound /> : <Empty />)}
      {orders && orders.length > 0 && (
        <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
          <List orders={orders} menuOf={menuOf} />
        </div>
      )}
      {orders && query.isFetchNextPageError && (
        <Notice tone="bad" className="mt-4">
          {table.moreFailed}
        </Notice>
      )}
      {query.hasNextPage && !query.isPlaceholderData && (
        <div className="mt-4 text-center">
          <Button data-more onClick={more} busy={query.isFetchingNextPage}>
            {table.loadMore}
          </Button>
        </div>
      )}
      {chosen && (
        <OrderActions
          key={chosen.order.id}
          {...chosen}
          onTracking={onTracking}
          onDetails={setOrder}
          onClose={() => setChosen(null)}
        />
      )}
      {opened && (
        <DetailDialog
          key={opened}
          number={opened}
          listed={orders?.find(({ orderNumber }) => orderNumber === opened)}
          returnId="orders-title"
          onClose={() => setOrder('')}
        />
      )}
    </section>
  );
}

type MenuButtonProps = { order: Order; isOpen: boolean; onOpen: (opener: HTMLElement) => void };

function MenuButton({ order, isOpen, onOpen }: MenuButtonProps) {
  const t = useText();
  return (
    <Button
      size="sm"
      data-menu
      className="aspect-square px-0"
      aria-label={t.orders.table.actionsOf(order.orderNumber)}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <EllipsisVertical aria-hidden size={16} />
    </Button>
  );
}

const NoneFound = () => (
  <p className="rounded-card border border-dashed border-line px-6 py-10 text-center text-ink-soft">
    {useText().orders.filters.none}
  </p>
);

export function Waiting({ className = '' }: { className?: string }) {
  const t = useText();
  return (
    <div role="status" className={clsx('flex flex-col gap-2', className)}>
      <span className="sr-only">{t.orders.table.loading}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

function Empty() {
  const t = useText();
  const { empty } = t.orders;
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-line px-6 py-12 text-center">
      <PackagePlus aria-hidden size={32} className="text-ink-soft" />
      <h3 className="mt-3 text-base">{empty.title}</h3>
      <p className="mt-1 max-w-sm text-ink-soft">{empty.text}</p>
      <Link href="/shipping-calculator" className={buttonClass({}, 'mt-5')}>
        {empty.action}
      </Link>
    </div>
  );
}
