// How long a mail is retried: for two days, not counting the time it waited for us; and how others wait for it.
import { gt, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertMail, markMailsSent, type NewMail } from '#server/db/outbox.ts';
import { outbox } from '#server/db/schema.ts';
import { UpstreamError, type UpstreamKind } from '#server/errors.ts';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse } from '../support/house.ts';

const HOUR_MS = 60 * 60_000;

/** A house whose mail server accepts nothing until `refusal` is null. */
async function openRefusing(refusal: UpstreamKind | null) {
  const post = { refusal };
  const mail = {
    send: () =>
      post.refusal === null
        ? Promise.resolve()
        : Promise.reject(
            new UpstreamError({ upstream: 'smtp', kind: post.refusal, code: '450', outcome: 'none' }, 'smtp'),
          ),
    close: () => undefined,
  };
  const house = await openHouse({ now: new Date('2026-11-20T10:00:00Z'), overrides: { mail } });
  await write(house, 'ma_1');
  return { house, post };
}

async function write(house: House, id: string, change: Partial<NewMail> = {}): Promise<void> {
  const now = house.ctx.clock();
  await insertMail(house.ctx.db.orm, {
    id,
    kind: 'password-changed',
    recipient: 'gold@example.com',
    language: 'de',
    data: {},
    createdAt: now,
    nextAttemptAt: now,
    ...change,
  });
}

const rowOf = async (house: House) => (await house.ctx.db.orm.select().from(outbox))[0];

/** Delivers whenever due, for this many hours; returns after how many it was given up. */
async function deliverFor(house: House, hours: number): Promise<number | null> {
  const begun = house.ctx.clock().getTime();
  const passed = (): number => (house.ctx.clock().getTime() - begun) / HOUR_MS;
  while (passed() < hours) {
    await deliverMails(house.ctx);
    const mail = await rowOf(house);
    if (!mail || mail.sentAt) return null;
    if (mail.failedAt) return passed();
    house.advanceClock(mail.nextAttemptAt.getTime() - house.ctx.clock().getTime());
  }
  return null;
}

test('after two days of trying a mail is given up', async () => {
  const { house, post } = await openRefusing('unavailable');
  await using _ = house;
  const hours = await deliverFor(house, 100);
  expect(hours).toBeGreaterThan(48);
  expect(hours).toBeLessThan(49);
  post.refusal = null;
  house.advanceClock(49 * HOUR_MS);
  expect(await deliverMails(house.ctx)).toBe(0);
});

test.each([
  ['that does not answer is a warning', undefined, ['warn']],
  ['that asks for patience is not', 450, ['info']],
])('a mail server %s in the log', async (_, status, levels) => {
  const refused = new UpstreamError(
    {
      upstream: 'smtp',
      kind: 'unavailable',
      code: 'x',
      outcome: 'none',
      status,
    },
    'smtp',
  );
  const mail = { send: () => Promise.reject(refused), close: () => undefined };
  await using house = await openHouse({ overrides: { mail } });
  const said: string[] = [];
  const saying = (level: string) => (_fields: unknown, words: string) =>
    void (words === 'mail postponed' && said.push(level));
  house.ctx.log = Object.assign(Object.create(house.ctx.log) as typeof house.ctx.log, {
    info: saying('info'),
    warn: saying('warn'),
  });
  await write(house, 'ma_1');
  await deliverMails(house.ctx);
  expect(said).toEqual(levels);
});

test('a mail that waited for days while no server ran is retried as long as any other', async () => {
  const { house } = await openRefusing('unavailable');
  await using _ = house;
  house.advanceClock(72 * HOUR_MS);
  expect(await deliverFor(house, 100)).toBeGreaterThan(46);
});

test('days of wrong settings do not count against a mail, which is retried hourly', async () => {
  const { house, post } = await openRefusing('invalid');
  await using _ = house;
  expect(await deliverFor(house, 72)).toBeNull();
  const before = house.ctx.clock().getTime();
  expect(await deliverFor(house, 1)).toBeNull();
  expect(house.ctx.clock().getTime() - before).toBe(HOUR_MS);
  post.refusal = 'unavailable';
  await deliverMails(house.ctx);
  expect(await rowOf(house)).toMatchObject({ sentAt: null, failedAt: null });
  post.refusal = null;
  house.advanceClock(HOUR_MS);
  await deliverMails(house.ctx);
  expect((await rowOf(house))?.sentAt).toBeInstanceOf(Date);
});

test('an accepted mail counts as sent while another is still being sent', async () => {
  const { opened: slow, open: end } = createGate();
  const mail = {
    send: ({ id }: { id: string }) => (id === 'ma_slow' ? slow : Promise.resolve()),
    close: () => undefined,
  };
  await using house = await openHouse({ overrides: { mail } });
  for (const id of ['ma_slow', 'ma_quick']) await write(house, id);
  const delivery = deliverMails(house.ctx);
  const sent = async (): Promise<string[]> => {
    const rows = await house.ctx.db.orm.select().from(outbox);
    return rows.flatMap(({ id, sentAt }) => (sentAt ? [id] : [])).sort();
  };
  await expect.poll(sent).toEqual(['ma_quick']);
  end();
  await delivery;
  expect(await sent()).toEqual(['ma_quick', 'ma_slow']);
});

