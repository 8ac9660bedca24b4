// A surface with a border.
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('rounded-card border border-line bg-surface p-4 sm:p-6', className)} />
);
