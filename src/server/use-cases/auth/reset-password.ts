// Replaces a forgotten password with the token from the mail: once, within the hour.
import type { resetPassword as endpoint } from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { findOpenReset, usePasswordReset } from '../../db/password-resets.ts';
import { changeUser, lockUser } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { hashPassword } from '../../password.ts';
import { finishPasswordChange } from './finish-password-change.ts';
import { hashOfToken } from '../../secret-token.ts';

type Call = { body: BodyOf<typeof endpoint>; ip: string; now: Date };

/** Opens no session: a reader of the mail still has to know the address that it went to. */
export async function resetPassword(ctx: Context, { body, ip, now }: Call): Promise<void> {
  await ctx.throttles.tokenByAddress.attempt(ip);
  const tokenHash = hashOfToken(body.token);
  // Checked first, or every guess would cost us a hash.
  const userId = await findOpenReset(ctx.db.orm, tokenHash, now);
  if (userId === null) throw new AppError('token_invalid');
  const passwordHash = await hashPassword(body.newPassword);
  const email = await ctx.db.transaction(async (tx) => {
    // The user is locked first, as in a request for another link, so that neither can deadlock the other.
    const isOpen = (await lockUser(tx, userId)) && (await usePasswordReset(tx, tokenHash, now));
    if (!isOpen) throw new AppError('token_invalid');
    const user = await changeUser(tx, userId, { passwordHash });
    await finishPasswordChange(tx, user, { by: 'mailed-link', now });
    return user.email;
  });
  // A user locked out by too many tries before the reset may sign in at once.
  await ctx.throttles.loginByAccount.clear(email);
  await ctx.throttles.loginByAccountAndAddress.clear(`${ip} ${email}`);
  await ctx.throttles.tokenByAddress.forgive(ip);
  ctx.wake('outbox');
}
