// Withdrawing from a contract: accepted from anybody, acknowledged alike, stored, and shown to support.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { outbox, withdrawals } from '#server/db/schema.ts';
import { writeMail } from '#server/use-cases/mails/write-mail.ts';
import { DEMO_PASSWORD, type House, openHouse } from '../support/house.ts';
import { mailsTo } from '../support/mailbox.ts';
import { json } from '../support/operator-desk.ts';
import { storeOrder } from '../support/placing.ts';

const PETRA = 'privat@example.com';
const NUMBER = 'HP-261120-7K3M9Q';
const NOON = new Date('2026-11-21T11:03:00Z');

const aWithdrawal = (change: object = {}) => ({
  name: 'Petra Petersen',
  orderNumber: NUMBER,
  email: PETRA,
  ...change,
});

const placeOrder = (house: House): Promise<void> =>
  storeOrder(house, {
    id: 'or_1',
    userId: 'us_demo_privat',
    createdAt: NOON,
    change: { orderNumber: NUMBER },
  });

test('a withdrawal is kept with its time, and its content comes back by mail', async () => {
  await using house = await openHouse({ now: NOON });
  await placeOrder(house);
  const reply = await house
    .visitor()
    .post('/api/withdrawals', aWithdrawal({ orderNumber: 'hp-261120 -7k3m9q' }));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual({ success: true, receivedAt: '2026-11-21T11:03:00.000Z' });
  expect(reply.cookies).toEqual([]);
  expect(await house.ctx.db.orm.select().from(withdrawals)).toMatchObject([
    {
      name: 'Petra Petersen',
      orderNumber: 'hp-261120 -7k3m9q',
      email: PETRA,
      orderId: 'or_1',
      userId: 'us_demo_privat',
      createdAt: NOON,
    },
  ]);
  const [receipt] = await mailsTo(house, PETRA);
  expect(receipt?.subject).toBe('Eingang Ihres Widerrufs');
  for (const said of ['Petra Petersen', 'hp-261120 -7k3m9q', PETRA, '21.11.2026, 12:03 Uhr', 'widerrufe ich'])
    expect(receipt?.text).toContain(said);
});

test('support is told, with the order it matches', async () => {
  await using house = await openHouse({ now: NOON });
  await placeOrder(house);
  await house.visitor().post('/api/withdrawals', aWithdrawal());
  const [notice] = await mailsTo(house, house.ctx.config.brand.supportEmail);
  expect(notice?.subject).toBe('Ein Widerruf ist eingegangen');
  expect(notice?.text).toContain('Bestellung im System: or_1');
});

test('a name that looks like a link is not one in the mails, and is stored as typed', async () => {
  await using house = await openHouse({ now: NOON });
  const hostile = { name: 'Konto gesperrt: login.example.com/x', orderNumber: 'evil.example/y' };
  const reply = await house.visitor().post('/api/withdrawals', aWithdrawal(hostile));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await house.ctx.db.orm.select().from(withdrawals)).toMatchObject([hostile]);
  for (const recipient of [PETRA, house.ctx.config.brand.supportEmail]) {
    const [mail] = await mailsTo(house, recipient);
    for (const shown of [mail?.text, mail?.html]) {
      expect(shown).toContain('login.\u2060example.\u2060com\u2060/x');
      expect(shown).toContain('evil.\u2060example\u2060/y');
    }
  }
});

test('whether such an order exists is not revealed', async () => {
  await using house = await openHouse({ now: NOON });
  await placeOrder(house);
  const known = await house.visitor().post('/api/withdrawals', aWithdrawal({ email: 'a@example.com' }));
  const unknown = await house
    .visitor()
    .post('/api/withdrawals', aWithdrawal({ email: 'b@example.com', orderNumber: 'HP-000000-AAAAAA' }));
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
  const textTo = async (to: string) =>
    (await mailsTo(house, to)).map(({ text }) => text.replaceAll(to, '').replaceAll(/HP-[\w-]+/g, ''));
  expect(await textTo('b@example.com')).toEqual(await textTo('a@example.com'));
});

test('the receipt is in the language of the page', async () => {
  await using house = await openHouse({ now: NOON });
  await house.visitor().post('/api/withdrawals', aWithdrawal({ language: 'en' }));
  const [receipt] = await mailsTo(house, PETRA);
  expect(receipt?.subject).toBe('Receipt of your withdrawal');
  expect(receipt?.text).toContain('21.11.2026, 12:03 (Berlin time)');
});

