// Accounts: found by address, opened once, locked while money is counted.
import { eq } from 'drizzle-orm';
import type { SessionUser } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { users } from './schema.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** `email` as normaliseEmail leaves it. */
export async function findUserByEmail(orm: Orm, email: string): Promise<User | null> {
  const [row] = await orm.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Inserts; null when the address has an account already. */
export async function insertUser(orm: Orm, user: NewUser): Promise<User | null> {
  const [row] = await orm.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

/** Throws when there is no such user: only ids from our own rows come here. */
export async function findUserEmail(orm: Orm, id: string): Promise<string> {
  const [row] = await orm.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (!row) throw new Error(`No user ${id}`);
  return row.email;
}

type UserRights = Pick<User, 'status' | 'permanentDiscountPercent' | 'vatIdVerified'>;

/** What only an operator may change. */
export async function changeUserRights(tx: Orm, id: string, change: Partial<UserRights>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Holds the user's row until the transaction ends, so that two transactions of one customer come one by one. */
export async function lockUser(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** What the browser may know. */
export const toSessionUser = (
  user: Pick<
    User,
    'id' | 'firstName' | 'email' | 'status' | 'permanentDiscountPercent' | 'business' | 'vatIdVerified'
  >,
): SessionUser => ({
  userId: user.id,
  firstName: user.firstName,
  email: user.email,
  status: user.status,
  permanentShipmentDiscount: user.permanentDiscountPercent,
  business: user.business,
  vatIdVerified: user.vatIdVerified,
});
