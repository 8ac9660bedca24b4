// Everything about one order: parties, parcels, services, price lines as stored, refunds (R127).
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import type { OrderDetail } from '#contract/order-actions.ts';
import type { Order } from '#contract/orders.ts';
import { crossesCustomsBorder } from '#domain/customs.ts';
import type { Cents } from '#domain/money.ts';
import { lastReturnDay } from '#domain/return-day.ts';
import { shownCover } from '#domain/shown-cover.ts';
import { townLine } from '#domain/written-address.ts';
import { loadTexts, useLanguage, useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { driverMayCome } from '../../lib/driver-may-come.ts';
import { date, dateTime, euro, kg, type Language, weekdayDate } from '../../lib/format.ts';
import { paperDay } from '../../lib/paper-day.ts';
import { toast } from '../../lib/toast.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { codesOf } from './codes-of.ts';
import { coveredValue } from './covered-value.ts';
import { DetailPackages } from './detail-packages.tsx';
import { DetailPart } from './detail-part.tsx';
import { DetailPrice } from './detail-price.tsx';
import { DetailRefunds } from './detail-refunds.tsx';
import { isFullyRefunded } from './is-fully-refunded.ts';
import { OrderDocuments } from './order-documents.tsx';
import { LabelLinks, RefundBadge } from './order-parts.tsx';
import { OrderNotes } from './order-notes.tsx';
import { TrackingCode } from './tracking-code.tsx';
import { useOrder } from './use-order.ts';

/** Most orders are dropped off and need neither the notice nor its texts. */
const PickupNotice = lazy(async () => {
  const [file] = await Promise.all([import('../../ui/pickup-notice.tsx'), loadTexts('pay')]);
  return { default: file.PickupNotice };
});

/** Hardly any order is held. */
const HoldNotice = lazy(async () => {
  const [file] = await Promise.all([import('../../ui/hold-notice.tsx'), loadTexts('pay')]);
  return { default: file.HoldNotice };
});

/** B§4: delivered stands out, shipped is quiet, cancelled and problem are alarming, the rest is an outline. */
const tones: Record<Order['status'], BadgeTone> = {
  delivered: 'good',
  shipped: 'info',
  cancelled: 'bad',
  problem: 'bad',
  processing: 'neutral',
  ready_for_carrier: 'neutral',
};

type Props = {
  number: string;
  /** The order as the list has it; absent if the list does not show it. */
  listed: Order | undefined;
  /** The element that gets the focus on closing if no row opened the dialog. */
  returnId: string;
  onClose: () => void;
};

export function DetailDialog({ number, listed, returnId, onClose }: Props) {
  const t = useText();
  const query = useOrder(number);
  const { data, error } = query;
  const { detail } = t.desk;
  const shown = data?.order ?? listed;
  const status = shown?.status;
  const isNobodys = error instanceof ApiError && error.code === 'not_found';
  const leave = useEffectEvent(() => {
    toast({ title: errorText(t, error), tone: 'bad' });
    onClose();
  });
  useEffect(() => {
    if (isNobodys) leave();
  }, [isNobodys]);
  if (isNobodys) return null;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      returnId={returnId}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {detail.title(data?.order.orderNumber ?? number)}
          {/* Beside the specified status word, which does not know refunds. */}
          {shown && status === 'ready_for_carrier' && isFullyRefunded(shown) && <RefundBadge order={shown} />}
          {status && (
            <Badge tone={tones[status]}>
              {/* English in both languages (C-51). */}
              <span lang="en">{detail.badge[status]}</span>
            </Badge>
          )}
        </span>
      }
    >
      {error && !data && <RetryNotice title={detail.failed} query={query} />}
      {!error && !data && (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">{detail.loading}</span>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-24" />
          ))}
        </div>
      )}
      {data && <Details order={data.order} refetch={query.refetch} onClose={onClose} />}
    </Dialog>
  );
}

type DetailsProps = { order: OrderDetail; refetch: () => Promise<unknown>; onClose: () => void };