test('row and mails are written together or not at all', async () => {
  await using house = await openHouse();
  const { db } = house.ctx;
  house.ctx.db = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw new Error('the line broke');
      }),
  };
  expect((await house.visitor().post('/api/withdrawals', aWithdrawal())).statusCode).toBe(500);
  expect(await db.orm.select().from(withdrawals)).toEqual([]);
  expect(await db.orm.select().from(outbox)).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }, 'name', 'name_required'],
  ['no order number', { orderNumber: '' }, 'orderNumber', 'order_number_required'],
  ['no address', { email: undefined }, 'email', 'email_required'],
  ['half an address', { email: 'petra@' }, 'email', 'email_invalid'],
  ['two addresses', { email: 'a@example.com, b@example.com' }, 'email', 'email_invalid'],
  ['a header line in the name', { name: 'Petra\r\nBcc: x@example.com' }, 'name', 'invalid_characters'],
  ['a link in the name', { name: 'Win at https://evil.example' }, 'name', 'invalid_characters'],
  ['an overlong name', { name: 'x'.repeat(101) }, 'name', 'too_long'],
  ['an unknown language', { language: 'fr' }, 'language', 'unknown'],
])('%s is refused beside the field, and nothing is kept', async (_, change, path, reason) => {
  await using house = await openHouse();
  const reply = await house.visitor().post('/api/withdrawals', aWithdrawal(change));
  expect(reply.statusCode).toBe(400);
  expect(reply.json<ErrorReply>().issues).toEqual([{ path, reason }]);
  expect(await house.ctx.db.orm.select().from(withdrawals)).toEqual([]);
});

/** When each receipt goes out, in minutes. */
async function receiptsAfter(house: House): Promise<number[]> {
  const rows = await house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'withdrawal-received'));
  return rows
    .map(({ createdAt, nextAttemptAt }) => ((nextAttemptAt?.getTime() ?? 0) - createdAt.getTime()) / 60_000)
    .sort((one, other) => one - other);
}

test('withdrawing from many orders is accepted each time; after four the receipts are delayed', async () => {
  await using house = await openHouse({ now: NOON });
  for (let i = 0; i < 6; i += 1) {
    const reply = await house
      .visitor()
      .post('/api/withdrawals', aWithdrawal({ email: ' Petra@example.com' }));
    expect(reply.statusCode, reply.body).toBe(200);
  }
  expect(await house.ctx.db.orm.select().from(withdrawals)).toHaveLength(6);
  expect(await receiptsAfter(house)).toEqual([0, 0, 0, 0, 15, 15]);
});

test('ten withdrawals come from one address in a quarter of an hour, and nothing of the next is kept', async () => {
  await using house = await openHouse();
  const attempt = async (remoteAddress: string) =>
    (await house.visitor().post('/api/withdrawals', aWithdrawal(), { remoteAddress })).statusCode;
  for (let i = 0; i < 10; i += 1) await house.ctx.throttles.withdrawalByAddress.attempt('10.0.0.1');
  expect(await attempt('10.0.0.1')).toBe(429);
  expect(await house.ctx.db.orm.select().from(withdrawals)).toEqual([]);
  expect(await attempt('10.0.0.2')).toBe(200);
});

test('nobody can flood a stranger’s mailbox with receipts', async () => {
  await using house = await openHouse();
  for (let i = 0; i < 22; i += 1) {
    await house.ctx.throttles.withdrawalByAddress.clear('127.0.0.1');
    expect((await house.visitor().post('/api/withdrawals', aWithdrawal())).statusCode).toBe(200);
  }
  expect(await receiptsAfter(house)).toEqual([0, 0, 0, 0, ...Array<number>(16).fill(15)]);
  // The mailbox's owner may be the one who withdraws: that is still accepted.
  expect(await house.ctx.db.orm.select().from(withdrawals)).toHaveLength(22);
  const told = await house.ctx.db.orm.select().from(outbox).where(eq(outbox.kind, 'withdrawal-notice'));
  expect(told).toHaveLength(22);
});

