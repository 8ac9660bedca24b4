// The payment methods as radio buttons; the chosen one says what will happen.
import { clsx } from 'clsx';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { MethodMark } from './method-mark.tsx';
import type { Method } from './pay-method.ts';

type Props = {
  methods: readonly Method[];
  value: Method;
  onChange: (method: Method) => void;
  disabled: boolean;
};

export function MethodChoice({ methods, value, onChange, disabled }: Props) {
  const t = useText();
  const name = useId();
  const { paying: pay } = t;
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 text-xs font-medium">{pay.method}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-input border border-line">
        {methods.map((method) => (
          <label
            key={method}
            className={clsx(
              'grid min-h-11 grid-cols-[auto_1fr_auto] items-center gap-x-3 px-3 py-2',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-harbour',
              method === value ? 'bg-harbour-soft' : 'hover:bg-paper',
            )}
          >
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
              aria-label={pay.names[method]}
              aria-describedby={method === value ? `${name}-hint` : undefined}
              className="size-4 shrink-0 accent-harbour outline-none"
            />
            <span className={clsx(method === value && 'font-medium')}>{pay.names[method]}</span>
            <MethodMark method={method} />
            {method === value && (
              <span id={`${name}-hint`} className="col-start-2 col-end-4 text-xs text-ink-soft">
                {pay.hints[method]}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
