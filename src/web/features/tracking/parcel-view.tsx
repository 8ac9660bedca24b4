// A parcel for anyone with its tracking code: its status in one sentence, then its line of stops (C-55).
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { PublicEvent, trackParcel } from '#contract/tracking.ts';
import { isExpected } from '#domain/tracking.ts';
import { useText } from '../../i18n/use-text.ts';
import { dateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { arrivalDay } from './arrival-day.ts';
import { CopyCode } from './copy-code.tsx';
import { isAtHub, toneOf } from './status-look.ts';
import { type Stop, TrackingLine } from './tracking-line.tsx';
import { usePlace } from './use-place.ts';

type Parcel = ReplyOf<typeof trackParcel>;
type Props = { parcel: Parcel; onRefresh: () => void; busy: boolean };

const colours = { plain: 'text-harbour', good: 'text-good', warn: 'text-warn', bad: 'text-bad' };

export function ParcelView({ parcel, onRefresh, busy }: Props) {
  const t = useText();
  const stops = useStops(parcel);
  const { track } = t;
  return (
    <>
      <Card>
        <p className={`text-2xl font-semibold tracking-tight ${colours[toneOf(parcel.status)]}`}>
          {track.status[parcel.status]}
        </p>
        <p className="mt-1 text-base tabular-nums">{arrival(parcel, track)}</p>
        {parcel.reason && <p className="mt-1 text-ink-soft">{track.reasons[parcel.reason]}</p>}
        <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-4">
          <Fact label={track.code} wide>
            <CopyCode code={parcel.code} />
          </Fact>
          <Fact label={track.carrier} wide>
            <CarrierBadge carrier={[...new Set(parcel.carriers)].join(' + ')} />
          </Fact>
          <Fact label={track.from}>
            <CountryName code={parcel.from} />
          </Fact>
          <Fact label={track.to}>
            <CountryName code={parcel.to} />
          </Fact>
        </dl>
        {parcel.carriers.length > 1 && <p className="mt-4 text-ink-soft">{track.hub}</p>}
      </Card>
      <div className="mb-3 mt-6 flex items-center justify-between gap-3">
        <h2 className="text-xl">{track.events}</h2>
        <Button size="sm" onClick={onRefresh} busy={busy}>
          {!busy && <RefreshCw aria-hidden size={14} />}
          {track.refresh}
        </Button>
      </div>
      <Card>
        {stops.length > 0 ? (
          <TrackingLine stops={stops} label={track.events} />
        ) : (
          <div className="py-4 text-center">
            <p className="font-medium">{track.empty.title}</p>
            <p className="mt-1 text-ink-soft">{track.empty.text}</p>
          </div>
        )}
      </Card>
      <p className="mt-4 text-xs text-ink-soft">{track.privacy}</p>
    </>
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

const Fact = ({ label, wide = false, children }: FactProps) => (
  <div className={wide ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);

type Track = ReturnType<typeof useText>['track'];

function arrival({ status, deliveredAt, eta }: Parcel, track: Track): string | null {
  if (deliveredAt) return track.deliveredAt(dateTime(deliveredAt));
  if (eta) return track.eta(arrivalDay(eta));
  return isExpected(status) ? track.noEta : null;
}

function useStops({ events, carriers }: Parcel): Stop[] {
  const { track } = useText();
  const placeOf = usePlace();
  const titleOf = (event: PublicEvent): string =>
    isAtHub(event, carriers.length) ? track.atHub : track.status[event.status];
  return events.map((event, i) => ({
    key: `${event.at} ${event.status} ${event.leg} ${i}`,
    at: event.at,
    title: titleOf(event),
    tone: toneOf(event.status),
    place: placeOf(event),
    notes: event.reason ? [track.reasons[event.reason]] : [],
    ...(carriers.length > 1 ? { mark: <CarrierBadge carrier={event.carrier} /> } : {}),
  }));
}
