// The orders, newest first: a table, or cards on a narrow screen (R125).
import { PackagePlus } from 'lucide-react';
import { Link } from 'wouter';
import type { Order } from '#contract/orders.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { date, euro } from '../../lib/format.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LabelLinks, OrderStatus, Tracking } from './order-parts.tsx';
import { useOrders } from './use-orders.ts';

export function OrderList() {
  const t = useText();
  const wide = useMedia('(min-width: 75rem)');
  const query = useOrders();
  const { table } = t.orders;
  const orders = query.data?.pages.flatMap((page) => page.orders);
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" className="mb-3 text-xl">
        {table.title}
      </h2>
      {!orders && query.error && (
        <Notice
          tone="bad"
          title={table.failed}
          action={
            <Button onClick={() => void query.refetch()} busy={query.isFetching}>
              {table.retry}
            </Button>
          }
        />
      )}
      {!orders && !query.error && <Waiting />}
      {orders?.length === 0 && <Empty />}
      {orders && orders.length > 0 && (wide ? <Table orders={orders} /> : <Cards orders={orders} />)}
      {orders && query.isFetchNextPageError && (
        <Notice tone="bad" className="mt-4">
          {table.moreFailed}
        </Notice>
      )}
      {query.hasNextPage && (
        <div className="mt-4 text-center">
          <Button onClick={() => void query.fetchNextPage()} busy={query.isFetchingNextPage}>
            {table.loadMore}
          </Button>
        </div>
      )}
    </section>
  );
}

function Table({ orders }: { orders: readonly Order[] }) {
  const t = useText();
  const [language] = useLanguage();
  const { table } = t.orders;
  const columns = [
    'number',
    'date',
    'recipient',
    'country',
    'carrier',
    'tracking',
    'status',
    'sum',
    'label',
  ] as const;
  const cell = 'px-3 py-3 align-top first:pl-5 last:pr-5';
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-left" aria-labelledby="orders-title">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`${cell} font-medium ${column === 'sum' ? 'text-right' : ''}`}
              >
                {table[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row" className={`${cell} whitespace-nowrap font-mono text-xs font-normal`}>
                {order.orderNumber}
              </th>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{date(order.createdAt)}</td>
              <td className={`${cell} min-w-36 [overflow-wrap:anywhere]`}>
                {order.toAddress.name}
                <span className="block text-xs text-ink-soft">{order.toAddress.city}</span>
              </td>
              <td className={cell}>
                <CountryName code={order.toAddress.country} />
              </td>
              <td className={cell}>
                <CarrierBadge carrier={order.carrier} />
                <span className="mt-0.5 block text-xs text-ink-soft">{order.service}</span>
              </td>
              <td className={cell}>
                <Tracking order={order} />
              </td>
              <td className={cell}>
                <OrderStatus status={order.status} />
              </td>
              <td className={`${cell} whitespace-nowrap text-right font-medium tabular-nums`}>
                {euro(order.totalAmountCents, language)}
              </td>
              <td className={cell}>
                <LabelLinks order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ orders }: { orders: readonly Order[] }) {
  const [language] = useLanguage();
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0">
              <span className="font-mono text-xs">{order.orderNumber}</span>
              <span className="block text-xs text-ink-soft tabular-nums">{date(order.createdAt)}</span>
            </p>
            <OrderStatus status={order.status} />
          </div>
          <div className="flex items-end justify-between gap-3">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{order.toAddress.name}</span>
              <span className="block text-ink-soft">
                {order.toAddress.city}, <CountryName code={order.toAddress.country} />
              </span>
            </p>
            <strong className="whitespace-nowrap text-base tabular-nums">
              {euro(order.totalAmountCents, language)}
            </strong>
          </div>
          <div className="flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
            <div className="min-w-0">
              <CarrierBadge carrier={order.carrier} />
              <span className="ml-2 text-xs text-ink-soft">{order.service}</span>
              <div className="mt-1.5">
                <Tracking order={order} />
              </div>
            </div>
            <LabelLinks order={order} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div role="status" className="flex flex-col gap-2">
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
      <Link href="/shipping-calculator" className={buttonClass({ variant: 'primary' }, 'mt-5')}>
        {empty.action}
      </Link>
    </div>
  );
}
