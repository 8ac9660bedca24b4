// A word on a coloured background.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'info' | 'good' | 'warn' | 'bad' | 'neutral' | 'signal';

const tones: Record<BadgeTone, string> = {
  info: 'border-harbour/30 bg-harbour-soft text-harbour',
  good: 'border-good/30 bg-good-soft text-good',
  warn: 'border-warn/30 bg-warn-soft text-warn',
  bad: 'border-bad/30 bg-bad-soft text-bad',
  neutral: 'border-line bg-paper text-ink-soft',
  signal: 'border-transparent bg-signal text-on-solid',
};

type Props = { tone?: BadgeTone; children: ReactNode; className?: string };

export const Badge = ({ tone = 'neutral', children, className }: Props) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2 py-px text-xs font-medium',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
