// What this tab has bought; the order clears what the browser has stored of that shipment, and nothing of a newer one.
import { isSameShipment } from './quoted-shipment.ts';
import { ownerOf, readDraft, removeDraft, reportStep, writeDraft } from './draft-store.ts';
import { sharedShipment } from './kept-shipment.ts';

/** Not a draft, as those are cleared at logout: a customer who has paid may come back without a session. */
const BOUGHT_KEY = 'boughtIntent';

/** Remembers the order just made in this tab, so that only its success clears the drafts, and only its own. */
export function markBought(intentId: string): void {
  try {
    sessionStorage.setItem(BOUGHT_KEY, intentId);
  } catch {
    // Storage is full or blocked: the drafts then stay until the next order or logout.
    return;
  }
  const buyer = ownerOf('askedShipment');
  if (buyer === null) removeDraft('boughtShipment');
  else writeDraft('boughtShipment', buyer, readDraft('askedShipment', buyer));
}

/** True once, for the order made in this tab. */
export function takeBought(intentId: string): boolean {
  try {
    if (sessionStorage.getItem(BOUGHT_KEY) !== intentId) return false;
    sessionStorage.removeItem(BOUGHT_KEY);
    return true;
  } catch {
    // Storage is blocked, so nothing was marked either.
    return false;
  }
}

/**
 * Returns whether this tab's rates were for the bought shipment: they are spent then. The session may have ended since,
 * or be somebody else's: the copy of the bought shipment says whose drafts they are.
 */
export function clearBought(signedIn: string | undefined): boolean {
  const userId = ownerOf('boughtShipment') ?? signedIn;
  // Nothing can be told about an unknown shipment of an unknown buyer.
  if (userId === undefined) return false;
  const bought = readDraft('boughtShipment', userId);
  // Without a copy to compare with, whatever is stored counts as bought.
  const isDone = (kept: unknown): boolean => bought === null || isSameShipment(kept, bought);
  const wasAsked = isDone(readDraft('askedShipment', userId));
  removeDraft('discountCode', 'boughtShipment');
  if (isDone(sharedShipment(userId))) {
    reportStep();
    // Emptied, not removed: that would be a logout to other tabs (followLogOut). The wizard refills it from the
    // profile.
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
