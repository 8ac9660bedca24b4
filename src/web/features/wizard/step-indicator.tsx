// The four steps: tick or orange dot, "step n of 4", each one a button (R24).
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { type Step, steps } from './wizard-state.ts';

/** Whether a step is complete; absent while unknown. */
export type StepStates = { [step in Step]?: boolean };

type Props = { step: Step; states: StepStates; onGo: ((step: Step) => void) | undefined };

export function StepIndicator({ step, states, onGo }: Props) {
  const t = useText();
  return (
    <nav aria-label={t.wizard.stepsLabel}>
      <p className="mb-2 flex items-baseline gap-2 sm:mb-3">
        <span className="text-xs text-ink-soft">{t.wizard.stepOf(steps.indexOf(step) + 1)}</span>
        <span className="font-medium sm:hidden">{t.wizard.steps[step]}</span>
      </p>
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-3">
        {steps.map((name, index) => {
          const complete = states[name];
          const here = name === step;
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={here ? 'step' : undefined}
                onClick={() => onGo?.(name)}
                className={clsx(
                  'relative flex min-h-11 w-full items-center justify-center gap-2 px-1 pt-[3px] sm:justify-start',
                  'before:absolute before:inset-x-0 before:top-0 before:h-[3px] before:rounded-full before:forced-color-adjust-none',
                  here ? 'text-ink before:bg-harbour' : 'text-ink-soft before:bg-line hover:text-ink',
                )}
              >
                <span
                  aria-hidden
                  className={clsx(
                    'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
                    complete && 'bg-good text-on-solid',
                    complete === false && 'border-2 border-warn text-warn',
                    complete === undefined && 'border-2 border-line',
                  )}
                >
                  {complete ? <Check size={14} strokeWidth={3} /> : index + 1}
                </span>
                <span className={clsx('hidden text-left leading-tight sm:inline', here && 'font-medium')}>
                  {t.wizard.steps[name]}
                </span>
                <span className="sr-only">
                  <span className="sm:hidden">{t.wizard.steps[name]}</span>
                  {complete !== undefined && `: ${complete ? t.wizard.complete : t.wizard.incomplete}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
