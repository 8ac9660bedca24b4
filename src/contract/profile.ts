// The signed-in user's own data: profile, password, VAT id, export and end of the account (C-63).
import * as z from 'zod/mini';
import { StoredAddress } from '#domain/address.ts';
import { ProfileChange } from '#domain/profile.ts';
import { NewPassword, TypedPassword } from '#domain/registration.ts';
import { Language } from '#domain/user.ts';
import { VatState } from '#domain/vat.ts';
import { endpoint, Success } from './endpoint.ts';

/** Checked automatically once saved; an outage of the authorities leaves it pending. */
export const Vat = z.object({
  /** In one spelling: "DE123456789". */
  id: z.nullable(z.string()),
  /** Null without an id. */
  state: z.nullable(VatState),
  /** When the authorities last answered. */
  checkedAt: z.nullable(z.string()),
  /** When the next automatic check is due; null: none. */
  nextCheckAt: z.nullable(z.string()),
});
export type Vat = z.infer<typeof Vat>;

export const Profile = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  business: z.boolean(),
  companyName: z.nullable(z.string()),
  language: Language,
  /** Null until the customer has entered it. */
  address: z.nullable(StoredAddress),
  vat: Vat,
  /** In one spelling: "DE1234567". */
  eori: z.nullable(z.string()),
  /** Consent given at registration, withdrawn or given again here. */
  newsletter: z.boolean(),
  createdAt: z.string(),
});
export type Profile = z.infer<typeof Profile>;

const ProfileReply = z.object({ success: z.literal(true), profile: Profile });

export const fetchProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'The profile of the signed-in user.',
  access: 'user',
  reply: ProfileReply,
});

export const changeProfile = endpoint({
  method: 'POST',
  path: '/api/profile',
  summary: 'Replaces the profile; a changed VAT ID is checked in the background.',
  access: 'user',
  body: ProfileChange,
  reply: ProfileReply,
});

export const checkVatId = endpoint({
  method: 'POST',
  path: '/api/profile/vat-check',
  summary:
    'Has the authorities check the VAT ID again; returns their answer, or "pending" while they give none.',
  access: 'user',
  reply: z.object({ success: z.literal(true), vat: Vat }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/profile/password',
  summary: 'Sets a new password; ends every other session and renews this one.',
  access: 'user',
  body: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
  reply: Success,
});

export const signOutElsewhere = endpoint({
  method: 'POST',
  path: '/api/profile/sign-out-elsewhere',
  summary: 'Ends every other session of the signed-in user; returns how many there were.',
  access: 'user',
  reply: z.object({ success: z.literal(true), ended: z.number() }),
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/profile/export',
  summary: 'Everything stored about the signed-in user, as a download.',
  access: 'user',
  reply: z.record(z.string(), z.unknown()),
});

/** Why an account cannot be closed yet; details.reasons of `account_busy`. */
export const DeletionObstacle = z.enum([
  'open_checkout',
  'open_invoice',
  'refund_underway',
  'planned_pickup',
]);
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/profile/delete',
  summary:
    'Closes the account. Orders and invoices are kept for as long as tax law requires, with no way to sign in.',
  access: 'user',
  body: z.object({ password: TypedPassword }),
  reply: Success,
});
