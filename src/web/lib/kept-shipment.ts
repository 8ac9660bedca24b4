// Which shipment this tab's wizard opens, and where: the tab's own, or the draft shared by all tabs.
import { type DraftKey, readDraft, writeDraft } from './draft-store.ts';

/**
 * The shipment that this tab has requested prices for, or typed, as its wizard left it, unparsed; null if there is
 * none. Without a word about the recipient it is not this tab's yet: with only the sender filled in, another tab may
 * have gone on.
 */
export function ownShipment(userId: string): unknown {
  const own = readDraft('wizardShipment', userId) as { toAddress?: Record<string, unknown> } | null;
  const isOwn = readDraft('askedShipment', userId) ?? Object.values(own?.toAddress ?? {}).find(Boolean);
  return isOwn ? own : null;
}

/** The parts of the wizard's form, unparsed, as left by whichever tab wrote last. */
export function sharedShipment(userId: string) {
  const read = (key: DraftKey) => readDraft(key, userId);
  const rest = read('shippingFormData') as Partial<
    Record<'pickupDate' | 'purpose' | 'earlierExport', unknown>
  > | null;
  return {
    fromAddress: read('shipping_fromAddress'),
    toAddress: read('shipping_toAddress'),
    packages: read('shipping_packages'),
    services: read('shipping_services'),
    pickup: rest?.pickupDate,
    purpose: rest?.purpose,
    earlierExport: rest?.earlierExport,
  };
}

/** The wizard's place: its step, and the package that is open. */
export type WizardPlace = { step: 'sender' | 'recipient' | 'package' | 'services'; selectedId: string };

/** Stores this tab's place in its shipment. `isShared`: a wizard opened in another tab starts there, too. */
export function writePlace({ step, selectedId }: WizardPlace, userId: string, isShared: boolean): void {
  writeDraft('wizardPlace', userId, { step, selectedId });
  if (!isShared) return;
  writeRest({ step }, userId);
  writeDraft('selected_package_id', userId, selectedId);
}

/** Step, pickup and what is said of the whole shipment share one draft; each is written when it changes. */
export const writeRest = (change: object, userId: string): boolean =>
  writeDraft('shippingFormData', userId, {
    ...(readDraft('shippingFormData', userId) as object | null),
    ...change,
  });
