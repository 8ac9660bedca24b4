// A one-line text input.
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldAttributes } from './field-context.ts';

/** NOTE: 16 px on a phone, or iOS zooms the page in. */
export const inputClass =
  'w-full min-w-0 rounded-input border border-edge bg-surface px-3 min-h-11 text-base sm:min-h-10 sm:text-sm text-ink ' +
  'placeholder:text-ink-soft aria-invalid:border-bad disabled:bg-paper disabled:text-ink-soft ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-harbour focus-visible:border-harbour';

type Props = ComponentProps<'input'> & { unit?: ReactNode };

export function Input({ className, unit, ...rest }: Props) {
  const input = (
    <input
      type="text"
      {...useFieldAttributes()}
      {...rest}
      className={clsx(inputClass, unit && 'pr-10', className)}
    />
  );
  if (!unit) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-ink-soft"
      >
        {unit}
      </span>
    </span>
  );
}
