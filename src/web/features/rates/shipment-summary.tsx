// What is being shipped: addresses, packages, services, pickup. Folded away on narrow screens.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ShipmentData } from '#contract/rates.ts';
import { type Address, companyOf } from '#domain/address.ts';
import { townLine } from '#domain/written-address.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, euro, kg, weekdayDate } from '../../lib/format.ts';
import { useMedia } from '../../lib/use-media.ts';
import { CountryName } from '../../ui/country-name.tsx';

const serviceNames = [
  'pickup',
  'insurance',
  'lithiumBattery',
  'carbonNeutral',
  'customsClearance',
  'exportDocumentation',
] as const;

export function ShipmentSummary({ shipment }: { shipment: ShipmentData }) {
  const t = useText();
  const wide = useMedia('(min-width: 80rem)');
  const content = <Details shipment={shipment} />;
  if (wide)
    return (
      <section aria-labelledby="summary-title" className="rounded-card border border-line bg-surface p-5">
        <h2 id="summary-title" className="mb-4 text-base">
          {t.rates.summary.title}
        </h2>
        {content}
      </section>
    );
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">
            {shipment.fromAddress.city} → {shipment.toAddress.city}
          </span>
          <Short shipment={shipment} />
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
        <span className="sr-only">{t.rates.summary.title}</span>
      </summary>
      <div className="border-t border-line p-4">{content}</div>
    </details>
  );
}

function Short({ shipment }: { shipment: ShipmentData }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <span className="block truncate text-xs text-ink-soft tabular-nums">
      {t.rates.summary.packages(shipment.packages.length)}, {kg(shipment.totalWeightKg, language)},{' '}
      {euro(shipment.totalValueCents, language)}
    </span>
  );
}

function Details({ shipment }: { shipment: ShipmentData }) {
  const t = useText();
  const [language] = useLanguage();
  const { summary } = t.rates;
  const services = serviceNames.filter((name) => shipment.additionalServices[name]);
  const { pickupDate } = shipment;
  return (
    <>
      <dl className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <Entry label={summary.from}>
          <AddressLines address={shipment.fromAddress} />
        </Entry>
        <Entry label={summary.to}>
          <AddressLines address={shipment.toAddress} />
        </Entry>
        <Entry label={summary.packages(shipment.packages.length)}>
          <ul className="flex flex-col gap-1">
            {shipment.packages.map((parcel, index) => (
              <li key={parcel.id ?? index} className="tabular-nums flex justify-between gap-3">
                <span>
                  {[parcel.length, parcel.width, parcel.height]
                    .map((side) => decimal(side, language))
                    .join(' × ')}
                  {'\u00a0cm'}
                </span>
                <span className="whitespace-nowrap">{kg(parcel.weight, language)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-1 flex justify-between gap-3 text-ink-soft">
            <span>{summary.totalValue}</span>
            <span className="whitespace-nowrap tabular-nums">{euro(shipment.totalValueCents, language)}</span>
          </p>
        </Entry>
        <Entry label={summary.services}>
          {services.length === 0
            ? summary.noServices
            : services.map((name) => (
                <span key={name} className="block">
                  {summary.service[name]}
                </span>
              ))}
        </Entry>
        {pickupDate && shipment.additionalServices.pickup && (
          <Entry label={summary.pickup}>
            <span className="block">{weekdayDate(pickupDate.date, language)}</span>
            {summary.pickupTime(pickupDate.timeFrom, pickupDate.timeTo)}
          </Entry>
        )}
      </dl>
      <Link
        href="/shipping-calculator"
        className="press-6 mt-3 inline-flex items-center text-harbour sm:mt-5 underline underline-offset-2"
      >
        {summary.change}
      </Link>
    </>
  );
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="mb-1 text-xs text-ink-soft">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

const AddressLines = ({ address }: { address: Address }) => (
  <address className="not-italic">
    {[
      address.name,
      companyOf(address),
      [address.street1, address.street2].filter(Boolean).join(', '),
      townLine(address),
    ]
      .filter(Boolean)
      .map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    <CountryName code={address.country} />
  </address>
);
