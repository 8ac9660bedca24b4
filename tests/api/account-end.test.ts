// Closing an account, and exporting everything stored about it beforehand.
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pickupDays } from '#domain/pickup.ts';
import { type NotesChange, saveNotes } from '#server/db/order-notes.ts';
import {
  addresses,
  audit,
  documents,
  intents,
  orderNotes,
  orders,
  outbox,
  passwordResets,
  quotes,
  refunds,
  sessions,
  users,
  wizardSessions,
} from '#server/db/schema.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { exportedAccount, exportedBookEntry } from '#server/use-cases/profile/exported-columns.ts';
import { releaseHold } from '#server/use-cases/operator/release-hold.ts';
import { beforeNextTransaction } from '../support/before-next-transaction.ts';
import { askRates, atPayPal, bookAndSettle, openPayment, returnFromPayPal } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { DEMO_PASSWORD, type House, openHouse, type Session } from '../support/house.ts';
import { mailsTo } from '../support/mailbox.ts';
import { type Bought, buy, buyByPayPal, refundByApi, HOUR_MS, passTime } from '../support/refunding.ts';
import { tell } from '../support/tracking.ts';

const PRIVAT = 'privat@example.com';

const end = (session: Session, password = DEMO_PASSWORD) => session.post('/api/profile/delete', { password });
const rowOf = async (house: House, id: string) =>
  (await house.ctx.db.orm.select().from(users).where(eq(users.id, id)))[0];

const keep = (house: House, orderId: string, change: NotesChange) =>
  saveNotes(house.ctx.db.orm, { orderId, change, now: house.ctx.clock() });

/** An order paid by PayPal, its documents written. */
async function anOrder(house: House): Promise<Bought> {
  const bought = await buyByPayPal(house);
  await issueDocuments(house.ctx);
  return bought;
}

test('orders and invoices stay, everything else is deleted, and nobody can sign in any more', async () => {
  await using house = await openHouse();
  const { session, intent, orderId } = await anOrder(house);
  const other = await house.logIn();
  await session.post('/api/addresses', anAddress());
  await session.post(`/api/orders/${orderId}/duplicate-to-session`);
  await house.visitor().post('/api/auth/forgot-password', { email: PRIVAT });
  await house.ctx.settled();
  await keep(house, orderId, { note: 'Für Oma' });
  await keep(house, (await buy(house)).orderId, { note: 'Nur Gold' });
  const before = await mailsTo(house, PRIVAT);
  expect(before.length).toBeGreaterThan(0);
  const reply = await end(session);
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
  expect(session.cookies.has('hp_session')).toBe(false);
  expect((await other.get('/api/auth/user')).statusCode).toBe(401);
  const { orm } = house.ctx.db;
  const id = 'us_demo_privat';
  for (const userEmail of [PRIVAT, `deleted_${id}`]) {
    const again = await house.visitor().post('/api/auth/login', { userEmail, userPassword: DEMO_PASSWORD });
    expect(again.json(), userEmail).toMatchObject({ code: 'wrong_credentials' });
  }
  for (const table of [sessions, wizardSessions, passwordResets])
    expect(await orm.select().from(table).where(eq(table.userId, id))).toEqual([]);
  expect(await orm.select().from(addresses).where(eq(addresses.userId, id))).toEqual([]);
  expect(await orm.select().from(quotes).where(eq(quotes.ownerId, id))).toEqual([]);
  expect(await orm.select().from(orderNotes)).toMatchObject([{ note: 'Nur Gold' }]);
  expect(await rowOf(house, id)).toMatchObject({
    email: `deleted_${id}`,
    firstName: '',
    lastName: '',
    passwordHash: '!',
    address: null,
    vatId: null,
    status: null,
  });
  expect((await rowOf(house, id))?.deletedAt).toBeInstanceOf(Date);
  const [order] = await orm.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ userId: id, intentId: intent.id });
  expect(await orm.select().from(documents).where(eq(documents.orderId, orderId))).toHaveLength(1);
  expect(await orm.select().from(audit).where(eq(audit.subject, id))).toMatchObject([
    { actor: `call:${id}`, action: 'account.deleted', outcome: 'done' },
  ]);
  // Mails already sent to the address are deleted; the farewell goes out.
  const rows = await orm.select().from(outbox).where(eq(outbox.recipient, PRIVAT));
  expect(rows.map(({ kind }) => kind)).toEqual(['account-deleted']);
  const after = await mailsTo(house, PRIVAT);
  expect(after.at(-1)?.subject).toBe('Ihr Konto ist gelöscht');
});

