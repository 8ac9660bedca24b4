// What the browser remembers between pages and visits (R44): per user, versioned, gone after logout (C-34).
import { setCookie } from './set-cookie.ts';

const localKeys = [
  'shippingFormData',
  'shipping_packages',
  'selected_package_id',
  'shipping_fromAddress',
  'shipping_toAddress',
  'shipping_services',
  'discountCode',
  'wayBack',
] as const;
const sessionKeys = [
  'calculatedRates',
  'chosenRate',
  'linkedClearance',
  'shipmentData',
  'currentPickup',
  'wizardShipment',
  'wizardPlace',
  'askedShipment',
  'boughtShipment',
  'closing',
] as const;

export type DraftKey = (typeof localKeys)[number] | (typeof sessionKeys)[number];

/** Raised when the shape of any draft changes; older drafts are then ignored. */
const VERSION = 1;
/** A storage holds about 5 MB of text in all. */
const MAX_CHARACTERS = 1_000_000;

const storageOf = (key: DraftKey): Storage =>
  (sessionKeys as readonly string[]).includes(key) ? sessionStorage : localStorage;

/** The stored value, not parsed by any schema; null if there is none of this user and version. */
export function readDraft(key: DraftKey, userId: string): unknown {
  const kept = envelopeOf(key);
  return kept?.userId === userId ? (kept.data ?? null) : null;
}

/** The owner, whoever is signed in by now; null if there is none of this version. */
export function ownerOf(key: DraftKey): string | null {
  const owner = envelopeOf(key)?.userId;
  return typeof owner === 'string' ? owner : null;
}

function envelopeOf(key: DraftKey): Envelope | null {
  try {
    const kept = JSON.parse(storageOf(key).getItem(key) ?? 'null') as Envelope | null;
    return kept?.version === VERSION ? kept : null;
  } catch {
    // Corrupted by hand, or storage is blocked: as if nothing were there.
    return null;
  }
}

/** Whoever has logged out: answers that were still on their way store nothing any more (C-34). */
let gone: string | null = null;

/** Until the next call. Null: of nobody. */
export const refuseDraftsOf = (userId: string | null): void => {
  gone = userId;
};

/** Returns false if it could not be stored (too large, storage full or blocked, logged out). */
export function writeDraft(key: DraftKey, userId: string, data: unknown): boolean {
  if (userId === gone) return false;
  try {
    const text = JSON.stringify({ version: VERSION, userId, data });
    if (text.length > MAX_CHARACTERS) return false;
    storageOf(key).setItem(key, text);
    return true;
  } catch {
    // Full or blocked storage must not stop the customer; the form itself still holds everything.
    return false;
  }
}

export function removeDraft(...keys: DraftKey[]): void {
  try {
    for (const key of keys) storageOf(key).removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored either.
  }
}

/** At logout: nothing personal stays on a shared computer. */
export function clearDrafts(): void {
  removeDraft(...localKeys, ...sessionKeys);
  reportStep();
}

/**
 * Clears this tab's own data when another tab has logged out: of all that clears drafts, only a logout removes the
 * sender's address. `key` and `newValue` are those of a storage event; no key: everything was cleared.
 */
export function followLogOut({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  const sender: DraftKey = 'shipping_fromAddress';
  if (key === null || (key === sender && newValue === null)) removeDraft(...sessionKeys);
}

/** Tells the server the wizard's last step, whose heading starts the page (first-view.tsx). None: the first. */
export function reportStep(step = ''): void {
  setCookie({ name: 'wizard-step', value: step, path: '/shipping-calculator' });
}

/** What is stored, of which nothing is certain. */
type Envelope = { version?: unknown; userId?: unknown; data?: unknown };
