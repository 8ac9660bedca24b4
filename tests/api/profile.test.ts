// The profile: the customer's own data, a new password, and the answers to bad input.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { Profile } from '#contract/profile.ts';
import { anAddress } from '../support/factories.ts';
import { DEMO_PASSWORD, type House, openHouse, type Session } from '../support/house.ts';
import { users } from '#server/db/schema.ts';
import { IDLE_MS } from '#domain/session-limits.ts';
import { mailsTo, resetTokenFor } from '../support/mailbox.ts';

const PRIVAT = 'privat@example.com';

const aChange = (change: object = {}) => ({
  firstName: 'Petra',
  lastName: 'Petersen',
  business: false,
  companyName: null,
  language: 'de',
  address: null,
  vatId: null,
  ...change,
});

const profileOf = async (session: Session): Promise<Profile> =>
  (await session.get('/api/profile')).json<{ profile: Profile }>().profile;

test('a name can be changed beside an address older than the rule that a phone number needs digits', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const address = anAddress({ phone: 'abc', email: 'petra@hafen' });
  await house.ctx.db.orm.update(users).set({ address }).where(eq(users.email, PRIVAT));
  expect((await profileOf(session)).address).toEqual(address);
  const refused = await session.post('/api/profile', aChange({ address }));
  expect(refused.json<ErrorReply>().issues).toEqual([
    { path: 'address.phone', reason: 'phone_invalid' },
    { path: 'address.email', reason: 'email_required' },
  ]);
  const reply = await session.post('/api/profile', aChange({ firstName: 'Paula', address: undefined }));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await profileOf(session)).toMatchObject({ firstName: 'Paula', address });
});

test('the profile shows the account’s data, and what is not set yet is empty', async () => {
  await using house = await openHouse();
  expect(await profileOf(await house.logIn())).toMatchObject({
    email: PRIVAT,
    firstName: 'Petra',
    lastName: 'Petersen',
    business: false,
    companyName: null,
    language: 'de',
    address: null,
    vat: { id: null, state: null, checkedAt: null, nextCheckAt: null },
  });
  const gold = await profileOf(await house.logIn('gold@example.com'));
  expect(gold).toMatchObject({
    companyName: 'Goldmann Feinmechanik GmbH',
    address: { city: 'Hamburg', email: 'gold@example.com' },
    vat: { id: 'DE123456788', state: 'valid' },
  });
});

test('all of it can be changed, is trimmed and normalized, and the session has it at once', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const address = anAddress({ country: 'de', company: 'Petersen & Co' });
  const change = aChange({
    firstName: ' Pia ',
    business: true,
    companyName: ' Petersen & Co ',
    language: 'en',
    address,
  });
  const reply = await session.post('/api/profile', change);
  expect(reply.statusCode, reply.body).toBe(200);
  const changed = {
    firstName: 'Pia',
    business: true,
    companyName: 'Petersen & Co',
    language: 'en',
    address: { ...address, country: 'DE' },
  };
  expect(reply.json<{ profile: Profile }>().profile).toMatchObject(changed);
  expect(await profileOf(session)).toMatchObject(changed);
  expect((await session.get('/api/auth/user')).json()).toMatchObject({
    firstName: 'Pia',
    business: true,
    language: 'en',
  });
});

test('registering keeps the language of the page', async () => {
  await using house = await openHouse();
  const session = house.visitor();
  const reply = await session.post('/api/auth/register', {
    firstName: 'Nora',
    lastName: 'Neumann',
    userEmail: 'nora@example.com',
    userPassword: 'Segelboot7',
    language: 'en',
  });
  expect(reply.json()).toMatchObject({ language: 'en' });
  expect((await profileOf(session)).language).toBe('en');
});

