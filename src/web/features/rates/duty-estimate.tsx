// The likely costs of an import: duties, taxes, fees, their sum, and how they came about. Never part of the sum to pay.
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { CustomsCosts } from '#contract/customs.ts';
import type { ShipmentData } from '#contract/rates.ts';
import { purposeOf } from '#domain/customs-item.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DutyExplanation } from './duty-explanation.tsx';
import type { Duties, useDuties } from './use-duties.ts';

type Props = { query: ReturnType<typeof useDuties>; shipment: ShipmentData };

export function DutyEstimate({ query, shipment }: Props) {
  const { duties: t } = useText();
  return (
    <section aria-labelledby="duties-title">
      <h3 id="duties-title" className="mb-2 flex flex-wrap items-center gap-2 font-medium">
        {t.title}
        <Badge>{t.estimate}</Badge>
      </h3>
      {query.isError ? (
        <RetryNotice tone="warn" title={t.notCalculated} query={query} />
      ) : (
        <Rows duties={query.data ?? null} isReturn={purposeOf(shipment) === 'return'} />
      )}
    </section>
  );
}

function Rows({ duties, isReturn }: { duties: Duties | null; isReturn: boolean }) {
  const { duties: t } = useText();
  return (
    <>
      <p role="status" className="sr-only">
        {!duties && t.asking}
      </p>
      <dl className="flex flex-col gap-1.5 tabular-nums">
        {(['duties', 'taxes', 'fees', 'total'] as const).map((name) => (
          <div
            key={name}
            className={clsx(
              'flex min-h-5 justify-between gap-4',
              name === 'total' && 'mt-0.5 border-t border-line pt-2',
            )}
          >
            <dt className={name === 'total' ? 'font-medium' : 'text-ink-soft'}>{t.rows[name]}</dt>
            <dd className={clsx('text-right', name === 'total' && 'font-medium')}>
              {duties ? <Sum name={name} duties={duties} /> : <Skeleton className="h-5 w-20" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-soft">{t.notIncluded}</p>
      {isReturn && <p className="mt-1 text-xs font-medium">{t.returned}</p>}
      {duties && (
        <details className="group -mb-2">
          <summary className="flex min-h-11 list-none items-center gap-2 text-harbour [&::-webkit-details-marker]:hidden">
            {t.how}
            <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
          </summary>
          <DutyExplanation explanation={duties.explanation} />
        </details>
      )}
    </>
  );
}

/** One figure, or both ends of a range. */
function Sum({ name, duties: { costs, lowest } }: { name: keyof CustomsCosts; duties: Duties }) {
  const { duties: t } = useText();
  const [language] = useLanguage();
  const highest = euro(costs[name], language);
  if (!lowest || lowest[name] === costs[name]) return highest;
  return t.between(euro(lowest[name], language), highest);
}
