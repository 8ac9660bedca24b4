// One rate: carrier and service, delivery, price, one button. And the placeholder row of a carrier yet to answer.
import { clsx } from 'clsx';
import { Check, Leaf, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HubInfo, Rate, ShipmentData } from '#contract/rates.ts';
import { type Text, useLanguage, useText } from '../../i18n/use-text.ts';
import { date, euro } from '../../lib/format.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { VatView } from '../../lib/vat-view.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { originalInView, priceInView } from './cart-lines.ts';
import { lazyHub } from './lazy-hub.ts';

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 rounded-card border p-4 ' +
  '@2xl:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_8rem]';

/** In the second line of a narrow row, at the top of a wide one: a row's badges never shift its price. */
const lowerClass = 'row-start-2 self-center @2xl:col-start-auto @2xl:row-start-auto @2xl:self-start';

const weightClass = 'col-span-full press-6 max-sm:-my-2';

type Props = {
  rate: Rate;
  /** For the names of a hub route's stops. */
  shipment: ShipmentData | null;
  view: VatView;
  best: boolean;
  chosen: boolean;
  /** Every carrier has answered. */
  settled: boolean;
  /** The rate can no longer be chosen. */
  expired: boolean;
  onChoose: () => void;
};

function lookOf({ chosen, expired }: Pick<Props, 'chosen' | 'expired'>): string {
  const border = chosen ? 'border-harbour' : 'border-line';
  // Not translucent, which would leave too little contrast to read.
  if (expired) return `${border} bg-paper text-ink-soft grayscale`;
  return `${border} ${chosen ? 'bg-harbour-soft' : 'bg-surface'}`;
}

export function RateRow({ rate, shipment, view, best, chosen, settled, expired, onChoose }: Props) {
  const t = useText();
  return (
    <li data-rate={rate.id} className={clsx(rowClass, 'animate-rise', lookOf({ chosen, expired }))}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <CarrierBadge carrier={rate.label ?? rate.carrier} />
          {best && <Badge tone="signal">{t.rates.list.best}</Badge>}
          {rate.hsCodeMissing && <Badge tone="warn">{t.rates.hsCode.missing}</Badge>}
        </div>
        <h3 className="mt-1.5 font-medium tracking-normal [overflow-wrap:anywhere]">
          {rate.isHub ? rate.carrier : rate.service}
        </h3>
        {rate.isHub && <p className="text-xs text-ink-soft">{rate.service}</p>}
        <Included rate={rate} />
      </div>
      <Delivery rate={rate} />
      <Price rate={rate} view={view} />
      <Button
        size="sm"
        variant={chosen ? 'primary' : 'quiet'}
        aria-pressed={chosen}
        disabled={expired}
        onClick={onChoose}
        // As wide as its longest word with the tick, so that choosing moves nothing.
        className={clsx(lowerClass, 'col-start-2 min-h-10 min-w-32')}
      >
        {chosen && <Check aria-hidden size={16} />}
        {chosen ? t.rates.list.chosen : t.rates.list.choose}
        <span className="sr-only">
          {rate.label} {rate.carrier} {rate.service}
        </span>
      </Button>
      {rate.hsCodeMissing && <HsCode needed={chosen} />}
      {chosen && (
        // Skips the other rates, where the cart is beside them; comes after what the chosen rate still lacks.
        <a
          href="#cart-title"
          className="sr-only focus:not-sr-only focus:col-span-full focus:justify-self-end focus:py-1 focus:underline max-md:hidden"
        >
          {t.rates.list.toCart}
        </a>
      )}
      {shipment && <Weight {...{ rate, shipment, view, chosen, settled }} />}
      {rate.hubInfo && shipment && <Way hub={rate.hubInfo} shipment={shipment} />}
    </li>
  );
}

const lazyHsCode = loadOnce(() => import('./hs-code-form.tsx'));
const lazyWeights = loadOnce(() => import('./weight-line.tsx'), 'border');

/** Loaded before the row is chosen, so that it then shows at once. */
function HsCode({ needed }: { needed: boolean }) {
  const HsCodeForm = useLoaded(lazyHsCode, needed)?.HsCodeForm;
  return needed && HsCodeForm && <HsCodeForm />;
}

