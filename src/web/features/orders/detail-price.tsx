// The price lines as stored; lines of zero are left out, except a free pickup (C-14, C-27).
import type { Cents } from '#domain/money.ts';
import type { Surcharge } from '#domain/price.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, euro } from '../../lib/format.ts';

type Line = 'basePrice' | 'discount' | Surcharge | 'customsCosts' | 'vatAmount';

export function DetailPrice({ order: { price, services } }: { order: OrderDetail }) {
  const { lines } = useText().desk.detail;
  const [language] = useLanguage();
  const percent = (value: number) => decimal(value, language);
  const rows: Readonly<Record<Line, readonly [name: string, cents: Cents]>> = {
    basePrice: [lines.base, price.basePrice ?? 0],
    discount: [
      lines.discount(price.discountPercent === null ? null : percent(price.discountPercent)),
      0 - price.discount,
    ],
    lithiumSurcharge: [lines.lithium, price.lithiumSurcharge],
    insuranceFee: [lines.insurance, price.insuranceFee],
    carbonNeutralFee: [lines.carbonNeutral, price.carbonNeutralFee],
    pickupFee: [lines.pickup, price.pickupFee],
    exportDocFee: [lines.exportDoc, price.exportDocFee],
    customsCosts: [lines.customs, price.customsCosts],
    vatAmount: [lines.vat(percent(price.vatRate)), price.vatAmount],
  };
  return (
    <>
      <dl className="flex flex-col gap-1 tabular-nums">
        {Object.values(rows).map(
          ([name, cents]) =>
            (cents !== 0 || (name === lines.pickup && services.pickup)) && (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{name}</dt>
                <dd>{cents === 0 ? lines.included : euro(cents, language)}</dd>
              </div>
            ),
        )}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
          <dt>{lines.total}</dt>
          <dd>{euro(price.totalPrice, language)}</dd>
        </div>
      </dl>
      {/* The cart may have shown them with VAT. */}
      {price.vatAmount !== 0 && <p className="mt-1 text-xs text-ink-soft">{lines.net}</p>}
    </>
  );
}
