// The stops of a parcel as a vertical line, newest on top.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { dateTime } from '../../lib/format.ts';
import type { StatusTone } from './status-look.ts';

export type Stop = {
  key: string;
  at: string;
  title: string;
  tone: StatusTone;
  /** "Leipzig, Deutschland" */
  place: string | null;
  notes: readonly string[];
  /** What the carrier says, in English. */
  quotes?: readonly string[];
  /** Beside the title, e.g. the carrier of this leg. */
  mark?: ReactNode;
};

const dots: Record<StatusTone, string> = {
  plain: 'border-harbour bg-harbour',
  good: 'border-good bg-good',
  warn: 'border-warn bg-warn',
  bad: 'border-bad bg-bad',
};

type Props = {
  stops: readonly Stop[];
  label: string;
  /** Whether the first stop is where the parcel is now. */
  isCurrent?: boolean;
};

export const TrackingLine = ({ stops, label, isCurrent = true }: Props) => (
  <ol aria-label={label} className="relative">
    {stops.map((stop, i) => (
      <li key={stop.key} className="relative flex gap-4 pb-6 last:pb-0">
        {i < stops.length - 1 && (
          <span aria-hidden className="absolute bottom-[-6px] left-[7px] top-2 w-0.5 bg-line" />
        )}
        <span
          aria-hidden
          className={clsx(
            'relative mt-[3px] size-4 shrink-0 rounded-full border-2',
            i === 0 && isCurrent ? dots[stop.tone] : 'border-edge bg-surface',
          )}
        />
        <div className="min-w-0 flex-1 sm:flex sm:items-start sm:gap-4">
          <div className="min-w-0 flex-1">
            <p
              className={clsx(
                'flex flex-wrap items-center gap-x-2 gap-y-1',
                i === 0 ? 'font-semibold' : 'font-medium',
              )}
            >
              {stop.title}
              {stop.mark}
            </p>
            {stop.place && <p className="text-ink-soft">{stop.place}</p>}
            {stop.notes.map((note) => (
              <p key={note} className="text-ink-soft [overflow-wrap:anywhere]">
                {note}
              </p>
            ))}
            {stop.quotes?.map((quote) => (
              <p key={quote} lang="en" className="text-ink-soft [overflow-wrap:anywhere]">
                {quote}
              </p>
            ))}
          </div>
          <time
            dateTime={stop.at}
            className="block whitespace-nowrap text-xs text-ink-soft tabular-nums sm:pt-0.5"
          >
            {dateTime(stop.at)}
          </time>
        </div>
      </li>
    ))}
  </ol>
);
