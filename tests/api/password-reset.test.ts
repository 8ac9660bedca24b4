// A forgotten password: a link by mail, valid once and for an hour, and no hint about who has an account.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox, passwordResets, sessions } from '#server/db/schema.ts';
import { type House, openHouse } from '../support/house.ts';
import { mailsTo, resetTokenFor } from '../support/mailbox.ts';

const MINUTE_MS = 60_000;
const GOLD = 'gold@example.com';
const newPassword = 'Leuchtturm9';

const forget = (house: House, email: string, more: object = {}) =>
  house.visitor().post('/api/auth/forgot-password', { email, ...more });
const reset = (house: House, token: string, password = newPassword) =>
  house.visitor().post('/api/auth/reset-password', { token, newPassword: password });
const logIn = (house: House, userEmail: string, userPassword: string) =>
  house.visitor().post('/api/auth/login', { userEmail, userPassword });

async function askForToken(house: House, email = GOLD): Promise<string> {
  expect((await forget(house, email)).statusCode).toBe(200);
  return await resetTokenFor(house, email.trim().toLowerCase());
}

test('a link comes by mail, sets a new password, and ends every session without opening one', async () => {
  await using house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });
  const session = await house.logIn(GOLD);
  const token = await askForToken(house, ' Gold@Example.com ');
  const [mail] = await mailsTo(house, GOLD);
  expect(mail?.subject).toBe('Neues Passwort festlegen');
  expect(mail?.text).toContain(`https://hafenpost.example/reset-password?token=${token}`);
  const reply = await reset(house, token);
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
  expect(reply.cookies).toEqual([]);
  expect((await session.get('/api/auth/user')).statusCode).toBe(401);
  expect((await logIn(house, GOLD, 'Hafenpost1')).statusCode).toBe(401);
  expect((await logIn(house, GOLD, newPassword)).statusCode).toBe(200);
  const told = await mailsTo(house, GOLD);
  expect(told.map(({ subject }) => subject)).toContain('Ihr Passwort wurde geändert');
});

test('the mail is in the language of the page', async () => {
  await using house = await openHouse();
  await forget(house, GOLD, { language: 'en' });
  expect((await mailsTo(house, GOLD))[0]?.subject).toBe('Set a new password');
});

test('known and unknown addresses are answered alike, and only the known one is written to', async () => {
  await using house = await openHouse();
  const known = await forget(house, GOLD);
  const unknown = await forget(house, 'nobody@example.com');
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(known.cookies).toEqual(unknown.cookies);
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  await house.ctx.settled();
  const rows = await house.ctx.db.orm.select().from(outbox);
  expect(rows.map(({ recipient }) => recipient)).toEqual([GOLD]);
});

test('a known address is answered before any work starts for it: the timing says nothing', async () => {
  await using house = await openHouse();
  const { db } = house.ctx;
  let isBegun = false;
  house.ctx.db = {
    ...db,
    transaction: async (work) => {
      isBegun = true;
      return await db.transaction(work);
    },
  };
  expect((await forget(house, GOLD)).statusCode).toBe(200);
  expect(isBegun).toBe(false);
  expect(await mailsTo(house, GOLD)).toHaveLength(1);
});

test('only the hash is kept, and the mail forgets the token once it is sent', async () => {
  await using house = await openHouse();
  const token = await askForToken(house);
  const { orm } = house.ctx.db;
  const [row] = await orm.select().from(passwordResets);
  expect(row?.tokenHash).toMatch(/^[\w-]{43}$/);
  expect(token).toMatch(/^[\w-]{43}$/);
  const stored = [...(await orm.select().from(passwordResets)), ...(await orm.select().from(outbox))];
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('of ten parallel uses of one token exactly one succeeds', async () => {
  await using house = await openHouse();
  const token = await askForToken(house);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, i) => reset(house, token, `Leuchtturm${i}`)),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
  const winner = replies.findIndex(({ statusCode }) => statusCode === 200);
  expect((await logIn(house, GOLD, `Leuchtturm${winner}`)).statusCode).toBe(200);
});

test('a link works although a stranger has requested another, and the first one used ends them all', async () => {
  await using house = await openHouse();
  const [first, second, third] = [
    await askForToken(house),
    await askForToken(house),
    await askForToken(house),
  ];
  expect(new Set([first, second, third]).size).toBe(3);
  expect((await reset(house, second)).statusCode).toBe(200);
  for (const token of [first, second, third]) {
    const refused = await reset(house, token);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'token_invalid']);
  }
});

test('after sixty minutes the link is dead, and a moment before it is not', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  const token = await askForToken(house);
  house.advanceClock(60 * MINUTE_MS - 1);
  // Refused for its password, so the token is not used up.
  expect((await reset(house, token, 'kurz')).statusCode).toBe(400);
  house.advanceClock(1);
  expect((await reset(house, token)).json()).toMatchObject({ code: 'token_invalid' });
});

