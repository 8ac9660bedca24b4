// Purchase keys: how a buyer who returns from a provider finds their purchase (R95, C-38).
import { DAY_MS } from './durations.ts';

const VALID_MS = DAY_MS;

/** `createdAt`: when the purchase was opened. */
export const isKeyValid = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= VALID_MS;
