// The price lines as stored; lines of zero are left out, except a free pickup (C-14, C-27).
import type { OrderDetail } from '#contract/order-actions.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, euro } from '../../lib/format.ts';

export function DetailPrice({ order: { price, services } }: { order: OrderDetail }) {
  const { lines } = useText().desk.detail;
  const [language] = useLanguage();
  const percent = (value: number) => decimal(value, language);
  const rows = [
    [lines.base, price.basePrice ?? 0],
    [
      lines.discount(price.discountPercent === null ? null : percent(price.discountPercent)),
      0 - price.discount,
    ],
    [lines.lithium, price.lithiumSurcharge],
    [lines.insurance, price.insuranceFee],
    [lines.carbonNeutral, price.carbonNeutralFee],
    [lines.pickup, price.pickupFee],
    [lines.exportDoc, price.exportDocFee],
    [lines.customs, price.customsCosts],
    [lines.vat(percent(price.vatRate)), price.vatAmount],
  ] as const;
  return (
    <>
      <dl className="flex flex-col gap-1 tabular-nums">
        {rows.map(
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
