// Paths that more than one place must know.

/** All three show the auth page; the last one opens its register tab (B§2). */
export const authPaths: readonly string[] = ['/auth', '/login', '/register'];

/** Where whoever has forgotten the password asks for a link, and where that link leads (C-63). */
export const FORGOT_PATH = '/forgot-password';
export const RESET_PATH = '/reset-password';

/** Prices without an account: a word of a parcel makes "/" the price comparison (R18). A link to it loads anew. */
export const COMPARE_PATH = '/?abholung=DE';
