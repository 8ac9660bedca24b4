// Four figures; once there are orders, the money spent and the charts (R122–R124).
import { lazy, type ReactNode, Suspense } from 'react';
import { centsFromEuro } from '#domain/money.ts';
import { loadTexts, useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, euro } from '../../lib/format.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOrderFigures } from './use-orders.ts';

/** Drawn after the list: the figures and the rows come first. */
const OrderCharts = lazy(async () => {
  const [file] = await Promise.all([import('./order-charts.tsx'), loadTexts('desk')]);
  return { default: file.OrderCharts };
});

export function OrderFigures() {
  const t = useText();
  const [language] = useLanguage();
  const query = useOrderFigures();
  const { data, error } = query;
  const { stats } = t.orders;
  if (error && !data) return <RetryNotice title={stats.failed} query={query} />;
  const count = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-[2.1rem] w-12" /> : decimal(value, language);
  return (
    <div className="flex flex-col gap-3">
      <dl aria-label={stats.label} aria-busy={!data} className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure label={stats.total}>{count(data?.totalOrders)}</Figure>
        <Figure label={stats.processing}>{count(data?.processing)}</Figure>
        <Figure label={stats.shipped}>{count(data?.shipped)}</Figure>
        <Figure label={stats.delivered}>{count(data?.delivered)}</Figure>
      </dl>
      {(!data || data.totalOrders > 0) && (
        <div className="grid gap-3 xl:grid-cols-[16rem_minmax(0,1fr)]">
          {data ? (
            <Spent cents={centsFromEuro(data.totalSpent) ?? 0} />
          ) : (
            <Skeleton className="min-h-[6.6rem]" />
          )}
          <div className="min-h-[30.2rem] md:min-h-[17.65rem]">
            <ErrorBoundary part at="">
              <Suspense fallback={<Skeleton className="h-full min-h-64" />}>
                {data ? (
                  <OrderCharts destinations={data.destinations} carriers={data.carriers} />
                ) : (
                  <Skeleton className="h-full min-h-64" />
                )}
              </Suspense>
            </ErrorBoundary>
          </div>
        </div>
      )}
    </div>
  );
}

function Spent({ cents }: { cents: number }) {
  const { stats } = useText().orders;
  const [language] = useLanguage();
  return (
    <dl className="flex flex-col justify-center gap-1 rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-ink-soft">{stats.spent}</dt>
      <dd className="text-2xl font-semibold tracking-tight tabular-nums">{euro(cents, language)}</dd>
      <dd className="text-xs text-ink-soft">{stats.spentHint}</dd>
    </dl>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col justify-between gap-1 rounded-card border border-line bg-surface px-4 py-3">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-2xl font-semibold tracking-tight tabular-nums">{children}</dd>
  </div>
);
