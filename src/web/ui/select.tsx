// A choice from a short list, drawn by the browser.
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import { inputClass } from './input.tsx';

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select
      {...useFieldAttributes()}
      {...rest}
      className={clsx(inputClass, 'appearance-none pr-9', className)}
    />
    <ChevronDown
      aria-hidden
      size={16}
      className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
    />
  </span>
);
