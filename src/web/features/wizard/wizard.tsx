// The four steps of the wizard, filled with what the customer has typed.
import type { SessionUser } from '#domain/user.ts';
import { useSite } from '../../lib/use-site.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressStep } from './address-step.tsx';
import { useLazySteps } from './use-lazy-steps.ts';
import { usePrefill } from './use-prefill.ts';
import { useSavedSession } from './use-saved-session.ts';
import { useWizard } from './use-wizard.ts';
import { StepActions } from './step-actions.tsx';
import { WizardFrame } from './wizard-frame.tsx';
import { earlySteps, isWrongIn, partOf } from './wizard-state.ts';

export function Wizard({ user }: { user: SessionUser }) {
  const wizard = useWizard(user);
  const isSettled = useSavedSession(wizard);
  usePrefill(wizard, isSettled);
  const { step, values, now, form } = wizard;
  const { warehouse } = useSite();
  const withPackages = step === 'package' || step === 'services';
  const later = useLazySteps();
  const obstacles = later?.obstaclesOf(values, now, warehouse);
  return (
    <>
      {later && <later.ClearForm wizard={wizard} isSettled={isSettled} />}
      <WizardFrame
        step={step}
        states={{
          ...Object.fromEntries(earlySteps.map((name) => [name, !isWrongIn(form.wrong, partOf[name])])),
          ...(obstacles && { services: obstacles.length === 0 }),
        }}
        onGo={wizard.go}
        packages={
          withPackages && (later ? <later.PackagesSidebar wizard={wizard} /> : <Skeleton className="h-46" />)
        }
        wayOn={
          (step !== 'services' || later) && (
            <StepActions wizard={wizard} later={later} obstacles={obstacles ?? []} isSettled={isSettled} />
          )
        }
      >
        {/* What a step cannot load does not take the others away. */}
        <ErrorBoundary part at={step}>
          {(step === 'sender' || step === 'recipient') && (
            <AddressStep key={step} wizard={wizard} step={step} />
          )}
          {withPackages && !later && <AwaitedStep />}
          {step === 'package' && later && <later.PackageForm wizard={wizard} />}
          {step === 'services' && later && <later.ServicesStep wizard={wizard} />}
        </ErrorBoundary>
      </WizardFrame>
    </>
  );
}

/** Its place, or that it cannot be loaded. */
function AwaitedStep() {
  useLazySteps(true);
  return <Skeleton className="h-96" />;
}
