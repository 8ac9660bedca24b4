// Accounts: signing in and out, registering, and the life of a session.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '#server/db/schema.ts';
import { DEMO_PASSWORD, openHouse } from '../support/house.ts';
import { json, operate } from '../support/operator-desk.ts';

const credentials = (userEmail: string, userPassword = DEMO_PASSWORD) => ({ userEmail, userPassword });

const aRegistration = (change: object = {}) => ({
  firstName: 'Nora',
  lastName: 'Neumann',
  userEmail: 'nora@example.com',
  userPassword: 'Segelboot7',
  ...change,
});

const DAY_MS = 24 * 60 * 60 * 1000;

test('a demo account signs in and is known afterwards', async () => {
  await using house = await openHouse();
  const session = house.visitor();
  const reply = await session.post('/api/auth/login', credentials(' Gold@Example.com '));
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    userId: 'us_demo_gold',
    firstName: 'Greta',
    email: 'gold@example.com',
    status: 'gold',
    permanentShipmentDiscount: 0,
    business: true,
    vatIdVerified: true,
    language: 'de',
    redirectToPayPalSuccess: null,
  });
  expect((await session.get('/api/auth/user')).json()).toEqual(reply.json());
});

test('without a session nobody is known', async () => {
  await using house = await openHouse();
  const reply = await house.visitor().get('/api/auth/user');
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ success: false, code: 'not_signed_in' });
});

test('a wrong password and an unknown address are answered word for word alike', async () => {
  await using house = await openHouse();
  const wrong = await house.visitor().post('/api/auth/login', credentials('gold@example.com', 'Falsch123'));
  const unknown = await house.visitor().post('/api/auth/login', credentials('nobody@example.com'));
  expect(wrong.statusCode).toBe(401);
  expect(unknown.statusCode).toBe(401);
  const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
  expect(withoutId(wrong.body)).toBe(withoutId(unknown.body));
  expect(wrong.cookies).toEqual([]);
});

test('an unknown address costs as much work as a wrong password', async () => {
  await using house = await openHouse();
  // Measured as CPU time, not on the clock: other load on the machine does not count.
  const workOf = async (email: string) => {
    const before = process.cpuUsage();
    await house.visitor().post('/api/auth/login', credentials(email, 'Falsch123'));
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await workOf('gold@example.com');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    known.push(await workOf('gold@example.com'));
    unknown.push(await workOf('nobody@example.com'));
  }
  // The hash alone is several milliseconds of work; an answer without it would be less than one.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
});

test('the cookie is HttpOnly and Lax and lasts thirty days, the token is long, and only its hash is stored', async () => {
  await using house = await openHouse();
  const reply = await house.visitor().post('/api/auth/login', credentials('privat@example.com'));
  const [cookie] = reply.cookies;
  const lasting = { path: '/', maxAge: 2_592_000 };
  expect(cookie).toMatchObject({ name: 'hp_session', httpOnly: true, sameSite: 'Lax', ...lasting });
  expect(cookie?.secure).toBeUndefined();
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  const stored = await house.ctx.db.orm.execute(sql`select * from sessions`);
  expect(JSON.stringify(stored)).not.toContain(cookie?.value);
});

test('under https the session’s cookie is Secure and bound to the host', async () => {
  await using house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });
  const reply = await house.visitor().post('/api/auth/login', credentials('privat@example.com'));
  expect(reply.cookies[0]).toMatchObject({ name: '__Host-hp_session', secure: true, path: '/' });
  expect(reply.headers['strict-transport-security']).toContain('max-age=');
  const { components } = (await house.visitor().get('/api/docs/openapi.json')).json<{
    components: { securitySchemes: unknown };
  }>();
  expect(components.securitySchemes, 'the documentation names the cookies as they are sent').toMatchObject({
    session: { name: '__Host-hp_session' },
    guest: { name: '__Host-hp_guest' },
  });
});

