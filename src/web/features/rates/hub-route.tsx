// The route of a hub rate: sender → hub → destination in one line, its two legs below (R59, C-19).
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import type { HubInfo, ShipmentData } from '#contract/rates.ts';
import { sumCents } from '#domain/money.ts';
import { type Text, useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';

type Props = { hub: HubInfo; shipment: Pick<ShipmentData, 'fromAddress' | 'toAddress'> };

/** In a rate row, folded. */
export function HubRoute({ hub, shipment }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const stops = stopsOf(t, { hub, shipment });
  return (
    <details className="group -mx-4 -mb-4 border-t border-line">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-b-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t.hub.way(...stops)}</span>
        <Line stops={stops} />
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
        <HubSegments hub={hub} shipment={shipment} />
        <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-2 tabular-nums">
          <span className="text-ink-soft">{t.hub.base}</span>
          <span className="whitespace-nowrap font-medium">
            {euro(sumCents(hub.segments.map(({ priceCents }) => priceCents)), language)}
          </span>
        </p>
        <p className="mt-2 text-xs text-ink-soft">{t.hub.label}</p>
      </div>
    </details>
  );
}

/** Three stops on a line, which wraps where it is too long. */
function Line({ stops }: { stops: readonly string[] }) {
  return (
    <span
      aria-hidden
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-ink-soft sm:gap-x-2"
    >
      {stops.map((stop, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="w-3 shrink-0 border-t border-harbour sm:w-10" />}
          <span className="flex min-w-0 items-center gap-1 sm:gap-1.5">
            <span
              className={clsx(
                'size-2 shrink-0 rounded-full border-2',
                index === 2 ? 'border-signal bg-signal' : 'border-harbour',
              )}
            />
            <span className={clsx('[overflow-wrap:anywhere]', index === 1 && 'font-medium text-ink')}>
              {stop}
            </span>
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** In the cart, which lists the base price below. */
export function HubLegs(props: Props) {
  const t = useText();
  return (
    <>
      <p className="mb-2 text-xs text-ink-soft">{t.hub.segments}</p>
      <HubSegments {...props} />
    </>
  );
}

/** The two legs with their share of the base price, and the work at the hub between them. */
function HubSegments({ hub, shipment }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const stops = stopsOf(t, { hub, shipment });
  return (
    <ol className="flex flex-col gap-3">
      {hub.segments.map(({ carrier, service, priceCents, deliveryDays }, index) => (
        <Fragment key={index}>
          {index === 1 && (
            <li className="border-l-2 border-harbour pl-3 text-xs text-ink-soft">
              {t.hub.handling(hub.handlingDays)}
            </li>
          )}
          <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
            <p className="[overflow-wrap:anywhere]">
              {stops[index]} → {stops[index + 1]}
            </p>
            <p className="whitespace-nowrap text-right">{euro(priceCents, language)}</p>
            <p className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
              <CarrierBadge carrier={carrier} />
              <span>{service}</span>
              <span>
                {deliveryDays === null ? t.rates.list.unknownDays : t.rates.list.days(deliveryDays)}
              </span>
            </p>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const stopsOf = (t: Text, { hub, shipment }: Props): [string, string, string] => [
  shipment.fromAddress.city,
  t.hub.stop(hub.hubCity),
  shipment.toAddress.city,
];
