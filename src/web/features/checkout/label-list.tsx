// One label per parcel: a tracking code to copy, a PDF to open. Of a hub route only the first leg's is printed (C-19).
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { HubLabels, Intent } from '#contract/checkout.ts';
import { fetchLabel } from '#contract/label-file.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { useText } from '../../i18n/use-text.ts';
import { urlOf } from '../../lib/api.ts';
import { copyCode } from '../../lib/copy-code.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { FileLink } from '../../ui/file-link.tsx';
import { LabelPicture } from './label-picture.tsx';

type Parcel = Intent['packages'][number];
type HubLabel = HubLabels['label2'];

type Props = {
  intent: Intent;
  /** The label was requested to open at once. Browsers allow that only after a click, so its link gets the focus. */
  atOnce?: boolean;
};

export function LabelList({ intent, atOnce = false }: Props) {
  const t = useText();
  const { labels } = t.checkout;
  const links = useRef<HTMLDivElement>(null);
  const ready = intent.packages.filter(({ labelUrl }) => labelUrl !== null);
  const many = intent.packages.length > 1;
  useEffect(() => {
    if (atOnce) links.current?.querySelector('a')?.focus();
  }, [atOnce]);
  return (
    <Card ref={links}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{title()}</h2>
        {ready.length > 1 && (
          <FileLink
            href={urlOf(fetchLabel, { params: { intentId: intent.id } })}
            label={null}
            className={buttonClass({ variant: 'main', size: 'lg' }, 'w-full print:hidden sm:w-auto')}
          >
            <Download aria-hidden size={18} />
            {labels.downloadAll}
            <span className="sr-only"> {labels.newTab}</span>
          </FileLink>
        )}
      </div>
      {intent.isHub && <p className="mt-1 text-ink-soft">{many ? labels.hubTextMany : labels.hubText}</p>}
      {atOnce && ready.length > 0 && (
        <p className="mt-1 text-ink-soft print:hidden">{t.result.label.openFirst}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {intent.packages.map((parcel) => (
          <li
            key={parcel.packageIndex}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-2 last:pb-0 sm:gap-x-6"
          >
            {parcel.labelUrl !== null && <LabelPicture href={labelAt(intent, parcel)} />}
            <div className="min-w-44 flex-1">
              <p className="text-xs text-ink-soft">
                {labels.package(parcel.packageIndex + 1, intent.packages.length)}
              </p>
              <Tracking code={parcel.trackingCode} />
            </div>
            <ParcelLabel intent={intent} parcel={parcel} main={ready.length === 1} />
          </li>
        ))}
      </ul>
      {intent.hubLabels && <Onward leg={intent.hubLabels.label2} many={many} />}
    </Card>
  );

  function title(): string {
    if (!intent.isHub) return labels.title;
    return many ? labels.hubMany : labels.hub;
  }
}

/** The second leg of a hub route: for information, not for printing. */
function Onward({ leg, many }: { leg: HubLabel; many: boolean }) {
  const { labels } = useText().checkout;
  // Parcels may share one.
  const codes = [...new Set(leg.trackingCode?.split(';').filter(Boolean))];
  return (
    <section aria-labelledby="onward" className="mt-4 border-t border-line pt-4">
      <h3 id="onward" className="text-base">
        {labels.onward}
      </h3>
      <p className="mt-1 text-ink-soft">{many ? labels.onwardTextMany : labels.onwardText}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <CarrierBadge carrier={leg.carrier} />
        <span>{leg.service}</span>
      </p>
      {codes.length > 0 ? codes.map((code) => <Tracking key={code} code={code} />) : <Tracking code={null} />}
    </section>
  );
}

function Tracking({ code }: { code: string | null }) {
  const { labels } = useText().checkout;
  if (!code) return <p className="text-ink-soft">{labels.noTracking}</p>;
  return (
    <p className="flex items-center gap-1">
      <span className="sr-only">{labels.tracking} </span>
      <a
        href={`/track/${encodeURIComponent(code)}`}
        target="_blank"
        rel="noopener"
        className="font-mono text-sm text-harbour [overflow-wrap:anywhere] hover:underline sm:text-base"
      >
        <CodeText code={code} />
      </a>
      <button
        type="button"
        onClick={() => copyCode(code, labels)}
        className="grid size-10 shrink-0 place-items-center rounded-input text-ink-soft hover:text-ink"
      >
        <Copy aria-hidden size={16} />
        <span className="sr-only">{labels.copyNamed(code)}</span>
      </button>
    </p>
  );
}

function ParcelLabel({ intent, parcel, main }: { intent: Intent; parcel: Parcel; main: boolean }) {
  const t = useText();
  const { labels } = t.checkout;
  if (parcel.labelUrl === null) {
    return <p className="text-ink-soft">{whyMissing()}</p>;
  }
  return (
    <FileLink
      href={labelAt(intent, parcel)}
      label={parcel.packageIndex + 1}
      className={buttonClass(
        { variant: main ? 'main' : 'quiet', size: main ? 'lg' : 'md' },
        'w-full print:hidden sm:w-auto',
      )}
    >
      <Download aria-hidden size={18} />
      {labels.download}
      <span className="sr-only">
        {' '}
        {labels.package(parcel.packageIndex + 1, intent.packages.length)} {labels.newTab}
      </span>
    </FileLink>
  );

  function whyMissing(): string {
    if (parcel.isGivenBack) return labels.givenBack;
    if (!intent.exportHold) return labels.missing;
    const byWarehouse = needsWarehouse(intent.wizardData.additionalServices);
    return byWarehouse ? t.checkout.warehouse.label : t.checkout.hold.title;
  }
}

const labelAt = ({ id }: Intent, { packageIndex }: Parcel): string =>
  urlOf(fetchLabel, { params: { intentId: id }, query: { package: String(packageIndex) } });
