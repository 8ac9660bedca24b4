// The question before a logout that would lose a half-typed shipment (C-34). Load it lazily.
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Answers = { onLogOut: () => void; onClose: () => void };

export function LogOutQuestion({ onLogOut, onClose }: Answers) {
  const texts = useText().draft.logOut;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onLogOut();
            }}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.why}</p>
    </Dialog>
  );
}
