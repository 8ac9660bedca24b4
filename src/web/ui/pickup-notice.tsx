// How a pickup stands, and the way to try again when the carrier has not confirmed it (R71, R99, C-14).
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { schedulePickup } from '#contract/pickups.ts';
import type { PickupState } from '#domain/pickup.ts';
import { useText } from '../i18n/use-text.ts';
import { call } from '../lib/api.ts';
import { errorText } from '../lib/error-text.ts';
import { toast } from '../lib/toast.ts';
import { useLostSession } from '../lib/use-lost-session.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  intentId: string;
  state: PickupState;
  confirmation: string | null;
  /** Has whoever shows it ask again; done when the answer is there. */
  onBooked: () => Promise<unknown>;
  className?: string;
};

/** Whoever shows it has loaded the sentences of paying. */
export function PickupNotice({ intentId, state, confirmation, onBooked, className = '' }: Props) {
  const t = useText();
  const { pickup } = t.checkout;
  const said = useRef<HTMLParagraphElement>(null);
  const retry = useMutation({
    mutationFn: () => call(schedulePickup, { body: { shipmentId: intentId } }),
    onSuccess: async () => {
      await onBooked();
      // The button that had the focus is gone now.
      said.current?.focus();
    },
    onError: (error) => toast({ title: pickup.failed, text: errorText(t, error), tone: 'bad' }),
  });
  useLostSession(retry.error);
  if (state === 'none') return null;
  const confirmed = confirmation ? pickup.confirmed(confirmation) : pickup.confirmedBare;
  return (
    <Notice tone={state === 'confirmed' ? 'good' : 'warn'} className={className}>
      <p ref={said} tabIndex={-1} role="status" className="text-ink">
        {{ ...pickup, confirmed }[state]}
      </p>
      {state === 'unconfirmed' && (
        <Button size="sm" className="mt-2" busy={retry.isPending} onClick={() => retry.mutate()}>
          {pickup.retry}
        </Button>
      )}
    </Notice>
  );
}
