// What to say about the check of a VAT id, and how soon to look again. Pure.
import type { Vat } from '#contract/profile.ts';

type VatNews = 'asking' | 'outage' | 'unasked' | 'valid' | 'invalid';

/** How long a first answer may take; until then silence is no outage. */
export const PATIENCE_MS = 10_000;

/** `isFresh`: saved on this page less than PATIENCE_MS ago. */
export function vatNews(vat: Vat, now: Date, isFresh: boolean): VatNews {
  if (vat.state === 'valid') return 'valid';
  if (vat.nextCheckAt === null) return vat.state === 'invalid' ? 'invalid' : 'unasked';
  const isDue = Date.parse(vat.nextCheckAt) <= now.getTime();
  return isDue || isFresh ? 'asking' : 'outage';
}

const SOON_MS = 2_000;
const LATER_MS = 20_000;
/** The number of looks in quick succession; later ones are slower. */
const SOON_TIMES = 8;

/** Milliseconds until the page should poll the server again; false: there is nothing left to learn. */
export const lookAgainAfter = (vat: Vat, looks: number): number | false =>
  vat.state === 'valid' || vat.nextCheckAt === null ? false : looks < SOON_TIMES ? SOON_MS : LATER_MS;
