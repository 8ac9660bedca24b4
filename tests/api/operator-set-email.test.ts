// Support changes an account's address: the former mailbox no longer opens anything.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertMail } from '#server/db/outbox.ts';
import { users } from '#server/db/schema.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import { checkVatIds } from '#server/use-cases/profile/check-vat-ids.ts';
import { mailSamples } from '../support/mail-samples.ts';
import { DEMO_PASSWORD, type House, openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';

const [PRIVAT, NEW] = ['privat@example.com', 'neu@example.com'];

const setEmail = (house: House, from: string, to: string) => operate(house, ['users', 'set-email', from, to]);

const waits = (house: House, kind: string, data: Record<string, unknown> = {}) =>
  insertMail(house.ctx.db.orm, {
    id: `ma_${kind}`,
    kind,
    recipient: PRIVAT,
    language: 'de',
    data,
    createdAt: house.ctx.clock(),
    nextAttemptAt: house.ctx.clock(),
  });

const logIn = (house: House, userEmail: string) =>
  house.visitor().post('/api/auth/login', { userEmail, userPassword: DEMO_PASSWORD });

test('the new address can sign in, the former one cannot, and every session is ended', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  expect(await setEmail(house, 'Privat@example.com', ' Neu@Example.com ')).toMatchObject({ code: 0 });
  expect((await session.get('/api/auth/user')).statusCode).toBe(401);
  expect((await logIn(house, PRIVAT)).statusCode).toBe(401);
  const signedIn = await logIn(house, NEW);
  expect(signedIn.json()).toMatchObject({ userId: 'us_demo_privat', email: NEW });
});

test('links sent to the former address are dead, unsent mails go to the new one, and both are told', async () => {
  await using house = await openHouse();
  await house.visitor().post('/api/auth/forgot-password', { email: PRIVAT });
  await house.ctx.settled();
  await deliverMails(house.ctx);
  const link = house.sandbox.mails().find(({ to }) => to.includes(PRIVAT))?.text ?? '';
  const token = /token=([\w-]+)/.exec(link)?.[1];
  expect(token).toBeDefined();
  await waits(house, 'password-changed');
  await waits(house, 'password-reset', { token: 'AbC-123_xyz' });
  // From a guest with the same address and no known account.
  await waits(house, 'withdrawal-received', mailSamples['withdrawal-received']);
  await setEmail(house, PRIVAT, NEW);
  const reset = { token, newPassword: 'Anderes1Wort', confirmPassword: 'Anderes1Wort' };
  const refused = await house.visitor().post('/api/auth/reset-password', reset);
  expect(refused.json()).toMatchObject({ code: 'token_invalid' });
  await deliverMails(house.ctx);
  const after = house.sandbox.mails().filter(({ text }) => !text?.includes('token='));
  const told = after.map(({ to, subject }) => `${to.join()}: ${subject}`).sort();
  expect(told).toEqual([
    `${NEW}: Ihr Passwort wurde geändert`,
    `${NEW}: Ihre E-Mail-Adresse wurde geändert`,
    `${PRIVAT}: Eingang Ihres Widerrufs`,
    `${PRIVAT}: Ihre E-Mail-Adresse wurde geändert`,
  ]);
  for (const { text } of after.filter(({ to }) => to.includes(PRIVAT))) expect(text).not.toContain(NEW);
});

test('a taken or invalid address and an unknown account are refused without recording them', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  expect((await setEmail(house, PRIVAT, 'gold@example.com')).out).toContain(
    'There is already an account with the new',
  );
  expect((await setEmail(house, PRIVAT, 'petra')).out).toContain('is not an e-mail address');
  expect((await setEmail(house, 'nobody@example.com', NEW)).out).toContain('There is no account');
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  const { out } = await operate(house, 'audit');
  expect(out).toContain('user.email');
  for (const address of ['petra', 'nobody@', 'gold@', 'privat@']) expect(out).not.toContain(address);
});

/** The request has read the account, and reaches its transaction after the address has changed. */
function changeBeforeNextTransaction({ ctx }: House, change: () => Promise<unknown>): void {
  const { db } = ctx;
  ctx.db = {
    ...db,
    transaction: async (work) => {
      ctx.db = db;
      await change();
      return await db.transaction(work);
    },
  };
}

const underWay: [string, string, object, string[]][] = [
  ['a forgotten password', '/api/auth/forgot-password', { email: PRIVAT }, []],
  [
    'a new password',
    '/api/profile/password',
    { currentPassword: DEMO_PASSWORD, newPassword: 'Leuchtturm9' },
    ['Ihr Passwort wurde geändert'],
  ],
  ['closing the account', '/api/profile/delete', { password: DEMO_PASSWORD }, ['Ihr Konto ist gelöscht']],
];

const toldAfterwards = async (house: House) => {
  await house.ctx.settled();
  await deliverMails(house.ctx);
  return house.sandbox
    .mails()
    .filter(({ subject }) => subject !== 'Ihre E-Mail-Adresse wurde geändert')
    .map(({ to, subject }) => `${to.join()}: ${subject}`);
};

test.each(underWay)(
  '%s in progress while the address changes tells the former mailbox nothing',
  async (_, path, body, subjects) => {
    await using house = await openHouse();
    const session = await house.logIn();
    changeBeforeNextTransaction(house, () => setEmail(house, PRIVAT, NEW));
    const reply = await session.post(path, body);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await toldAfterwards(house)).toEqual(subjects.map((subject) => `${NEW}: ${subject}`));
  },
);

test('the authorities’ verdict on a VAT id goes to the account’s current address', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  await orm
    .update(users)
    .set({ vatId: 'DE123456788', vatState: 'pending', vatAttempts: 1, vatNextCheckAt: house.ctx.clock() })
    .where(eq(users.email, PRIVAT));
  changeBeforeNextTransaction(house, () => setEmail(house, PRIVAT, NEW));
  await checkVatIds(house.ctx);
  expect(await toldAfterwards(house)).toEqual([`${NEW}: Ihre USt-IdNr. ist bestätigt`]);
});