test('nobody can change rights, the account’s address or the verification through it', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const greedy = aChange({
    email: 'gold@example.com',
    status: 'gold',
    permanentDiscountPercent: 99,
    vatIdVerified: true,
    vatState: 'valid',
    passwordHash: 'x',
    id: 'us_demo_gold',
    userId: 'us_demo_gold',
  });
  expect((await session.post('/api/profile', greedy)).statusCode).toBe(200);
  expect((await session.get('/api/auth/user')).json()).toMatchObject({
    userId: 'us_demo_privat',
    email: PRIVAT,
    status: null,
    permanentShipmentDiscount: 0,
    vatIdVerified: false,
  });
});

test('a newsletter subscription can be ended in the profile, and other changes leave it alone', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const wantedAfter = async (change: object) => {
    const reply = await session.post('/api/profile', aChange(change));
    expect(reply.statusCode, reply.body).toBe(200);
    return (await profileOf(session)).newsletter;
  };
  expect(await wantedAfter({ newsletter: true })).toBe(true);
  expect(await wantedAfter({ lastName: 'Other' }), 'not named: stays as it is').toBe(true);
  expect(await wantedAfter({ newsletter: false })).toBe(false);
  expect((await session.post('/api/profile', aChange({ newsletter: 'yes' }))).statusCode).toBe(400);
});

test('a business has one EORI number, normalized; a private person has none', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const eoriAfter = async (change: object) => {
    const reply = await session.post('/api/profile', aChange({ companyName: 'Petersen & Co', ...change }));
    expect(reply.statusCode, reply.body).toBe(200);
    return (await profileOf(session)).eori;
  };
  expect((await profileOf(session)).eori).toBe(null);
  expect(await eoriAfter({ business: true, eori: ' de 123-4567 ' })).toBe('DE1234567');
  expect(await eoriAfter({ business: true }), 'not named: stays as it is').toBe('DE1234567');
  expect(await eoriAfter({ business: true, eori: null })).toBe(null);
  expect(await eoriAfter({ business: false, eori: 'DE1234567' })).toBe(null);
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'first_name_required'],
  [{ lastName: 'x'.repeat(61) }, 'lastName', 'too_long'],
  [{ firstName: 'a\u0000b' }, 'firstName', 'invalid_characters'],
  [{ business: true }, 'companyName', 'company_name_required'],
  [{ business: 'yes' }, 'business', 'invalid'],
  [{ language: 'fr' }, 'language', 'unknown'],
  [{ language: undefined }, 'language', 'unknown'],
  [{ address: {} }, 'address.name', 'name_required'],
  [{ address: anAddress({ country: 'XX' }) }, 'address.country', 'country_unknown'],
  [{ vatId: 'nonsense' }, 'vatId', 'vat_id_invalid'],
  [{ vatId: 7 }, 'vatId', 'invalid'],
  [{ eori: 'DE' }, 'eori', 'eori_invalid'],
  [{ eori: 'US1234567' }, 'eori', 'eori_invalid'],
  [{ eori: 7 }, 'eori', 'invalid'],
])('changing %j names the field', async (change, path, reason) => {
  await using house = await openHouse();
  const session = await house.logIn();
  const reply = await session.post('/api/profile', aChange(change));
  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ issues: { path: string; reason: string }[] }>().issues).toContainEqual({
    path,
    reason,
  });
});

test.each([
  ['GET', '/api/profile'],
  ['POST', '/api/profile'],
  ['POST', '/api/profile/vat-check'],
  ['POST', '/api/profile/password'],
  ['POST', '/api/profile/sign-out-elsewhere'],
  ['POST', '/api/profile/delete'],
  ['GET', '/api/profile/export'],
  ['GET', '/api/addresses'],
  ['POST', '/api/addresses'],
  ['POST', '/api/addresses/ad_1'],
  ['DELETE', '/api/addresses/ad_1'],
] as const)('%s %s needs a session', async (method, url) => {
  await using house = await openHouse();
  const reply = await house.visitor().send({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'not_signed_in']);
});

const changePassword = (session: Session, currentPassword: string, newPassword: string) =>
  session.post('/api/profile/password', { currentPassword, newPassword });
const logIn = (house: House, userPassword: string) =>
  house.visitor().post('/api/auth/login', { userEmail: PRIVAT, userPassword });

