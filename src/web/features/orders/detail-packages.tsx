// The parcels of an order: size, weight, contents, value.
import type { OrderDetail } from '#contract/order-actions.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, euro, kg } from '../../lib/format.ts';
import { DetailPart } from './detail-part.tsx';

export function DetailPackages({ order }: { order: OrderDetail }) {
  const { detail } = useText().desk;
  const [language] = useLanguage();
  const size = (value: number) => decimal(value, language);
  return (
    <DetailPart title={detail.packages(order.packageCount || 1)}>
      {order.packages.length === 0 && <p className="text-ink-soft">{detail.noPackages}</p>}
      <ol className="divide-y divide-line">
        {order.packages.map((parcel, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2 first:pt-0 last:pb-0"
          >
            <div className="min-w-48 flex-1 [overflow-wrap:anywhere]">
              <p className="font-medium">{detail.package(index + 1)}</p>
              <p>{parcel.description}</p>
              {parcel.hsCode && (
                <p className="text-xs text-ink-soft">
                  {detail.hsCode} {parcel.hsCode}
                </p>
              )}
            </div>
            <p className="tabular-nums text-ink-soft sm:text-right">
              {`${size(parcel.length)} × ${size(parcel.width)} × ${size(parcel.height)}\u00a0cm`}
              <span className="block">{kg(parcel.weight, language)}</span>
              <span className="block">
                {detail.value} {euro(parcel.valueCents, language)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </DetailPart>
  );
}
