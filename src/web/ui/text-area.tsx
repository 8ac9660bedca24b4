// A text field of several lines.
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import { inputClass } from './input.tsx';

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={3}
    {...useFieldAttributes()}
    {...rest}
    className={clsx(inputClass, 'resize-y py-2', className)}
  />
);
