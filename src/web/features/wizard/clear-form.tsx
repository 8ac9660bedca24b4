// The button that clears a form with something in it; offers the same to a customer who finds an older draft.
import { Eraser } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isStarted } from '../../lib/started-shipment.ts';
import { senderOf } from '../../lib/known-address.ts';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toast.ts';
import { undoAction } from './undo-action.ts';
import type { Wizard } from './use-wizard.ts';
import { emptyForm } from './wizard-state.ts';

/** `isSettled`: no shipment from elsewhere is about to replace this one. */
export function ClearForm({ wizard, isSettled }: { wizard: Wizard; isSettled: boolean }) {
  const { draft } = useText();
  const { values } = wizard;
  const { data: profile, isPending } = useProfile(wizard.user.userId);
  const own = profile ? senderOf(profile) : null;
  const isHere = !isPending && isStarted(values, own);
  const clear = () => {
    const undo = undoAction(values, wizard.replace);
    wizard.replace(() => ({ ...emptyForm(), ...(own && { fromAddress: own }) }));
    // The button disappears with what it has cleared.
    wizard.go('sender');
    toast({ title: draft.cleared, tone: 'good', ...undo });
  };
  // The message stays for a while: what is typed until then can be restored, too.
  const anew = useRef(clear);
  useEffect(() => {
    anew.current = clear;
  });
  const tell = useEffectEvent(() => {
    if (isHere && wizard.byLink && !wizard.isTyped)
      toast({ title: draft.goesOn, action: { label: draft.anew, run: () => anew.current() } });
  });
  useEffect(() => {
    // A shipment from the server, or from the page's address, has a message of its own.
    if (isSettled && !isPending && location.search === '') tell();
  }, [isSettled, isPending]);
  return (
    isHere && (
      // Beside the step number without taking up height: nothing moves when it appears.
      <div className="relative z-10">
        <button
          type="button"
          onClick={clear}
          title={draft.clear}
          className="absolute -top-3 right-0 flex min-h-10 items-center gap-1.5 rounded-input px-2 text-xs text-ink-soft hover:text-ink max-[19rem]:static max-[19rem]:ml-auto"
        >
          <Eraser aria-hidden size={16} />
          <span className="max-[23rem]:sr-only">{draft.clear}</span>
        </button>
      </div>
    )
  );
}
