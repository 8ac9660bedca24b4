// A checkout in progress: what happens right now, and what is left.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IntentStatus } from '#domain/intent.ts';
import { useText } from '../../i18n/use-text.ts';
import { type OngoingIntent, isHeld, ongoingText } from '../../lib/ongoing-text.ts';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WAITING } from './loading-checkout.tsx';

/** Element ID of the title, which gets the focus when a notice that had it disappears. */
export const ONGOING_TITLE = 'ongoing-title';

const [PAYMENT, LABEL, READY] = [0, 1, 2];

/** Which of the three steps are done: a label may exist while its payment is still pending. */
const doneSteps: Partial<Record<IntentStatus, readonly number[]>> = {
  paid: [PAYMENT],
  payment_pending_label_ready: [LABEL],
  label_purchased: [PAYMENT, LABEL],
};

type Props = {
  intent: OngoingIntent;
  /** The buyer has done everything and is waiting. */
  returned?: boolean;
  /** What the customer has to know or do; screen readers announce its changes. */
  children?: ReactNode;
};

export function OngoingCheckout({ intent, returned = false, children }: Props) {
  const t = useText();
  const { steps } = t.checkout;
  const done = isHeld(intent) ? [PAYMENT] : (doneSteps[intent.status] ?? []);
  const current = [PAYMENT, LABEL, READY].find((step) => !done.includes(step));
  const { title, text } = ongoingText(t, intent, returned);
  const first = intent.provider === 'invoice' ? steps.order : steps.payment;
  return (
    <Card className={WAITING}>
      <div role="status">
        <h1 id={ONGOING_TITLE} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        <p className="mt-2 text-base text-ink-soft">{text}</p>
      </div>
      <ol className="mt-8 grid grid-cols-3">
        {[first, steps.label, steps.ready].map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={clsx(
              'relative flex flex-col items-center gap-2 px-1 text-center text-xs',
              index > 0 &&
                'before:absolute before:right-[calc(50%+1rem)] before:top-4 before:h-px before:w-[calc(100%-2rem)] before:bg-line',
              index !== current && !done.includes(index) && 'text-ink-soft',
            )}
          >
            <span
              className={clsx(
                'relative grid size-8 place-items-center rounded-full border bg-surface',
                done.includes(index)
                  ? 'border-good text-good'
                  : index === current
                    ? 'border-harbour text-harbour'
                    : 'border-line',
              )}
            >
              {done.includes(index) ? (
                <Check aria-hidden size={16} />
              ) : index === current ? (
                <Spinner />
              ) : (
                index + 1
              )}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {/* Only what is new in it is announced, not every button again. */}
      <div role="status" aria-atomic={false}>
        {children}
      </div>
    </Card>
  );
}