test('the address is free for a new account, which sees nothing of the old account', async () => {
  await using house = await openHouse();
  const { session, orderId } = await anOrder(house);
  expect((await end(session)).statusCode).toBe(200);
  const anew = house.visitor();
  const registered = await anew.post('/api/auth/register', {
    firstName: 'Petra',
    lastName: 'Petersen',
    userEmail: PRIVAT,
    userPassword: 'Segelboot7',
  });
  expect(registered.statusCode, registered.body).toBe(200);
  expect((await anew.get('/api/dashboard/orders-fixed')).json()).toMatchObject({ orders: [] });
  expect((await anew.get(`/api/orders/${orderId}`)).statusCode).toBe(404);
  // The second account with the same address can be closed as well.
  expect((await end(anew, 'Segelboot7')).statusCode).toBe(200);
});

test('anybody with the tracking code can still track the parcel', async () => {
  await using house = await openHouse();
  const { session, orderId } = await anOrder(house);
  const order = (await session.get(`/api/orders/${orderId}`)).json<{
    order: { shipments: { trackingCode: string }[] };
  }>().order;
  const code = order.shipments[0]?.trackingCode ?? '';
  const look = () => house.visitor().get(`/api/track/${code}`);
  const before = await look();
  expect(before.statusCode, before.body).toBe(200);
  await end(session);
  expect((await look()).json()).toEqual(before.json());
});

test('a wrong password closes nothing, and attempts are counted', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const statuses = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await end(session, `Falsch${i}`)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  expect((await session.post('/api/profile/delete', {})).statusCode).toBe(400);
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
});

test('a password replaced while it is being checked closes nothing', async () => {
  await using house = await openHouse();
  const thief = await house.logIn();
  const { orm } = house.ctx.db;
  beforeNextTransaction(house, () => orm.update(users).set({ passwordHash: 'of another password' }));
  expect((await end(thief)).json()).toMatchObject({ code: 'wrong_password' });
  expect(await rowOf(house, 'us_demo_privat')).toMatchObject({ deletedAt: null });
});

test('a receipt sent to the address in another spelling is deleted with the account', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const said = {
    name: 'Petra',
    orderNumber: 'HP-261120-7K3M9Q',
    email: 'Privat@Example.com',
    language: 'de',
  };
  expect((await house.visitor().post('/api/withdrawals', said)).statusCode).toBe(200);
  const { orm } = house.ctx.db;
  await orm.update(outbox).set({ sentAt: house.ctx.clock() });
  expect((await end(session)).statusCode).toBe(200);
  const recipients = (await orm.select().from(outbox)).map(({ recipient }) => recipient);
  expect(recipients).not.toContain('Privat@Example.com');
});

const refused = async (session: Session): Promise<unknown> => {
  const reply = await end(session);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'account_busy']);
  expect((await session.get('/api/auth/user')).statusCode).toBe(200);
  return reply.json<{ details: { reasons: unknown } }>().details.reasons;
};

test('an open checkout blocks closing until it is cancelled', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { intentId } = await openPayment(session, 'paypal');
  expect(await refused(session)).toEqual(['open_checkout']);
  const cancelled = await session.post(`/api/checkout-intents/${intentId}/cancel`);
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  expect((await end(session)).statusCode).toBe(200);
});

test('a paid label waiting for its export declaration blocks closing until it is released', async () => {
  await using house = await openHouse();
  const shipment = aShipment({
    toAddress: anAddress({ city: 'Zürich', zip: '8001', country: 'CH' }),
    services: { exportDocumentation: true },
  });
  const { session, orderId } = await buyByPayPal(house, 1, shipment);
  await issueDocuments(house.ctx);
  expect(await refused(session)).toEqual(['open_checkout']);
  await releaseHold(house.ctx, { order: orderId, operator: 'anna' });
  expect((await end(session)).statusCode).toBe(200);
});

test('an order whose invoice is unpaid or not yet written blocks closing', async () => {
  await using house = await openHouse();
  const { session } = await buy(house);
  expect(await refused(session)).toEqual(['open_invoice']);
  await issueDocuments(house.ctx);
  expect(await refused(session)).toEqual(['open_invoice']);
  await house.ctx.db.orm.update(orders).set({ invoiceStatus: 'paid' });
  expect((await end(session)).statusCode).toBe(200);
});

