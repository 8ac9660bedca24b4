// The cart on a phone: a sheet from below. Loaded when it is first opened.
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

export function CartDialog({ open, onOpenChange, children }: Props) {
  const t = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t.rates.cart.title}>
      {children}
    </Dialog>
  );
}
