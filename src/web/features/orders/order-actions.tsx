// What can be done with one order: the menu at its row, and the dialog of the chosen action (R126).
import { lazy, Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { duplicateOrder, returnOrder } from '#contract/order-actions.ts';
import type { Order } from '#contract/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { type Action, OrderMenu } from './order-menu.tsx';

const DetailDialog = lazy(() =>
  import('./detail-dialog.tsx').then((file) => ({ default: file.DetailDialog })),
);
const CancelDialog = lazy(() =>
  import('./cancel-dialog.tsx').then((file) => ({ default: file.CancelDialog })),
);
const RefundDialog = lazy(() =>
  import('./refund-dialog.tsx').then((file) => ({ default: file.RefundDialog })),
);

const dialogs = { details: DetailDialog, cancel: CancelDialog, refund: RefundDialog };

type Props = {
  order: Order;
  /** The button of the row. */
  opener: HTMLElement;
  onTracking?: (order: Order) => void;
  onDone: () => void;
};

export function OrderActions({ order, opener, onTracking, onDone }: Props) {
  const [shown, setShown] = useState<keyof typeof dialogs | null>(null);
  const repeat = useRepeat(order, onDone);
  const choose = (action: Action) => {
    opener.focus();
    if (action === 'tracking') {
      onTracking?.(order);
      onDone();
    } else if (action === 'duplicate' || action === 'sendBack') repeat.mutate(action);
    else setShown(action);
  };
  const Dialog = shown && dialogs[shown];
  if (Dialog)
    return (
      <Suspense>
        <Dialog order={order} onClose={onDone} />
      </Suspense>
    );
  return (
    <OrderMenu
      order={order}
      opener={opener}
      busy={repeat.isPending ? repeat.variables : null}
      hasTracking={onTracking !== undefined}
      onChoose={choose}
      onClose={onDone}
    />
  );
}

/** The wizard finds the shipment on the server, and says that it has been loaded (C-35). */
function useRepeat(order: Order, onDone: () => void) {
  const t = useText();
  const [, navigate] = useLocation();
  const repeat = useMutation({
    mutationFn: (action: 'duplicate' | 'sendBack') =>
      call(action === 'duplicate' ? duplicateOrder : returnOrder, { params: { id: order.id } }),
    onSuccess: () => navigate('/shipping-calculator'),
    onError: (error, action) => {
      const { duplicateFailed, returnFailed } = t.desk.actions;
      const title = action === 'duplicate' ? duplicateFailed : returnFailed;
      toast({ title, text: errorText(t, error), tone: 'bad' });
      onDone();
    },
  });
  useLostSession(repeat.error);
  return repeat;
}
