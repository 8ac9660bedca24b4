// The events of one package, and the box that filters them.
import { useState } from 'react';
import type { TrackingUpdate } from '#contract/tracking.ts';
import { useText } from '../../i18n/use-text.ts';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { matchesFilter } from './matches-filter.ts';
import { notesBelow } from './notes-below.ts';
import { isAtHub, toneOf } from './status-look.ts';
import { type Stop, TrackingLine } from './tracking-line.tsx';
import { usePlace } from './use-place.ts';

/** `legs`: those of the parcel's whole route, with or without events. */
type Props = { updates: readonly TrackingUpdate[]; legs: number };

export function EventList({ updates, legs }: Props) {
  const { track } = useText();
  const [filter, setFilter] = useState('');
  const stops = useStops({ updates, legs });
  const shown = stops.filter(({ title, place, notes, quotes = [] }) =>
    matchesFilter([title, place, ...notes, ...quotes], filter),
  );
  if (stops.length === 0)
    return (
      <div className="py-6 text-center">
        <p className="font-medium">{track.dialog.emptyTitle}</p>
        <p className="mt-1 text-ink-soft">{track.dialog.emptyText}</p>
      </div>
    );
  return (
    <>
      <Field label={track.dialog.filter}>
        <Input
          type="search"
          value={filter}
          maxLength={100}
          placeholder={track.dialog.filterHint}
          onChange={(event) => setFilter(event.target.value)}
        />
      </Field>
      <p role="status" className={shown.length === 0 ? 'py-6 text-center text-ink-soft' : 'sr-only'}>
        {shown.length === 0 && track.dialog.noMatch}
      </p>
      {shown.length > 0 && (
        <TrackingLine stops={shown} label={track.events} isCurrent={shown[0]?.key === stops[0]?.key} />
      )}
    </>
  );
}

function useStops({ updates, legs }: Props): Stop[] {
  const { track } = useText();
  const placeOf = usePlace();
  return updates.map((update) => {
    const title = isAtHub(update, legs) ? track.atHub : track.status[update.status];
    return {
      key: update.id,
      at: update.eventTimestamp,
      title,
      tone: toneOf(update.status),
      place: placeOf(update),
      notes: notesBelow(title, [update.reason && track.reasons[update.reason]]),
      quotes: notesBelow(title, [update.statusDescription]),
      ...(legs > 1 ? { mark: <CarrierBadge carrier={update.carrier} /> } : {}),
    };
  });
}
