// A choice between a few words that are all visible; native radio buttons underneath.
import { clsx } from 'clsx';
import { useId } from 'react';

type Props<V extends string> = {
  label: string;
  value: V;
  onChange: (value: V) => void;
  items: readonly { value: V; label: string }[];
  /** Shows the label beside the words; otherwise it is for screen readers only. */
  showLabel?: boolean;
};

export function Segments<V extends string>({ label, value, onChange, items, showLabel = false }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="sr-only">{label}</legend>
      {showLabel && (
        <span aria-hidden className="text-xs text-ink-soft">
          {label}
        </span>
      )}
      <span className="flex rounded-input border border-line bg-paper p-0.5">
        {items.map((item) => (
          <label
            key={item.value}
            className={clsx(
              'relative flex min-h-8 items-center whitespace-nowrap rounded-[4px] px-3 text-xs font-medium',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbour',
              item.value === value ? 'bg-harbour text-on-solid' : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {item.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
