// A completed order: labels first, then what to do with them, then the details (R87).
import { useQueryClient } from '@tanstack/react-query';
import { type LucideIcon, PackageOpen, Printer, Route as RouteIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import type { Intent } from '#contract/checkout.ts';
import type { Address } from '#domain/address.ts';
import { holdReasons } from '#domain/hold.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { HoldNotice } from '../../ui/hold-notice.tsx';
import { LazyCustomsPapers } from '../../ui/lazy-customs-papers.tsx';
import { ResultHead } from '../../ui/result-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SupportBlock } from '../../ui/support-block.tsx';
import { LabelList } from './label-list.tsx';
import { OrderDetails } from './order-details.tsx';

/** Lazy: most orders are dropped off and do not need it. */
const PickupNotice = lazy(async () => ({
  default: (await import('../../ui/pickup-notice.tsx')).PickupNotice,
}));

type Props = { intent: Intent; priceLines: ReactNode; atOnce?: boolean };

export function CompletedCheckout({ intent, priceLines, atOnce = false }: Props) {
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Hero intent={intent} />
        <LabelList intent={intent} atOnce={atOnce} />
        <LazyCustomsPapers
          papers={intent.customsPapers}
          parcels={inUse(intent)}
          frame={(title, contents) => (
            <Card className="print:hidden">
              <h2 className="mb-1 text-xl">{title}</h2>
              {contents}
            </Card>
          )}
        />
        {inUse(intent) > 0 && <NextSteps intent={intent} />}
        <Actions />
      </div>
      <div className="flex min-w-0 flex-col gap-4 print:hidden">
        <OrderDetails intent={intent} priceLines={priceLines} />
        <Card>
          <SupportBlock orderId={intent.orderNumber ?? intent.id} />
        </Card>
      </div>
    </div>
  );
}

/** The number of parcels still to print and hand over: those given back do not count. */
const inUse = ({ packages }: Intent): number => packages.filter(({ isGivenBack }) => !isGivenBack).length;

/** Our warehouse labels the parcel and hands it to the carrier; the customer does neither. */
const goesByWarehouse = ({ wizardData }: Intent): boolean => needsWarehouse(wizardData.additionalServices);

/** A driver comes, or is ordered once the carrier accepts bookings for the day. */
const isCollected = ({ pickup }: Intent): boolean => pickup === 'confirmed' || pickup === 'planned';

function Hero({ intent }: { intent: Intent }) {
  const t = useText();
  const queries = useQueryClient();
  const toShip = inUse(intent);
  const { completed } = t.checkout.status;
  return (
    <Card>
      <ResultHead
        tone={toShip > 0 ? 'good' : 'returned'}
        title={toShip > 0 ? completed.title : t.checkout.givenBack.title}
        message={intent.exportHold && toShip > 0 ? null : doneSentence()}
      />
      {intent.exportHold && toShip > 0 && (
        <HoldNotice
          reasons={holdReasons(intent.wizardData.additionalServices)}
          orderNumber={intent.orderNumber ?? intent.id}
          className="mt-4"
        />
      )}
      {intent.pickup !== 'none' && (
        <ErrorBoundary part at="">
          <Suspense fallback={<Skeleton className="mt-4 h-12" />}>
            <PickupNotice
              intentId={intent.id}
              state={intent.pickup}
              confirmation={intent.pickupConfirmation}
              plan={intent.pickupPlan}
              bookable={intent.pickupBookable}
              heldSince={intent.exportHold ? intent.createdAt : null}
              from={intent.wizardData.fromAddress}
              refetch={() => queries.invalidateQueries({ queryKey: ['intent', intent.id] })}
              className="mt-4"
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Card>
  );

  function doneSentence(): string {
    if (toShip === 0) return t.checkout.givenBack.text;
    if (goesByWarehouse(intent)) return t.checkout.warehouse.handedOver;
    const many = toShip > 1;
    if (isCollected(intent)) return many ? t.checkout.completedManyPickup : t.checkout.completedPickup;
    return many ? t.checkout.completedMany : completed.text;
  }
}

function NextSteps({ intent }: { intent: Intent }) {
  const t = useText();
  const { next } = t.checkout;
  const handOver = isCollected(intent) ? next.handOver : next.dropOff;
  // On the way to the hub, the first leg's carrier takes the parcel.
  const carrier = intent.hubLabels?.label1.carrier ?? intent.carrier;
  // Once the label is not held any more, the warehouse has the parcel.
  const byWarehouse = intent.exportHold ? [{ Icon: PackageOpen, text: next.bring }] : [];
  const byCustomer = [
    { Icon: Printer, text: intent.exportHold ? next.printLater : next.print },
    {
      Icon: PackageOpen,
      text: handOver(carrier),
      more: !isCollected(intent) && (
        <MapLink text={next.nearby} query={next.placeOf(carrier)} near={intent.wizardData.fromAddress} />
      ),
    },
  ];
  const steps: { Icon: LucideIcon; text: string; more?: ReactNode }[] = [
    ...(goesByWarehouse(intent) ? byWarehouse : byCustomer),
    { Icon: RouteIcon, text: next.track },
  ];
  return (
    <Card>
      <h2 className="text-xl">{next.title}</h2>
      <ol className="mt-4 flex flex-col gap-4">
        {steps.map(({ Icon, text, more }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-harbour" />
            <div>
              {text} {more}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The carriers' own finders differ by country and move; a map knows the places of all of them, and the way there. */
function MapLink({ text, query, near }: { text: string; query: string; near: Address }) {
  const search = new URLSearchParams({
    api: '1',
    query: `${query} ${near.zip} ${near.city} ${near.country}`,
  });
  return (
    <a
      href={`https://www.google.com/maps/search/?${search.toString()}`}
      target="_blank"
      rel="noreferrer"
      className="press-6 whitespace-nowrap text-harbour underline underline-offset-2 print:hidden"
    >
      {text}
    </a>
  );
}

function Actions() {
  const t = useText();
  return (
    <div className="grid gap-2 print:hidden sm:flex sm:flex-wrap">
      <Link href="/shipping-calculator" className={buttonClass()}>
        {t.checkout.newOrder}
      </Link>
      <Link href="/dashboard" className={buttonClass()}>
        {t.checkout.dashboard}
      </Link>
    </div>
  );
}
