// Logs out (R110), and first asks if a half-typed shipment would be lost (C-34). Every page loads it, so it is small.
import type { ReactNode } from 'react';
import { logOut as endSession } from '#contract/session.ts';
import { fetchProfile } from '#contract/profile.ts';
import { currentText, loadTexts } from '../i18n/use-text.ts';
import { ApiError, call } from '../lib/api.ts';
import { isStarted } from '../lib/started-shipment.ts';
import { readDraft } from '../lib/draft-store.ts';
import { errorText } from '../lib/error-text.ts';
import { sharedShipment } from '../lib/kept-shipment.ts';
import { senderOf } from '../lib/known-address.ts';
import { toast } from '../lib/toast.ts';

/** At once if nothing would be lost. Never rejects. `onDone`: nobody is signed in any more; `show` shows a question. */
export async function logOut(
  userId: string,
  onDone: () => void,
  show: (question: ReactNode) => void,
): Promise<void> {
  const leave = (): Promise<void> => call(endSession).then(onDone, sayFailed);
  if (!(await isAnyStarted(userId))) return leave();
  try {
    const [{ LogOutQuestion }] = await Promise.all([import('./log-out-question.tsx'), loadTexts('book')]);
    show(<LogOutQuestion onLogOut={() => void leave()} onClose={() => show(null)} />);
  } catch {
    // Nothing is deleted unasked. A failed file is not requested again without a reload, and drafts survive that.
    if (navigator.onLine) location.reload();
    else sayFailed(new ApiError(0, ''));
  }
}

const sayFailed = (error: unknown): void => {
  const t = currentText();
  toast({ title: t.errors.title, text: errorText(t, error), tone: 'bad' });
};

type Shipment = ReturnType<typeof sharedShipment>;

/** Checks the draft shared by all tabs, and this tab's own. */
async function isAnyStarted(userId: string): Promise<boolean> {
  const own = readDraft('wizardShipment', userId) as Shipment | null;
  const kept = own ? [sharedShipment(userId), own] : [sharedShipment(userId)];
  if (!kept.some((each) => isStarted(each, null))) return false;
  // A sender known to the account is not lost; if that cannot be determined, the question is asked.
  const known = await call(fetchProfile).then(
    ({ profile }) => senderOf(profile),
    () => null,
  );
  return kept.some((each) => isStarted(each, known));
}
