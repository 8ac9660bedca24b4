// The four demo accounts; only where carriers are simulated (see context.ts).
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Address } from '#domain/address.ts';
import type { Orm } from './database.ts';
import { addresses, intents, sessions, users } from './schema.ts';

/** argon2id of "Hafenpost1": the password is printed at every start, so its salt needs no secrecy either. */
const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$yaAR044kW9H5Eq33IwYIZw$RvcO8AXh3y+GeT4FuE8CoL81kSVtZwVJnumO5WRFBbU';

/** argon2id of 32 random bytes that were discarded. */
const CLOSED =
  '$argon2id$v=19$m=19456,t=2,p=1$qgztLX3Y1uORrWi8i+AzpQ$G3Rv0Aqy3Wx23zsdxr9Ndcg2wfOyvIaeM+WQb95TNIs';

const GOLD = 'us_demo_gold';

const workshop: Address = {
  name: 'Greta Goldmann',
  company: 'Goldmann Feinmechanik GmbH',
  street1: 'Schanzenstraße 22',
  city: 'Hamburg',
  zip: '20357',
  country: 'DE',
  phone: '+49 40 5550134',
  email: 'gold@example.com',
  vatId: 'DE123456788',
};

/** Gold's customers, so that there is an address book to look at. */
const book: readonly Address[] = [
  {
    name: 'Élise Moreau',
    company: 'Horlogerie Moreau SARL',
    street1: '18 rue des Archives',
    city: 'Paris',
    zip: '75004',
    country: 'FR',
    phone: '+33 1 55501234',
    email: 'elise.moreau@example.com',
  },
  {
    name: 'Urs Zürcher',
    company: 'Zürcher Uhren AG',
    street1: 'Limmatquai 80',
    city: 'Zürich',
    zip: '8001',
    country: 'CH',
    phone: '+41 44 5550123',
    email: 'urs.zuercher@example.com',
  },
  {
    name: 'Zoë Quinn',
    company: 'Quinn Instruments Inc.',
    street1: '350 5th Ave',
    city: 'New York',
    state: 'NY',
    zip: '10118',
    country: 'US',
    phone: '+1 212 5550134',
    email: 'zoe.quinn@example.com',
  },
  {
    name: 'Łucja Nowak',
    street1: 'ul. Piotrkowska 104',
    city: 'Łódź',
    zip: '90-004',
    country: 'PL',
    phone: '+48 42 5550123',
    email: 'lucja.nowak@example.com',
  },
];

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
    id: GOLD,
    email: 'gold@example.com',
    firstName: 'Greta',
    lastName: 'Goldmann',
    companyName: 'Goldmann Feinmechanik GmbH',
    business: true,
    status: 'gold',
    vatId: 'DE123456788',
    vatIdVerified: true,
    vatState: 'valid' as const,
    address: workshop,
  },
  {
    id: 'us_demo_rabatt',
    email: 'rabatt@example.com',
    firstName: 'Ralf',
    lastName: 'Rabe',
    permanentDiscountPercent: 15,
  },
];

const demoIds = accounts.map(({ id }) => id);

const bookOf = (now: Date) =>
  book.map((address, i) => ({
    id: `ad_demo_${i + 1}`,
    userId: GOLD,
    address,
    createdAt: now,
    updatedAt: now,
  }));

/** Leaves existing accounts as they are; reopens closed ones. */
export async function seedDemo(orm: Orm, now: Date): Promise<void> {
  const rows = accounts.map((account) => ({ ...account, passwordHash: DEMO_PASSWORD_HASH, createdAt: now }));
  const added = await orm.insert(users).values(rows).onConflictDoNothing().returning({ id: users.id });
  // Only with a new account: what somebody has deleted stays deleted.
  if (added.some(({ id }) => id === GOLD)) await orm.insert(addresses).values(bookOf(now));
  await orm.update(users).set({ passwordHash: DEMO_PASSWORD_HASH }).where(eq(users.passwordHash, CLOSED));
}

/** Whether this database is a demo, or still empty; that of a server with real carriers is neither. */
export async function isDemoDatabase(orm: Orm): Promise<boolean> {
  if (await hasOpenDemo(orm)) return true;
  const [anybody] = await orm.select({ id: users.id }).from(users).limit(1);
  return anybody === undefined && !(await hasGuests(orm));
}

/** Whether a database that is not a demo contains anyone besides the demo accounts: real customers. */
export const hasCustomers = async (orm: Orm): Promise<boolean> =>
  !(await hasOpenDemo(orm)) && ((await hasOthers(orm)) || (await hasGuests(orm)));

async function hasOthers(orm: Orm): Promise<boolean> {
  const [user] = await orm.select({ id: users.id }).from(users).where(notInArray(users.id, demoIds)).limit(1);
  return user !== undefined;
}

/** Anyone who has tried to buy without an account. */
async function hasGuests(orm: Orm): Promise<boolean> {
  const ofGuest = notInArray(intents.userId, demoIds);
  const [intent] = await orm.select({ id: intents.id }).from(intents).where(ofGuest).limit(1);
  return intent !== undefined;
}

/** The demo rows survive whatever a visitor does to them; only real carriers close them. */
async function hasOpenDemo(orm: Orm): Promise<boolean> {
  const [open] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, demoIds), ne(users.passwordHash, CLOSED)))
    .limit(1);
  return open !== undefined;
}

/** With real carriers, nobody may sign in with a publicly known password. */
export async function closeDemo(orm: Orm): Promise<void> {
  await orm.delete(sessions).where(inArray(sessions.userId, demoIds));
  await orm.update(users).set({ passwordHash: CLOSED }).where(inArray(users.id, demoIds));
}
