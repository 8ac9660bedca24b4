// The button of every screen. `main` is the one main action of a screen.
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'main' | 'primary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  main: 'bg-signal text-on-solid not-aria-disabled:hover:bg-signal-strong border-transparent',
  primary: 'bg-harbour text-on-solid not-aria-disabled:hover:opacity-90 border-transparent',
  quiet: 'border-rim bg-surface text-ink not-aria-disabled:hover:border-ink-soft',
  danger: 'border-bad/40 bg-surface text-bad not-aria-disabled:hover:bg-bad-soft',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-xs',
  md: 'min-h-10 px-4 text-sm',
  lg: 'min-h-12 px-5 text-base',
};

/** The button's look for a link. */
export const buttonClass = (
  look: { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined } = {},
  extra?: string,
): string =>
  clsx(
    'inline-flex items-center justify-center gap-2 rounded-input border py-1.5 text-center font-medium transition-colors',
    'aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-transparent not-aria-busy:aria-disabled:bg-line not-aria-busy:aria-disabled:text-ink-soft',
    variants[look.variant ?? 'quiet'],
    sizes[look.size ?? 'md'],
    extra,
  );

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; busy?: boolean };

/** NOTE: never `disabled` to the browser, which would take the focus away from the customer who pressed it. */
export function Button({ variant, size, busy, className, children, disabled, onClick, ...rest }: Props) {
  const isOff = disabled || busy;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      // Also stops a submit by Enter in a field.
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
