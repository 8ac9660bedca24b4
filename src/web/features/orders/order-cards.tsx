// The orders as cards, for narrow screens.
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { date, euro } from '../../lib/format.ts';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { LabelLinks, OrderStatus, Tracking } from './order-parts.tsx';

type Props = { orders: readonly Order[]; menuOf: (order: Order) => ReactNode };

export function OrderCards({ orders, menuOf }: Props) {
  const [language] = useLanguage();
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
          <div>
            <div className="flex items-center justify-between gap-3">
              <span className="whitespace-nowrap font-mono text-xs">{order.orderNumber}</span>
              {menuOf(order)}
            </div>
            <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-ink-soft tabular-nums">
              {date(order.createdAt)}
              <OrderStatus order={order} />
            </p>
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
          <div className="flex flex-wrap items-end gap-3 border-t *:last:ml-auto border-line pt-3">
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
