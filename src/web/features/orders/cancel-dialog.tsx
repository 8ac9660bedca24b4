// Asks before an order is cancelled, and says what happens to the money (R130, C-52).
import { useMutation } from '@tanstack/react-query';
import { cancelOrder } from '#contract/order-actions.ts';
import type { Order } from '#contract/orders.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { euro } from '../../lib/format.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { isUnclear } from '../../lib/unclear-call.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRefetchOrders } from './use-orders.ts';

export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const refetch = useRefetchOrders();
  const texts = t.desk.cancel;
  const byInvoice = order.paymentProvider === 'invoice';
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { params: { id: order.id } }),
    onSuccess: ({ refunded }) => {
      toast({ title: texts.done, tone: 'good', ...(refunded && !byInvoice && { text: texts.doneText }) });
      onClose();
    },
    onError: (error) => {
      if (!isUnclear(error)) toastFailure(t, t.desk.actions.cancelFailed, error);
    },
    onSettled: refetch,
  });
  useLostSession(cancel.error);
  const sum = euro(order.totalAmountCents, language);
  const invoiced = order.invoiceStatus === 'paid' ? texts.transfer(sum) : texts.invoice(sum);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !cancel.isPending) onClose();
      }}
      title={texts.title}
      description={texts.text(order.orderNumber)}
      footer={
        <>
          <Button onClick={onClose} disabled={cancel.isPending}>
            {texts.keep}
          </Button>
          <Button variant="danger" onClick={() => cancel.mutate()} busy={cancel.isPending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{byInvoice ? invoiced : texts.money(sum)}</p>
      {cancel.error && isUnclear(cancel.error) && (
        <Notice tone="warn" title={texts.unclear} className="mt-4">
          {texts.unclearText}
        </Notice>
      )}
    </Dialog>
  );
}
