// Four figures, and the money spent once there are orders (R122, R123).
import type { ReactNode } from 'react';
import { centsFromEuro } from '#domain/money.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, euro } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOrderFigures } from './use-orders.ts';

export function OrderFigures() {
  const t = useText();
  const [language] = useLanguage();
  const { data, error, isFetching, refetch } = useOrderFigures();
  const { stats } = t.orders;
  if (error && !data)
    return (
      <Notice
        tone="bad"
        title={stats.failed}
        action={
          <Button size="sm" onClick={() => void refetch()} busy={isFetching}>
            {t.orders.table.retry}
          </Button>
        }
      />
    );
  const count = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-[2.1rem] w-12" /> : decimal(value, language);
  return (
    <dl aria-label={stats.label} aria-busy={!data} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Figure label={stats.total}>{count(data?.totalOrders)}</Figure>
      <Figure label={stats.processing}>{count(data?.processing)}</Figure>
      <Figure label={stats.shipped}>{count(data?.shipped)}</Figure>
      <Figure label={stats.delivered}>{count(data?.delivered)}</Figure>
      {data && data.totalOrders > 0 && (
        <Figure label={stats.spent} hint={stats.spentHint} wide>
          {euro(centsFromEuro(data.totalSpent) ?? 0, language)}
        </Figure>
      )}
    </dl>
  );
}

type FigureProps = { label: string; hint?: string; wide?: boolean; children: ReactNode };

const Figure = ({ label, hint, wide = false, children }: FigureProps) => (
  <div
    className={
      wide
        ? 'col-span-2 flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-3 md:col-span-4'
        : 'flex flex-col justify-between gap-1 rounded-card border border-line bg-surface px-4 py-3'
    }
  >
    <dt className="text-ink-soft">
      {label}
      {hint && <span className="ml-2 text-xs">{hint}</span>}
    </dt>
    <dd
      className={
        wide ? 'text-xl font-semibold tabular-nums' : 'text-2xl font-semibold tracking-tight tabular-nums'
      }
    >
      {children}
    </dd>
  </div>
);
