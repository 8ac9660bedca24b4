// Accounts: log in, log out, register, current user (B§7).
import * as z from 'zod/mini';
import { requiredLine } from '#domain/text.ts';
import { Email, Language, NewPassword, Registration, SessionUser, TypedPassword } from '#domain/user.ts';
import { endpoint, Success } from './endpoint.ts';

/** A return from PayPal that came without a session; the browser goes to /label-success with it (R94, C-38). */
export const ParkedReturn = z.object({ token: z.string(), PayerID: z.string(), purchaseKey: z.string() });
export type ParkedReturn = z.infer<typeof ParkedReturn>;

/** The signed-in user beside `success`, as B§7 lists the fields. */
export const SessionReply = z.extend(SessionUser, {
  success: z.literal(true),
  redirectToPayPalSuccess: z.nullable(ParkedReturn),
});
export type SessionReply = z.infer<typeof SessionReply>;

export const fetchSession = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 401 without a session.',
  access: 'user',
  reply: SessionReply,
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Opens a session. An unknown address and a wrong password get the same reply.',
  access: 'open',
  body: z.object({
    userEmail: requiredLine('email_required', 254),
    userPassword: TypedPassword,
  }),
  reply: SessionReply,
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session; succeeds even without one.',
  access: 'open',
  reply: Success,
});

export const registerUser = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Opens an account and signs the user in.',
  access: 'open',
  body: Registration,
  reply: SessionReply,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary:
    'Mails a link to /reset-password?token=… if there is such an account; the reply never reveals whether there is.',
  access: 'open',
  body: z.object({ email: Email, language: z._default(Language, 'de') }),
  reply: Success,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Sets a new password with a token from the mail, valid once and for an hour; ends all sessions, including that of this browser, and opens none.',
  access: 'open',
  body: z.object({
    token: z.string('required').check(z.maxLength(200, 'too_long')),
    newPassword: NewPassword,
  }),
  reply: Success,
});
