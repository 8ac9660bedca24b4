// Proves by password that the session's user owns the account; tries are counted.
import type { Context } from '../../context.ts';
import { findUserById, type User } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { isPassword } from '../../password.ts';

export async function verifyOwner(ctx: Context, userId: string, password: string): Promise<User> {
  const { passwordByAccount } = ctx.throttles;
  // Counted before the password is checked, or a hundred parallel tries would all be the first.
  await passwordByAccount.attempt(userId);
  const user = await findUserById(ctx.db.orm, userId);
  if (!user) throw new AppError('not_signed_in');
  if (!(await isPassword(password, user.passwordHash))) {
    ctx.log.warn({ userId }, 'password refused');
    throw new AppError('wrong_password');
  }
  await passwordByAccount.forgive(userId);
  return user;
}
