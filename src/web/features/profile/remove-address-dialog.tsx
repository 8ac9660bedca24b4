// Asks before an address is removed from the address book.
import type { SavedAddress } from '#contract/addresses.ts';
import { useText } from '../../i18n/use-text.ts';
import { placeLine, useDeleteAddress } from '../../lib/address-book.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  userId: string;
  saved: SavedAddress;
  onClose: () => void;
  /** The row is gone, and with it the button that had the focus. */
  onGone: () => void;
};

export function RemoveAddressDialog({ userId, saved, onClose, onGone }: Props) {
  const t = useText();
  const texts = t.profile.book;
  const remove = useDeleteAddress(userId);
  const confirm = () =>
    remove.mutate(saved.id, {
      onSuccess: () => {
        toast({ title: texts.removed, tone: 'good' });
        onClose();
        // After the dialog has returned the focus.
        setTimeout(onGone);
      },
      onError: (error) => toastFailure(t, texts.removeFailed, error),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={texts.removeTitle}
      description={texts.removeText(saved.address.name)}
      footer={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            {texts.keep}
          </Button>
          <Button variant="danger" onClick={confirm} busy={remove.isPending}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft [overflow-wrap:anywhere]">{placeLine(saved.address)}</p>
    </Dialog>
  );
}