test('a pending refund blocks closing', async () => {
  await using house = await openHouse();
  const { session, orderId } = await anOrder(house);
  await refundByApi(session, { shipmentId: orderId });
  expect(await refused(session)).toContain('refund_underway');
  await passTime(house, 2 * HOUR_MS);
  expect((await house.ctx.db.orm.select().from(refunds))[0]?.state).toBe('money_refunded');
  await issueDocuments(house.ctx);
  expect((await end(session)).statusCode).toBe(200);
});

test('a planned pickup blocks closing until its parcel has left', async () => {
  await using house = await openHouse();
  const date = pickupDays(house.ctx.clock()).at(-1) ?? '';
  const far = aShipment({
    services: { pickup: true },
    pickupDate: { date, timeFrom: '10:00', timeTo: '16:00' },
  });
  const session = await house.logIn('gold@example.com');
  const intent = await bookAndSettle(house, session, { shipment: far, carrier: 'DHL Express' });
  await issueDocuments(house.ctx);
  await house.ctx.db.orm.update(orders).set({ invoiceStatus: 'paid' });
  expect(intent.pickup).toBe('planned');
  expect(await refused(session)).toEqual(['planned_pickup']);
  const told = await tell(house, { tracking_number: intent.packages[0]?.trackingCode, status: 'in_transit' });
  expect(told.statusCode, told.body).toBe(200);
  expect((await end(session)).statusCode).toBe(200);
});

test('a session opened while the account was being closed does not work', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const token = 'A'.repeat(43);
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const at = house.ctx.clock();
  const row = {
    tokenHash,
    userId: 'us_demo_privat',
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + HOUR_MS),
  };
  const look = async () =>
    (await house.visitor().get('/api/auth/user', { cookies: { hp_session: token } })).statusCode;
  await house.ctx.db.orm.insert(sessions).values(row);
  expect(await look()).toBe(200);
  expect((await end(session)).statusCode).toBe(200);
  expect(await look()).toBe(401);
  // As left by a login that had checked the password a moment earlier.
  await house.ctx.db.orm.insert(sessions).values(row);
  expect(await look()).toBe(401);
});

test('the export has all of this customer’s data, nobody else’s, and no hash or token', async () => {
  await using house = await openHouse();
  const { session, orderId } = await anOrder(house);
  await refundByApi(session, { shipmentId: orderId });
  await session.post('/api/addresses', anAddress({ name: 'Tante Erna' }));
  await session.post(`/api/orders/${orderId}/duplicate-to-session`);
  await askRates(session);
  await openPayment(session, 'computop');
  await house.visitor().post('/api/auth/forgot-password', { email: PRIVAT });
  await house.ctx.settled();
  const gold = await buy(house);
  const kept = { reference: 'K-77', note: 'Für Oma', purpose: 'gift' } as const;
  await keep(house, orderId, kept);
  await keep(house, gold.orderId, { note: 'Nur Gold' });

  const reply = await session.get('/api/profile/export');
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="hafenpost-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(reply.headers['content-type']).toContain('application/json');
  const data = reply.json<Record<string, object[]>>();
  expect(data).toMatchObject({
    account: { email: PRIVAT, firstName: 'Petra', lastName: 'Petersen', language: 'de' },
    addresses: [{ address: { name: 'Tante Erna' } }],
    sessions: [{}],
    savedShipment: [{ data: { toAddress: { city: 'Paris' } } }],
    checkoutsWithoutOrder: [{ status: 'payment_pending', paidBy: 'computop' }],
    orders: [
      {
        id: orderId,
        shipment: { toAddress: { city: 'Paris' } },
        parcels: [{ packageIndex: 0 }],
        refunds: [{ state: 'requested' }],
        documents: [{ kind: 'invoice' }],
        notes: [kept],
      },
    ],
  });
  expect(data['quotes']?.length).toBeGreaterThan(0);
  expect(data['files']).toMatchObject([{ kind: 'label' }]);
  const mails = data['mails']?.map((mail) => (mail as { kind: string }).kind);
  expect(mails).toEqual(expect.arrayContaining(['order-confirmed', 'password-reset']));
  const { orm } = house.ctx.db;
  const secrets = [
    ...(await orm.select().from(users)).map(({ passwordHash }) => passwordHash),
    ...(await orm.select().from(sessions)).map(({ tokenHash }) => tokenHash),
    ...(await orm.select().from(passwordResets)).map(({ tokenHash }) => tokenHash),
    ...(await orm.select().from(outbox)).flatMap(({ data: { token } }) =>
      typeof token === 'string' ? [token] : [],
    ),
    ...(await orm.select().from(intents)).map(({ purchaseKey }) => purchaseKey),
  ];
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(reply.body).not.toContain(secret);
  expect(reply.body).not.toMatch(/passwordHash|tokenHash|argon2|costCents|labelCost/);
  for (const word of [gold.orderId, 'gold@example.com', 'Nur Gold']) expect(reply.body).not.toContain(word);
});

