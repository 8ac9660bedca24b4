// Paths that more than one place must know.

/** All three show the auth page; the last one opens its register tab (B§2). */
export const authPaths: readonly string[] = ['/auth', '/login', '/register'];
