// Offers to restore a half-typed shipment that another one has replaced; loaded with that other one.
import { currentText } from '../../i18n/use-text.ts';
import { isStarted } from '../../lib/started-shipment.ts';
import { ownerOf, readDraft, writeDraft } from '../../lib/draft-store.ts';
import type { ToastAction } from '../../lib/toast.ts';
import type { WizardForm } from './wizard-state.ts';

/** The undo action for the toast about a loaded shipment; empty if nothing was lost. */
export const undoAction = (
  before: WizardForm,
  replace: (change: (form: WizardForm) => WizardForm) => void,
): { action?: ToastAction } => {
  if (!isStarted(before, null)) return {};
  const owner = ownerOf('chosenRate') ?? '';
  const wish = readDraft('chosenRate', owner);
  return {
    action: {
      label: currentText().wizard.undo,
      run: () => {
        // NOTE: a copy. The very object that was read at the start counts as unchanged, and would not be stored.
        replace(() => ({ ...before }));
        // The wish belongs to this shipment.
        if (wish !== null) writeDraft('chosenRate', owner, wish);
      },
    },
  };
};
