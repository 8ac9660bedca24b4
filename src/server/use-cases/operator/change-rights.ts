// Changes rights that customers cannot give themselves: status, discounts, a verified VAT id.
import type { Cents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { changeUserRights, findUserByEmail, lockUser, type User, type UserRights } from '../../db/users.ts';
import { mailboxOf } from '../../mailbox.ts';
import { runOperatorAction, userNotFound, refusal } from './operator-action.ts';

/** One at a time, so that the audit tells which. */
export type RightsChange =
  | { what: 'status'; status: 'gold' | 'silver' | null }
  | { what: 'discount'; percent: number }
  | { what: 'fixed-discount'; cents: Cents }
  | { what: 'vat'; isVerified: boolean };

type Changing = { email: string; operator: string; change: RightsChange };

/** Returns the account before the change. */
export async function changeRights(ctx: Context, { email, operator, change }: Changing): Promise<User> {
  const found = await findUserByEmail(ctx.db.orm, mailboxOf(email));
  const subject = found?.id ?? 'no such user';
  return await runOperatorAction(ctx, { operator, action: `user.${change.what}`, subject }, async (tx) => {
    // Locked while it is read and written: the customer may change the VAT id at this moment.
    const user = found && (await lockUser(tx, found.id));
    if (!user) throw userNotFound();
    const rights = rightsAfter(user, change);
    await changeUserRights(tx, user.id, rights);
    const before = Object.fromEntries(
      Object.keys(rights).map((key) => [key, user[key as keyof typeof rights]]),
    );
    return { result: user, details: { before, after: rights } };
  });
}

function rightsAfter(user: User, change: RightsChange): Partial<UserRights> {
  switch (change.what) {
    case 'status':
      return { status: change.status };
    case 'discount':
      return { permanentDiscountPercent: change.percent };
    case 'fixed-discount':
      return { fixedDiscountCents: change.cents };
    case 'vat':
      if (change.isVerified && !user.vatId)
        throw refusal('This account has no VAT ID that could be verified.');
      // The operator vouches for it: no proof from the authorities, and no check unless the customer asks for one.
      return {
        vatIdVerified: change.isVerified,
        ...(user.vatId
          ? {
              vatState: change.isVerified ? 'valid' : 'invalid',
              vatCheckedAt: null,
              vatConsultation: null,
              vatNextCheckAt: null,
            }
          : {}),
      };
  }
}