function Details({ order, refetch, onClose }: DetailsProps) {
  const t = useText();
  const [language] = useLanguage();
  const { detail } = t.desk;
  const { providers, invoice } = detail;
  const provider = known(providers, order.paymentProvider);
  const cover = shownCover({ isInsured: order.services.insurance, valueCents: coveredValue(order) });
  const invoiceState = order.invoiceStatus && known(invoice, order.invoiceStatus);
  return (
    <div className="flex flex-col gap-6">
      {order.holdReasons.length > 0 && (
        <ErrorBoundary part at="">
          <Suspense fallback={<Skeleton className="h-24" />}>
            <HoldNotice reasons={order.holdReasons} orderNumber={order.orderNumber} />
          </Suspense>
        </ErrorBoundary>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={detail.ordered}>{dateTime(order.createdAt)}</Fact>
        <Fact name={detail.payment}>{[provider, invoiceState].filter(Boolean).join(' · ')}</Fact>
        <Fact name={detail.from}>
          <Party party={order.fromAddress} />
        </Fact>
        <Fact name={detail.to}>
          <Party party={order.recipient} />
        </Fact>
        <Fact name={detail.carrier}>
          <CarrierBadge carrier={order.carrier} /> {order.service}
          <span className="block text-ink-soft">
            {detail.packages(order.packageCount || 1)} · {kg(order.totalWeight, language)}
            {crossesCustomsBorder(order.fromAddress, order.recipient) && ` · ${order.incoterm}`}
          </span>
        </Fact>
        <Fact name={detail.tracking}>
          <Codes order={order} />
        </Fact>
        <Fact name={t.orders.table.label}>
          <LabelLinks order={order} />
          {order.labelReturnableUntil && (
            <span className="mt-1 block text-ink-soft">
              {detail.returnable(date(lastReturnDay(new Date(order.labelReturnableUntil))))}
            </span>
          )}
        </Fact>
        {order.mrn && <Fact name={detail.mrn}>{order.mrn}</Fact>}
        {!isFullyRefunded(order) && (
          <Fact name={detail.insurance}>{detail.cover(wholeOrCents(cover, language))}</Fact>
        )}
      </dl>
      <DetailPackages order={order} />
      <DetailPart title={detail.services}>
        <Services order={order} />
        <Pickup order={order} refetch={refetch} />
      </DetailPart>
      <DetailPart title={detail.price}>
        <DetailPrice order={order} />
      </DetailPart>
      <OrderDocuments order={order} />
      {order.refunds.length > 0 && (
        <DetailPart title={detail.refunds}>
          <DetailRefunds order={order} onClose={onClose} />
        </DetailPart>
      )}
      <DetailPart title={t.desk.words.title}>
        <OrderNotes order={order} />
      </DetailPart>
      <DetailPart title={detail.support}>
        <ContactLinks subject={order.orderNumber} />
      </DetailPart>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 [overflow-wrap:anywhere]">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

function Party({ party }: { party: OrderDetail['recipient'] }) {
  const lines = [party.name, party.company, party.street1, party.street2, townLine(party)];
  return (
    <>
      {lines.filter(Boolean).map((line, index) => (
        // A person's company may have the person's name.
        <span key={index} className="block">
          {line}
        </span>
      ))}
      <CountryName code={party.country} />
    </>
  );
}

function Codes({ order }: { order: Order }) {
  const { table } = useText().orders;
  const codes = codesOf(order);
  if (codes.length === 0) return <span className="text-ink-soft">{table.noTracking}</span>;
  return codes.map((code) => <TrackingCode key={code} code={code} />);
}

/** Round sums as specified ("100 €"), any other to the cent. */
const wholeOrCents = (cents: Cents, language: Language): string =>
  euro(cents, language).replace(/[.,]00(?!\d)/, '');

function Services({ order }: { order: OrderDetail }) {
  const { detail } = useText().desk;
  const { service } = detail;
  const booked = [
    order.services.insurance && service.insurance,
    order.services.carbonNeutral && service.carbonNeutral,
    order.services.customsClearance && service.customsClearance,
    order.services.pickup && service.pickup,
    order.services.lithiumBattery && service.lithiumBattery,
    order.services.exportDocumentation && detail.lines.exportDoc,
  ].filter((text) => text !== false);
  if (booked.length === 0) return <p className="text-ink-soft">{detail.noServices}</p>;
  return (
    <ul className="list-disc pl-5">
      {booked.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {order.dutiesAgreedAt && <li>{detail.dutiesAgreed(paperDay(order.dutiesAgreedAt))}</li>}
    </ul>
  );
}

function Pickup({ order, refetch }: Omit<DetailsProps, 'onClose'>) {
  const { detail } = useText().desk;
  const [language] = useLanguage();
  const { intentId } = order;
  const { window, ...pickup } = order.pickup;
  if (pickup.state === 'none' || intentId === null) return null;
  const comes = driverMayCome({ pickup: pickup.state, pickupBookable: pickup.bookable });
  return (
    <ErrorBoundary part at="">
      {window && comes && (
        <p className="mt-3">
          {detail.pickupAt(weekdayDate(window.date, language), window.timeFrom, window.timeTo)}
        </p>
      )}
      <Suspense fallback={<Skeleton className="mt-3 h-12" />}>
        <PickupNotice
          intentId={intentId}
          {...pickup}
          from={order.fromAddress}
          refetch={refetch}
          className="mt-3"
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A word from the server that has no translation is shown as it is. */
const known = <T extends Readonly<Record<string, string>>>(words: T, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key;
