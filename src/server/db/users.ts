// Accounts: found by address, opened once, locked while money is counted.
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { permanentPercent } from '#domain/discount.ts';
import type { BilledAccount } from '#domain/party.ts';
import type { Customer } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { users } from './schema.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** `email` as normaliseEmail leaves it. */
export async function findUserByEmail(orm: Orm, email: string): Promise<User | null> {
  const [row] = await orm
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row ?? null;
}

/** Null when there is no such user, or not any more. */
export async function findUserById(orm: Orm, id: string): Promise<User | null> {
  const [row] = await orm
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}

/** Who asked for the membership when registering and has no status yet; who has waited longest first. */
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

/** What only an operator may change. */
export async function changeUserRights(tx: Orm, id: string, change: Partial<UserRights>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** What customers say of themselves, and what follows from it. */
export async function changeUser(tx: Orm, id: string, change: Partial<NewUser>): Promise<User> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  if (!row) throw new Error(`No user ${id}`);
  return row;
}

/** Replaces a password hash that is still `before`; null when somebody was faster. */
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
 * Holds the user's row until the transaction ends, so that two transactions of one customer come one by one; answers
 * what it says now: what was read before may have changed. Null when there is no such user, or not any more: whoever
 * waited here while the account was closed hears of it.
 */
export async function lockUser(tx: Orm, id: string): Promise<User | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
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

/** First what is never null: Drizzle takes a joined row for missing when its first column is null. */
export const billedAccount = {
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  business: users.business,
  vatId: users.vatId,
  address: users.address,
};

/** Also of an account that has ended. */
export async function findBilled(orm: Orm, id: string): Promise<BilledAccount | null> {
  const [row] = await orm.select(billedAccount).from(users).where(eq(users.id, id));
  return row ?? null;
}
