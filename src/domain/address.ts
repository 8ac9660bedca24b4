// An address: fields, what must be filled in, what is still missing.
import * as z from 'zod/mini';
import { isKnownCountry } from './territory.ts';
import { atMost, line, requiredLine } from './text.ts';

/** A code of the territory table: two letters, or the three of PTX and GBX (C-04); stored in capitals. */
export const country = (reason: string) =>
  z
    .string(reason)
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(2, { abort: true }),
      z.refine(isKnownCountry, 'country_unknown'),
    );

/** The same, but it may be missing: empty counts as not given. */
export const countryOrEmpty = line(3).check(
  z.toUpperCase(),
  z.refine((code) => code === '' || isKnownCountry(code), 'country_unknown'),
);

const emailLike = (pattern: RegExp) =>
  z.string('email_required').check(z.trim(), atMost(254), z.regex(pattern, 'email_required'));
const anyEmail = emailLike(/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u);
/** NOTE: no dot fits between two dots, so there is one way to read a domain, however many it has. */
const email = emailLike(/^[^\s@\p{Cc}\p{Cs}]+@[^\s@.\p{Cc}\p{Cs}]+(?:\.[^\s@.\p{Cc}\p{Cs}]+)+$/u);

const anyPhone = requiredLine('phone_required', 40);
/**
 * Shorter numbers are internal or for emergencies: a carrier that calls reaches nobody. Text that is refused already
 * (nothing visible, control characters) does not get this reason as well.
 */
const phone = anyPhone.check(
  z.regex(/^[\p{Z}\p{Cf}]*$|[\p{Cc}\p{Cs}]|(?:\p{Nd}\P{Nd}*){5}/u, 'phone_invalid'),
);

/** Letters. */
export const MAX_STREET = 100;

const fields = {
  name: requiredLine('name_required', 100),
  businessName: z.nullish(line(100)),
  company: z.nullish(line(100)),
  street1: requiredLine('street_required', MAX_STREET),
  street2: z.nullish(line(MAX_STREET)),
  city: requiredLine('city_required', 100),
  state: z.nullish(line(60)),
  zip: requiredLine('zip_required', 20),
  country: country('country_required'),
  phone,
  email,
  vatId: z.nullish(line(20)),
  /** A recipient's tax or identity number, where customs ask for one (customs-id.ts). */
  customsId: z.nullish(line(30)),
};

export const Address = z.object(fields);
export type Address = z.infer<typeof Address>;

/** A stored address: it must stay readable even if its phone number lacks digits, or its e-mail domain a dot. */
export const StoredAddress = z.object({ ...fields, phone: anyPhone, email: anyEmail });

/** The same address, with the country messages that the rate request names (R147). */
export const SenderAddress = z.object({ ...fields, country: country('sender_country_required') });
export const RecipientAddress = z.object({ ...fields, country: country('destination_country_required') });

type Firm = Partial<Pick<Address, 'company' | 'businessName' | 'vatId'>>;

/** Callers know the company by either name. */
export const companyOf = ({ company, businessName }: Omit<Firm, 'vatId'>): string | null =>
  company || businessName || null;

/** Whether a party is not a private person, so that no gift is sent (B§6): it has a company or a VAT id. */
export const isBusiness = (party: Firm): boolean => Boolean(companyOf(party) || party.vatId);

export type AddressField = keyof Address;

/** Every field, in the order of the form. */
export const addressFields = Object.keys(fields) as AddressField[];

/** The fields that must be filled in, in the order of the form (R27). */
export const requiredAddressFields = ['name', 'street1', 'city', 'zip', 'country', 'phone', 'email'] as const;
export type RequiredAddressField = (typeof requiredAddressFields)[number];

/** Required fields that are still empty or wrong; an empty list means that the step is complete. */
export function missingInAddress(address: Partial<Address>): RequiredAddressField[] {
  const parsed = Address.safeParse(address);
  if (parsed.success) return [];
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  return requiredAddressFields.filter((field) => wrong.has(field));
}
