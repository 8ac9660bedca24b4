// Checks the address of the provider's page, as the server names it.

/** Only http and https lead to a page, not `javascript:` and the like. (Safari before 17 has no `URL.canParse`.) */
export const webAddress = (url: unknown): string | null =>
  typeof url === 'string' && /^https?:\/\/./i.test(url) ? url : null;
