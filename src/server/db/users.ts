// Accounts: found by e-mail address, opened once, locked while money is counted.
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { permanentPercent } from '#domain/discount.ts';
import type { BilledAccount } from '#domain/party.ts';
import type { Customer } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { users } from './schema.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** `email` as returned by mailboxOf. */
export async function findUserByEmail(orm: Orm, email: string): Promise<User | null> {
  const [row] = await orm
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row ?? null;
}

/** Null if there is no such user, or no longer. */
export async function findUserById(orm: Orm, id: string): Promise<User | null> {
  const [row] = await orm
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}

/** Users who asked for the membership when registering and have no status yet, the longest waiting first. */
export const listMembershipWishes = (orm: Orm, limit: number): Promise<User[]> =>
  orm
    .select()
    .from(users)
    .where(and(or(users.goldInterest, users.platinInterest), isNull(users.status), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt))
    .limit(limit);

/** Inserts; null when the address has an account already. */
export async function insertUser(orm: Orm, user: NewUser): Promise<User | null> {
  const [row] = await orm.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

export type UserRights = Pick<
  User,
  | 'status'
  | 'permanentDiscountPercent'
  | 'fixedDiscountCents'
  | 'vatIdVerified'
  | 'vatState'
  | 'vatCheckedAt'
  | 'vatConsultation'
  | 'vatNextCheckAt'
>;

/** Changes what only an operator may change. */
export async function changeUserRights(tx: Orm, id: string, change: Partial<UserRights>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Changes what customers say about themselves, and what follows from it. */
export async function changeUser(tx: Orm, id: string, change: Partial<NewUser>): Promise<User> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  if (!row) throw new Error(`No user ${id}`);
  return row;
}

/** Replaces a password hash that is still `before`; null if another change was faster. */
export async function replacePasswordHash(
  tx: Orm,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<User | null> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before), isNull(users.deletedAt)))
    .returning();
  return row ?? null;
}

/**
 * Locks the user's row until the transaction ends, so that two transactions of one customer run one at a time, or with
 * `share` so that nobody changes it; answers the current row, which may differ from what was read before. Null if there
 * is no such user, or no longer: a transaction that waited here while the account was closed learns of it.
 */
export async function lockUser(
  tx: Orm,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<User | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for(strength);
  return row ?? null;
}

export const toCustomer = (
  user: Pick<
    User,
    | 'id'
    | 'firstName'
    | 'email'
    | 'status'
    | 'permanentDiscountPercent'
    | 'fixedDiscountCents'
    | 'business'
    | 'vatIdVerified'
    | 'language'
  >,
): Customer => ({
  userId: user.id,
  firstName: user.firstName,
  email: user.email,
  status: user.status,
  permanentShipmentDiscount: permanentPercent(user.permanentDiscountPercent),
  fixedDiscountCents: user.fixedDiscountCents,
  business: user.business,
  vatIdVerified: user.vatIdVerified,
  language: user.language,
});

/** A column that is never null comes first: Drizzle takes a joined row for missing if its first column is null. */
export const billedAccount = {
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  business: users.business,
  vatId: users.vatId,
  address: users.address,
};

/** Also for a closed account. */
export async function findBilled(orm: Orm, id: string): Promise<BilledAccount | null> {
  const [row] = await orm.select(billedAccount).from(users).where(eq(users.id, id));
  return row ?? null;
}
