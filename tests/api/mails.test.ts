// The outbox: mails are sent, tried again, or given up; and what they say.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertMail, type NewMail } from '#server/db/outbox.ts';
import { outbox } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import type { OutgoingMail } from '#server/gateways/mail.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import { type House, openHouse } from '../support/house.ts';

const MINUTE_MS = 60_000;

const aMail = (house: House, change: Partial<NewMail> = {}): NewMail => ({
  id: 'ma_1',
  kind: 'order-confirmed',
  recipient: 'gold@example.com',
  language: 'de',
  data: {
    intentId: 'ci_abc',
    orderNumber: 'HP-261120-7K3M9Q',
    carrier: 'UPS',
    service: 'Express <Saver>',
    trackingCodes: ['1Z999AA10123456784', '1Z999AA10123456785'],
    totalCents: 3627,
    exportHold: false,
  },
  createdAt: house.ctx.clock(),
  nextAttemptAt: house.ctx.clock(),
  ...change,
});

const rows = (house: House) => house.ctx.db.orm.select().from(outbox).orderBy(outbox.id);

test('a confirmation arrives over SMTP in German, with codes, link and a stable Message-ID', async () => {
  await using house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });
  await insertMail(house.ctx.db.orm, aMail(house));
  expect(await deliverMails(house.ctx)).toBe(1);
  const [mail] = house.sandbox.mails();
  expect(mail).toMatchObject({
    to: ['gold@example.com'],
    subject: 'Ihre Sendung HP-261120-7K3M9Q ist gebucht',
    messageId: '<ma_1@hafenpost.example>',
  });
  expect(mail?.headers['auto-submitted']).toBe('auto-generated');
  expect(mail?.text).toContain('Gesamtbetrag 36,27 EUR');
  expect(mail?.text).toContain('1Z999AA10123456784\n  1Z999AA10123456785');
  expect(mail?.text).toContain('https://hafenpost.example/checkout-success?intentId=ci_abc');
  expect(mail?.html).toContain('Express &lt;Saver&gt;');
  expect((await rows(house))[0]).toMatchObject({ attempts: 1, errorCode: null, failedAt: null });
  expect((await rows(house))[0]?.sentAt).toBeInstanceOf(Date);
  expect(await deliverMails(house.ctx)).toBe(0);
});

test('in English, and while the label is held, it says so and why', async () => {
  await using house = await openHouse();
  const mail = aMail(house, { language: 'en' });
  await insertMail(house.ctx.db.orm, { ...mail, data: { ...mail.data, exportHold: true } });
  await deliverMails(house.ctx);
  const [sent] = house.sandbox.mails();
  expect(sent?.subject).toBe('Your shipment HP-261120-7K3M9Q is booked');
  expect(sent?.text).toContain('total 36.27 EUR');
  expect(sent?.text).toContain('about 24 hours');
  expect(sent?.text).not.toContain('You find your shipping labels here');
});

test('a temporary refusal is tried again with growing gaps', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  await insertMail(house.ctx.db.orm, aMail(house, { recipient: 'tempfail@example.com' }));
  const gaps = [];
  for (let i = 0; i < 6; i += 1) {
    expect(await deliverMails(house.ctx)).toBe(1);
    const [mail] = await rows(house);
    expect(mail).toMatchObject({ sentAt: null, failedAt: null, errorCode: '451', attempts: i + 1 });
    const gap = (mail?.nextAttemptAt.getTime() ?? 0) - house.ctx.clock().getTime();
    gaps.push(gap / MINUTE_MS);
    house.advanceClock(gap - 1);
    expect(await deliverMails(house.ctx)).toBe(0);
    house.advanceClock(1);
  }
  expect(gaps).toEqual([1, 5, 15, 60, 60, 60]);
});

