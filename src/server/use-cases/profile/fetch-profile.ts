// The signed-in user's own data.
import type { Profile } from '#contract/profile.ts';
import type { Context } from '../../context.ts';
import { findUserById } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { toProfile } from './profile-reply.ts';

export async function fetchProfile(
  ctx: Context,
  userId: string,
): Promise<{ success: true; profile: Profile }> {
  const user = await findUserById(ctx.db.orm, userId);
  if (!user) throw new AppError('not_signed_in');
  return { success: true, profile: toProfile(user) };
}
