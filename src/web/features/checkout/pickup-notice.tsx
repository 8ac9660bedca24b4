// How the pickup stands, and the way to try again when the carrier has not confirmed it (R71, C-14).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Intent } from '#contract/checkout.ts';
import { schedulePickup } from '#contract/pickups.ts';
import { useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function PickupNotice({ intent }: { intent: Intent }) {
  const t = useText();
  const { pickup } = t.checkout;
  const retry = useRetry(intent.id);
  if (intent.pickup === 'none') return null;
  const confirmed = intent.pickupConfirmation
    ? pickup.confirmed(intent.pickupConfirmation)
    : pickup.confirmedBare;
  const sentence = { ...pickup, confirmed }[intent.pickup];
  return (
    <Notice tone={intent.pickup === 'confirmed' ? 'good' : 'warn'} className="mt-4">
      <p className="text-ink">{sentence}</p>
      {intent.pickup === 'unconfirmed' && (
        <Button size="sm" className="mt-2" busy={retry.isPending} onClick={() => retry.mutate()}>
          {pickup.retry}
        </Button>
      )}
    </Notice>
  );
}

function useRetry(intentId: string) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(schedulePickup, { body: { shipmentId: intentId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['intent', intentId] }),
    onError: (error) => toast({ title: t.checkout.pickup.failed, text: errorText(t, error), tone: 'bad' }),
  });
}
