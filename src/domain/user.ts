// A customer account: who signs in, and which rights come with it.
import * as z from 'zod/mini';
import type { Cents } from './money.ts';
import { atMost, line, requiredLine } from './text.ts';

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

/** One and the same account however the address is typed. */
export const normaliseEmail = (email: string): string => email.trim().normalize().toLowerCase();

/** The three live checks of the registration form (B§5). */
export const passwordRules = {
  password_length: (password: string) => [...password].length >= 8,
  password_uppercase: (password: string) => /\p{Lu}/u.test(password),
  password_digit: (password: string) => /\d/.test(password),
} as const;
export type PasswordRule = keyof typeof passwordRules;

export const brokenPasswordRules = (password: string): PasswordRule[] =>
  (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](password));

/** A password typed as proof of identity; it may predate the current rules. */
export const TypedPassword = z
  .string('password_required')
  .check(z.minLength(1, 'password_required'), atMost(200));

/** A password that is being chosen. */
export const NewPassword = z.string('password_required').check(
  z.minLength(1, 'password_required'),
  // argon2 reads any length; the bound only keeps a megabyte of password out.
  atMost(200),
  z.refine((password) => brokenPasswordRules(password).length === 0, 'password_rules'),
);

/**
 * Excludes the characters that have a meaning in mail headers: "<name@…" would be another account with the same
 * mailbox. NOTE: each step can match only one dot, the first one inside the domain; with two to choose from, a text of
 * many dots takes hours.
 */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}][^\s@.<>()[\]\\,;:"\p{Cc}\p{Cs}]*\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+$/u;

export const Email = z
  .string('email_required')
  .check(z.trim(), z.minLength(1, 'email_required'), atMost(254), z.regex(emailPattern, 'email_invalid'));

export const Registration = z
  .object({
    company: z._default(z.boolean('invalid'), false),
    companyName: z.nullish(line(100)),
    firstName: requiredLine('first_name_required', 60),
    lastName: requiredLine('last_name_required', 60),
    userEmail: Email,
    userPassword: NewPassword,
    newsletter: z._default(z.boolean('invalid'), false),
    goldInterest: z._default(z.boolean('invalid'), false),
    platinInterest: z._default(z.boolean('invalid'), false),
    language: z._default(Language, 'de'),
  })
  .check(
    z.refine((r) => !r.company || Boolean(r.companyName), {
      error: 'company_name_required',
      path: ['companyName'],
    }),
  );
export type Registration = z.infer<typeof Registration>;

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