test.each([
  ['', 422, 'token_invalid'],
  ['A'.repeat(43), 422, 'token_invalid'],
  ["' or 1=1 --", 422, 'token_invalid'],
  ['\u0000', 422, 'token_invalid'],
  ['x'.repeat(201), 400, 'invalid_request'],
  [null, 400, 'invalid_request'],
  [{ $ne: 1 }, 400, 'invalid_request'],
])('the reset token %j opens nothing', async (token, status, code) => {
  await using house = await openHouse();
  const reply = await house.visitor().post('/api/auth/reset-password', { token, newPassword });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
});

test.each([
  [{ email: 'gold' }, 'email', 'email_invalid'],
  [{}, 'email', 'email_required'],
  [{ email: GOLD, language: 'fr' }, 'language', 'unknown'],
  [{ email: [GOLD] }, 'email', 'email_required'],
])('a request with %j names the field', async (body, path, reason) => {
  await using house = await openHouse();
  const reply = await house.visitor().post('/api/auth/forgot-password', body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ issues: unknown[] }>().issues).toContainEqual({ path, reason });
});

test('a weak password is refused and the token stays good', async () => {
  await using house = await openHouse();
  const token = await askForToken(house);
  const weak = await reset(house, token, 'nurkleine1');
  expect(weak.json<{ issues: unknown[] }>().issues).toEqual([
    { path: 'newPassword', reason: 'password_rules' },
  ]);
  expect((await reset(house, token)).statusCode).toBe(200);
});

test('an address gets at most four mails in a quarter of an hour, known or not; others are unaffected', async () => {
  await using house = await openHouse();
  for (const email of [GOLD, 'nobody@example.com']) {
    const statuses = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await forget(house, email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  }
  expect((await forget(house, 'privat@example.com')).statusCode).toBe(200);
  expect(await mailsTo(house, GOLD)).toHaveLength(4);
});

test('links for thirty mailboxes can be asked for from one place; from another it goes on', async () => {
  await using house = await openHouse();
  const attempt = async (remoteAddress: string) =>
    (await house.visitor().post('/api/auth/forgot-password', { email: GOLD }, { remoteAddress })).statusCode;
  for (let i = 0; i < 30; i += 1) await house.ctx.throttles.resetByAddress.attempt('10.0.0.1');
  expect(await attempt('10.0.0.1')).toBe(429);
  expect(await attempt('10.0.0.2')).toBe(200);
});

test('accounts of one mailbox, its domain spelled in several ways, share its limit', async () => {
  await using house = await openHouse();
  const statuses = [];
  for (const domain of [
    'example.com',
    'ｅxample.com',
    'e\u00adxample.com',
    'example.com。',
    'exam\u00adple.com',
  ])
    statuses.push((await forget(house, `nobody@${domain}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('guessing tokens ends after thirty tries', async () => {
  await using house = await openHouse();
  const statuses = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await reset(house, `guess${i}`)).statusCode);
  expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
});

test('a user who is locked out may sign in after a reset', async () => {
  await using house = await openHouse();
  for (let i = 0; i < 11; i += 1) await logIn(house, GOLD, `Falsch${i}`);
  // Ten were read; somebody else, elsewhere, uses up what the account has left.
  for (let i = 10; i < 60; i += 1) await house.ctx.throttles.loginByAccount.attempt(GOLD);
  expect((await logIn(house, GOLD, 'Hafenpost1')).statusCode).toBe(429);
  const token = await askForToken(house);
  await reset(house, token);
  expect((await logIn(house, GOLD, newPassword)).statusCode).toBe(200);
});

test('another account’s session stays as it is', async () => {
  await using house = await openHouse();
  const other = await house.logIn('privat@example.com');
  await reset(house, await askForToken(house));
  expect((await other.get('/api/auth/user')).statusCode).toBe(200);
  const count = await house.ctx.db.orm.select({ n: sql<string>`count(*)` }).from(sessions);
  expect(Number(count[0]?.n)).toBe(1);
});

test('a browser signed in as somebody else is signed out by the reset, as the page says', async () => {
  await using house = await openHouse();
  const here = await house.logIn('privat@example.com');
  const elsewhere = await house.logIn('privat@example.com');
  const ended = new Map(here.cookies);
  const token = await askForToken(house);
  const isIn = async (cookies: Map<string, string>) =>
    (await house.app.inject({ url: '/api/auth/user', cookies: Object.fromEntries(cookies) })).statusCode;
  await here.post('/api/auth/reset-password', { token: 'wrong', newPassword });
  expect(await isIn(ended), 'a refused reset ends nothing').toBe(200);
  expect((await here.post('/api/auth/reset-password', { token, newPassword })).statusCode).toBe(200);
  expect(await isIn(ended)).toBe(401);
  expect((await elsewhere.get('/api/auth/user')).statusCode).toBe(200);
});
