// The layout of every wizard step: indicator on top, packages left, the step in the middle, help right.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { HelpDisclosure, HelpPanel } from './help-panel.tsx';
import { StepIndicator, type StepStates } from './step-indicator.tsx';
import type { Step } from './wizard-state.ts';

type Props = {
  step: Step;
  states: StepStates;
  onGo?: (step: Step) => void;
  /** Beside the later steps. */
  packages?: ReactNode;
  /** Below the card. */
  wayOn?: ReactNode;
  children: ReactNode;
};

export function WizardFrame({ step, states, onGo, packages, wayOn, children }: Props) {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <StepIndicator step={step} states={states} onGo={onGo} />
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-6',
          packages
            ? 'lg:grid-cols-[15rem_minmax(0,1fr)_15rem] xl:grid-cols-[17rem_minmax(0,1fr)_18rem]'
            : 'lg:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        {packages}
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <h1 id="step-heading" tabIndex={-1} className="mb-6 text-xl">
              {t.wizard.headings[step]}
            </h1>
            {children}
          </Card>
          <HelpDisclosure step={step} />
          {wayOn}
        </div>
        <HelpPanel step={step} />
      </div>
    </div>
  );
}