test('a new password renews this session, ends the others and all open reset links, and is announced by mail', async () => {
  await using house = await openHouse();
  const [here, there] = [await house.logIn(), await house.logIn()];
  const before = here.cookies.get('hp_session');
  await house.visitor().post('/api/auth/forgot-password', { email: PRIVAT });
  const token = await resetTokenFor(house, PRIVAT);
  const reply = await changePassword(here, DEMO_PASSWORD, 'Leuchtturm9');
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
  expect(here.cookies.get('hp_session')).not.toBe(before);
  expect((await here.get('/api/auth/user')).statusCode).toBe(200);
  expect((await there.get('/api/auth/user')).statusCode).toBe(401);
  const old = await house.visitor().get('/api/auth/user', { cookies: { hp_session: before ?? '' } });
  expect(old.statusCode).toBe(401);
  expect((await logIn(house, DEMO_PASSWORD)).statusCode).toBe(401);
  expect((await logIn(house, 'Leuchtturm9')).statusCode).toBe(200);
  const late = await house.visitor().post('/api/auth/reset-password', { token, newPassword: 'Segelboot7' });
  expect(late.statusCode).toBe(422);
  const subjects = (await mailsTo(house, PRIVAT)).map(({ subject }) => subject);
  expect(subjects).toContain('Ihr Passwort wurde geändert');
});

test('a wrong current password changes nothing, and after ten attempts no more are allowed', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const statuses = [];
  for (let i = 0; i < 11; i += 1)
    statuses.push((await changePassword(session, `Falsch${i}`, 'Leuchtturm9')).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  // Not a 401: the session is as good as before.
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  expect((await logIn(house, DEMO_PASSWORD)).statusCode).toBe(200);
});

test('five new passwords in a quarter of an hour are enough: each is announced to a mailbox that nobody has confirmed', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const passwords = [DEMO_PASSWORD, ...[1, 2, 3, 4, 5, 6].map((n) => `Leuchtturm${n}`)];
  const statuses = [];
  for (const [i, next] of passwords.slice(1).entries())
    statuses.push((await changePassword(session, passwords[i] ?? '', next)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await logIn(house, 'Leuchtturm5')).statusCode).toBe(200);
  expect(await mailsTo(house, PRIVAT)).toHaveLength(5);
});

test('a weak new password is refused before the current one is checked', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const reply = await changePassword(session, 'Falsch1', 'nurkleine1');
  expect(reply.json()).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: 'newPassword', reason: 'password_rules' }],
  });
});

test('of parallel changes one wins, and its password is the valid one', async () => {
  await using house = await openHouse();
  const sessions = await Promise.all([1, 2, 3, 4].map(() => house.logIn()));
  const replies = await Promise.all(
    sessions.map((session, i) => changePassword(session, DEMO_PASSWORD, `Leuchtturm${i}`)),
  );
  const won = replies.map(({ statusCode }) => statusCode === 200);
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await logIn(house, `Leuchtturm${won.indexOf(true)}`)).statusCode).toBe(200);
});

test('signing out elsewhere keeps this session, and signs nobody else out', async () => {
  await using house = await openHouse();
  const here = await house.logIn();
  const [lost, lent] = [await house.logIn(), await house.logIn()];
  const stranger = await house.logIn('gold@example.com');
  const reply = await here.post('/api/profile/sign-out-elsewhere');
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, ended: 2 }]);
  const isIn = async (session: Session) => (await session.get('/api/auth/user')).statusCode;
  expect(await Promise.all([here, lost, lent, stranger].map(isIn))).toEqual([200, 401, 401, 200]);
  expect((await here.post('/api/profile/sign-out-elsewhere')).json()).toEqual({ success: true, ended: 0 });
});

test('a session that expired on its own is not reported as ended', async () => {
  await using house = await openHouse();
  await house.logIn();
  house.advanceClock(IDLE_MS);
  const here = await house.logIn();
  expect((await here.post('/api/profile/sign-out-elsewhere')).json()).toEqual({ success: true, ended: 0 });
});
