// Below each step: what is missing, Back, and the one button on (R25, R35, R41). On a phone the buttons stay in view.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { useRequestRates } from './use-request-rates.ts';
import type { Wizard } from './use-wizard.ts';
import { isStepComplete, settled, steps } from './wizard-state.ts';

export function WayOn({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const { step, go } = wizard;
  const before = steps[steps.indexOf(step) - 1];
  const { ask, pending, message } = useRequestRates(wizard);
  return (
    <div className="flex flex-col gap-3 max-sm:contents">
      {message && step === 'services' && <Notice tone="bad">{message}</Notice>}
      <div className="grid gap-3 max-sm:contents sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <ChecklistPanel wizard={wizard} />
        <div className="sticky bottom-0 z-10 -mx-4 flex gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-0 sm:p-0">
          {before && (
            <Button size="lg" aria-label={t.site.back} onClick={() => go(before)}>
              <ArrowLeft aria-hidden size={18} />
              <span className="hidden sm:inline">{t.site.back}</span>
            </Button>
          )}
          {step === 'services' ? (
            <FinalButton wizard={wizard} pending={pending} onClick={ask} />
          ) : (
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

type FinalProps = { wizard: Wizard; pending: boolean; onClick: () => void };

function FinalButton({ wizard, pending, onClick }: FinalProps) {
  const { final } = useText().wizard;
  const { values, now } = wizard;
  const complete = isStepComplete('services', values, now);
  const extras = settled(values);
  const customs = extras.ok && extras.services.customsClearance;
  const label = pending
    ? final.pending
    : !complete
      ? final.incomplete
      : customs
        ? final.shippingAndCustoms
        : final.shipping;
  return (
    <Button variant="main" size="lg" className="flex-1" busy={pending} disabled={!complete} onClick={onClick}>
      {label}
    </Button>
  );
}
