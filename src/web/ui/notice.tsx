// A message that must be noticed: what happened, and what to do.
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'warn' | 'bad' | 'good';

const looks = {
  info: { box: 'border-harbour/30 bg-harbour-soft', icon: 'text-harbour', Icon: Info },
  warn: { box: 'border-warn/40 bg-warn-soft', icon: 'text-warn', Icon: TriangleAlert },
  bad: { box: 'border-bad/40 bg-bad-soft', icon: 'text-bad', Icon: CircleAlert },
  good: { box: 'border-good/40 bg-good-soft', icon: 'text-good', Icon: CircleCheck },
} as const;

type Props = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** A toast or a region on the page says the same. */
  isSaid?: boolean;
};

/** Bad news is announced at once. */
export function Notice({ tone = 'info', title, children, action, className, isSaid = false }: Props) {
  const { box, icon, Icon } = looks[tone];
  return (
    <div
      role={tone === 'bad' && !isSaid ? 'alert' : undefined}
      className={clsx('flex items-start gap-3 rounded-input border p-3', box, className)}
    >
      <Icon aria-hidden size={18} className={clsx('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 break-words">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={clsx(title && 'mt-0.5 text-ink-soft')}>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