test('signing in again changes the token and ends the old session', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const before = new Map(session.cookies);
  await session.post('/api/auth/login', credentials('privat@example.com'));
  expect(session.cookies.get('hp_session')).not.toBe(before.get('hp_session'));
  const old = await house.visitor().get('/api/auth/user', { cookies: Object.fromEntries(before) });
  expect(old.statusCode).toBe(401);
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
});

test('signing out ends the session on the server, and works without a session', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const cookies = Object.fromEntries(session.cookies);
  expect((await session.post('/api/auth/logout')).json()).toEqual({ success: true });
  expect(session.cookies.size).toBe(0);
  expect((await house.visitor().get('/api/auth/user', { cookies })).statusCode).toBe(401);
  expect((await house.visitor().post('/api/auth/logout')).statusCode).toBe(200);
});

test('a session ends after a week idle, but not while it is used', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (let day = 0; day < 10; day += 3) {
    house.advanceClock(3 * DAY_MS);
    expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  }
  house.advanceClock(7 * DAY_MS + 1);
  expect((await session.get('/api/auth/user')).statusCode).toBe(401);
});

test('a session ends after thirty days, however much it is used', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (let day = 1; day < 30; day += 1) {
    house.advanceClock(DAY_MS);
    expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  }
  house.advanceClock(DAY_MS);
  expect((await session.get('/api/auth/user')).statusCode).toBe(401);
});

test('a session is read often and written rarely', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  const session = await house.logIn();
  const lastSeen = async () => {
    const rows = await house.ctx.db.orm.execute(sql`select last_seen_at from sessions`);
    return JSON.stringify(rows);
  };
  const atFirst = await lastSeen();
  house.advanceClock(60_000);
  await session.get('/api/auth/user');
  expect(await lastSeen()).toBe(atFirst);
  house.advanceClock(5 * 60_000);
  await session.get('/api/auth/user');
  expect(await lastSeen()).not.toBe(atFirst);
});

test.each(['', 'short', `${'A'.repeat(43)}`, '../../etc/passwd', "' or 1=1 --", 'ä'.repeat(43)])(
  'the session token %j opens nothing',
  async (token) => {
    await using house = await openHouse();
    const reply = await house
      .visitor()
      .get('/api/auth/user', { headers: { cookie: `hp_session=${encodeURIComponent(token)}` } });
    expect(reply.statusCode).toBe(401);
  },
);

test('after ten wrong passwords any further one, even the right one, is refused unread for a while', async () => {
  await using house = await openHouse();
  const attempt = (password: string) =>
    house.visitor().post('/api/auth/login', credentials('gold@example.com', password));
  for (let i = 0; i < 10; i += 1) expect((await attempt(`Falsch${i}`)).statusCode).toBe(401);
  const refused = await attempt(DEMO_PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await house.visitor().post('/api/auth/login', credentials('privat@example.com'))).statusCode).toBe(
    200,
  );
});

test('guessing from one address locks nobody out elsewhere, and guessing from many is limited, too', async () => {
  await using house = await openHouse();
  const attempt = async (place: number, password: string) =>
    (
      await house.visitor().post('/api/auth/login', credentials('gold@example.com', password), {
        remoteAddress: `10.0.0.${place}`,
      })
    ).statusCode;
  for (let i = 0; i < 12; i += 1) await attempt(1, `Falsch${i}`);
  expect(await attempt(1, DEMO_PASSWORD)).toBe(429);
  expect(await attempt(2, DEMO_PASSWORD)).toBe(200);
  for (const place of [2, 3, 4, 5, 6]) for (let i = 0; i < 10; i += 1) await attempt(place, `Falsch${i}`);
  expect(await attempt(7, DEMO_PASSWORD)).toBe(429);
});

