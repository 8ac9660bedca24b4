// Mails a link for replacing a forgotten password; the caller never learns whether there is an account.
import { setTimeout as pause } from 'node:timers/promises';
import type { forgotPassword as endpoint } from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { insertPasswordReset } from '../../db/password-resets.ts';
import { findUserByEmail, lockUser, type User } from '../../db/users.ts';
import { mailboxOf } from '../../mailbox.ts';
import { writeMail } from '../mails/write-mail.ts';
import { hashOfToken, newToken } from '../../secret-token.ts';

/** How long the link is valid; the mail says so. */
const VALID_MS = HOUR_MS;
const UNTIL_ANSWERED_MS = 50;

type Call = { body: BodyOf<typeof endpoint>; ip: string; now: Date };

/** An unknown address takes the same time: the rest happens after the answer. */
export async function forgotPassword(ctx: Context, { body, ip, now }: Call): Promise<void> {
  const email = mailboxOf(body.email);
  await ctx.throttles.resetByAddress.attempt(ip);
  await ctx.throttles.resetByAccount.attempt(email);
  const user = await findUserByEmail(ctx.db.orm, email);
  ctx.background(async () => {
    // Started at once, it would delay the answer, which would reveal that there is an account.
    await pause(UNTIL_ANSWERED_MS);
    if (user) await sendLink(ctx, user, { language: body.language, now });
  });
}

type Sending = Pick<BodyOf<typeof endpoint>, 'language'> & { now: Date };

async function sendLink(ctx: Context, user: User, { language, now }: Sending): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await ctx.db.transaction(async (tx) => {
    // The account was closed meanwhile, or has another address: no mail is written.
    if ((await lockUser(tx, user.id))?.email !== user.email) return;
    await insertPasswordReset(tx, {
      tokenHash: hashOfToken(token),
      userId: user.id,
      createdAt: now,
      expiresAt,
    });
    // In the language of the page: the person who forgot the password may share the account.
    await writeMail(tx, {
      kind: 'password-reset',
      recipient: user.email,
      language,
      data: { token, expiresAt: expiresAt.toISOString() },
      now,
    });
  });
  ctx.wake('outbox');
}
