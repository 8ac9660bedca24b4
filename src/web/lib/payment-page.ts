// Where a begun payment is paid, so that this tab can open the provider's page again (C-28).

const KEY = 'paymentPage';

export function keepPaymentPage(storage: Pick<Storage, 'setItem'>, intentId: string, url: string): void {
  try {
    storage.setItem(KEY, JSON.stringify({ intentId, url }));
  } catch {
    // Storage is full or blocked: the payment then has to be begun anew.
  }
}

/** Null when this tab has not begun that payment. */
export function paymentPageOf(storage: Pick<Storage, 'getItem'>, intentId: string): string | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('intentId' in kept) || kept.intentId !== intentId || !('url' in kept)) return null;
    return webAddress(kept.url);
  } catch {
    // Damaged by hand, or storage is blocked.
    return null;
  }
}

/** Only http and https lead to a page; `javascript:` and the like lead nowhere. */
export function webAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null;
}
