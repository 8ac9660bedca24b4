// Holds the account of whoever calls until the transaction ends: an end that has come meanwhile is seen, one that comes waits.
import { isGuest } from '#domain/user.ts';
import type { Orm } from '../../db/database.ts';
import { lockUser, type User } from '../../db/users.ts';
import { AppError } from '../../errors.ts';

/**
 * The account as it is now; null: a guest has none. Throws `not_signed_in` when it has ended since the session was read.
 * Hold it before an order, never after.
 */
export async function holdAccount(tx: Orm, userId: string): Promise<User | null> {
  if (isGuest(userId)) return null;
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_signed_in');
  return user;
}
