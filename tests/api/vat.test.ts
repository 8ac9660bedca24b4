// VAT ids against the simulated VIES: every answer in every state, outages, claims, and the operator's decision.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Profile, Vat } from '#contract/profile.ts';
import type { VatState } from '#domain/vat.ts';
import { listAudit } from '#server/db/audit.ts';
import { outbox, users } from '#server/db/schema.ts';
import { changeRights } from '#server/use-cases/operator/change-rights.ts';
import { checkVatIds } from '#server/use-cases/profile/check-vat-ids.ts';
import { configureSandbox } from '../support/booking.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { mailsTo } from '../support/mailbox.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PRIVAT = 'privat@example.com';
const now = new Date('2026-11-20T10:00:00Z');

const aProfile = (vatId: string | null) => ({
  firstName: 'Petra',
  lastName: 'Petersen',
  business: false,
  companyName: null,
  language: 'de',
  address: null,
  vatId,
});

async function enter(session: Session, vatId: string | null): Promise<Profile> {
  const reply = await session.post('/api/profile', aProfile(vatId));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ profile: Profile }>().profile;
}

const vatOf = async (session: Session): Promise<Vat> =>
  (await session.get('/api/profile')).json<{ profile: Profile }>().profile.vat;
const userOf = async (session: Session) =>
  (await session.get('/api/auth/user')).json<{ vatIdVerified: boolean }>();
const rowOf = async (house: House) => {
  const [row] = await house.ctx.db.orm.select().from(users).where(eq(users.email, PRIVAT));
  if (!row) throw new Error(`No ${PRIVAT}`);
  return row;
};

const vies = (house: House, settings: object): Promise<void> =>
  configureSandbox(house, 'vies/settings', settings);
const questions = (house: House) => house.sandbox.journal.list({ path: '/vies/check-vat-number' });

test('an id is stored normalized, pending at first, and valid once the job has asked', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn();
  const saved = await enter(session, ' de 123.456.788 ');
  expect(saved.vat).toEqual({
    id: 'DE123456788',
    state: 'pending',
    checkedAt: null,
    nextCheckAt: now.toISOString(),
  });
  expect((await userOf(session)).vatIdVerified).toBe(false);
  expect(await checkVatIds(house.ctx)).toBe(1);
  expect(await vatOf(session)).toEqual({
    id: 'DE123456788',
    state: 'valid',
    checkedAt: now.toISOString(),
    nextCheckAt: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
  });
  expect((await userOf(session)).vatIdVerified).toBe(true);
  expect(await checkVatIds(house.ctx)).toBe(0);
});

test('with our own id configured, the authorities’ proof is kept', async () => {
  const config = { vies: { url: '', requester: { state: 'DE', number: '123456788' } } };
  await using house = await openHouse();
  const url = house.sandbox.vies.url;
  await using ours = await openHouse({ config: { vies: { ...config.vies, url } } });
  const session = await ours.logIn();
  await enter(session, 'ATU12345675');
  await checkVatIds(ours.ctx);
  const { id, vatConsultation } = await rowOf(ours);
  expect(vatConsultation).toMatch(/^WAPI[\dA-Za-z]{12}$/);
  // Later checks, even of other numbers, leave the earlier proof alone.
  const first = await verdictsOf(ours, id);
  expect(first).toMatchObject([
    { outcome: 'valid', details: { vatId: 'ATU12345675', consultation: vatConsultation } },
  ]);
  await enter(session, 'DE105000200');
  await checkVatIds(ours.ctx);
  const second = await verdictsOf(ours, id);
  expect(second.map(({ outcome }) => outcome).sort()).toEqual(['invalid', 'valid']);
  expect(second).toContainEqual(first[0]);
});

const verdictsOf = async (house: House, subject: string) =>
  (await listAudit(house.ctx.db.orm, { subject, limit: 10 })).filter(
    ({ action }) => action === 'user.vat-checked',
  );

