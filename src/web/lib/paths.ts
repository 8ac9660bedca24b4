// Paths that more than one place needs.

/** All three show the auth page; the last one opens its register tab (B§2). */
export const authPaths: readonly string[] = ['/auth', '/login', '/register'];

/** Where a customer requests a link to reset the password, and where that link leads (C-63). */
export const FORGOT_PATH = '/forgot-password';
export const RESET_PATH = '/reset-password';

/** Prices without an account: a query about a parcel makes "/" the price comparison (R18). A link there reloads. */
export const COMPARE_PATH = '/?abholung=DE';
