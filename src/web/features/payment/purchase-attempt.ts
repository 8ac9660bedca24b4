// One Idempotency-Key per purchase decision: retries of the same click carry the same key (C-66).
import type { Method } from './pay-method.ts';

/** What the customer agreed to buy, for which sum, and whether to pay any duties that come later. */
export type Purchase = {
  rateId: string;
  discountCode: string | null;
  amountCents: number;
  dutiesAgreed: boolean;
};

type Attempt = { purchase: string; key: string };

/** The running attempt if it is for exactly this purchase and payment method, else a new one. */
export function attemptFor(
  running: Attempt | null,
  { rateId, discountCode, amountCents, dutiesAgreed, method }: Purchase & { method: Method },
  newKey: () => string,
): Attempt {
  const wanted = JSON.stringify([rateId, discountCode, amountCents, dutiesAgreed, method]);
  return running?.purchase === wanted ? running : { purchase: wanted, key: newKey() };
}

const STORAGE_KEY = 'purchaseAttempt';

/** An attempt outlives a reload of the tab; anything unreadable counts as none. */
export function loadAttempt(storage: Pick<Storage, 'getItem'>): Attempt | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
    return isAttempt(stored) ? { purchase: stored.purchase, key: stored.key } : null;
  } catch {
    // Not JSON, or storage is blocked: a new key is safe, the server sells a quoted rate only once.
    return null;
  }
}

export function keepAttempt(storage: Pick<Storage, 'setItem' | 'removeItem'>, attempt: Attempt | null): void {
  try {
    if (attempt) storage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    else storage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is full or blocked: the key then lives as long as the page.
  }
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'purchase' in value &&
  typeof value.purchase === 'string' &&
  'key' in value &&
  typeof value.key === 'string';
