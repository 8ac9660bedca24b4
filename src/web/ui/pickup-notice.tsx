// The state of a pickup, and the way to retry if the carrier has not confirmed it (R71, R99, C-14).
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type PickupPlan, schedulePickup } from '#contract/pickups.ts';
import type { PickupState, PickupWindow } from '#domain/pickup-window.ts';
import type { Place } from '#domain/territory.ts';
import { useText } from '../i18n/use-text.ts';
import { ApiError, call } from '../lib/api.ts';
import { date } from '../lib/format.ts';
import { toastFailure } from '../lib/toast-failure.ts';
import { toast } from '../lib/toast.ts';
import { useLostSession } from '../lib/use-lost-session.ts';
import { Button } from './button.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { Notice } from './notice.tsx';

/** The chosen day may have passed: then another has to be chosen. */
const PickupDialog = lazyDialog(
  () => import('./pickup-dialog.tsx').then((file) => file.PickupDialog),
  'extras',
);

/** Only an unconfirmed pickup needs attention. */
const tones = {
  wanted: 'info',
  planned: 'info',
  confirmed: 'good',
  unconfirmed: 'warn',
  cancelled: 'info',
} as const;

type Props = {
  intentId: string;
  state: PickupState;
  confirmation: string | null;
  /** Only for a planned pickup. */
  plan: PickupPlan | null;
  /** False: our team made the labels, and no driver comes for those. */
  bookable: boolean;
  /** Since when the label is held for the export declaration. */
  heldSince: string | null;
  /** The sender's place. */
  from: Pick<Place, 'country' | 'zip'>;
  /** Refetches the order in the page; resolves when the answer is there. */
  refetch: () => Promise<unknown>;
  className?: string;
};

/** The page has loaded the `pay` texts. */
export function PickupNotice({ className = '', ...props }: Props) {
  const { intentId, state, confirmation, plan, bookable, heldSince, from, refetch } = props;
  const t = useText();
  const { pickup } = t.checkout;
  const said = useRef<HTMLParagraphElement>(null);
  const [choosing, setChoosing] = useState(false);
  const retry = useMutation({
    mutationFn: (pickupDate: PickupWindow | null) =>
      call(schedulePickup, { body: { shipmentId: intentId, pickupDate } }),
    onError: (error, chosen) => {
      if (!(error instanceof ApiError) || error.code !== 'pickup_not_possible')
        return toastFailure(t, pickup.failed, error);
      setChoosing(true);
      // The calendar knows which days we offer, but not how far ahead this carrier accepts bookings (0040).
      const { maxDate } = error.details;
      if (chosen && typeof maxDate === 'string' && chosen.date > maxDate)
        toast({ title: pickup.failed, text: pickup.until(date(maxDate)), tone: 'bad' });
    },
    // After a failure, too: another tab may have cancelled the pickup meanwhile.
    onSettled: refetch,
  });
  useLostSession(retry.error);
  const isAnswered = state !== 'unconfirmed' && !retry.isIdle;
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (isAnswered) said.current?.focus();
  }, [isAnswered]);
  if (state === 'none') return null;
  const planned = plan ? pickup.planned(date(plan.date), date(plan.orderedOn)) : pickup.wanted;
  const confirmed = confirmation ? pickup.confirmed(confirmation) : pickup.confirmedBare;
  return (
    <Notice tone={tones[state]} className={className}>
      <p ref={said} tabIndex={-1} role="status" className="text-ink">
        {state === 'unconfirmed' && !bookable ? pickup.byHand : { ...pickup, confirmed, planned }[state]}
      </p>
      {state === 'unconfirmed' && bookable && (
        <Button
          size="sm"
          className="mt-2"
          busy={retry.isPending}
          onClick={() => retry.mutate(retry.variables ?? null)}
        >
          {pickup.retry}
        </Button>
      )}
      {choosing && state === 'unconfirmed' && (
        <PickupDialog
          initial={retry.variables ?? null}
          from={from}
          heldSince={() => (heldSince === null ? null : new Date(heldSince))}
          lost
          isSold
          onClose={() => setChoosing(false)}
          onConfirm={retry.mutate}
        />
      )}
    </Notice>
  );
}
