// The way back into the wizard, to the package that is meant. A file of its own: the wizard itself has no byte for it.
import { readDraft, writeDraft } from './draft-store.ts';
import { ownShipment, type Place } from './kept-shipment.ts';

/** The wizard of this tab opens at the package that is meant; at its first where none is. */
export function aimAt(userId: string, packageId = ''): void {
  const place: Place = { step: 'package', selectedId: packageId };
  if (ownShipment(userId) !== null) {
    writeDraft('wizardPlace', userId, place);
    return;
  }
  const kept = readDraft('shippingFormData', userId);
  writeDraft('shippingFormData', userId, { ...(kept as object | null), step: place.step });
  writeDraft('selected_package_id', userId, place.selectedId);
}
