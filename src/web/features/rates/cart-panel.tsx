// The cart: the chosen rate, its lines, the discount code, and the page's payment section below.
import type { ReactNode } from 'react';
import type { HubInfo, ShipmentData } from '#contract/rates.ts';
import { holdReasons } from '#domain/hold.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { useText } from '../../i18n/use-text.ts';
import { date } from '../../lib/format.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useSite } from '../../lib/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DiscountCode } from './discount-code.tsx';
import { DutyConsent } from './duty-consent.tsx';
import { DutyRows } from './duty-rows.tsx';
import { lazyHub } from './lazy-hub.ts';
import { PriceLines } from './price-lines.tsx';
import { Segments } from './segments.tsx';
import { ShipmentLine } from './shipment-line.tsx';
import type { Cart } from './use-cart.ts';
import { hasDuties } from './use-duties.ts';

type Props = { cart: Cart; shipment: ShipmentData | null; children: ReactNode };

export function CartPanel({ cart, shipment, children }: Props) {
  const t = useText();
  const site = useSite().warehouse;
  const byWarehouse = shipment && needsWarehouse(shipment.additionalServices);
  return (
    // The surrounding card has 1rem of space below; the pinned button brings its own.
    <div className="-mb-4 flex flex-col gap-3 sm:gap-4">
      <ChosenRate cart={cart} shipment={shipment} />
      {cart.rate?.priceBreakdown.vatAmount !== 0 && (
        <Segments
          label={t.rates.vat.view}
          value={cart.view}
          onChange={cart.setView}
          items={[
            { value: 'including', label: t.rates.vat.including },
            { value: 'excluding', label: t.rates.vat.excluding },
          ]}
        />
      )}
      <div className="border-t border-line pt-3 sm:pt-4">
        <Price cart={cart} shipment={shipment} />
      </div>
      {!cart.expired && <DiscountCode discount={cart.discount} ready={cart.block !== 'waiting'} />}
      {hasDuties(shipment) && !cart.expired && <DutyRows cart={cart} shipment={shipment} />}
      {cart.consentNeeded && <DutyConsent given={cart.consent} onChange={cart.setConsent} />}
      {byWarehouse && site && <Notice tone="warn">{t.rates.cart.warehouse(site.city)}</Notice>}
      {children}
    </div>
  );
}

function ChosenRate({ cart: { rate }, shipment }: Omit<Props, 'children'>) {
  const t = useText();
  if (!rate) return null;
  const isDeclared = shipment && holdReasons(shipment.additionalServices).includes('declaration');
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CarrierBadge carrier={rate.label ?? rate.carrier} />
        <span className="font-medium [overflow-wrap:anywhere]">
          {rate.isHub ? rate.carrier : rate.service}
        </span>
      </p>
      <p className="mt-1 text-xs text-ink-soft">
        {rate.deliveryDays === null ? t.rates.list.unknownDays : t.rates.list.days(rate.deliveryDays)}
        {rate.deliveryDate && `, ${t.rates.list.by(date(rate.deliveryDate))}`}
      </p>
      {isDeclared && <p className="mt-1 text-xs">{t.paying.heldLabel}</p>}
      {shipment && <ShipmentLine shipment={shipment} />}
      {rate.hubInfo && shipment && <Legs hub={rate.hubInfo} shipment={shipment} />}
    </div>
  );
}

function Legs(way: { hub: HubInfo; shipment: ShipmentData }) {
  const HubLegs = useLoaded(lazyHub)?.HubLegs;
  return <div className="mt-3 border-t border-line pt-3">{HubLegs && <HubLegs {...way} />}</div>;
}

function Price({ cart, shipment }: { cart: Cart; shipment: ShipmentData | null }) {
  const t = useText();
  const { discount, price } = cart;
  if (price)
    return (
      <PriceLines
        price={price}
        view={cart.view}
        free={cart.free}
        percent={cart.percent}
        code={discount.code}
        customs={shipment && t.rates.customs[shipment.customsCase]}
        incoterm={shipment?.customsCase === 'export' || shipment?.customsCase === 'import-into-eu'}
      />
    );
  if (discount.error && !cart.expired)
    return (
      <Notice
        tone="bad"
        isSaid={cart.block === 'price'}
        title={t.rates.cart.priceFailed}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={discount.retry} busy={discount.asking}>
              {t.rates.failed.retry}
            </Button>
            <Button size="sm" onClick={discount.remove}>
              {t.rates.code.remove}
            </Button>
          </span>
        }
      />
    );
  return (
    // The pay button announces it.
    <div className="flex flex-col gap-2">
      <span className="sr-only">{t.rates.cart.recalculating}</span>
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="mt-4 h-8 w-1/2 self-end" />
    </div>
  );
}
