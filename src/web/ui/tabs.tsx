// Tabs: arrow keys move, the panel belongs to its tab.
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Props<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  items: readonly { value: V; label: ReactNode }[];
  children: ReactNode;
};

export function Tabs<V extends string>({ label, value, onChange, items, children }: Props<V>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.value === value);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className="flex border-b border-line">
        {items.map((item) => (
          <button
            key={item.value}
            id={`${id}-${item.value}`}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
            className={clsx(
              '-mb-px min-h-11 flex-1 border-b-2 px-1 font-medium',
              item.value === value
                ? 'border-harbour text-harbour'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        tabIndex={-1}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="pt-6"
      >
        {children}
      </div>
    </div>
  );
}
