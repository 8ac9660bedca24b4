// One extra service: its box, what it is, what it costs, what was chosen.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CheckMark } from '../../ui/checkbox.tsx';
import { Badge } from '../../ui/badge.tsx';

type Props = {
  id: string;
  label: string;
  text: ReactNode;
  checked: boolean;
  onToggle: (checked: boolean) => void;
  /** Cannot be changed now; a click still reaches `onToggle`, which may say why. */
  locked?: boolean;
  badge?: string | undefined;
  price?: ReactNode;
  /** Below the price. */
  priceNote?: ReactNode;
  children?: ReactNode;
};

export function ServiceRow({
  id,
  label,
  text,
  checked,
  onToggle,
  locked = false,
  badge,
  price,
  priceNote,
  children,
}: Props) {
  const key = `service-${id}`;
  return (
    <div className={clsx('py-4 first:pt-0 last:pb-0', locked && !checked && 'text-ink-soft')}>
      <div className="flex items-start gap-3">
        <CheckMark
          id={key}
          checked={checked}
          aria-disabled={locked || undefined}
          aria-describedby={`${key}-text`}
          // The box follows the state, which may wait for a dialog.
          onChange={() => onToggle(!checked)}
          className="mt-0.5"
        />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <label htmlFor={key} className="text-base font-medium">
                {label}
              </label>
              {badge && <Badge tone="info">{badge}</Badge>}
            </span>
            {price && (
              <span className="shrink-0 text-right text-ink-soft tabular-nums">
                {price}
                {priceNote && <span className="block text-xs">{priceNote}</span>}
              </span>
            )}
          </div>
          <p id={`${key}-text`} className="text-ink-soft">
            {text}
          </p>
          {children && <div className="mt-2 flex flex-col gap-2 empty:hidden">{children}</div>}
        </div>
      </div>
    </div>
  );
}