/** Numbers for which VIES answers with these codes. */
const outcomes: [string, string, VatState][] = [
  ['DE000000100', 'valid', 'valid'],
  ['DE000000200', 'invalid', 'invalid'],
  ['DE000000201', 'INVALID_INPUT', 'invalid'],
  ['DE000000202', 'INVALID_REQUESTER_INFO', 'pending'],
  ['DE000000300', 'SERVICE_UNAVAILABLE', 'pending'],
  ['DE000000301', 'MS_UNAVAILABLE', 'pending'],
  ['DE000000302', 'TIMEOUT', 'pending'],
  ['DE000000400', 'VAT_BLOCKED', 'pending'],
  ['DE000000401', 'IP_BLOCKED', 'pending'],
  ['DE000000500', 'GLOBAL_MAX_CONCURRENT_REQ', 'pending'],
  ['DE000000501', 'GLOBAL_MAX_CONCURRENT_REQ_TIME', 'pending'],
  ['DE000000600', 'MS_MAX_CONCURRENT_REQ', 'pending'],
  ['DE000000601', 'MS_MAX_CONCURRENT_REQ_TIME', 'pending'],
];

test('every answer of VIES in every state: an outage changes nothing, a verdict decides', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn();
  for (const before of ['pending', 'valid', 'invalid'] as const) {
    for (const [vatId, code, fresh] of outcomes) {
      await house.ctx.db.orm
        .update(users)
        .set({
          vatId,
          vatState: before,
          vatIdVerified: before === 'valid',
          vatNextCheckAt: now,
          vatAttempts: 0,
        })
        .where(eq(users.email, PRIVAT));
      await checkVatIds(house.ctx);
      const isOutage = fresh === 'pending';
      const expected = isOutage ? before : fresh;
      const { state, nextCheckAt } = await vatOf(session);
      expect([before, code, state]).toEqual([before, code, expected]);
      expect((await userOf(session)).vatIdVerified).toBe(expected === 'valid');
      const gap = nextCheckAt === null ? null : Date.parse(nextCheckAt) - now.getTime();
      expect(gap).toBe(isOutage ? MINUTE_MS : expected === 'valid' ? 90 * DAY_MS : null);
    }
  }
});

test.each(['html', 'bad-request', 'server-error', 'wrong-echo', 'both', 'no-boolean'])(
  'an answer corrupted as %s leaves it pending',
  async (answers) => {
    await using house = await openHouse();
    const session = await house.logIn();
    await enter(session, 'DE123456788');
    await vies(house, { answers });
    await checkVatIds(house.ctx);
    expect((await vatOf(session)).state).toBe('pending');
  },
);

test.each(['cut-before', 'cut-after', '502', 'html', 'truncate'] as const)(
  'a connection failing with %s leaves it pending',
  async (mode) => {
    await using house = await openHouse();
    const session = await house.logIn();
    await enter(session, 'DE123456788');
    house.sandbox.faults.add({ match: { path: '/vies/check-vat-number' }, mode });
    await checkVatIds(house.ctx);
    expect((await vatOf(session)).state).toBe('pending');
  },
);

test('an outage: pending, asked again at growing intervals, then valid, and reported by mail', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn();
  await vies(house, { outage: 'MS_UNAVAILABLE', states: ['DE'] });
  await enter(session, 'DE123456788');
  const gaps = [];
  for (let i = 0; i < 6; i += 1) {
    expect(await checkVatIds(house.ctx)).toBe(1);
    const { state, nextCheckAt } = await vatOf(session);
    expect(state).toBe('pending');
    const gap = Date.parse(nextCheckAt ?? '') - house.ctx.clock().getTime();
    gaps.push(gap / MINUTE_MS);
    house.advanceClock(gap - 1);
    expect(await checkVatIds(house.ctx)).toBe(0);
    house.advanceClock(1);
  }
  expect(gaps).toEqual([1, 5, 15, 60, 360, 1440]);
  expect(await house.ctx.db.orm.select().from(outbox)).toEqual([]);
  await vies(house, {});
  await checkVatIds(house.ctx);
  expect((await vatOf(session)).state).toBe('valid');
  const [mail] = await mailsTo(house, PRIVAT);
  expect(mail?.subject).toBe('Ihre USt-IdNr. ist bestätigt');
  expect(mail?.text).toContain('DE123456788');
});

