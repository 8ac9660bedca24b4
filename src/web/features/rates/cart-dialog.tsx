// The cart on a phone: a sheet from below. Loaded when it is first opened.
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  /** The order is being sent: the answer is shown here, so the sheet stays open. */
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function CartDialog({ busy, onClose, children }: Props) {
  const t = useText();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open closable={!busy} onOpenChange={close} title={t.rates.cart.title}>
      {children}
    </Dialog>
  );
}
