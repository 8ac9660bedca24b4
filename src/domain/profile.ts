// A customer's profile, as they edit it (C-63).
import * as z from 'zod/mini';
import { Address } from './address.ts';
import { Eori } from './eori.ts';
import { line, requiredLine } from './text.ts';
import { Language } from './user.ts';
import { VatId } from './vat.ts';

/** The whole profile: an empty company name counts as none. */
export const ProfileChange = z
  .object({
    firstName: requiredLine('first_name_required', 60),
    lastName: requiredLine('last_name_required', 60),
    business: z.boolean('invalid'),
    companyName: z.nullish(line(100)),
    language: Language,
    /** Where the customer ships from and is billed; absent: stays as it is, even if it breaks newer address rules. */
    address: z.optional(z.nullable(Address)),
    vatId: z.nullable(VatId),
    /** Only businesses have one; absent: stays as it is. */
    eori: z.nullish(Eori),
    /** Whether news and offers may be mailed; absent: stays as it is. */
    newsletter: z.optional(z.boolean('invalid')),
  })
  .check(
    z.refine((profile) => !profile.business || Boolean(profile.companyName), {
      error: 'company_name_required',
      path: ['companyName'],
    }),
  );
export type ProfileChange = z.infer<typeof ProfileChange>;
