// A labelled input with its hint and its error; the input inside finds them on its own.
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';

type Props = {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string;
  required?: boolean;
  /** Shown beside the label when the field is not required. */
  optional?: string;
  className?: string;
};

export function Field({ label, children, hint, error, id, required = false, optional, className }: Props) {
  const own = useId();
  const key = id ?? own;
  const messages = [hint ? `${key}-hint` : '', error ? `${key}-error` : ''].filter(Boolean).join(' ');
  const state = { id: key, describedBy: messages || undefined, invalid: Boolean(error), required };
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={key} className="flex items-baseline justify-between gap-2 text-xs font-medium">
        <span>{label}</span>
        {optional && <span className="font-normal text-ink-soft">{optional}</span>}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && (
        <p id={`${key}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${key}-error`} className="flex items-start gap-1 text-xs text-bad">
          <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
