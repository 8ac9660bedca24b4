// A card payment that is still to be made: where its window is, and what to do when it was closed (R81, C-28).
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelIntent, type Intent } from '#contract/checkout.ts';
import { buyLabel } from '#contract/labels.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import {
  focusPaymentWindow,
  openPaymentWindow,
  sendPaymentWindow,
  usePaymentWindow,
} from '../../lib/payment-window.ts';
import { toast } from '../../lib/toast.ts';
import { isUnclear } from '../../lib/unclear-call.ts';
import { webAddress } from '../../lib/web-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusKept } from './use-focus-kept.ts';

const TITLE = 'card-window-title';

type Props = { intent: Intent; asking: boolean; onUpdate: () => void };

export function CardWindowNotice({ intent, asking, onUpdate }: Props) {
  const t = useText();
  const { cardWindow } = t.checkout;
  const window = usePaymentWindow();
  const look = useLook(intent.id, onUpdate);
  const cancel = useCancel(intent.id, onUpdate);
  useFocusKept(window, TITLE);
  if (window === 'open')
    return (
      <Notice
        className="mt-6"
        action={
          <Button size="sm" onClick={focusPaymentWindow}>
            {cardWindow.focus}
          </Button>
        }
      >
        <span id={TITLE} tabIndex={-1} className="text-ink">
          {cardWindow.open}
        </span>
      </Notice>
    );
  const closed = window === 'closed';
  const page = webAddress(intent.buyerUrl);
  return (
    <Notice
      tone="warn"
      className="mt-6"
      title={
        <span id={TITLE} tabIndex={-1}>
          {closed ? cardWindow.closedTitle : cardWindow.none}
        </span>
      }
      action={
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {page && <Reopen page={page} />}
          <Button busy={look.isPending || (asking && !look.isIdle)} onClick={() => look.mutate()}>
            {cardWindow.paid}
          </Button>
          <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {cardWindow.cancel}
          </Button>
        </div>
      }
    >
      {closed && cardWindow.closed}
      {!look.isIdle && <span className="block">{cardWindow.paidHint}</span>}
      {cancel.error && isUnclear(cancel.error) && <span className="block">{cardWindow.cancelUnclear}</span>}
    </Notice>
  );
}

/** Reopens the same payment page in a new window, or in this one where pop-ups are blocked. */
function Reopen({ page }: { page: string }) {
  const t = useText();
  const { popup, cardWindow } = t.checkout;
  const [blocked, setBlocked] = useState(false);
  return (
    <>
      {blocked && (
        <p role="alert" className="w-full text-bad">
          {popup.blocked}. {popup.allow}
        </p>
      )}
      <Button
        variant="primary"
        onClick={() => {
          const isOpen = openPaymentWindow();
          setBlocked(!isOpen);
          if (isOpen) sendPaymentWindow(page);
        }}
      >
        {cardWindow.retry}
      </Button>
      {blocked && (
        <a href={page} className={buttonClass()}>
          {popup.sameWindow}
        </a>
      )}
    </>
  );
}

/** Has the payment service asked now, and not only once its own turn comes; then the order says how it stands. */
const useLook = (intentId: string, onDone: () => void) =>
  useMutation({
    mutationFn: () => call(buyLabel, { body: { intentId } }),
    onSettled: onDone,
  });

function useCancel(intentId: string, onDone: () => void) {
  const t = useText();
  return useMutation({
    mutationFn: () => call(cancelIntent, { params: { intentId } }),
    onSuccess: onDone,
    onError: (error) => {
      // Paid or ended in the meantime, or perhaps cancelled: the next poll says which.
      const isRefused = error instanceof ApiError && error.code === 'illegal_transition';
      if (isRefused || isUnclear(error)) return onDone();
      toast({ title: t.checkout.cardWindow.cancelFailed, text: errorText(t, error), tone: 'bad' });
    },
  });
}
