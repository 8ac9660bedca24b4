// Logs out (R110), and asks before it where a half-typed shipment goes by it (C-34). Loaded by whoever leaves.
import type { ReactNode } from 'react';
import { logOut as endSession } from '#contract/auth.ts';
import { fetchProfile } from '#contract/profile.ts';
import { currentText, loadTexts, useText } from '../i18n/use-text.ts';
import { call } from '../lib/api.ts';
import { isBegun } from '../lib/begun-shipment.ts';
import { readDraft } from '../lib/draft-store.ts';
import { errorText } from '../lib/error-text.ts';
import { keptForAllTabs } from '../lib/kept-shipment.ts';
import { senderOf } from '../lib/known-address.ts';
import { toast } from '../lib/toast.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type LogOut = {
  userId: string;
  /** Nobody is signed in any more. */
  onDone: () => void;
  /** Shows the question; null takes it away. */
  show: (question: ReactNode) => void;
};

/** At once where nothing is lost by it, or where the question itself cannot be had. Never rejects. */
export async function logOut({ userId, onDone, show }: LogOut): Promise<void> {
  const leave = (): Promise<void> => call(endSession).then(onDone, sayFailed);
  const mustAsk = await isAnyBegun(userId)
    .then((isAny) => isAny && loadTexts('book').then(() => true))
    .catch(() => false);
  if (!mustAsk) return leave();
  show(<LogOutQuestion onLogOut={() => void leave()} onClose={() => show(null)} />);
}

const sayFailed = (error: unknown): void => {
  const t = currentText();
  toast({ title: t.errors.title, text: errorText(t, error), tone: 'bad' });
};

type Shipment = ReturnType<typeof keptForAllTabs>;

/** What lies there for all tabs, and what this one has typed for itself. */
async function isAnyBegun(userId: string): Promise<boolean> {
  const own = readDraft('wizardShipment', userId) as Shipment | null;
  const kept = own ? [keptForAllTabs(userId), own] : [keptForAllTabs(userId)];
  if (!kept.some((each) => isBegun(each, null))) return false;
  // A sender that the account knows is not lost; where nobody can say whether it is that, it is asked.
  const known = await call(fetchProfile).then(
    ({ profile }) => senderOf(profile),
    () => null,
  );
  return kept.some((each) => isBegun(each, known));
}

type Answers = { onLogOut: () => void; onClose: () => void };

function LogOutQuestion({ onLogOut, onClose }: Answers) {
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