/** Its height is reserved until it loads; if it never does, the price is the same. */
function Weight(
  line: Omit<Props, 'shipment' | 'best' | 'expired' | 'onChoose'> & { shipment: ShipmentData },
) {
  const WeightLine = useLoaded(lazyWeights)?.WeightLine;
  return <div className={weightClass}>{WeightLine && <WeightLine {...line} />}</div>;
}

/** Its height is reserved until it loads. */
function Way(way: { hub: HubInfo; shipment: ShipmentData }) {
  const HubRoute = useLoaded(lazyHub)?.HubRoute;
  return <div className="col-span-full min-h-7.25">{HubRoute && <HubRoute {...way} />}</div>;
}

/** What is included besides the transport. */
function Included({ rate }: { rate: Rate }) {
  const t = useText();
  const extras = [
    { shown: rate.isCarbon, Icon: Leaf, label: t.rates.list.carbon },
    { shown: rate.isInsured, Icon: ShieldCheck, label: t.rates.list.insured },
  ].filter(({ shown }) => shown);
  if (extras.length === 0) return null;
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-soft">
      {extras.map(({ Icon, label }) => (
        <li key={label} className="flex items-center gap-1 whitespace-nowrap">
          <Icon aria-hidden size={14} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Delivery({ rate }: { rate: Rate }) {
  const t = useText();
  return (
    <div className={clsx(lowerClass, 'col-start-1 min-w-0 tabular-nums')}>
      <p>{rate.deliveryDays === null ? t.rates.list.unknownDays : t.rates.list.days(rate.deliveryDays)}</p>
      {rate.deliveryDate && (
        <p className="text-xs text-ink-soft">{t.rates.list.by(date(rate.deliveryDate))}</p>
      )}
    </div>
  );
}

function Price({ rate, view }: { rate: Rate; view: VatView }) {
  const t = useText();
  const [language] = useLanguage();
  const original = originalInView(rate.priceBreakdown, view);
  return (
    <div className="col-start-2 row-start-1 text-right tabular-nums @2xl:col-start-auto @2xl:row-start-auto">
      <p className="whitespace-nowrap">
        {original !== null && (
          <s className="mr-2 text-xs text-ink-soft">
            <span className="sr-only">{t.rates.cart.original} </span>
            {euro(original, language)}
          </s>
        )}
        <strong className="text-xl font-semibold">
          {euro(priceInView(rate.priceBreakdown, view), language)}
        </strong>
      </p>
      <p className="whitespace-nowrap text-xs text-ink-soft">{vatNote(t, rate, view)}</p>
    </div>
  );
}

function vatNote(t: Text, { priceBreakdown: { vatAmount, vatRate } }: Rate, view: VatView): string {
  if (vatAmount === 0) return t.rates.vat.none;
  return view === 'including' ? t.rates.vat.noteIncluding(vatRate) : t.rates.vat.noteExcluding(vatRate);
}

type Waiting = {
  carrier: string;
  /** The rows to come have a line for included extras. */
  extras: boolean;
  children: ReactNode;
};

/** A placeholder as high as the row that replaces it. */
export function WaitingRow({ carrier, extras, children }: Waiting) {
  return (
    <li className={clsx(rowClass, 'border-dashed border-line bg-surface')} data-waiting={carrier}>
      <div className="min-w-0">
        <CarrierBadge carrier={carrier} />
        <p className="mt-1.5 text-ink-soft">{children}</p>
        {extras && <Skeleton className="mt-1.5 h-3.5 w-40 max-w-full" />}
      </div>
      <div className={clsx(lowerClass, 'col-start-1 flex flex-col gap-1.5 py-1')}>
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-3.5 w-24" />
      </div>
      <div className="col-start-2 row-start-1 flex flex-col items-end gap-1.5 @2xl:col-start-auto @2xl:row-start-auto">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-3.5 w-24" />
      </div>
      <Skeleton className={clsx(lowerClass, 'col-start-2 h-10 w-32 justify-self-end')} />
      <div className={clsx(weightClass, 'content-center')}>
        <Skeleton className="h-3.5 w-40" />
      </div>
    </li>
  );
}