test('a mail with a slow server holds up none of twenty others, nor one written later', async () => {
  const { opened: slow, open: end } = createGate();
  const arrived: string[] = [];
  const send = async ({ id }: { id: string }): Promise<void> => {
    if (id === 'ma_slow') await slow;
    arrived.push(id);
  };
  await using house = await openHouse({ overrides: { mail: { send, close: () => undefined } } });
  const quick = Array.from({ length: 20 }, (_, i) => `ma_${i}`);
  await write(house, 'ma_slow', { nextAttemptAt: new Date(house.ctx.clock().getTime() - 1) });
  for (const id of quick) await write(house, id);
  const delivery = deliverMails(house.ctx);
  await expect.poll(() => arrived.toSorted()).toEqual(quick.toSorted());
  await write(house, 'ma_late');
  await expect.poll(() => arrived.at(-1)).toBe('ma_late');
  end();
  expect(await delivery).toBe(22);
  expect(arrived.at(-1)).toBe('ma_slow');
});

test('a server shutting down finishes the mails being sent, and starts no more', async () => {
  const [slow, slower] = [createGate(), createGate()];
  const send = ({ id }: { id: string }) => (id === 'ma_0' ? slower : slow).opened;
  await using house = await openHouse({ overrides: { mail: { send, close: () => undefined } } });
  const { orm } = house.ctx.db;
  const now = house.ctx.clock().getTime();
  for (let i = 0; i < 12; i += 1) await write(house, `ma_${i}`, { nextAttemptAt: new Date(now - 20 + i) });
  const ending = new AbortController();
  const delivery = deliverMails(house.ctx, ending.signal);
  await expect.poll(() => orm.$count(outbox, gt(outbox.attempts, 0))).toBe(10);
  ending.abort();
  slow.open();
  await expect.poll(() => orm.$count(outbox, isNotNull(outbox.sentAt))).toBe(9);
  slower.open();
  expect(await delivery).toBe(10);
  expect(await orm.$count(outbox, isNotNull(outbox.sentAt))).toBe(10);
});

test.each(['declined', 'unavailable'] as const)(
  'a mail that another process has sent meanwhile counts as sent, though the stalled process finds it %s',
  async (kind) => {
    const { opened: slow, open: end } = createGate();
    const fault = { upstream: 'smtp', kind, code: '450', outcome: 'none' } as const;
    const send = () => slow.then(() => Promise.reject(new UpstreamError(fault, 'smtp')));
    await using house = await openHouse({ overrides: { mail: { send, close: () => undefined } } });
    await write(house, 'ma_1');
    const delivery = deliverMails(house.ctx);
    await expect.poll(async () => (await rowOf(house))?.attempts).toBe(1);
    await markMailsSent(house.ctx.db.orm, ['ma_1'], house.ctx.clock());
    end();
    await delivery;
    expect(await rowOf(house)).toMatchObject({ failedAt: null, errorCode: null });
  },
);

/** Two mails of one order, the later one first in the table, and one to another customer. */
async function openThread(first: () => Promise<void>) {
  const arrived: string[] = [];
  const send = async ({ id }: { id: string }): Promise<void> => {
    if (id === 'ma_first') await first();
    arrived.push(id);
  };
  const house = await openHouse({ overrides: { mail: { send, close: () => undefined } } });
  const now = house.ctx.clock();
  const data = { intentId: 'ci_1' };
  await write(house, 'ma_second', { data });
  await write(house, 'ma_first', { data, createdAt: new Date(now.getTime() - 1) });
  await write(house, 'ma_stranger', { data, recipient: 'privat@example.com' });
  return { house, arrived };
}

test('a customer’s mails on one order go out in writing order, whichever process sends, and hold up nobody else’s', async () => {
  const { opened: slow, open: end } = createGate();
  const { house, arrived } = await openThread(() => slow);
  await using _ = house;
  const delivery = deliverMails(house.ctx);
  await expect.poll(() => arrived).toEqual(['ma_stranger']);
  expect(await deliverMails(house.ctx), 'as another process would').toBe(0);
  end();
  await delivery;
  await deliverMails(house.ctx);
  expect(arrived).toEqual(['ma_stranger', 'ma_first', 'ma_second']);
});

test('a mail that fails does not block others of the same order', async () => {
  const { house, arrived } = await openThread(() => Promise.reject(new Error('no')));
  await using _ = house;
  await deliverMails(house.ctx);
  await deliverMails(house.ctx);
  expect(arrived.sort()).toEqual(['ma_second', 'ma_stranger']);
});
