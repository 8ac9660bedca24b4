// The key that a purchase hands out, by which whoever comes back from a provider finds it (R95, C-38).

const VALID_MS = 24 * 60 * 60_000;

/** `createdAt`: when the purchase was opened. */
export const isKeyValid = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= VALID_MS;
