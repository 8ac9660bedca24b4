// A login whose password is replaced after it was checked and before the session opens: it gets no session.
import { expect, test } from 'vitest';
import { sessions } from '#server/db/schema.ts';
import { DEMO_PASSWORD, type House, openHouse } from '../support/house.ts';
import { resetTokenFor } from '../support/mailbox.ts';

const GOLD = 'gold@example.com';
const newPassword = 'Leuchtturm9';

const logIn = (house: House, userPassword: string) =>
  house.visitor().post('/api/auth/login', { userEmail: GOLD, userPassword });

/** Runs `meanwhile` right after the next login has found its password correct. */
function afterNextLook(house: House, meanwhile: () => Promise<void>): void {
  const { loginByAccount } = house.ctx.throttles;
  house.ctx.throttles.loginByAccount = {
    ...loginByAccount,
    forgive: async (key) => {
      house.ctx.throttles.loginByAccount = loginByAccount;
      await meanwhile();
      await loginByAccount.forgive(key);
    },
  };
}

const replacements: Record<string, (house: House) => Promise<() => Promise<{ statusCode: number }>>> = {
  'a reset': async (house) => {
    await house.visitor().post('/api/auth/forgot-password', { email: GOLD });
    const token = await resetTokenFor(house, GOLD);
    return () => house.visitor().post('/api/auth/reset-password', { token, newPassword });
  },
  'a change': async (house) => {
    const session = await house.logIn(GOLD);
    const body = { currentPassword: DEMO_PASSWORD, newPassword };
    return () => session.post('/api/profile/password', body);
  },
  'the end of the account': async (house) => {
    const session = await house.logIn(GOLD);
    return () => session.post('/api/profile/delete', { password: DEMO_PASSWORD });
  },
};

test.each(Object.entries(replacements))('a login overtaken by %s opens no session', async (by, prepare) => {
  await using house = await openHouse();
  const replace = await prepare(house);
  const done: number[] = [];
  afterNextLook(house, async () => {
    done.push((await replace()).statusCode);
  });
  const before = new Set((await house.ctx.db.orm.select().from(sessions)).map(({ tokenHash }) => tokenHash));
  const late = await logIn(house, DEMO_PASSWORD);
  expect(done).toEqual([200]);
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([401, 'wrong_credentials']);
  expect(late.cookies).toEqual([]);
  const after = await house.ctx.db.orm.select().from(sessions);
  // Changing the password opens a new session; the late login has none.
  expect(after.filter(({ tokenHash }) => !before.has(tokenHash)).length).toBe(by === 'a change' ? 1 : 0);
});

test('a refused login keeps the browser’s existing session', async () => {
  await using house = await openHouse();
  const session = await house.logIn('privat@example.com');
  const replace = await replacements['a reset']?.(house);
  afterNextLook(house, async () => {
    await replace?.();
  });
  const body = { userEmail: GOLD, userPassword: DEMO_PASSWORD };
  expect((await session.post('/api/auth/login', body)).statusCode).toBe(401);
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
});

test('the new password, a password change and a registration each open a session', async () => {
  await using house = await openHouse();
  const token = await (async () => {
    await house.visitor().post('/api/auth/forgot-password', { email: GOLD });
    return await resetTokenFor(house, GOLD);
  })();
  await house.visitor().post('/api/auth/reset-password', { token, newPassword });
  const session = house.visitor();
  await session.post('/api/auth/login', { userEmail: GOLD, userPassword: newPassword });
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  const changed = await session.post('/api/profile/password', {
    currentPassword: newPassword,
    newPassword: 'Segelboot7',
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  const anew = house.visitor();
  const registered = await anew.post('/api/auth/register', {
    firstName: 'Nils',
    lastName: 'Neu',
    userEmail: 'neu@example.com',
    userPassword: newPassword,
  });
  expect(registered.statusCode, registered.body).toBe(200);
  expect(registered.body).not.toMatch(/passwordHash|argon2/);
  expect((await anew.get('/api/auth/user')).statusCode).toBe(200);
});
