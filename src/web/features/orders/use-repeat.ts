// Duplicating or sending back: the server keeps the shipment for the wizard, which says that it was loaded (C-35).
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { duplicateOrder, returnOrder } from '#contract/order-actions.ts';
import { useText } from '../../i18n/use-text.ts';
import { call, isSignedOut } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSessionLost } from '../../lib/use-user.ts';

type Wanted = {
  action: 'duplicate' | 'sendBack';
  /** The parcels to duplicate; absent: all of them. */
  packageIndexes?: number[];
};

export function useRepeat(orderId: string, onFailed: () => void) {
  const t = useText();
  const [, navigate] = useLocation();
  const sessionLost = useSessionLost();
  const repeat = useMutation({
    mutationFn: ({ action, packageIndexes }: Wanted) =>
      action === 'duplicate'
        ? call(duplicateOrder, {
            params: { id: orderId },
            ...(packageIndexes && { body: { packageIndexes } }),
          })
        : call(returnOrder, { params: { id: orderId } }),
    onError: (error, { action }) => {
      // At once, not by an effect: closing the menu takes this away.
      if (isSignedOut(error)) return sessionLost();
      const { duplicateFailed, returnFailed } = t.desk.actions;
      const title = action === 'duplicate' ? duplicateFailed : returnFailed;
      toastFailure(t, title, error);
      onFailed();
    },
  });
  return {
    ...repeat,
    /** A customer who has left meanwhile stays there; the wizard finds the shipment whenever it is opened. */
    start: (wanted: Wanted) => repeat.mutate(wanted, { onSuccess: () => navigate('/shipping-calculator') }),
  };
}
