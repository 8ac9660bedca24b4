// One outcome on one screen: what happened, what it means, what to do, whom to ask. For all pages after a payment.
import { CircleAlert, CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { OutcomeHeading } from './outcome-heading.tsx';
import { SupportBlock } from './support-block.tsx';

const signs = {
  bad: { Icon: CircleX, className: 'text-bad' },
  warn: { Icon: CircleAlert, className: 'text-warn' },
  good: { Icon: CircleCheck, className: 'text-good' },
  /** Still in progress. */
  neutral: { Icon: Clock, className: 'text-ink-soft' },
  /** Cancelled: nobody's failure. */
  stopped: { Icon: CircleX, className: 'text-ink-soft' },
  returned: { Icon: Undo2, className: 'text-ink-soft' },
};

export type ResultTone = keyof typeof signs;

type HeadProps = { tone: ResultTone; title: string; message: ReactNode };

export function ResultHead({ tone, title, message }: HeadProps) {
  const { Icon, className } = signs[tone];
  return (
    <div className="flex items-start gap-4">
      <Icon aria-hidden size={32} className={`mt-0.5 shrink-0 ${className}`} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <OutcomeHeading title={title} />
        {message && <p className="mt-2 text-base text-ink-soft">{message}</p>}
      </div>
    </div>
  );
}

type Props = HeadProps & {
  children?: ReactNode;
  buttons: ReactNode;
  /** Undefined: no support block; null: one without an id. */
  support?: string | null;
  /** Writing to support is what the screen asks for: it comes before the buttons. */
  asksToWrite?: boolean;
};

export function ResultCard({ children, buttons, support, asksToWrite = false, ...head }: Props) {
  const help = support !== undefined && (
    <SupportBlock main={asksToWrite} orderId={support} className="mt-6 border-t border-line pt-4" />
  );
  return (
    <Card className="mx-auto max-w-2xl">
      <ResultHead {...head} />
      {children}
      {asksToWrite && help}
      <div data-ways className="mt-6 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {buttons}
      </div>
      {!asksToWrite && help}
    </Card>
  );
}