test('a valid id stays valid through an outage at a later check, and turns invalid when the authorities say so', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn();
  await enter(session, 'DE123456788');
  await checkVatIds(house.ctx);
  house.advanceClock(90 * DAY_MS);
  const again = await house.logIn();
  await vies(house, { outage: 'IP_BLOCKED' });
  expect(await checkVatIds(house.ctx)).toBe(1);
  expect(await vatOf(again)).toMatchObject({ state: 'valid', checkedAt: now.toISOString() });
  expect((await userOf(again)).vatIdVerified).toBe(true);
  await vies(house, {});
  // The authorities withdraw it: now it ends like one that does not exist.
  await house.ctx.db.orm.update(users).set({ vatId: 'DE123456789' }).where(eq(users.email, PRIVAT));
  house.advanceClock(MINUTE_MS);
  expect(await checkVatIds(house.ctx)).toBe(1);
  expect((await vatOf(again)).state).toBe('invalid');
  expect((await userOf(again)).vatIdVerified).toBe(false);
  expect((await mailsTo(house, PRIVAT)).map(({ subject }) => subject)).toEqual([
    'Ihre USt-IdNr. wurde nicht bestätigt',
  ]);
});

test.each([
  ['DE123456788', 'Ihre USt-IdNr. ist bestätigt'],
  ['DE108456789', 'Ihre USt-IdNr. wurde nicht bestätigt'],
])(
  '%s, refused once and rechecked during an outage, is reported by mail as well: %s',
  async (vatId, said) => {
    await using house = await openHouse({ now });
    const session = await house.logIn();
    await enter(session, vatId);
    await house.ctx.db.orm
      .update(users)
      .set({ vatState: 'invalid', vatNextCheckAt: null })
      .where(eq(users.email, PRIVAT));
    await vies(house, { outage: 'MS_UNAVAILABLE' });
    const again = (await session.post('/api/profile/vat-check')).json<{ vat: Vat }>().vat;
    expect(again).toMatchObject({
      state: 'invalid',
      nextCheckAt: new Date(now.getTime() + MINUTE_MS).toISOString(),
    });
    house.advanceClock(MINUTE_MS);
    expect(await checkVatIds(house.ctx)).toBe(1);
    expect(await mailsTo(house, PRIVAT), 'nobody has said anything yet').toEqual([]);
    await vies(house, {});
    house.advanceClock(5 * MINUTE_MS);
    expect(await checkVatIds(house.ctx)).toBe(1);
    expect((await mailsTo(house, PRIVAT)).map(({ subject }) => subject)).toEqual([said]);
  },
);

test('two servers ask once', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  await enter(session, 'DE123456788');
  const counts = await Promise.all([1, 2, 3, 4].map(() => checkVatIds(house.ctx)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(questions(house)).toHaveLength(1);
});

test('a server that dies while it asks is followed by another', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn();
  await enter(session, 'DE123456788');
  const { vat } = house.ctx;
  house.ctx.vat = { check: () => Promise.reject(new Error('the process ends here')) };
  await expect(checkVatIds(house.ctx)).rejects.toThrow('the process ends here');
  house.ctx.vat = vat;
  expect(await checkVatIds(house.ctx)).toBe(0);
  expect((await vatOf(session)).state).toBe('pending');
  house.advanceClock(5 * MINUTE_MS);
  expect(await checkVatIds(house.ctx)).toBe(1);
  expect((await vatOf(session)).state).toBe('valid');
});

test('an answer about the former id is not applied to one entered meanwhile', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn();
  await enter(session, 'DE123456788');
  const { vat } = house.ctx;
  house.ctx.vat = {
    check: async (asked) => {
      const answer = await vat.check(asked);
      await enter(session, 'DE108456789');
      return answer;
    },
  };
  await checkVatIds(house.ctx);
  house.ctx.vat = vat;
  expect(await vatOf(session)).toMatchObject({ id: 'DE108456789', state: 'pending' });
  await checkVatIds(house.ctx);
  expect(await vatOf(session)).toMatchObject({ id: 'DE108456789', state: 'invalid' });
});

test('the same id saved again keeps its status; another one starts over; none has no status', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  await enter(session, 'DE123456788');
  await checkVatIds(house.ctx);
  expect((await enter(session, 'de123456788')).vat.state).toBe('valid');
  expect(await checkVatIds(house.ctx)).toBe(0);
  expect((await enter(session, 'ATU12345675')).vat).toMatchObject({ state: 'pending', checkedAt: null });
  expect((await userOf(session)).vatIdVerified).toBe(false);
  expect((await enter(session, null)).vat).toEqual({
    id: null,
    state: null,
    checkedAt: null,
    nextCheckAt: null,
  });
  expect(await checkVatIds(house.ctx)).toBe(0);
});

