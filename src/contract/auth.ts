// Accounts: log in, register, replace a forgotten password (B§7).
import * as z from 'zod/mini';
import { requiredLine } from '#domain/text.ts';
import { Email, NewPassword, Registration, TypedPassword } from '#domain/registration.ts';
import { Language } from '#domain/user.ts';
import { endpoint, Success } from './endpoint.ts';
import { SessionReply } from './session.ts';

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
