// Delayed reset mails: given up once their link is dead, never revived without it, and not kept for ever.
import { expect, test } from 'vitest';
import { deleteOldMails, insertMail } from '#server/db/outbox.ts';
import { outbox } from '#server/db/schema.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import { retryMail } from '#server/use-cases/operator/retry-mail.ts';
import { type House, openHouse } from '../support/house.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The sandbox's mail server temporarily refuses this address. */
const SLOW = 'tempfail@example.com';

const mails = (house: House) => house.ctx.db.orm.select().from(outbox);

async function askForLink(house: House): Promise<void> {
  await house.visitor().post('/api/auth/register', {
    firstName: 'Lena',
    lastName: 'Langsam',
    userEmail: SLOW,
    userPassword: 'Leuchtturm9',
  });
  await house.visitor().post('/api/auth/forgot-password', { email: SLOW });
  await house.ctx.settled();
}

test('a link’s mail is retried while the link works, then given up and erased', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  await askForLink(house);
  expect(await deliverMails(house.ctx)).toBe(1);
  expect(await mails(house)).toMatchObject([{ failedAt: null, errorCode: '451' }]);
  expect((await mails(house))[0]?.data).toHaveProperty('token');
  house.advanceClock(60 * MINUTE_MS - 1);
  await deliverMails(house.ctx);
  expect(await mails(house)).toMatchObject([{ failedAt: null, errorCode: '451', attempts: 2 }]);
  house.advanceClock(5 * MINUTE_MS);
  await deliverMails(house.ctx);
  const [mail] = await mails(house);
  expect(mail).toMatchObject({ sentAt: null, errorCode: 'expired' });
  expect(mail?.failedAt).toBeInstanceOf(Date);
  expect(mail?.data).not.toHaveProperty('token');
  expect(house.sandbox.mails()).toEqual([]);
});

test('a link mail written before expiry dates existed is still sent', async () => {
  await using house = await openHouse();
  const now = house.ctx.clock();
  await insertMail(house.ctx.db.orm, {
    id: 'ma_1',
    kind: 'password-reset',
    recipient: 'gold@example.com',
    language: 'de',
    data: { token: 'abc' },
    createdAt: now,
    nextAttemptAt: now,
  });
  await deliverMails(house.ctx);
  expect(house.sandbox.mails()).toMatchObject([{ subject: 'Neues Passwort festlegen' }]);
});

test('a mail whose link is erased is not revived, any other is', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  await askForLink(house);
  const [waiting] = await mails(house);
  const mailId = waiting?.id ?? '';
  await retryMail(house.ctx, { mailId, operator: 'anna' });
  house.advanceClock(61 * MINUTE_MS);
  await deliverMails(house.ctx);
  const given = await mails(house);
  expect(given).toMatchObject([{ errorCode: 'expired' }]);
  await expect(retryMail(house.ctx, { mailId, operator: 'anna' })).rejects.toThrow('the link in it is gone');
  expect(await mails(house)).toEqual(given);
  const now = house.ctx.clock();
  await insertMail(house.ctx.db.orm, {
    id: 'ma_other',
    kind: 'password-changed',
    recipient: SLOW,
    language: 'de',
    data: {},
    createdAt: now,
    nextAttemptAt: now,
    failedAt: now,
  });
  await retryMail(house.ctx, { mailId: 'ma_other', operator: 'anna' });
  expect((await mails(house)).find(({ id }) => id === 'ma_other')?.failedAt).toBeNull();
});

test('abandoned mails are kept as long as sent ones, and waiting ones longer', async () => {
  await using house = await openHouse();
  const now = house.ctx.clock();
  const old = new Date(now.getTime() - 31 * DAY_MS);
  const aMail = {
    kind: 'password-changed',
    recipient: SLOW,
    language: 'de',
    data: {},
    createdAt: old,
  } as const;
  const rows = [
    { id: 'ma_sent', sentAt: old },
    { id: 'ma_failed', failedAt: old },
    { id: 'ma_failed_today', failedAt: now },
    { id: 'ma_waiting' },
  ];
  for (const row of rows) await insertMail(house.ctx.db.orm, { ...aMail, ...row, nextAttemptAt: old });
  await deleteOldMails(house.ctx.db.orm, new Date(now.getTime() - 30 * DAY_MS), 100);
  expect((await mails(house)).map(({ id }) => id).sort()).toEqual(['ma_failed_today', 'ma_waiting']);
});
