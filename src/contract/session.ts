// The session: who is signed in, and its end (B§7). Every page needs it; the forms that open one are in auth.ts.
import * as z from 'zod/mini';
import { SessionUser } from '#domain/user.ts';
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

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session; succeeds even without one.',
  access: 'open',
  reply: Success,
});
