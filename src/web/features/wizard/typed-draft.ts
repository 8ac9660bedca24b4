// A half-typed shipment that another one takes the place of can be had back; loaded with that other one.
import { currentText } from '../../i18n/use-text.ts';
import { isBegun } from '../../lib/begun-shipment.ts';
import type { ToastAction } from '../../lib/toast.ts';
import type { WizardForm } from './wizard-state.ts';

/** What a toast says besides about the shipment that has been loaded: nothing, where none was lost by it. */
export const wayBackTo = (
  before: WizardForm,
  replace: (change: (form: WizardForm) => WizardForm) => void,
): { action?: ToastAction } =>
  isBegun(before, null)
    ? {
        action: {
          label: currentText().wizard.undo,
          // NOTE: a copy. The very form that was read at the start counts as unchanged, and would not be kept.
          run: () => replace(() => ({ ...before })),
        },
      }
    : {};
