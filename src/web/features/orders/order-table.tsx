// The orders as a table, for wide screens.
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { date, euro } from '../../lib/format.ts';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { LabelLinks, OrderStatus, Tracking } from './order-parts.tsx';

type Props = { orders: readonly Order[]; menuOf: (order: Order) => ReactNode };

export function OrderTable({ orders, menuOf }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { table } = t.orders;
  const columns = ['number', 'recipient', 'carrier', 'tracking', 'status', 'sum', 'label'] as const;
  const cell = 'px-2 py-3 align-top first:pl-4 last:pr-4 min-[90rem]:px-3';
  return (
    // `relative` lets screen-reader text scroll with its cell instead of widening the page.
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
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
            <th scope="col" className={cell}>
              <span className="sr-only">{table.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row" className={`${cell} whitespace-nowrap font-mono text-xs font-normal`}>
                {order.orderNumber}
                <span className="mt-1 block font-sans text-ink-soft tabular-nums">
                  {date(order.createdAt)}
                </span>
              </th>
              <td className={`${cell} min-w-32 [overflow-wrap:anywhere]`}>
                {order.toAddress.name}
                <span className="block text-xs text-ink-soft">
                  {order.toAddress.city}, <CountryName code={order.toAddress.country} />
                </span>
              </td>
              <td className={cell}>
                <CarrierBadge carrier={order.carrier} />
                <span className="mt-0.5 block text-xs text-ink-soft">{order.service}</span>
              </td>
              <td className={cell}>
                <Tracking order={order} />
              </td>
              <td className={cell}>
                <OrderStatus order={order} />
              </td>
              <td className={`${cell} whitespace-nowrap text-right font-medium tabular-nums`}>
                {euro(order.totalAmountCents, language)}
              </td>
              <td className={cell}>
                <LabelLinks order={order} />
              </td>
              <td className={`${cell} text-right`}>{menuOf(order)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
