// The outbox: mails are sent, tried again, or given up; and what they say.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertMail, type NewMail } from '#server/db/outbox.ts';
import { files, outbox } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import { type OutgoingMail, TOO_LARGE } from '#server/gateways/mail.ts';
import { createSmtpGateway } from '#server/gateways/smtp/gateway.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import { mailKinds } from '#server/use-cases/mails/mail-kinds.ts';
import { writeMail } from '#server/use-cases/mails/write-mail.ts';
import { freePort } from '../../scripts/postgres.ts';
import { type House, openHouse } from '../support/house.ts';
import { mailSamples } from '../support/mail-samples.ts';
import { buy } from '../support/refunding.ts';

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
  expect(mail?.text).toContain('Gesamtbetrag: 36,27\u00a0€');
  expect(mail?.text).toContain('  1Z999AA10123456784\n  https://hafenpost.example/track/1Z999AA10123456784');
  expect(mail?.attachments, 'an order that does not exist has no papers').toEqual([]);
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
  expect(sent?.text).toContain('Total: €36.27');
  expect(sent?.text).toContain('about 24 hours');
  expect(sent?.text).not.toMatch(/attached|Open shipping labels/);
});

test('a temporary refusal is retried at growing intervals', async () => {
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

test('a final refusal ends it at once', async () => {
  await using house = await openHouse();
  await insertMail(house.ctx.db.orm, aMail(house, { recipient: 'reject@example.com' }));
  await deliverMails(house.ctx);
  expect((await rows(house))[0]).toMatchObject({ sentAt: null, errorCode: '550' });
  expect((await rows(house))[0]?.failedAt).toBeInstanceOf(Date);
});

test('a server that forbids us to send ends no mail, even if it blames the recipient, and is logged as a warning', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  const warned: unknown[] = [];
  house.ctx.log = Object.assign(Object.create(house.ctx.log) as typeof house.ctx.log, {
    warn: (fields: unknown) => void warned.push(fields),
  });
  await insertMail(house.ctx.db.orm, aMail(house, { recipient: 'relay@example.com' }));
  await deliverMails(house.ctx);
  expect((await rows(house))[0]).toMatchObject({ sentAt: null, failedAt: null, errorCode: '554' });
  expect(warned).toMatchObject([{ mailId: 'ma_1', errorCode: '554' }]);
  await house.ctx.db.orm.update(outbox).set({ recipient: 'gold@example.com' });
  house.advanceClock(MINUTE_MS);
  await deliverMails(house.ctx);
  expect(house.sandbox.mails()).toHaveLength(1);
});

test('mails wait instead of failing while our settings are wrong or their rows unreadable', async () => {
  const mail = {
    send: () =>
      Promise.reject(
        new UpstreamError({ upstream: 'smtp', kind: 'invalid', code: '535', outcome: 'none' }, 'smtp: EAUTH'),
      ),
    close: () => undefined,
  };
  await using house = await openHouse({ overrides: { mail } });
  await insertMail(house.ctx.db.orm, aMail(house));
  await insertMail(house.ctx.db.orm, aMail(house, { id: 'ma_2', kind: 'unheard-of', data: {} }));
  await deliverMails(house.ctx);
  const [refused, unreadable] = await rows(house);
  expect(refused).toMatchObject({ sentAt: null, failedAt: null, errorCode: '535' });
  expect(unreadable).toMatchObject({ sentAt: null, failedAt: null, errorCode: 'internal' });
});

/** The house's mail with another login, sender or port. */
function mailBy(
  house: House,
  { login = '', port = house.sandbox.smtp.port, from = 'no-reply@example.com' },
): void {
  house.ctx.mail = createSmtpGateway({
    url: `smtp://${login}127.0.0.1:${port}`,
    from: `Hafenpost <${from}>`,
    replyTo: 'service@example.com',
    requireTls: false,
  });
}

const DAY_MS = 24 * 60 * MINUTE_MS;

test.each([
  ['a refused login', { login: 'locked:secret@' }, '535'],
  ['a sender that is not allowed', { from: 'stranger@example.com' }, '553'],
])(
  '%s is logged as an error and ends no mail: all go once the settings are right',
  async (_what, wrong, errorCode) => {
    await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
    const loud: unknown[] = [];
    house.ctx.log = Object.assign(Object.create(house.ctx.log) as typeof house.ctx.log, {
      error: (fields: unknown) => void loud.push(fields),
    });
    await insertMail(house.ctx.db.orm, aMail(house));
    mailBy(house, wrong);
    await deliverMails(house.ctx);
    house.advanceClock(5 * DAY_MS);
    await deliverMails(house.ctx);
    expect((await rows(house))[0]).toMatchObject({ sentAt: null, failedAt: null, errorCode, attempts: 2 });
    expect(loud).toHaveLength(2);
    mailBy(house, {});
    house.advanceClock(DAY_MS);
    await deliverMails(house.ctx);
    expect((await rows(house))[0]?.sentAt).toBeInstanceOf(Date);
    expect(house.sandbox.mails()).toHaveLength(1);
  },
);

test('a mail lost after the final dot goes out again under the same Message-ID, so that duplicates can be recognized', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  await insertMail(house.ctx.db.orm, aMail(house, { recipient: 'drop-once@example.com' }));
  await deliverMails(house.ctx);
  expect(house.sandbox.mails(), 'it has arrived, but nobody has told us').toHaveLength(1);
  expect((await rows(house))[0]).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
  house.advanceClock(MINUTE_MS);
  await deliverMails(house.ctx);
  expect((await rows(house))[0]).toMatchObject({ failedAt: null, errorCode: null, attempts: 2 });
  expect((await rows(house))[0]?.sentAt).toBeInstanceOf(Date);
  const [first, second, ...more] = house.sandbox.mails();
  expect(first?.messageId).toMatch(/^<ma_1@/);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.text).toBe(first?.text);
  expect(more).toEqual([]);
});

