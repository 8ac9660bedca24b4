// The four demo accounts; only where carriers are pretended (see context.ts).
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { sessions, users } from './schema.ts';

/** argon2id of "Hafenpost1": the password is printed at every start, so its salt needs no secrecy either. */
const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$yaAR044kW9H5Eq33IwYIZw$RvcO8AXh3y+GeT4FuE8CoL81kSVtZwVJnumO5WRFBbU';

/** argon2id of 32 random bytes that nobody has kept. */
const CLOSED =
  '$argon2id$v=19$m=19456,t=2,p=1$qgztLX3Y1uORrWi8i+AzpQ$G3Rv0Aqy3Wx23zsdxr9Ndcg2wfOyvIaeM+WQb95TNIs';

const accounts = [
  { id: 'us_demo_privat', email: 'privat@example.com', firstName: 'Petra', lastName: 'Petersen' },
  {
    id: 'us_demo_business',
    email: 'business@example.com',
    firstName: 'Bernd',
    lastName: 'Brandt',
    companyName: 'Brandt Bootsbau GmbH',
    business: true,
  },
  {
    id: 'us_demo_gold',
    email: 'gold@example.com',
    firstName: 'Greta',
    lastName: 'Goldmann',
    companyName: 'Goldmann Feinmechanik GmbH',
    business: true,
    status: 'gold',
    vatId: 'DE123456788',
    vatIdVerified: true,
  },
  {
    id: 'us_demo_rabatt',
    email: 'rabatt@example.com',
    firstName: 'Ralf',
    lastName: 'Rabe',
    permanentDiscountPercent: 15,
  },
];

/** Leaves accounts that exist as they are; opens those that were closed. */
export async function seedDemo(orm: Orm, now: Date): Promise<void> {
  const rows = accounts.map((account) => ({ ...account, passwordHash: DEMO_PASSWORD_HASH, createdAt: now }));
  await orm.insert(users).values(rows).onConflictDoNothing();
  await orm.update(users).set({ passwordHash: DEMO_PASSWORD_HASH }).where(eq(users.passwordHash, CLOSED));
}

/** Whether this database is a demonstration's, or nobody's yet; one of a server with real carriers is neither. */
export async function isDemoDatabase(orm: Orm): Promise<boolean> {
  const [open] = await orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.passwordHash, DEMO_PASSWORD_HASH))
    .limit(1);
  if (open) return true;
  const [anybody] = await orm.select({ id: users.id }).from(users).limit(1);
  return anybody === undefined;
}

/** Where carriers are real, nobody signs in with a password that everybody knows. */
export async function closeDemo(orm: Orm): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  await orm.delete(sessions).where(inArray(sessions.userId, ids));
  await orm.update(users).set({ passwordHash: CLOSED }).where(inArray(users.id, ids));
}
