// A price as lines that add up to the sum.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { exportDocumentationFee } from '#domain/pricing.ts';
import type { PriceBreakdown } from '#contract/rates.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import type { VatView } from '../../lib/vat-view.ts';
import { type CartLine, cartLines, type FreeExtras } from './cart-lines.ts';

type Props = {
  price: PriceBreakdown;
  view: VatView;
  free: FreeExtras;
  /** Shown on the discount line. */
  percent?: number | null;
  code?: string | null;
  /** What is said about duties while none are calculated. */
  customs?: string | null;
  /** Shown where customs matter. */
  incoterm?: boolean;
};

export function PriceLines({
  price,
  view,
  free,
  percent = null,
  code = null,
  customs = null,
  incoterm = false,
}: Props) {
  const t = useText();
  const [language] = useLanguage();
  const sum = (cents: number) => euro(cents, language);
  const { cart } = t.rates;
  const net = view === 'excluding' && price.vatAmount !== 0;
  return (
    <dl className="flex flex-col gap-1.5 tabular-nums">
      {cartLines(price, view, free).map((line) => (
        <Line key={line.name} label={lineLabel(line)}>
          {lineValue(line)}
        </Line>
      ))}
      {net && (
        <>
          <Line label={cart.net} ruled>
            {sum(price.netPrice)}
          </Line>
          <Line label={cart.vat(price.vatRate)}>{sum(price.vatAmount)}</Line>
        </>
      )}
      {incoterm && <Small label={cart.incotermLabel}>{cart.incoterm[price.incoTerm]}</Small>}
      {price.customsCosts > 0 && <Line label={cart.customs}>{sum(price.customsCosts)}</Line>}
      {price.customsCosts === 0 && customs && <Small label={cart.customs}>{customs}</Small>}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <dt className="text-base font-semibold">{cart.total}</dt>
        <dd className="text-right">
          {price.originalPrice !== price.totalPrice && (
            <s className="mr-2 text-ink-soft">
              <span className="sr-only">{cart.original} </span>
              {sum(price.originalPrice)}
            </s>
          )}
          <strong className="text-xl font-semibold">{sum(price.totalPrice)}</strong>
          <span className="block text-xs text-ink-soft">
            {price.vatAmount === 0
              ? t.rates.vat.none
              : view === 'including' && `${cart.vatIncluded(price.vatRate)} ${sum(price.vatAmount)}`}
          </span>
        </dd>
      </div>
    </dl>
  );

  function lineLabel({ name }: CartLine): string {
    if (name !== 'discount' || percent === null) return cart.line[name];
    return code ? cart.discountCode(code, percent) : cart.discountOf(percent);
  }

  function lineValue({ name, cents }: CartLine): ReactNode {
    if (cents !== 0 || name === 'basePrice') return sum(cents);
    return name === 'pickupFee'
      ? cart.included
      : `${sum(0)} (${cart.insteadOf(sum(exportDocumentationFee('provided')))})`;
  }
}

function Small({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-xs text-ink-soft">
      <dt className="shrink-0">{label}</dt>
      <dd className="max-w-52 text-right">{children}</dd>
    </div>
  );
}

function Line({ label, ruled = false, children }: { label: string; ruled?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('flex justify-between gap-4', ruled && 'mt-1.5 border-t border-line pt-3')}>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-nowrap text-right">{children}</dd>
    </div>
  );
}
