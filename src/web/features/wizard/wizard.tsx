// The four steps: indicator on top, packages left, form in the middle, help right, the way on below.
import { clsx } from 'clsx';
import type { SessionUser } from '#domain/user.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { AddressStep } from './address-step.tsx';
import { HelpDisclosure, HelpPanel } from './help-panel.tsx';
import { PackageForm } from './package-form.tsx';
import { PackagesSidebar } from './packages-sidebar.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { useSavedSession } from './use-saved-session.ts';
import { useWizard, type Wizard as WizardState } from './use-wizard.ts';
import { WayOn } from './way-on.tsx';

export function Wizard({ user }: { user: SessionUser }) {
  const t = useText();
  const wizard = useWizard(user);
  useSavedSession(wizard);
  const { step } = wizard;
  const withPackages = step === 'package' || step === 'services';
  return (
    <div className="flex flex-col gap-6">
      <StepIndicator wizard={wizard} />
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-6',
          withPackages
            ? 'lg:grid-cols-[15rem_minmax(0,1fr)_15rem] xl:grid-cols-[17rem_minmax(0,1fr)_18rem]'
            : 'lg:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        {withPackages && <PackagesSidebar wizard={wizard} />}
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <h1 id="step-heading" tabIndex={-1} className="mb-6 text-xl">
              {t.wizard.headings[step]}
            </h1>
            <StepForm wizard={wizard} />
          </Card>
          <HelpDisclosure step={step} />
          <WayOn wizard={wizard} />
        </div>
        <HelpPanel step={step} />
      </div>
    </div>
  );
}

function StepForm({ wizard }: { wizard: WizardState }) {
  const { step } = wizard;
  if (step === 'package') return <PackageForm wizard={wizard} />;
  if (step === 'services') return <ServicesStep wizard={wizard} />;
  return <AddressStep key={step} wizard={wizard} step={step} />;
}
