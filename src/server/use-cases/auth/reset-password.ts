// Replaces a forgotten password by the token from the mail: once, within the hour.
import type { resetPassword as endpoint } from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { findOpenReset, usePasswordReset } from '../../db/password-resets.ts';
import { changeUser, lockUser } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { hashPassword } from '../../password.ts';
import { leaveOldPassword } from './leave-old-password.ts';
import { hashOfToken } from '../../secret-token.ts';

type Call = { body: BodyOf<typeof endpoint>; ip: string; now: Date };

/** Opens no session: whoever reads the mail still has to know the address that it went to. */
export async function resetPassword(ctx: Context, { body, ip, now }: Call): Promise<void> {
  await ctx.throttles.tokenByAddress.attempt(ip);
  const tokenHash = hashOfToken(body.token);
  // Looked at first, or every guess would cost us a hash.
  const userId = await findOpenReset(ctx.db.orm, tokenHash, now);
  if (userId === null) throw new AppError('token_invalid');
  const passwordHash = await hashPassword(body.newPassword);
  const email = await ctx.db.transaction(async (tx) => {
    // Whoever asks for another link holds the user first, too: neither waits for the other crosswise.
    const isOpen = (await lockUser(tx, userId)) && (await usePasswordReset(tx, tokenHash, now));
    if (!isOpen) throw new AppError('token_invalid');
    const user = await changeUser(tx, userId, { passwordHash });
    await leaveOldPassword(tx, user, { by: 'mailed-link', now });
    return user.email;
  });
  // Whoever has tried too often before asking for the mail may sign in at once.
  await ctx.throttles.loginByAccount.clear(email);
  await ctx.throttles.loginByAccountAndAddress.clear(`${ip} ${email}`);
  await ctx.throttles.tokenByAddress.forgive(ip);
  ctx.wake('outbox');
}