test('trying one account after another from one address is limited, and only there', async () => {
  await using house = await openHouse();
  const attempt = async (remoteAddress: string) =>
    (await house.visitor().post('/api/auth/login', credentials('gold@example.com'), { remoteAddress }))
      .statusCode;
  for (let i = 0; i < 60; i += 1) await house.ctx.throttles.loginByAddress.attempt('10.0.0.1');
  expect(await attempt('10.0.0.1')).toBe(429);
  expect(await attempt('10.0.0.2')).toBe(200);
});

test('an unknown account is throttled like a known one', async () => {
  await using house = await openHouse();
  const attempt = () => house.visitor().post('/api/auth/login', credentials('nobody@example.com'));
  const statuses = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await attempt()).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('parallel guesses are counted before they are checked', async () => {
  await using house = await openHouse();
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      house.visitor().post('/api/auth/login', credentials('gold@example.com', `Falsch${i}`)),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
});

test('successful sign-ins are never throttled', async () => {
  await using house = await openHouse();
  for (let i = 0; i < 15; i += 1)
    expect((await house.visitor().post('/api/auth/login', credentials('gold@example.com'))).statusCode).toBe(
      200,
    );
});

test('a private person registers, is signed in, and can sign in again', async () => {
  await using house = await openHouse();
  const session = house.visitor();
  const reply = await session.post('/api/auth/register', aRegistration());
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    success: true,
    firstName: 'Nora',
    email: 'nora@example.com',
    status: null,
    business: false,
    permanentShipmentDiscount: 0,
    vatIdVerified: false,
  });
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  const again = await house.visitor().post('/api/auth/login', credentials('NORA@example.com', 'Segelboot7'));
  expect(again.statusCode).toBe(200);
});

test('an address typed with separate marks is the same at registration and login', async () => {
  await using house = await openHouse();
  const userEmail = 'mu\u0308ller@example.com';
  const opened = await house.visitor().post('/api/auth/register', { ...aRegistration(), userEmail });
  expect(opened.statusCode, opened.body).toBe(200);
  for (const typed of [userEmail, 'müller@example.com']) {
    const reply = await house.visitor().post('/api/auth/login', credentials(typed, 'Segelboot7'));
    expect(reply.statusCode, reply.body).toBe(200);
  }
});

test('an account is one and the same however its domain is spelled', async () => {
  await using house = await openHouse();
  const spellings = ['nora@müller-söhne.de', 'Nora@xn--mller-shne-kcb9d.de', 'nora@mu\u0308ller-söhne.de'];
  for (const [index, userEmail] of spellings.entries()) {
    const reply = await house.visitor().post('/api/auth/register', { ...aRegistration(), userEmail });
    expect(reply.statusCode, reply.body).toBe(index === 0 ? 200 : 400);
  }
  for (const typed of spellings) {
    const reply = await house.visitor().post('/api/auth/login', credentials(typed, 'Segelboot7'));
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await operate(house, `users show ${typed}`)).code).toBe(0);
  }
});

test('a company registers with its interests, which operators see until it is given a status; a private person has none', async () => {
  await using house = await openHouse();
  const company = aRegistration({
    company: true,
    companyName: 'Neumann & Söhne',
    goldInterest: true,
    platinInterest: true,
  });
  expect((await house.visitor().post('/api/auth/register', company)).json()).toMatchObject({
    business: true,
  });
  const person = aRegistration({ userEmail: 'p@example.com', companyName: 'x', goldInterest: true });
  expect((await house.visitor().post('/api/auth/register', person)).json()).toMatchObject({
    business: false,
  });
  const wishing = async () => (await json<{ users: { email: string }[] }>(house, 'users wishing')).users;
  expect((await wishing()).map(({ email }) => email)).toEqual(['nora@example.com']);
  await operate(house, 'users set-status nora@example.com silver');
  expect(await wishing()).toEqual([]);
});

