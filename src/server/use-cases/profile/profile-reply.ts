// A user's row as its owner sees it.
import type { Profile, Vat } from '#contract/profile.ts';
import type { User } from '../../db/users.ts';

export const toProfile = (user: User): Profile => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  business: user.business,
  companyName: user.companyName,
  language: user.language,
  address: user.address,
  vat: toVat(user),
  eori: user.eori,
  newsletter: user.newsletter,
  createdAt: user.createdAt.toISOString(),
});

type VatFields = Pick<User, 'vatId' | 'vatState' | 'vatIdVerified' | 'vatCheckedAt' | 'vatNextCheckAt'>;

/** Ids stored before there were checks have no state: verified by an operator, or by nobody yet. */
export const toVat = (user: VatFields): Vat => ({
  id: user.vatId,
  state: user.vatId === null ? null : (user.vatState ?? (user.vatIdVerified ? 'valid' : 'pending')),
  checkedAt: user.vatCheckedAt?.toISOString() ?? null,
  nextCheckAt: user.vatNextCheckAt?.toISOString() ?? null,
});
