// Changes the password for a user who knows the current one; all other sessions end.
import type { changePassword as endpoint } from '#contract/profile.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { replacePasswordHash } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { hashPassword } from '../../password.ts';
import type { VerifiedPassword } from '../auth/authenticated-user.ts';
import { finishPasswordChange } from '../auth/finish-password-change.ts';
import { verifyOwner } from './verify-owner.ts';

type Call = { user: SessionUser; body: BodyOf<typeof endpoint>; now: Date };

/** Ends every session of the account; the route opens a new one from the result. */
export async function changePassword(
  ctx: Context,
  { user: { userId, email }, body, now }: Call,
): Promise<VerifiedPassword> {
  const { passwordChangesByMailbox } = ctx.throttles;
  // Before the password is looked at, which costs more than anything else here; counted after it, as most are mistyped.
  await passwordChangesByMailbox.check(email);
  const user = await verifyOwner(ctx, userId, body.currentPassword);
  await passwordChangesByMailbox.attempt(email);
  const after = await hashPassword(body.newPassword);
  await ctx.db.transaction(async (tx) => {
    // Of two concurrent changes with the same old password, the second no longer has the current one.
    const changed = await replacePasswordHash(tx, userId, { before: user.passwordHash, after });
    if (!changed) throw new AppError('wrong_password');
    await finishPasswordChange(tx, changed, { by: 'old-password', now });
  });
  ctx.wake('outbox');
  return { userId, passwordHash: after };
}
