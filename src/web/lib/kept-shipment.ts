// Which shipment the wizard of this tab opens, and where: the tab's own, or the one that lies there for all tabs.
import { type DraftKey, readDraft, writeDraft } from './draft-store.ts';

/**
 * The shipment that this tab has asked prices for, or has typed, as its wizard has left it, unparsed; null: there is none.
 * One without a word of its recipient is nobody's yet: where only the sender stands, another tab may have gone on.
 */
export function ownShipment(userId: string): unknown {
  const own = readDraft('wizardShipment', userId) as { toAddress?: Record<string, unknown> } | null;
  const isOwn = readDraft('askedShipment', userId) ?? Object.values(own?.toAddress ?? {}).find(Boolean);
  return isOwn ? own : null;
}

/** The parts of the wizard's form, unparsed, as the wizard of whichever tab wrote last has left them. */
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

/** Where the wizard stands: its step, and the package that is open. */
export type WizardPlace = { step: 'sender' | 'recipient' | 'package' | 'services'; selectedId: string };

/** Where this tab looks at its shipment. `isShared`: whoever opens the wizard in another tab begins there, too. */
export function writePlace({ step, selectedId }: WizardPlace, userId: string, isShared: boolean): void {
  writeDraft('wizardPlace', userId, { step, selectedId });
  if (!isShared) return;
  writeRest({ step }, userId);
  writeDraft('selected_package_id', userId, selectedId);
}

/** Step, pickup and purpose lie together; each is written when it changes. */
export const writeRest = (change: object, userId: string): boolean =>
  writeDraft('shippingFormData', userId, {
    ...(readDraft('shippingFormData', userId) as object | null),
    ...change,
  });
