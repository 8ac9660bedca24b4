// Below each step: what is missing, Back, and the one button forward (R25, R35, R41). On a phone these stay in view.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import type { Obstacle } from './settled-form.ts';
import { useRequestRates } from './use-request-rates.ts';
import type { LazySteps } from './use-lazy-steps.ts';
import type { Wizard } from './use-wizard.ts';
import { steps } from './wizard-state.ts';

type Props = {
  wizard: Wizard;
  /** Always loaded on the last step. */
  later: LazySteps | null;
  obstacles: readonly Obstacle[];
  /** No shipment from elsewhere is about to replace this one. */
  isSettled: boolean;
};

export function StepActions({ wizard, later, obstacles, isSettled }: Props) {
  const t = useText();
  const { step, go } = wizard;
  const last = step === 'services' ? later : null;
  const before = steps[steps.indexOf(step) - 1];
  const { ask, pending, message } = useRequestRates(wizard);
  // Each step has its button where the one before had it: twice would skip a step.
  const singlePress = useSinglePress();
  return (
    <div className="flex flex-col gap-3 max-sm:contents" {...singlePress}>
      {message && step === 'services' && <Notice tone="bad">{message}</Notice>}
      <div className="grid gap-3 max-sm:contents sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <ChecklistPanel wizard={wizard} later={later} obstacles={last ? obstacles : []} />
        <div className="sticky bottom-0 wizard-foot sm:static">
          {before && (
            <Button size="lg" aria-label={t.site.back} onClick={() => go(before)}>
              <ArrowLeft aria-hidden size={18} />
              <span className="hidden sm:inline">{t.site.back}</span>
            </Button>
          )}
          {last && (
            <last.FinalButton
              {...{ wizard, obstacles, isSettled, pending }}
              onClick={() => ask(last.startRates)}
            />
          )}
          {step !== 'services' && (
            <Button variant="main" size="lg" className="flex-1" onClick={wizard.goOn}>
              {t.wizard.continue[step]}
              <ArrowRight aria-hidden size={18} />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
