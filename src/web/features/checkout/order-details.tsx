// What was ordered and at which price; the rest folded away.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Intent } from '#contract/checkout.ts';
import { crossesCustomsBorder } from '#domain/customs.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { driverMayCome } from '../../lib/driver-may-come.ts';
import { date, dateTime, weekdayDate } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';

export function OrderDetails({ intent, priceLines }: { intent: Intent; priceLines: ReactNode }) {
  const t = useText();
  const { details } = t.checkout;
  const { fromAddress, toAddress } = intent.wizardData;
  const { label } = intent.rateSnapshot;
  const more = [
    [details.created, dateTime(intent.createdAt)],
    [details.paid, intent.paidAt && dateTime(intent.paidAt)],
    [details.completed, intent.completedAt && dateTime(intent.completedAt)],
    [details.intent, intent.id],
  ] as const;
  return (
    <Card>
      <h2 className="text-xl">{details.title}</h2>
      <dl className="mt-4 flex flex-col gap-3">
        {intent.orderNumber && (
          <Entry label={details.orderNumber}>
            <span className="font-mono">{intent.orderNumber}</span>
          </Entry>
        )}
        <Entry label={details.recipient}>
          {intent.toAddress.name}, {intent.toAddress.city}
          <br />
          <CountryName code={intent.toAddress.country} />
        </Entry>
        <Entry label={details.carrier}>
          {label && <span className="block font-medium">{label}</span>}
          <CarrierBadge carrier={intent.carrier} /> <span className="ml-1">{intent.service}</span>
        </Entry>
        <Delivery intent={intent} />
        {crossesCustomsBorder(fromAddress, toAddress) && (
          <Entry label={details.incoterm}>{t.rates.cart.incoterm[intent.incoterm]}</Entry>
        )}
        <Pickup intent={intent} />
        <Entry label={details.payment}>{details.provider[intent.provider]}</Entry>
      </dl>
      <div className="mt-4 border-t border-line pt-4">{priceLines}</div>
      <details className="group mt-4 border-t border-line">
        <summary className="flex min-h-11 list-none items-center justify-between text-ink-soft [&::-webkit-details-marker]:hidden">
          {details.more}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <dl className="flex flex-col gap-3">
          {more.map(
            ([label, value]) =>
              value && (
                <Entry key={label} label={label}>
                  {value}
                </Entry>
              ),
          )}
        </dl>
      </details>
    </Card>
  );
}

/** As it was offered; a day is only named where neither a pickup nor a hold leaves the start open. */
function Delivery({ intent: { rateSnapshot, packages } }: { intent: Intent }) {
  const { checkout, rates } = useText();
  const { deliveryDays, deliveryDate } = rateSnapshot;
  if (deliveryDays === null || packages.every(({ isGivenBack }) => isGivenBack)) return null;
  return (
    <Entry label={checkout.details.delivery}>
      {rates.list.days(deliveryDays)}{' '}
      {deliveryDate ? `(${rates.list.by(date(deliveryDate))})` : checkout.details.fromHandover}
    </Entry>
  );
}

/** When the carrier comes, if it still may (R48); the state of the booking is shown beside the labels. */
function Pickup({ intent }: { intent: Intent }) {
  const { summary } = useText().rates;
  const [language] = useLanguage();
  const { pickupDate } = intent.wizardData;
  if (!driverMayCome(intent) || !pickupDate) return null;
  return (
    <Entry label={summary.pickup}>
      {weekdayDate(pickupDate.date, language)}
      <br />
      {summary.pickupTime(pickupDate.timeFrom, pickupDate.timeTo)}
    </Entry>
  );
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