test('a server that is down is asked again later', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  await insertMail(house.ctx.db.orm, aMail(house));
  mailBy(house, { port: await freePort() });
  await deliverMails(house.ctx);
  expect((await rows(house))[0]).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
  mailBy(house, {});
  house.advanceClock(MINUTE_MS);
  await deliverMails(house.ctx);
  expect(house.sandbox.mails()).toHaveLength(1);
});

test('an invalid address ends the mail without a retry', async () => {
  await using house = await openHouse();
  await insertMail(house.ctx.db.orm, aMail(house, { recipient: 'a b@@' }));
  await deliverMails(house.ctx);
  expect((await rows(house))[0]?.failedAt).toBeInstanceOf(Date);
  expect(house.sandbox.mails()).toEqual([]);
});

test('labels too large for a mailbox are sent as a link, but the order’s confirmation is still attached', async () => {
  const sizes: number[] = [];
  const sent: OutgoingMail[] = [];
  const mail = {
    send: (one: OutgoingMail) => {
      const size = one.attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
      sizes.push(size);
      if (size <= 1_000_000) return Promise.resolve(void sent.push(one));
      const fault = { upstream: 'smtp', kind: 'declined', code: TOO_LARGE, outcome: 'unknown' } as const;
      return Promise.reject(new UpstreamError(fault, 'smtp: 552'));
    },
    close: () => undefined,
  };
  await using house = await openHouse({ overrides: { mail } });
  await buy(house);
  await house.ctx.db.orm.update(files).set({ content: Buffer.alloc(1_000_000, '%PDF-'), size: 1_000_000 });
  await deliverMails(house.ctx);
  expect(sizes).toHaveLength(2);
  expect(sent.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
    [expect.stringMatching(/^Auftragsbestätigung HP-\S+\.pdf$/)],
  ]);
  expect(sent[0]?.text).toContain('stehen als PDF für Sie bereit');
  expect(sent[0]?.text).toContain('Die Auftragsbestätigung liegt als PDF bei.');
  expect((await rows(house))[0]?.sentAt).toBeInstanceOf(Date);
});

test('a mail too large for a mailbox with any document is sent without, and promises none', async () => {
  await using house = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });
  const { intent } = await buy(house);
  await house.ctx.db.orm.update(outbox).set({ recipient: 'small-box@example.com' });
  const label = await house.ctx.db.orm.select({ size: files.size }).from(files);
  // Whatever its size, a label is larger than this box.
  await house.ctx.db.orm.update(files).set({ content: Buffer.alloc(30_000, '%PDF-'), size: 30_000 });
  expect(label).toHaveLength(1);
  await deliverMails(house.ctx);
  const [mail, ...more] = house.sandbox.mails();
  expect(more).toEqual([]);
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('stehen als PDF für Sie bereit');
  expect(mail?.text).not.toContain('Auftragsbestätigung');
  expect(mail?.text).toContain(`https://hafenpost.example/checkout-success?intentId=${intent.id}`);
  expect((await rows(house))[0]?.sentAt).toBeInstanceOf(Date);
});

test('above 15 MB, the confirmation of the order among them, no label is loaded at all', async () => {
  await using house = await openHouse();
  await buy(house, { parcels: 2 });
  await house.ctx.db.orm.update(files).set({ size: 7_499_999 });
  await deliverMails(house.ctx);
  const [mail] = house.sandbox.mails();
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^Auftragsbestätigung HP-/),
  ]);
  expect(mail?.text).toContain('stehen als PDF für Sie bereit');
});

test('every kind goes through a real mail server in both languages, umlauts included', async () => {
  await using house = await openHouse();
  const mails = Object.entries(mailSamples).flatMap(([kind, data]) =>
    (['de', 'en'] as const).map((language) =>
      aMail(house, { id: `ma_${kind}_${language}`, kind, language, data }),
    ),
  );
  expect(mails).toHaveLength(Object.keys(mailKinds).length * 2);
  for (const mail of mails) await insertMail(house.ctx.db.orm, mail);
  while ((await deliverMails(house.ctx)) > 0);
  expect((await rows(house)).filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const arrived = house.sandbox.mails();
  expect(arrived).toHaveLength(mails.length);
  for (const { text, html, subject, raw } of arrived) {
    expect(subject).not.toBe('');
    expect(text.length).toBeGreaterThan(100);
    expect(html).toContain('</html>');
    expect(raw).toMatch(/multipart\/alternative/);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length)), 'RFC 5322').toBeLessThan(998);
  }
});

test('a mail triggered by two events is written once', async () => {
  await using house = await openHouse();
  const write = (recipient: string) =>
    house.ctx.db.transaction((tx) =>
      writeMail(tx, {
        kind: 'password-changed',
        once: 'us_1 2026',
        recipient,
        language: 'de',
        data: {},
        now: house.ctx.clock(),
      }),
    );
  await Promise.all(['first@example.com', 'second@example.com'].map(write));
  expect(await rows(house)).toHaveLength(1);
});

test('two workers at once send each mail once', async () => {
  const sent: OutgoingMail[] = [];
  const mail = { send: (one: OutgoingMail) => Promise.resolve(void sent.push(one)), close: () => undefined };
  await using house = await openHouse({ overrides: { mail } });
  for (let i = 0; i < 25; i += 1)
    await insertMail(house.ctx.db.orm, aMail(house, { id: `ma_${i}`, recipient: `${i}@example.com` }));
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
