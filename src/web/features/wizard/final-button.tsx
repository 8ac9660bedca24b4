// The button that requests rates, with a message about what is still missing (R41).
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { preloadPage } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { isReady, type Obstacle, settled } from './settled-form.ts';
import type { Wizard } from './use-wizard.ts';

type Props = {
  wizard: Wizard;
  obstacles: readonly Obstacle[];
  isSettled: boolean;
  pending: boolean;
  onClick: () => void;
};

export function FinalButton({ wizard: { values }, obstacles, isSettled, pending, onClick }: Props) {
  const { final } = useText().wizard;
  useEffect(() => {
    // On a slow connection the wizard would otherwise give way to a spinner.
    void preloadPage('/rates', true);
  }, []);
  const complete = isReady(values, obstacles);
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
    <Button
      variant="main"
      size="lg"
      className="flex-1"
      busy={pending}
      disabled={!complete || !isSettled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
