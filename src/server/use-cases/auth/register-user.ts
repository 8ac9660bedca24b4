// Opens an account.
import type { BodyOf } from '#contract/endpoint.ts';
import type { registerUser as endpoint } from '#contract/auth.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/database.ts';
import { insertUser } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { hashPassword } from '../../password.ts';
import { mailboxOf } from '../../mailbox.ts';
import { type AuthenticatedUser, toAuthenticatedUser } from './authenticated-user.ts';

type Call = { body: BodyOf<typeof endpoint>; ip: string; now: Date };

/**
 * An address that has an account is refused with the general sentence of B§8, after the same work, and with no code of
 * its own (C-42). As a new account is signed in at once (R106), a caller can still tell the two apart; the throttle
 * prevents doing that by the thousand.
 */
export async function registerUser(ctx: Context, { body, ip, now }: Call): Promise<AuthenticatedUser> {
  const email = mailboxOf(body.userEmail);
  await ctx.throttles.registrationByAddress.attempt(ip);
  await ctx.throttles.accountsByMailbox.check(email);
  const passwordHash = await hashPassword(body.userPassword);
  const user = await insertUser(ctx.db.orm, {
    id: newId('us'),
    email,
    passwordHash,
    firstName: body.firstName,
    lastName: body.lastName,
    companyName: body.company ? (body.companyName ?? null) : null,
    business: body.company,
    newsletter: body.newsletter,
    goldInterest: body.company && body.goldInterest,
    platinInterest: body.company && body.platinInterest,
    language: body.language,
    createdAt: now,
  });
  if (!user) throw new AppError('invalid_request', { message: 'Registration failed. Please try again.' });
  await ctx.throttles.accountsByMailbox.allows(email);
  ctx.log.info({ userId: user.id }, 'account opened');
  return toAuthenticatedUser(user);
}
