// Checks email address and password; unknown addresses take the same time and give the same answer (C-42).
import type { BodyOf } from '#contract/endpoint.ts';
import type { logIn as endpoint } from '#contract/auth.ts';
import type { Context } from '../../context.ts';
import { findUserByEmail } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { isPassword } from '../../password.ts';
import { mailboxOf } from '../../mailbox.ts';
import { type AuthenticatedUser, toAuthenticatedUser } from './authenticated-user.ts';

type Call = { body: BodyOf<typeof endpoint>; ip: string };

/** The session must be opened for the password that was checked, and for no other. */
export async function logIn(ctx: Context, { body, ip }: Call): Promise<AuthenticatedUser> {
  const email = mailboxOf(body.userEmail);
  const { loginByAddress, loginByAccount, loginByAccountAndAddress } = ctx.throttles;
  const here = `${ip} ${email}`;
  // Counted before the password is checked, or a hundred parallel tries would all be the first.
  await loginByAddress.attempt(ip);
  // A try refused here does not count against the account.
  await loginByAccountAndAddress.attempt(here);
  await loginByAccount.attempt(email);
  const user = await findUserByEmail(ctx.db.orm, email);
  const matches = await isPassword(body.userPassword, user?.passwordHash ?? null);
  if (!user || !matches) {
    // An address without an account has no id to log, only personal data.
    ctx.log.warn({ userId: user?.id ?? null }, 'sign-in refused');
    throw new AppError('wrong_credentials');
  }
  await Promise.all([
    loginByAddress.forgive(ip),
    loginByAccountAndAddress.forgive(here),
    loginByAccount.forgive(email),
  ]);
  ctx.log.info({ userId: user.id }, 'signed in');
  return toAuthenticatedUser(user);
}
