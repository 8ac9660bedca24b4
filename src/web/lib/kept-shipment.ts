// The shipment that lies in this browser for all tabs: as the wizard of whichever tab wrote last has left it.
import { type DraftKey, readDraft } from './draft-store.ts';

/** The parts of the wizard's form, unparsed. */
export function keptForAllTabs(userId: string) {
  const read = (key: DraftKey) => readDraft(key, userId);
  const rest = read('shippingFormData') as { pickupDate?: unknown; purpose?: unknown } | null;
  return {
    fromAddress: read('shipping_fromAddress'),
    toAddress: read('shipping_toAddress'),
    packages: read('shipping_packages'),
    services: read('shipping_services'),
    pickup: rest?.pickupDate,
    purpose: rest?.purpose,
  };
}
