// The filters of the list: status, carrier, free text; and how many orders match (R125).
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { OrderCount } from '#contract/orders.ts';
import { MAX_ORDER_SEARCH } from '#domain/text-limits.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { type Filters, isFiltering, noFilters, statuses } from './list-address.ts';
import { useOrderFigures } from './use-orders.ts';

/** Debounce: keystrokes within this time make one request. */
const ORDER_TYPING_MS = 300;

type Props = {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Null without a filter, and while unknown. */
  counted: OrderCount | null;
};

export function OrderFilters({ filters, onChange, counted }: Props) {
  const t = useText();
  const search = useId();
  const [typed, setTyped] = useState(filters.q);
  /** The search text last written to the address; any other value comes from Back or a link. */
  const [asked, setAsked] = useState(filters.q);
  const carriers = useOrderFigures().data?.carriers ?? [];
  const texts = t.orders.filters;
  if (filters.q !== asked) {
    setAsked(filters.q);
    setTyped(filters.q);
  }
  const change = (next: Filters) => {
    setAsked(next.q);
    onChange(next);
  };
  const ask = useEffectEvent(() => change({ ...filters, q: typed }));
  useEffect(() => {
    if (typed === filters.q) return;
    const timer = setTimeout(() => ask(), ORDER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, filters.q]);
  const reset = () => {
    setTyped('');
    change(noFilters);
    // The reset button disappears.
    document.getElementById(search)?.focus();
  };
  const status = (value: string): Filters['status'] => statuses.find((known) => known === value) ?? '';
  return (
    <div role="search" aria-label={texts.label} className="mb-3">
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <Field label={texts.search} id={search} className="col-span-2 md:col-span-1">
          <Input
            type="search"
            value={typed}
            maxLength={MAX_ORDER_SEARCH}
            placeholder={texts.searchHint}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field label={texts.status}>
          <Select
            value={filters.status}
            onChange={({ target }) => change({ ...filters, q: typed, status: status(target.value) })}
          >
            <option value="">{texts.all}</option>
            {statuses.map((value) => (
              <option key={value} value={value}>
                {t.orders.status[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.carrier}>
          <Select
            value={filters.carrier}
            onChange={({ target }) => change({ ...filters, q: typed, carrier: target.value })}
          >
            <option value="">{texts.all}</option>
            {carriers.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Counted filters={{ ...filters, q: typed }} counted={counted} onReset={reset} />
    </div>
  );
}

function Counted({
  filters,
  counted,
  onReset,
}: Pick<Props, 'filters' | 'counted'> & { onReset: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const { filters: texts } = t.orders;
  const isFiltered = isFiltering(filters);
  const count = (value: number) => decimal(value, language);
  return (
    // Above a table its space is reserved; above cards it would leave a gap.
    <div
      className={clsx(
        'mt-2 flex press-8 flex-wrap items-center justify-between gap-2',
        !isFiltered && 'max-xl:hidden',
      )}
    >
      <p role="status" className="text-ink-soft tabular-nums">
        {isFiltered &&
          counted &&
          texts.counted(count(counted.filtered), count(counted.total), counted.isMore)}
      </p>
      {isFiltered && (
        <Button size="sm" onClick={onReset}>
          {texts.reset}
        </Button>
      )}
    </div>
  );
}
