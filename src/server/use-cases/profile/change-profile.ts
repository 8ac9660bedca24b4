// Replaces a customer's own profile data; a changed VAT id is unverified until it is checked (C-63).
import type { Profile } from '#contract/profile.ts';
import type { ProfileChange } from '#domain/profile.ts';
import { isVatId } from '#domain/vat-check-digits.ts';
import type { Context } from '../../context.ts';
import { changeUser, findUserById, lockUser, type NewUser, type User } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import { tidyAddress } from '../../tidy-address.ts';
import { toProfile } from './profile-reply.ts';

type Call = { userId: string; ip: string; body: ProfileChange; now: Date };

export async function changeProfile(
  ctx: Context,
  { userId, ip, body, now }: Call,
): Promise<{ success: true; profile: Profile }> {
  const known = await findUserById(ctx.db.orm, userId);
  if (known && body.vatId !== null && body.vatId !== known.vatId) {
    // An invalid id that is already stored may stay: a change of name must not fail because of it.
    if (!isVatId(body.vatId))
      throw new AppError('invalid_request', { issues: [{ path: 'vatId', reason: 'vat_id_invalid' }] });
    // Every new id is a request to the authorities, who count them.
    await ctx.throttles.vatByAccount.attempt(userId);
    await ctx.throttles.vatByAddress.attempt(ip);
  }
  const address = body.address && (await tidyAddress(body.address));
  const user = await ctx.db.transaction(async (tx) => {
    const before = await lockUser(tx, userId);
    if (!before) throw new AppError('not_signed_in');
    return await changeUser(tx, userId, {
      ...fieldsOf(body),
      address: address === undefined ? before.address : address,
      ...vatFieldsOf(before, body.vatId, now),
      eori: eoriOf(before, body),
      newsletter: body.newsletter ?? before.newsletter,
    });
  });
  ctx.wake('vat-checks');
  return { success: true, profile: toProfile(user) };
}

const fieldsOf = ({ firstName, lastName, business, companyName, language }: ProfileChange) => ({
  firstName,
  lastName,
  business,
  companyName: companyName || null,
  language,
});

/** Private persons have no EORI number. */
const eoriOf = (before: User, { business, eori }: ProfileChange): string | null =>
  !business ? null : eori === undefined ? before.eori : eori;

/** An unchanged id keeps its state, however it is spelt. */
function vatFieldsOf(before: User, vatId: string | null, now: Date): Partial<NewUser> {
  if (vatId === before.vatId) return {};
  return {
    vatId,
    vatIdVerified: false,
    vatState: vatId === null ? null : 'pending',
    vatCheckedAt: null,
    vatConsultation: null,
    vatNextCheckAt: vatId === null ? null : now,
    vatAttempts: 0,
  };
}
