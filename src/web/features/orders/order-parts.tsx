// The parts of an order shown by both the table and the cards: status, tracking, labels.
import { Download } from 'lucide-react';
import { fetchLabel } from '#contract/label-file.ts';
import type { Order } from '#contract/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { urlOf } from '../../lib/api.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FileLink } from '../../ui/file-link.tsx';
import { codesOf } from './codes-of.ts';
import { isFullyRefunded } from './is-fully-refunded.ts';
import { TrackingCode } from './tracking-code.tsx';

const tones: Record<Order['status'], BadgeTone> = {
  processing: 'neutral',
  ready_for_carrier: 'info',
  shipped: 'info',
  delivered: 'good',
  problem: 'bad',
  cancelled: 'neutral',
};

/** An order given back as a whole waits for no carrier, whatever its parcels say. */
export function OrderStatus({ order }: { order: Order }) {
  const t = useText();
  const { status } = order;
  if (status === 'ready_for_carrier' && isFullyRefunded(order)) return <RefundBadge order={order} />;
  return <Badge tone={tones[status]}>{t.orders.status[status]}</Badge>;
}

/** For an invoice it is unknown whether any money has moved. */
export function RefundBadge({ order }: { order: Pick<Order, 'shipments' | 'paymentProvider'> }) {
  const { givenBack, table } = useText().orders;
  if (order.shipments.some(({ isRefunded }) => !isRefunded))
    return <Badge tone="warn">{givenBack.requested}</Badge>;
  return <Badge>{order.paymentProvider === 'invoice' ? table.givenBack : givenBack.done}</Badge>;
}

/** Any more codes or labels are summed up. */
const SHOWN = 2;

export function Tracking({ order }: { order: Order }) {
  const t = useText();
  const codes = codesOf(order);
  if (codes.length === 0) return <span className="text-ink-soft">{t.orders.table.noTracking}</span>;
  return (
    <span className="block">
      {codes.slice(0, SHOWN).map((code) => (
        <TrackingCode key={code} code={code} />
      ))}
      {codes.length > SHOWN && (
        <span className="text-xs text-ink-soft">{t.orders.table.more(codes.length - SHOWN)}</span>
      )}
    </span>
  );
}

export function LabelLinks({ order }: { order: Order }) {
  const t = useText();
  const { table } = t.orders;
  const { intentId } = order;
  const ready = order.shipments.filter(({ labelUrl }) => labelUrl !== null);
  if (order.exportHold) return <span className="text-xs text-ink-soft">{table.hold}</span>;
  if (intentId === null || ready.length === 0) {
    const text = isFullyRefunded(order) ? table.givenBack : table.noLabel;
    return <span className="text-xs text-ink-soft">{text}</span>;
  }
  const links =
    ready.length > SHOWN
      ? [
          {
            key: 'all',
            text: table.allLabels(ready.length),
            name: table.allLabelsNamed(order.orderNumber, ready.length),
            number: null,
            query: {},
          },
        ]
      : ready.map(({ packageIndex }) => ({
          key: String(packageIndex),
          text: ready.length === 1 ? table.download : table.labelNumber(packageIndex + 1),
          name: table.downloadNamed(order.orderNumber, packageIndex + 1, ready.length),
          number: packageIndex + 1,
          query: { package: String(packageIndex) },
        }));
  return (
    <span className="flex flex-wrap gap-1.5">
      {links.map(({ key, text, name, number, query }) => (
        <FileLink
          key={key}
          href={urlOf(fetchLabel, { params: { intentId }, query })}
          label={number}
          aria-label={name}
          className={buttonClass({ size: 'sm' }, 'whitespace-nowrap')}
        >
          <Download aria-hidden size={14} />
          {text}
        </FileLink>
      ))}
    </span>
  );
}
