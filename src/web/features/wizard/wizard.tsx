// The four steps: indicator on top, packages left, form in the middle, help right, the way on below.
import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import { loadTexts, useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressStep } from './address-step.tsx';
import { HelpDisclosure, HelpPanel } from './help-panel.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { usePrefill } from './use-prefill.ts';
import { useSavedSession } from './use-saved-session.ts';
import { useWizard } from './use-wizard.ts';
import { WayOn } from './way-on.tsx';

export function Wizard({ user }: { user: SessionUser }) {
  const t = useText();
  const wizard = useWizard(user);
  usePrefill(wizard, useSavedSession(wizard));
  const later = useLaterSteps();
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
        {withPackages && (later ? <later.PackagesSidebar wizard={wizard} /> : <Skeleton className="h-40" />)}
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <h1 id="step-heading" tabIndex={-1} className="mb-6 text-xl">
              {t.wizard.headings[step]}
            </h1>
            {(step === 'sender' || step === 'recipient') && (
              <AddressStep key={step} wizard={wizard} step={step} />
            )}
            {withPackages && !later && <Skeleton className="h-96" />}
            {step === 'package' && later && <later.PackageForm wizard={wizard} />}
            {step === 'services' && later && <later.ServicesStep wizard={wizard} />}
          </Card>
          <HelpDisclosure step={step} />
          {(step !== 'services' || later) && <WayOn wizard={wizard} />}
        </div>
        <HelpPanel step={step} />
      </div>
    </div>
  );
}

/** Not React.lazy: once the file is here, a jump to one of its fields must find it at once. */
const useLaterSteps = () =>
  useQuery({
    queryKey: ['later-steps'],
    queryFn: async () => (await Promise.all([import('./later-steps.ts'), loadTexts('extras')]))[0],
  }).data;