test('nobody can register a status, discount or user id', async () => {
  await using house = await openHouse();
  const greedy = aRegistration({
    status: 'gold',
    permanentShipmentDiscount: 99,
    permanentDiscountPercent: 99,
    userId: 'us_demo_gold',
    id: 'us_demo_gold',
    vatIdVerified: true,
  });
  const reply = await house.visitor().post('/api/auth/register', greedy);
  expect(reply.json()).toMatchObject({ status: null, permanentShipmentDiscount: 0, vatIdVerified: false });
  expect(reply.json<{ userId: string }>().userId).toMatch(/^us_[\w-]{22}$/);
});

test('a taken address is refused in vague words and changes nothing', async () => {
  await using house = await openHouse();
  const reply = await house
    .visitor()
    .post('/api/auth/register', aRegistration({ userEmail: 'GOLD@example.com' }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'invalid_request',
    message: 'Registration failed. Please try again.',
  });
  expect(reply.body).not.toContain('gold');
  expect(reply.cookies).toEqual([]);
  await house.logIn('gold@example.com');
});

test('thirty accounts can be opened from one address in a quarter of an hour; elsewhere it goes on', async () => {
  await using house = await openHouse();
  const attempt = async (remoteAddress: string) =>
    (await house.visitor().post('/api/auth/register', aRegistration(), { remoteAddress })).statusCode;
  for (let i = 0; i < 30; i += 1) await house.ctx.throttles.registrationByAddress.attempt('10.0.0.1');
  expect(await attempt('10.0.0.1')).toBe(429);
  expect(await attempt('10.0.0.2')).toBe(200);
});

test('a stranger who opens and closes accounts for a mailbox again and again sends it few mails', async () => {
  await using house = await openHouse();
  const opened: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    const remoteAddress = `10.0.0.${i}`;
    const session = house.visitor();
    const userEmail = i % 2 ? 'nora@müller.example' : 'Nora@xn--mller-kva.example';
    const registration = aRegistration({ userEmail });
    const reply = await session.post('/api/auth/register', registration, { remoteAddress });
    opened.push(reply.statusCode);
    if (reply.statusCode !== 200) continue;
    let currentPassword = 'Segelboot7';
    for (const newPassword of ['Segelboot8', 'Segelboot9']) {
      const changed = await session.post('/api/profile/password', { currentPassword, newPassword });
      if (changed.statusCode === 200) currentPassword = newPassword;
    }
    expect((await session.post('/api/profile/delete', { password: currentPassword })).statusCode).toBe(200);
  }
  expect(opened).toEqual([200, 200, 200, 200, 429, 429]);
  const mails = await house.ctx.db.orm.select({ kind: outbox.kind }).from(outbox);
  const sent = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  expect([sent('password-changed'), sent('account-deleted')]).toEqual([5, 4]);
});

test('two simultaneous registrations of one address open one account', async () => {
  await using house = await openHouse();
  const replies = await Promise.all(
    [1, 2, 3].map(() => house.visitor().post('/api/auth/register', aRegistration())),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
});

test.each([
  [{ firstName: '  ' }, 'firstName', 'first_name_required'],
  [{ lastName: undefined }, 'lastName', 'last_name_required'],
  [{ userEmail: 'nora' }, 'userEmail', 'email_invalid'],
  [{ userEmail: '' }, 'userEmail', 'email_required'],
  [{ userEmail: `${'x'.repeat(300)}@example.com` }, 'userEmail', 'too_long'],
  [{ userPassword: 'kurz1A' }, 'userPassword', 'password_rules'],
  [{ userPassword: 'nurkleine1' }, 'userPassword', 'password_rules'],
  [{ company: true }, 'companyName', 'company_name_required'],
  [{ firstName: 'a\u0000b' }, 'firstName', 'invalid_characters'],
  [{ newsletter: 'yes' }, 'newsletter', 'invalid'],
])('registering with %j names the field', async (change, path, reason) => {
  await using house = await openHouse();
  const reply = await house.visitor().post('/api/auth/register', aRegistration(change));
  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ issues: unknown[] }>().issues).toContainEqual({ path, reason });
});