test('after two days of trying it is given up', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  await insertMail(house.ctx.db.orm, aMail(house, { recipient: 'tempfail@example.com' }));
  house.advanceClock(49 * 60 * MINUTE_MS);
  await deliverMails(house.ctx);
  expect((await rows(house))[0]?.failedAt).toBeInstanceOf(Date);
  house.advanceClock(49 * 60 * MINUTE_MS);
  expect(await deliverMails(house.ctx)).toBe(0);
});

test('a final refusal ends it at once', async () => {
  await using house = await openHouse();
  await insertMail(house.ctx.db.orm, aMail(house, { recipient: 'reject@example.com' }));
  await deliverMails(house.ctx);
  expect((await rows(house))[0]).toMatchObject({ sentAt: null, errorCode: '550' });
  expect((await rows(house))[0]?.failedAt).toBeInstanceOf(Date);
});

test('wrong settings of ours and unreadable rows wait instead of dying', async () => {
  const mail = {
    send: () =>
      Promise.reject(
        new UpstreamError({ upstream: 'smtp', kind: 'invalid', code: '535', outcome: 'none' }, 'smtp: EAUTH'),
      ),
    close: () => undefined,
  };
  await using house = await openHouse({ overrides: { mail } });
  await insertMail(house.ctx.db.orm, aMail(house));
  await insertMail(house.ctx.db.orm, aMail(house, { id: 'ma_2', kind: 'unheard-of' }));
  await deliverMails(house.ctx);
  const [refused, unreadable] = await rows(house);
  expect(refused).toMatchObject({ sentAt: null, failedAt: null, errorCode: '535' });
  expect(unreadable).toMatchObject({ sentAt: null, failedAt: null, errorCode: 'internal' });
});

test('two workers at once send each mail once', async () => {
  const sent: OutgoingMail[] = [];
  const mail = { send: (one: OutgoingMail) => Promise.resolve(void sent.push(one)), close: () => undefined };
  await using house = await openHouse({ overrides: { mail } });
  for (let i = 0; i < 25; i += 1) await insertMail(house.ctx.db.orm, aMail(house, { id: `ma_${i}` }));
  await Promise.all([1, 2, 3, 4].map(() => deliverMails(house.ctx)));
  expect(sent).toHaveLength(25);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(25);
});

test('a mail whose worker died comes up again, with the same id', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  await insertMail(house.ctx.db.orm, aMail(house));
  // Claimed, and then nothing more: what a killed process leaves behind.
  await house.ctx.db.orm.execute(
    sql`update outbox set attempts = 1, next_attempt_at = '2026-11-20T10:05:00Z'`,
  );
  expect(await deliverMails(house.ctx)).toBe(0);
  house.advanceClock(5 * MINUTE_MS);
  expect(await deliverMails(house.ctx)).toBe(1);
  expect(house.sandbox.mails()[0]?.messageId).toContain('ma_1@');
});

test('the running job sends as soon as it is woken', async () => {
  await using house = await openHouse({ jobs: true });
  await insertMail(house.ctx.db.orm, aMail(house));
  house.ctx.wake('outbox');
  await expect.poll(() => house.sandbox.mails().length, { timeout: 1_500 }).toBe(1);
});

test('the clean-up forgets expired sessions and old mails, nothing else', async () => {
  await using house = await openHouse({ jobs: false, now: new Date('2026-11-20T10:00:00Z') });
  await house.logIn();
  await insertMail(house.ctx.db.orm, aMail(house));
  await deliverMails(house.ctx);
  house.advanceClock(31 * 24 * 60 * MINUTE_MS);
  const session = await house.logIn('gold@example.com');
  const { startJobs } = await import('#server/jobs.ts');
  const jobs = startJobs(house.ctx);
  await expect.poll(async () => (await rows(house)).length).toBe(0);
  await jobs.stop();
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  const left = await house.ctx.db.orm.execute(sql`select count(*)::int as n from sessions`);
  expect(left).toMatchObject({ rows: [{ n: 1 }] });
});
