// The provider's page, as the server names it.

/** Only http and https lead to a page; `javascript:` and the like lead nowhere. */
export function webAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null;
}
