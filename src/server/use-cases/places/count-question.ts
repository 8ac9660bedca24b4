// What may be asked of the places service: each question is billed.
import type { Context } from '../../context.ts';

export type Asker = { userId: string; ip: string };

/** False when the day's sum is spent: help is missing then, nothing more. Throws `too_many_attempts` for haste. */
export async function countQuestion({ throttles }: Context, { userId, ip }: Asker): Promise<boolean> {
  await throttles.placesByAccount.attempt(userId);
  // In this order: what is refused takes nothing from all the others.
  return (
    (await throttles.placesByAccountAndDay.allows(userId)) &&
    (await throttles.placesByAddressAndDay.allows(ip)) &&
    (await throttles.placesByDay.allows('all'))
  );
}
