// The four steps of the wizard, filled with what somebody has typed.
import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { ownTask } from '../../lib/own-task.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressStep } from './address-step.tsx';
import { usePrefill } from './use-prefill.ts';
import { useSavedSession } from './use-saved-session.ts';
import { useWizard } from './use-wizard.ts';
import { WayOn } from './way-on.tsx';
import { WizardFrame } from './wizard-frame.tsx';
import { isStepComplete, steps } from './wizard-state.ts';

export function Wizard({ user }: { user: SessionUser }) {
  const wizard = useWizard(user);
  usePrefill(wizard, useSavedSession(wizard));
  const { step, values, now } = wizard;
  const withPackages = step === 'package' || step === 'services';
  const later = useLaterSteps(withPackages);
  return (
    <WizardFrame
      step={step}
      states={Object.fromEntries(steps.map((name) => [name, isStepComplete(name, values, now)]))}
      onGo={wizard.go}
      packages={
        withPackages && (later ? <later.PackagesSidebar wizard={wizard} /> : <Skeleton className="h-44" />)
      }
      wayOn={(step !== 'services' || later) && <WayOn wizard={wizard} />}
    >
      {(step === 'sender' || step === 'recipient') && <AddressStep key={step} wizard={wizard} step={step} />}
      {withPackages && !later && <Skeleton className="h-96" />}
      {step === 'package' && later && <later.PackageForm wizard={wizard} />}
      {step === 'services' && later && <later.ServicesStep wizard={wizard} />}
    </WizardFrame>
  );
}

/**
 * Not React.lazy: once the file is here, a jump to one of its fields must find it at once. A failure is thrown when the
 * file is needed: browsers keep it, so only loading the page again helps, and the error boundary says so.
 */
const useLaterSteps = (needed: boolean) =>
  useQuery({
    queryKey: ['later-steps'],
    queryFn: async () => {
      await ownTask();
      return (await Promise.all([import('./later-steps.ts'), loadTexts('extras')]))[0];
    },
    throwOnError: needed,
  }).data;
