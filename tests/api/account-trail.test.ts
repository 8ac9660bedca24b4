// Actions on an account leave a trace that names it by id only: in the log and, for passwords, in the audit.
import { expect, test } from 'vitest';
import { listAudit, PASSWORD_CHANGED } from '#server/db/audit.ts';
import { createLog } from '#server/log.ts';
import { DEMO_PASSWORD, type House, openHouse } from '../support/house.ts';
import { resetTokenFor } from '../support/mailbox.ts';
import { operate } from '../support/operator-desk.ts';

const PRIVAT = 'privat@example.com';

type Line = { msg: string; userId?: string | null; ended?: number };

/** The log's account messages, in order. */
async function openTold(): Promise<{ house: House; told: () => unknown[] } & AsyncDisposable> {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  const house = await openHouse({ overrides: { log: createLog('info', { write }) } });
  return {
    house,
    told: () =>
      lines
        .filter((line) => 'userId' in line)
        .map(({ msg, userId, ended }) => [msg, userId, ...(ended === undefined ? [] : [ended])]),
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  };
}

const passwordChanges = async ({ ctx }: House) =>
  (await listAudit(ctx.db.orm, { subject: 'us_demo_privat', limit: 9 }))
    .filter(({ action }) => action === PASSWORD_CHANGED)
    .map(({ actor, outcome, details }) => [actor, outcome, details]);

test('the log names who signed in, who was refused, and whose sessions were ended', async () => {
  await using opened = await openTold();
  const { house, told } = opened;
  const here = house.visitor();
  const logIn = (userEmail: string, userPassword: string) =>
    here.post('/api/auth/login', { userEmail, userPassword });
  await logIn(PRIVAT, 'Falsch123');
  await logIn('nobody@example.com', 'Falsch123');
  await logIn(PRIVAT, DEMO_PASSWORD);
  // In another browser.
  await house.logIn(PRIVAT);
  await here.post('/api/profile/password', { currentPassword: 'Falsch123', newPassword: 'Leuchtturm9' });
  await here.post('/api/profile/sign-out-elsewhere');
  expect(told()).toEqual([
    ['sign-in refused', 'us_demo_privat'],
    ['sign-in refused', null],
    ['signed in', 'us_demo_privat'],
    ['password refused', 'us_demo_privat'],
    ['other sessions ended', 'us_demo_privat', 1],
  ]);
});

test('the log names a new account', async () => {
  await using opened = await openTold();
  const { house, told } = opened;
  const reply = await house.visitor().post('/api/auth/register', {
    userEmail: 'neu@example.com',
    userPassword: 'Leuchtturm9',
    firstName: 'Nele',
    lastName: 'Neumann',
    company: false,
  });
  expect(told()).toEqual([['account opened', reply.json<{ userId: string }>().userId]]);
});

test('the audit says when a password was replaced, and on what proof; a wrong one leaves no entry', async () => {
  await using house = await openHouse();
  const session = await house.logIn(PRIVAT);
  const change = (currentPassword: string) =>
    session.post('/api/profile/password', { currentPassword, newPassword: 'Leuchtturm9' });
  await change('Falsch123');
  expect(await passwordChanges(house)).toEqual([]);
  await change(DEMO_PASSWORD);
  const actor = 'call:us_demo_privat';
  expect(await passwordChanges(house)).toEqual([[actor, 'done', { by: 'old-password' }]]);
  await house.visitor().post('/api/auth/forgot-password', { email: PRIVAT });
  const token = await resetTokenFor(house, PRIVAT);
  await house.visitor().post('/api/auth/reset-password', { token, newPassword: 'Segelboot7' });
  expect(await passwordChanges(house)).toContainEqual([actor, 'done', { by: 'mailed-link' }]);
});

test('a data export lists the customer’s own password changes apart from what operators changed', async () => {
  await using house = await openHouse();
  const session = await house.logIn(PRIVAT);
  await session.post('/api/profile/password', {
    currentPassword: DEMO_PASSWORD,
    newPassword: 'Leuchtturm9',
  });
  await operate(house, `users set-discount ${PRIVAT} 5`);
  const { passwordChanges, changesByOperators } = (await session.get('/api/profile/export')).json<{
    passwordChanges: unknown[];
    changesByOperators: unknown[];
  }>();
  expect(passwordChanges).toMatchObject([{ details: { by: 'old-password' } }]);
  expect(changesByOperators).toMatchObject([{ action: 'user.discount', outcome: 'done' }]);
});
