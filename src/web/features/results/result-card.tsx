// One outcome on one screen: what happened, what it means, what to do, whom to ask.
import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { OutcomeHeading } from '../../ui/outcome-heading.tsx';
import { SupportBlock } from '../../ui/support-block.tsx';

const signs = {
  bad: { Icon: CircleX, className: 'text-bad' },
  warn: { Icon: CircleAlert, className: 'text-warn' },
  good: { Icon: CircleCheck, className: 'text-good' },
  neutral: { Icon: Clock, className: 'text-ink-soft' },
};

type Props = {
  tone: keyof typeof signs;
  title: string;
  message: ReactNode;
  children?: ReactNode;
  buttons: ReactNode;
  /** Undefined: no support block; null: one without an id. */
  support?: string | null;
};

export function ResultCard({ tone, title, message, children, buttons, support }: Props) {
  const { Icon, className } = signs[tone];
  return (
    <Card className="mx-auto max-w-2xl">
      <div className="flex items-start gap-4">
        <Icon aria-hidden size={32} className={`mt-0.5 shrink-0 ${className}`} />
        <div className="min-w-0">
          <OutcomeHeading title={title} />
          <p className="mt-2 text-base text-ink-soft">{message}</p>
        </div>
      </div>
      {children}
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:flex-wrap">{buttons}</div>
      {support !== undefined && <SupportBlock orderId={support} className="mt-6 border-t border-line pt-4" />}
    </Card>
  );
}
