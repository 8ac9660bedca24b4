// What may be asked of the places service: each question is billed.
import type { Context } from '../../context.ts';

export type Asker = { userId: string; ip: string };

/** False when the day's sum is spent: help is missing then, nothing more. Throws `too_many_attempts` for haste. */
export async function countQuestion({ throttles, log }: Context, { userId, ip }: Asker): Promise<boolean> {
  await throttles.placesByAccount.attempt(userId);
  // In this order: what is refused takes nothing from all the others.
  if (!(await throttles.placesByAccountAndDay.allows(userId))) return false;
  if (!(await throttles.placesByAddressAndDay.allows(ip))) return false;
  if (await throttles.placesByDay.allows('all')) return true;
  // Nobody has help with addresses any more until tomorrow, which nobody else would report.
  if (await throttles.spentPlacesTold.allows('all'))
    log.warn('all questions of the day to the places service are asked');
  return false;
}
