// What can be done with one order: the menu at its row, and the dialog of the chosen action (R126).
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Action } from './order-entries.ts';
import { OrderMenu } from './order-menu.tsx';
import { useRepeat } from './use-repeat.ts';

const CancelDialog = lazyDialog(() => import('./cancel-dialog.tsx').then((file) => file.CancelDialog));
const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx').then((file) => file.RefundDialog));

const dialogs = { cancel: CancelDialog, refund: RefundDialog };

type Props = {
  order: Order;
  /** The menu button in the row. */
  opener: HTMLElement;
  onTracking: (order: Order) => void;
  onDetails: (orderNumber: string) => void;
  onClose: () => void;
};

export function OrderActions({ order, opener, onTracking, onDetails, onClose }: Props) {
  const [shown, setShown] = useState<keyof typeof dialogs | null>(null);
  const repeat = useRepeat(order.id, onClose);
  const choose = (action: Action) => {
    opener.focus({ preventScroll: true });
    if (action === 'tracking') {
      onTracking(order);
      onClose();
    } else if (action === 'details') {
      onDetails(order.orderNumber);
      onClose();
    } else if (action === 'duplicate' || action === 'sendBack') repeat.start({ action });
    else setShown(action);
  };
  const close = () => {
    onClose();
    // A dialog that replaced another does not know where to return the focus.
    setTimeout(() => opener.focus());
  };
  const Dialog = shown && dialogs[shown];
  if (Dialog) return <Dialog order={order} onClose={close} />;
  return (
    <OrderMenu
      order={order}
      opener={opener}
      busy={repeat.isPending ? repeat.variables.action : null}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