test('the export has the chosen columns of the account and its addresses, and none added later', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  await session.post('/api/addresses', anAddress());
  const { account, addresses: book } = (await session.get('/api/profile/export')).json<{
    account: object;
    addresses: object[];
  }>();
  expect(Object.keys(account)).toEqual([
    'id',
    'email',
    'firstName',
    'lastName',
    'companyName',
    'business',
    'status',
    'permanentDiscountPercent',
    'fixedDiscountCents',
    'vatId',
    'eori',
    'vatIdVerified',
    'newsletter',
    'goldInterest',
    'platinInterest',
    'createdAt',
    'language',
    'address',
    'vatState',
    'vatCheckedAt',
    'vatConsultation',
    'vatNextCheckAt',
  ]);
  expect(book.map(Object.keys)).toEqual([['address', 'createdAt', 'updatedAt']]);
  const later = { riskScore: 7 };
  const [user] = await house.ctx.db.orm.select().from(users);
  const [entry] = await house.ctx.db.orm.select().from(addresses);
  if (!user || !entry) throw new Error('Nobody is there');
  expect(exportedAccount({ ...user, ...later })).not.toHaveProperty('riskScore');
  expect(exportedBookEntry({ ...entry, ...later })).not.toHaveProperty('riskScore');
});

test('an empty account’s export is valid JSON, too, and exports are limited to five in a quarter of an hour', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const statuses = [];
  for (let i = 0; i < 6; i += 1) {
    const head = await session.send({ method: 'HEAD', url: '/api/profile/export' });
    expect([head.statusCode, head.body], 'the headers alone are not counted').toEqual([200, '']);
    const reply = await session.get('/api/profile/export');
    statuses.push(reply.statusCode);
    if (reply.statusCode === 200)
      expect(reply.json()).toMatchObject({ orders: [], files: [], addresses: [] });
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the export’s pages join without a gap', async () => {
  await using house = await openHouse();
  const { session, orderId } = await anOrder(house);
  const { orm } = house.ctx.db;
  const [order] = await orm.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('No order');
  const copies = Array.from({ length: 450 }, (_, i) => ({
    ...order,
    id: `or_copy_${i}`,
    orderNumber: `HP-COPY-${i}`,
    intentId: `ci_copy_${i}`,
    // Many rows share an instant: a page has to end between them.
    createdAt: new Date(order.createdAt.getTime() + Math.floor(i / 150)),
  }));
  await orm.insert(orders).values(copies);
  const exported = (await session.get('/api/profile/export')).json<{ orders: { id: string }[] }>().orders;
  expect(new Set(exported.map(({ id }) => id)).size).toBe(451);
  expect(exported).toHaveLength(451);
});

test("more quotes than a page holds are all in the export, and nobody else's", async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const write = (owner: string, count: number) =>
    house.ctx.db.orm.execute(sql`insert into quotes (id, owner_id, created_at, expires_at, shipment, rates)
      select 'q_' || ${owner}::text || n, ${owner}, now(), now(), jsonb_build_object('n', n), '[]'
      from generate_series(1, ${count}::int) as n`);
  await write('us_demo_privat', 401);
  await write('us_demo_gold', 3);
  const { quotes: exported } = (await session.get('/api/profile/export')).json<{
    quotes: { shipment: { n: number } }[];
  }>();
  expect(exported).toHaveLength(401);
  expect(new Set(exported.map(({ shipment }) => shipment.n)).size).toBe(401);
});

test('a buyer who returns late still gets the order', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  await atPayPal(house, opened.paypalOrder.id);
  expect(await refused(session)).toEqual(['open_checkout']);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  await issueDocuments(house.ctx);
  expect((await end(session)).statusCode).toBe(200);
});
