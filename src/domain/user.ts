// A customer account: who signs in, and which rights come with it.
import * as z from 'zod/mini';
import type { Cents } from './money.ts';

/** The language of mails and documents. */
export const Language = z.enum(['de', 'en'], 'unknown');
export type Language = z.infer<typeof Language>;

/** What the browser may know about the signed-in user (R109). */
export const SessionUser = z.object({
  userId: z.string(),
  firstName: z.string(),
  email: z.string(),
  /** gold, silver, or any other loyalty word; null when there is none. */
  status: z.nullable(z.string()),
  permanentShipmentDiscount: z.number(),
  business: z.boolean(),
  vatIdVerified: z.boolean(),
  language: Language,
});
export type SessionUser = z.infer<typeof SessionUser>;

/** What the server knows besides and does not send: prices show it (C-24). */
export type Customer = SessionUser & { fixedDiscountCents: Cents };

/** Invoice is for status gold only (B§6). */
export const mayPayByInvoice = (user: Pick<SessionUser, 'status'>): boolean => user.status === 'gold';

export const GUEST = 'g_';

/** Whether the owner has no account; see the server's session. */
export const isGuest = (userId: string): boolean => userId.startsWith(GUEST);

/**
 * A visitor who compares and pays without an account (B§6): no name, no discount, no invoice. `secret`: one guest's.
 */
export const guestUser = (secret: string): Customer => ({
  userId: `${GUEST}${secret}`,
  firstName: '',
  email: '',
  status: null,
  permanentShipmentDiscount: 0,
  fixedDiscountCents: 0,
  business: false,
  vatIdVerified: false,
  language: 'de',
});
