// After an order: clears what this browser keeps of the shipment that was bought, and nothing of a newer one.
import { isSameShipment } from './asked-shipment.ts';
import { ownerOf, readDraft, removeDraft, tellStep, writeDraft } from './draft-store.ts';
import { keptForAllTabs } from './kept-shipment.ts';

/**
 * Answers whether the rates of this tab were those of it: they are spent then. The session may have ended since, or be
 * somebody else's: the copy of what was bought says whose drafts they are.
 */
export function clearBought(signedIn: string | undefined): boolean {
  const userId = ownerOf('boughtShipment') ?? signedIn;
  // Of an unknown shipment of an unknown buyer nothing can be told.
  if (userId === undefined) return false;
  const bought = readDraft('boughtShipment', userId);
  // Whoever could not keep a copy of it cannot tell: then it was this.
  const isDone = (kept: unknown): boolean => bought === null || isSameShipment(kept, bought);
  const wasAsked = isDone(readDraft('askedShipment', userId));
  removeDraft('discountCode', 'boughtShipment');
  if (isDone(keptForAllTabs(userId))) {
    tellStep();
    // Emptied, not removed: that would be a logout to other tabs (heedLogOut). The wizard fills it from the profile.
    writeDraft('shipping_fromAddress', userId, null);
    removeDraft(
      'shippingFormData',
      'shipping_packages',
      'selected_package_id',
      'shipping_toAddress',
      'shipping_services',
    );
  }
  if (isDone(readDraft('wizardShipment', userId))) {
    removeDraft('wizardShipment', 'wizardPlace', 'currentPickup');
  }
  if (wasAsked) removeDraft('askedShipment', 'shipmentData', 'calculatedRates', 'chosenRate');
  return wasAsked;
}
