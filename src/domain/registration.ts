// What opens an account: e-mail address, password and the registration form (B§5).
import * as z from 'zod/mini';
import { atMost, line, requiredLine } from './text.ts';
import { Language } from './user.ts';

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

/** Excludes characters that have a meaning in mail headers: "<name@…" would be another account with the same mailbox. */
const atom = '[^\\s@.<>()[\\]\\\\,;:"\\p{Cc}\\p{Cs}]+';
/** NOTE: no dot fits into an atom, so there is one way to read a text of many dots; with two, it takes hours. */
export const emailPattern = new RegExp(`^${atom}(\\.${atom})*@${atom}(\\.${atom})+$`, 'u');

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