test('a mailbox whose domain is spelled in several ways is one mailbox', async () => {
  await using house = await openHouse();
  const ask = async (email: string): Promise<number> =>
    (await house.visitor().post('/api/withdrawals', aWithdrawal({ email }))).statusCode;
  const spelled = [
    'münchen.de',
    'MÜNCHEN.DE',
    'xn--mnchen-3ya.de',
    'ｍünchen.de',
    'mün\u00adchen.de',
    'münchen.de。',
  ];
  for (const domain of spelled) expect(await ask(`petra@${domain}`)).toBe(200);
  expect(await receiptsAfter(house)).toEqual([0, 0, 0, 0, 15, 15]);
  expect(await ask('gerd@münchen.de')).toBe(200);
  expect(await ask('petra@muenchen.de')).toBe(200);
  expect(await receiptsAfter(house)).toEqual([0, 0, 0, 0, 0, 0, 15, 15]);
});

test('the operator reads who has withdrawn, and whether the order is theirs', async () => {
  await using house = await openHouse({ now: NOON });
  await placeOrder(house);
  await house.visitor().post('/api/withdrawals', aWithdrawal());
  house.advanceClock(1000);
  await house.visitor().post('/api/withdrawals', aWithdrawal({ email: 'gold@example.com', name: 'Greta' }));
  expect(await json(house, 'withdrawals')).toMatchObject({
    withdrawals: [
      { number: NUMBER, order: 'or_1', own: false, name: 'Greta', email: 'gold@example.com' },
      { number: NUMBER, order: 'or_1', own: true, name: 'Petra Petersen', email: PETRA },
    ],
  });
});

test('a customer’s data export has their withdrawals', async () => {
  await using house = await openHouse();
  await placeOrder(house);
  await house.visitor().post('/api/withdrawals', aWithdrawal());
  const session = await house.logIn();
  const reply = await session.get('/api/profile/export');
  expect(reply.json()).toMatchObject({ withdrawals: [{ name: 'Petra Petersen', orderNumber: NUMBER }] });
});

test('a guest’s withdrawal is not shown to an account registered with the same address earlier', async () => {
  await using house = await openHouse();
  const squatter = await house.logIn();
  // A guest's order, with the address and no account.
  await storeOrder(house, {
    id: 'or_2',
    userId: 'g_petra',
    createdAt: NOON,
    change: { orderNumber: NUMBER },
  });
  await house.visitor().post('/api/withdrawals', aWithdrawal());
  await house.ctx.db.orm.transaction((tx) =>
    writeMail(tx, {
      kind: 'checkout-given-up',
      recipient: PETRA,
      language: 'de',
      data: {
        intentId: 'ci_of_a_guest',
        carrier: 'UPS',
        service: 'Standard',
        amountCents: 1000,
        byInvoice: false,
        isUnpaid: true,
      },
      now: house.ctx.clock(),
    }),
  );
  await house.visitor().post('/api/auth/forgot-password', { email: PETRA });
  await house.ctx.settled();
  const all = (await squatter.get('/api/profile/export')).json<{
    withdrawals: [];
    mails: { kind: string }[];
  }>();
  expect(all.withdrawals).toEqual([]);
  expect(all.mails.map(({ kind }) => kind)).toEqual(['password-reset']);
});

test('a withdrawal made without an account is neither shown to nor claimed by an account registered later', async () => {
  await using house = await openHouse();
  const NEU = 'neu@example.com';
  await house.visitor().post('/api/withdrawals', aWithdrawal({ email: NEU }));
  await mailsTo(house, NEU);
  house.advanceClock(1_000);
  const stranger = house.visitor();
  const registered = await stranger.post('/api/auth/register', {
    userEmail: NEU,
    userPassword: DEMO_PASSWORD,
    firstName: 'Nora',
    lastName: 'Neu',
    business: false,
  });
  expect(registered.statusCode, registered.body).toBe(200);
  const all = (await stranger.get('/api/profile/export')).json<{ withdrawals: []; mails: [] }>();
  expect([all.withdrawals, all.mails]).toEqual([[], []]);
  const ended = await stranger.post('/api/profile/delete', { password: DEMO_PASSWORD });
  expect(ended.statusCode, ended.body).toBe(200);
  const left = await house.ctx.db.orm.select().from(outbox).where(eq(outbox.recipient, NEU));
  expect(left.map(({ kind }) => kind)).toContain('withdrawal-received');
});

test('the imprint comes from the configuration, without the bank account', async () => {
  await using house = await openHouse();
  const reply = await house.visitor().get('/api/site/company');
  const { company } = house.ctx.config;
  expect(reply.json()).toEqual({
    success: true,
    name: company.name,
    address: company.address,
    directors: company.directors,
    register: company.register,
    vatId: company.vatId,
    email: company.email,
    phone: company.phone,
    arbitration: 'none',
  });
});
