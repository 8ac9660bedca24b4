// The statistics: where the shipments go, and who carries them (R124); folded on a phone.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { summarizeOrders } from '#contract/orders.ts';
import { isKnownCountry } from '#domain/territory.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCountryName } from '../../lib/country-names.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Card } from '../../ui/card.tsx';
import { Donut, type Share } from './donut.tsx';

/** Ten colours, reused from the first when there are more. */
const palette = [
  '#0e7490',
  '#c2410c',
  '#4d7c0f',
  '#7c3aed',
  '#be185d',
  '#b7791f',
  '#2563eb',
  '#0f766e',
  '#9f1239',
  '#64748b',
] as const;

/**
 * The carriers' own colours (B§2) for areas; those of a badge (lib/carrier-colours.ts) are for text. Several are too
 * close to white or to the dark background, so Donut draws an edge around them.
 */
const carrierColours: readonly [RegExp, string][] = [
  [/^dhl/i, '#e0ac00'],
  [/^fedex/i, '#6f3bb0'],
  [/^ups/i, '#8a5a2b'],
  [/^dpd/i, '#d6123b'],
  [/^gls/i, '#1b3fb8'],
  [/^hermes/i, '#0091cd'],
  [/^tnt/i, '#f26a00'],
];

type Summary = ReplyOf<typeof summarizeOrders>;

/** A hub route has two carriers, and a colour of its own. */
const colourOf = (carrier: string): string | undefined =>
  carrier.includes(' + ') ? undefined : carrierColours.find(([known]) => known.test(carrier))?.[1];

const fromPalette = (index: number): string => palette[index % palette.length] ?? palette[0];

type Shares = Pick<Summary, 'destinations' | 'carriers'>;

export function OrderCharts(shares: Shares) {
  const { title } = useText().desk.charts;
  const wide = useMedia('(min-width: 48rem)');
  return wide ? (
    <Card className="h-full">
      <h2 className="mb-3 text-xl">{title}</h2>
      <Rings {...shares} />
    </Card>
  ) : (
    <Folded title={title}>
      <Rings {...shares} />
    </Folded>
  );
}

export function Rings({ destinations, carriers }: Shares) {
  const { charts } = useText().desk;
  const nameOf = useCountryName();
  const countries = named(destinations, (code) => (isKnownCountry(code) ? nameOf(code) : charts.unknown));
  const byCarrier = carriers.map(({ name, orders }, index) => ({
    name,
    orders,
    colour: colourOf(name) ?? fromPalette(index),
  }));
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Donut title={charts.destinations} shares={countries} />
      <Donut title={charts.carriers} shares={byCarrier} />
    </div>
  );
}

/** Stacked, the rings are taller than a phone, and the orders would begin two screens further down. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group rounded-card border border-line bg-surface">
    <summary className="flex min-h-12 list-none items-center justify-between px-3 [&::-webkit-details-marker]:hidden">
      <h2 className="text-base">{title}</h2>
      <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
    </summary>
    <div className="px-3 pt-2 pb-4">{children}</div>
  </details>
);

/** Several codes may share one name: that of an unknown country. */
function named(shares: Summary['destinations'], nameOf: (code: string) => string): Share[] {
  const sums = new Map<string, number>();
  for (const { name, orders } of shares) sums.set(nameOf(name), (sums.get(nameOf(name)) ?? 0) + orders);
  return [...sums].map(([name, orders], index) => ({ name, orders, colour: fromPalette(index) }));
}
