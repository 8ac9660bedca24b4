// Four figures; once there are orders, the money spent and the charts (R122–R124).
import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { centsFromEuro } from '#domain/money.ts';
import { loadTexts, useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, euro } from '../../lib/format.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOrderFigures } from './use-orders.ts';

/** Loaded after the list: the figures and the rows come first. */
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
    value === undefined ? (
      <Skeleton className="h-6.75 w-8 sm:h-[2.1rem] sm:w-12" />
    ) : (
      decimal(value, language)
    );
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <dl
        aria-label={stats.label}
        aria-busy={!data}
        className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-4"
      >
        <Figure label={stats.total}>{count(data?.totalOrders)}</Figure>
        <Figure label={stats.processing}>{count(data?.processing)}</Figure>
        <Figure label={stats.shipped}>{count(data?.shipped)}</Figure>
        <Figure label={stats.delivered}>{count(data?.delivered)}</Figure>
      </dl>
      {(!data || data.totalOrders > 0) && (
        <div className="grid gap-2 sm:gap-3 xl:grid-cols-[16rem_minmax(0,1fr)]">
          {data ? (
            <Spent cents={centsFromEuro(data.totalSpent) ?? 0} />
          ) : (
            <Skeleton className="min-h-15 sm:min-h-[6.6rem]" />
          )}
          <div className="min-h-12.5 md:min-h-[17.65rem]">
            <ErrorBoundary part at="">
              <Suspense fallback={<Waiting />}>
                {data ? (
                  <OrderCharts destinations={data.destinations} carriers={data.carriers} />
                ) : (
                  <Waiting />
                )}
              </Suspense>
            </ErrorBoundary>
          </div>
        </div>
      )}
    </div>
  );
}

/** The placeholder for the charts. */
const Waiting = () => <Skeleton className="h-full min-h-12.5 md:min-h-64" />;

/** On a phone name and figure share a line, and a name may need two: the orders are what the customer came for. */
const boxClass =
  'flex justify-between gap-x-2 gap-y-1 rounded-card border border-line bg-surface px-3 py-2 max-sm:min-h-14 max-sm:items-center sm:flex-col sm:px-4 sm:py-3';
const figureClass = 'text-xl font-semibold tracking-tight tabular-nums sm:text-2xl';

function Spent({ cents }: { cents: number }) {
  const { stats } = useText().orders;
  const [language] = useLanguage();
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 rounded-card border border-line bg-surface px-3 py-2 sm:grid-cols-1 sm:gap-y-1 sm:px-4 sm:py-3">
      <dt className="text-ink-soft">{stats.spent}</dt>
      <dd className={clsx(figureClass, 'max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1')}>
        {euro(cents, language)}
      </dd>
      <dd className="text-xs text-ink-soft">{stats.spentHint}</dd>
    </dl>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={boxClass}>
    <dt className="min-w-0 text-ink-soft max-sm:text-xs">{label}</dt>
    <dd className={figureClass}>{children}</dd>
  </div>
);
