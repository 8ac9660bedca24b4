// The events of an order, package by package, with a filter (R133, C-54).
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Order } from '#contract/orders.ts';
import type { listTrackingUpdates } from '#contract/tracking.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClass, Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { arrivalDay } from './arrival-day.ts';
import { CopyCode } from './copy-code.tsx';
import { EventList } from './event-list.tsx';
import { useTrackingUpdates } from './use-tracking.ts';

type Props = { order: Pick<Order, 'id' | 'orderNumber' | 'shipments'>; onClose: () => void };

export function TrackingDialog({ order, onClose }: Props) {
  const t = useText();
  const { dialog } = t.track;
  const query = useTrackingUpdates(order.id);
  const { data, error } = query;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={dialog.title(order.orderNumber)}
      footer={<Button onClick={onClose}>{dialog.close}</Button>}
    >
      {error && !data && <RetryNotice title={t.track.failed} query={query} />}
      {!error && !data && (
        <div role="status">
          <span className="sr-only">{dialog.loading}</span>
          <Skeleton className="h-10" />
          <Skeleton className="mt-4 h-56" />
        </div>
      )}
      {data && <Packages updates={data} first={firstOnItsWay(order)} />}
    </Dialog>
  );
}

/** A parcel given back travels no further. */
const firstOnItsWay = ({ shipments }: Pick<Order, 'shipments'>): number =>
  shipments.find(({ isGivenBack }) => !isGivenBack)?.packageIndex ?? 0;

type PackagesProps = { updates: ReplyOf<typeof listTrackingUpdates>; first: number };

function Packages({ updates, first }: PackagesProps) {
  const { track } = useText();
  const [index, setIndex] = useState(first);
  const { packages, trackingUpdates } = updates;
  const parcel = packages.find(({ packageIndex }) => packageIndex === index) ?? packages[0];
  if (!parcel) return <p>{track.dialog.noCode}</p>;
  const own = trackingUpdates.filter(({ packageIndex }) => packageIndex === parcel.packageIndex);
  return (
    <div className="flex flex-col gap-4">
      {packages.length > 1 && (
        <Field label={track.dialog.packages}>
          <Select value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {packages.map(({ packageIndex, status }) => (
              <option key={packageIndex} value={packageIndex}>
                {track.dialog.package(packageIndex + 1)} · {track.status[status]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {parcel.trackingCode === null ? (
        <p className="py-6 text-center text-ink-soft">{track.dialog.noCode}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CopyCode code={parcel.trackingCode} />
            <a
              href={`/track/${encodeURIComponent(parcel.trackingCode)}`}
              target="_blank"
              rel="noopener"
              className={buttonClass({ size: 'sm' })}
            >
              <ExternalLink aria-hidden size={14} />
              {track.dialog.open}
            </a>
          </div>
          {parcel.eta && <p className="text-ink-soft tabular-nums">{track.eta(arrivalDay(parcel.eta))}</p>}
          <EventList key={parcel.packageIndex} updates={own} legs={parcel.legs} />
        </>
      )}
    </div>
  );
}
