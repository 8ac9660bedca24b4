// A checkbox; the browser's own, drawn in our colours.
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** Only the box; give it an id and a label of its own. */
export const CheckMark = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input
    type="checkbox"
    {...rest}
    className={clsx(
      'tick size-5 shrink-0 cursor-pointer appearance-none rounded-[4px] border border-edge bg-surface bg-center bg-no-repeat',
      'checked:border-[#0e4a6b] checked:bg-[#0e4a6b] disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60',
      'dark:checked:border-[#2f7ba3] dark:checked:bg-[#2f7ba3]',
      className,
    )}
  />
);

type Props = ComponentProps<'input'> & { label: ReactNode };

export const Checkbox = ({ label, className, ...rest }: Props) => (
  <label className={clsx('flex cursor-pointer items-start gap-3', className)}>
    <CheckMark {...rest} />
    <span className="min-w-0 pt-px">{label}</span>
  </label>
);
