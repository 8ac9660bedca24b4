// Limits on requests to the places service: each one is billed.
import type { Context } from '../../context.ts';

export type PlacesCaller = { userId: string; ip: string };

/** False when the day's quota is spent: only the suggestions are missing then. Throws `too_many_attempts` for haste. */
export async function countPlacesRequest(
  { throttles, log }: Context,
  { userId, ip }: PlacesCaller,
): Promise<boolean> {
  await throttles.placesByAccount.attempt(userId);
  // In this order, so that a refused request takes nothing from the shared quota.
  if (!(await throttles.placesByAccountAndDay.allows(userId))) return false;
  if (!(await throttles.placesByAddressAndDay.allows(ip))) return false;
  if (await throttles.placesByDay.allows('all')) return true;
  // No user gets suggestions any more until tomorrow, and nothing else would report it.
  if (await throttles.spentPlacesTold.allows('all'))
    log.warn("the day's quota for the places service is used up");
  return false;
}