test('"check again" answers at once, works while others wait, and is throttled', async () => {
  await using house = await openHouse({ now });
  const session = await house.logIn();
  const none = await session.post('/api/profile/vat-check');
  expect([none.statusCode, none.json()]).toMatchObject([400, { issues: [{ path: 'vatId' }] }]);
  await vies(house, { outage: 'TIMEOUT' });
  await enter(session, 'DE123456788');
  const pending = await session.post('/api/profile/vat-check');
  expect([pending.statusCode, pending.json<{ vat: Vat }>().vat.state]).toEqual([200, 'pending']);
  await vies(house, {});
  const valid = await session.post('/api/profile/vat-check');
  expect(valid.json<{ vat: Vat }>().vat).toMatchObject({ state: 'valid', checkedAt: now.toISOString() });
  // A customer who is watching needs no mail.
  expect(await house.ctx.db.orm.select().from(outbox)).toEqual([]);
  const statuses = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await session.post('/api/profile/vat-check')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test('accounts of one IP address share a limit of checks with the authorities; another address has its own', async () => {
  await using house = await openHouse({ now });
  const sessions = [await house.logIn(), await house.logIn('business@example.com')] as const;
  for (let times = 1; times < 30; times += 1) await house.ctx.throttles.vatByAddress.attempt('127.0.0.1');
  await enter(sessions[0], 'DE123456788');
  const check = async (remoteAddress?: string) =>
    (await sessions[0].post('/api/profile/vat-check', undefined, { ...(remoteAddress && { remoteAddress }) }))
      .statusCode;
  expect((await sessions[1].post('/api/profile', aProfile('DE136695976'))).statusCode).toBe(429);
  expect([await check(), await check('192.0.2.1')]).toEqual([429, 200]);
});

test('a format that no member state uses is refused by the form', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (const vatId of ['GB123456789', 'DE12', '12345', "DE1'; drop table users", 'D'.repeat(5_000), '']) {
    const reply = await session.post('/api/profile', aProfile(vatId));
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path)).toContain('vatId');
  }
  expect((await vatOf(session)).id).toBeNull();
});

test('a wrong check digit is refused like a wrong format, without a check; one already stored may stay', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (const vatId of ['DE123456789', 'ATU12345678', 'FR12345678901']) {
    const reply = await session.post('/api/profile', aProfile(vatId));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { code: 'invalid_request', issues: [{ path: 'vatId', reason: 'vat_id_invalid' }] },
    ]);
  }
  expect((await vatOf(session)).id).toBeNull();
  expect(await checkVatIds(house.ctx)).toBe(0);
  expect(questions(house)).toEqual([]);
  await house.ctx.db.orm.update(users).set({ vatId: 'DE123456789' }).where(eq(users.email, PRIVAT));
  expect((await enter(session, 'DE123456789')).vat.id).toBe('DE123456789');
});

test('the operator’s decision holds until the customer has the id checked', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  await vies(house, { outage: 'MS_UNAVAILABLE' });
  await enter(session, 'DE123456788');
  const word = (isVerified: boolean) =>
    changeRights(house.ctx, { email: PRIVAT, operator: 'anna', change: { what: 'vat', isVerified } });
  await word(true);
  expect(await vatOf(session)).toMatchObject({ state: 'valid', nextCheckAt: null });
  expect((await userOf(session)).vatIdVerified).toBe(true);
  await word(false);
  expect(await vatOf(session)).toMatchObject({ state: 'invalid', nextCheckAt: null });
  expect(await checkVatIds(house.ctx)).toBe(0);
});

test('the operator’s decision is not shown with the date of the authorities’ one', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  await enter(session, 'DE123456788');
  await checkVatIds(house.ctx);
  const { state, checkedAt } = await vatOf(session);
  expect([state, checkedAt === null]).toEqual(['valid', false]);
  await changeRights(house.ctx, {
    email: PRIVAT,
    operator: 'anna',
    change: { what: 'vat', isVerified: false },
  });
  expect(await vatOf(session)).toMatchObject({ state: 'invalid', checkedAt: null });
});

test('the job checks on its own, soon after the form was saved', async () => {
  await using house = await openHouse({ jobs: true });
  const session = await house.logIn();
  await enter(session, 'DE123456788');
  await expect.poll(async () => (await vatOf(session)).state).toBe('valid');
});
