// What the toast about a shipment from the server says besides; loaded with that shipment.
import { currentText, loadTexts } from '../../i18n/use-text.ts';
import type { TakenSession } from './session-form.ts';

export { undoAction } from './undo-action.ts';

/** A return looks like any other shipment but for its addresses, which are on two different steps. */
export async function sessionNews({ form, dropped }: TakenSession): Promise<{ text?: string }> {
  if (dropped) return { text: currentText().wizard.packages.full };
  if (form.purpose !== 'return') return {};
  await loadTexts('extras');
  return { text: currentText().services.returned };
}
