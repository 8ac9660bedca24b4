// Uploads of the customer's own export declaration: what is stored, what is refused.
import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect as openSocket } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { eq } from 'drizzle-orm';
import { deleteSurplusDeclarations, deleteUnusedDeclarations, hasDeclaration } from '#server/db/files.ts';
import type { Orm } from '#server/db/database.ts';
import { files } from '#server/db/schema.ts';
import type { AppError } from '#server/errors.ts';
import { createScanCommand } from '#server/gateways/scan-command/gateway.ts';
import { startJobs } from '#server/jobs.ts';
import { readUpload } from '#server/http/upload.ts';
import { exportData } from '#server/use-cases/profile/export-data.ts';
import { createDeclarationStore, type Upload } from '#server/use-cases/uploads/store-declaration.ts';
import { askRates, bookAndSettle, openIntent, openPayment, rateOf } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { DEMO_PASSWORD, openHouse, type Session } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());
const session = await house.logIn();

const pdf = Buffer.from('%PDF-1.7\n%declaration\n');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

type Part = { field?: string; name?: string; type?: string; content: Buffer };

/** A multipart body as a browser writes it. */
function multipart({ field = 'aeFile', name = 'declaration.pdf', type = 'application/pdf', content }: Part) {
  const boundary = '----hafenpost';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="customerEmail"\r\n\r\nprivat@example.com\r\n--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** The guest of a browser that has asked for prices. */
async function aGuest(of = house): Promise<Session> {
  const guest = of.visitor();
  await askRates(guest);
  return guest;
}

const upload = (part: Part, by: Session = session) =>
  by.send({ method: 'POST', url: '/api/upload-ae', ...multipart(part) });

test.each([
  ['a PDF', { content: pdf }, 'declaration.pdf', 'application/pdf'],
  ['a PNG', { content: png, name: 'scan.png' }, 'scan.png', 'image/png'],
  ['a JPEG', { content: jpeg, name: 'scan.jpeg' }, 'scan.jpeg', 'image/jpeg'],
  ['a PNG that calls itself PDF', { content: png, name: 'x.pdf' }, 'x.pdf.png', 'image/png'],
  ['a path', { content: pdf, name: '../../etc/Zoll Erklärung.PDF' }, 'Zoll Erklärung.pdf', 'application/pdf'],
  ['a Windows path', { content: pdf, name: 'C:\\temp\\a.pdf' }, 'a.pdf', 'application/pdf'],
  ['a hidden name', { content: pdf, name: '.htaccess' }, 'htaccess.pdf', 'application/pdf'],
  ['HTML in the name', { content: pdf, name: '<img src=x>.pdf' }, 'img src=x.pdf', 'application/pdf'],
  [
    'a name cut at a surrogate pair',
    { content: pdf, name: `a${'😀'.repeat(120)}.pdf` },
    `a${'😀'.repeat(99)}.pdf`,
    'application/pdf',
  ],
  [
    'a long name',
    { content: pdf, name: `${'n'.repeat(400)}.pdf` },
    `${'n'.repeat(100)}.pdf`,
    'application/pdf',
  ],
])('%s is stored under a safe name, for its owner', async (_what, part: Part, fileName, mime) => {
  const reply = await upload(part);
  expect(reply.statusCode).toBe(200);
  const stored = reply.json<{ success: boolean; fileId: string; fileName: string }>();
  expect(stored).toMatchObject({ success: true, fileName });
  expect(stored.fileId).toMatch(/^fi_[\w-]{22}$/);
  const [file] = await house.ctx.db.orm.select().from(files).where(eq(files.id, stored.fileId));
  expect(await hasDeclaration(house.ctx.db.orm, stored.fileId, 'us_demo_privat')).toBe(true);
  expect(file).toMatchObject({ kind: 'declaration', name: fileName, mime, size: part.content.length });
  expect(Buffer.from(file?.content ?? []).equals(part.content)).toBe(true);
  expect(await hasDeclaration(house.ctx.db.orm, stored.fileId, 'us_demo_gold')).toBe(false);
});

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', Buffer.from('MZ\u0090\u0000')],
  ['a PDF header after leading spaces', Buffer.from('   %PDF-1.7')],
  ['half a signature', Buffer.from('%PD')],
  ['an empty file', Buffer.alloc(0)],
])('%s is refused, whatever its name and type', async (_what, content) => {
  const reply = await upload({ content, name: 'declaration.pdf', type: 'application/pdf' });
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({ code: 'file_type_not_allowed' });
});

test('exactly 10 MB are stored, one byte more is refused', async () => {
  const full = Buffer.concat([pdf, Buffer.alloc(MAX_UPLOAD_BYTES - pdf.length)]);
  expect((await upload({ content: full })).statusCode).toBe(200);
  const reply = await upload({ content: Buffer.concat([full, Buffer.alloc(1)]) });
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({ code: 'file_too_large' });
});

test('a missing field is named', async () => {
  const reply = await upload({ content: pdf, field: 'other' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ issues: [{ path: 'aeFile', reason: 'required' }] });
});

/** The same body with other file fields before its end, empty as a browser sends an unused one. */
function withOthers(
  body: ReturnType<typeof multipart>,
  count: number,
  name = 'other',
): ReturnType<typeof multipart> {
  const end = '------hafenpost--\r\n';
  const other = `------hafenpost\r\nContent-Disposition: form-data; name="${name}"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`;
  const payload = body.payload.toString('latin1').replace(end, other.repeat(count) + end);
  return { ...body, payload: Buffer.from(payload, 'latin1') };
}

test('other file fields are ignored; too many of them are a mistake in the body, not its size', async () => {
  const send = (others: number, name?: string) =>
    session.send({
      method: 'POST',
      url: '/api/upload-ae',
      ...withOthers(multipart({ content: pdf }), others, name),
    });
  expect((await send(1)).json()).toMatchObject({ success: true, fileName: 'declaration.pdf' });
  expect((await send(1, 'aeFile')).json()).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: 'aeFile', reason: 'too_many' }],
  });
  const refused = await send(9);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'malformed_body' });
});

test('a body that is not multipart, or is cut off, is refused', async () => {
  expect((await session.post('/api/upload-ae', { aeFile: 'x' })).statusCode).toBe(415);
  const { payload, headers } = multipart({ content: pdf });
  const cut = await session.send({
    method: 'POST',
    url: '/api/upload-ae',
    payload: payload.subarray(0, -30),
    headers,
  });
  expect(cut.statusCode).toBe(400);
  expect(cut.json()).toMatchObject({ code: 'malformed_body' });
});

test('nobody uploads without a session', async () => {
  expect((await upload({ content: pdf }, house.visitor())).statusCode).toBe(401);
});

test("a guest can pay for a parcel with their own declaration, but not with somebody else's", async () => {
  const guest = house.visitor();
  const payWith = async (ownAEFileId: string | null) => {
    const shipment = aShipment({
      toAddress: anAddress({ city: 'Zürich', zip: '8001', country: 'CH' }),
      services: { exportDocumentation: true, hasOwnAE: true, ownAEFileId },
    });
    return await openIntent(guest, 'paypal', { rateId: rateOf(await askRates(guest, shipment), 'UPS').id });
  };
  const { fileId } = (await upload({ content: pdf })).json<{ fileId: string }>();
  for (const id of [null, fileId])
    expect((await payWith(id)).json()).toMatchObject({ success: false, code: 'declaration_missing' });
  const own = await upload({ content: pdf }, guest);
  expect(own.statusCode, own.body).toBe(200);
  expect((await payWith(own.json<{ fileId: string }>().fileId)).statusCode).toBe(200);
});

test('after thirty uploads in a quarter of an hour an account has to wait, others do not', async () => {
  await using busy = await openHouse();
  const session = await busy.logIn('business@example.com');
  for (let i = 0; i < 30; i += 1) expect((await upload({ content: pdf }, session)).statusCode).toBe(200);
  const refused = await upload({ content: pdf }, session);
  expect(refused.statusCode).toBe(429);
  expect((await upload({ content: pdf }, await busy.logIn('gold@example.com'))).statusCode).toBe(200);
});

test('a throttled upload is not read, and three at once is the limit', async () => {
  await using busy = await openHouse();
  const session = await busy.logIn('business@example.com');
  const store = createDeclarationStore(busy.ctx);
  const call = { userId: 'us_demo_business', ip: '127.0.0.1', now: new Date() };
  const waiting = new Set<(upload: Upload) => void>();
  const slow = () => new Promise<Upload>((resolve) => waiting.add(resolve));
  const under = [1, 2, 3].map(() => store({ ...call, read: slow }));
  await expect.poll(() => waiting.size).toBe(3);
  const never = () => expect.unreachable('nobody may read this');
  await expect(store({ ...call, read: never })).rejects.toMatchObject({ code: 'too_many_attempts' });
  for (const go of waiting) go({ name: 'a.pdf', content: pdf });
  await Promise.all(under);
  await store({ ...call, read: async () => ({ name: 'b.pdf', content: pdf }) });
  for (let times = 5; times < 30; times += 1) await busy.ctx.throttles.uploadByAccount.attempt(call.userId);
  await expect(store({ ...call, read: never })).rejects.toMatchObject({ code: 'too_many_attempts' });
  expect((await upload({ content: pdf }, session)).statusCode).toBe(429);
});

test('accounts of one IP address share sixty uploads in a quarter of an hour, and three at once', async () => {
  await using busy = await openHouse();
  const store = createDeclarationStore(busy.ctx);
  const call = (userId: string, ip: string, read: () => Promise<Upload>) =>
    store({ userId, ip, read, now: new Date() });
  const waiting = new Set<(upload: Upload) => void>();
  const slow = () => new Promise<Upload>((resolve) => waiting.add(resolve));
  const file = { name: 'a.pdf', content: pdf };
  const owners = ['us_demo_business', 'us_demo_gold', 'us_demo_privat'];
  const under = owners.map((userId) => call(userId, '192.0.2.1', slow));
  await expect.poll(() => waiting.size).toBe(3);
  const never = () => expect.unreachable('nobody may read this');
  const refused = { code: 'too_many_attempts' };
  await expect(call('us_demo_rabatt', '192.0.2.1', never)).rejects.toMatchObject(refused);
  await call('us_demo_rabatt', '192.0.2.2', async () => file);
  for (const go of waiting) go(file);
  await Promise.all(under);
  for (let times = 4; times < 60; times += 1) await busy.ctx.throttles.uploadByAddress.attempt('192.0.2.1');
  await expect(call('us_demo_rabatt', '192.0.2.1', never)).rejects.toMatchObject(refused);
  await call('us_demo_rabatt', '192.0.2.2', async () => file);
});

test('an upload that takes too long is cut off, and frees its slot', async () => {
  const store = createDeclarationStore(house.ctx, { readWithinMs: 200 });
  await using app = fastify();
  await app.register(fastifyMultipart);
  const outcomes: unknown[] = [];
  app.post('/', (request) => {
    const stored = store({
      read: (late) => readUpload(request, { field: 'aeFile', late }),
      userId: 'us_demo_gold',
      ip: '192.0.2.3',
      now: new Date(),
    });
    return stored.then(
      () => outcomes.push('stored'),
      (error: AppError) => outcomes.push(error.code),
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { payload, headers } = multipart({ content: pdf });
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`;
  const hungUpOn = () =>
    new Promise((resolve) => {
      const { port } = app.server.address() as AddressInfo;
      const socket = openSocket(port, '127.0.0.1', () =>
        socket.write(head + payload.toString('latin1').slice(0, -5)),
      );
      socket.on('error', resolve).on('close', resolve);
    });
  for (let i = 0; i < 2; i += 1) await Promise.all([hungUpOn(), hungUpOn(), hungUpOn()]);
  await expect.poll(() => outcomes).toEqual(Array<string>(6).fill('FST_MP_PREMATURE_CLOSE'));
});

test('a file without a name gets one', async () => {
  const boundary = '----hafenpost';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="aeFile"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const reply = await session.send({
    method: 'POST',
    url: '/api/upload-ae',
    payload: Buffer.concat([Buffer.from(head), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({ fileName: 'declaration.pdf' });
});

test.each([
  ['of one IP address', 'guestFilesByAddressAndDay', '127.0.0.1', 300],
  ['of all IP addresses', 'guestFilesByDay', 'all', 3_000],
] as const)(
  'guests %s share a daily limit in megabytes; rejected files and signed-in users do not count',
  async (_, name, key, megabytes) => {
    await using busy = await openHouse();
    await busy.ctx.throttles[name].attempt(key, megabytes - 2);
    const twoMegabytes = Buffer.concat([pdf, Buffer.alloc(1024 * 1024 + 1)]);
    const nonsense = Buffer.alloc(1024 * 1024 + 1, 'no paper');
    expect((await upload({ content: nonsense }, await aGuest(busy))).statusCode).toBe(415);
    expect((await upload({ content: twoMegabytes }, await aGuest(busy))).statusCode).toBe(200);
    expect((await upload({ content: pdf }, await aGuest(busy))).statusCode).toBe(429);
    expect((await upload({ content: pdf }, await busy.logIn())).statusCode).toBe(200);
  },
);

test('guests leave room for signed-in users', async () => {
  await using busy = await openHouse();
  const store = createDeclarationStore(busy.ctx);
  const waiting = new Set<(upload: Upload) => void>();
  const slow = () => new Promise<Upload>((resolve) => waiting.add(resolve));
  const call = (userId: string, read: () => Promise<Upload>) =>
    store({ userId, ip: `line of ${userId}`, read, now: new Date() });
  const under = [1, 2, 3, 4, 5, 6].map((n) => call(`g_${n}`, slow));
  await expect.poll(() => waiting.size).toBe(6);
  const never = () => expect.unreachable('nobody may read this');
  await expect(call('g_7', never)).rejects.toMatchObject({ code: 'too_many_requests' });
  await call('us_demo_gold', async () => ({ name: 'a.pdf', content: pdf }));
  for (const go of waiting) go({ name: 'a.pdf', content: pdf });
  await Promise.all(under);
});

test('an upload that arrives after its account was closed is not kept', async () => {
  await using own = await openHouse();
  const store = createDeclarationStore(own.ctx);
  const leaving = await own.logIn();
  const read = async (): Promise<Upload> => {
    expect((await leaving.post('/api/profile/delete', { password: DEMO_PASSWORD })).statusCode).toBe(200);
    return { name: 'a.pdf', content: pdf };
  };
  const call = { userId: 'us_demo_privat', ip: '192.0.2.1', now: own.ctx.clock(), read };
  await expect(store(call)).rejects.toMatchObject({ code: 'not_signed_in' });
  expect(await own.ctx.db.orm.select().from(files)).toEqual([]);
});

test('ten uploads at once is the limit for the whole server, whoever sends them', async () => {
  await using busy = await openHouse();
  const store = createDeclarationStore(busy.ctx);
  const file = { name: 'a.pdf', content: pdf };
  const waiting = new Set<(upload: Upload) => void>();
  const slow = () => new Promise<Upload>((resolve) => waiting.add(resolve));
  const call = (userId: string, read: () => Promise<Upload>) =>
    store({ userId, ip: `line of ${userId}`, read, now: new Date() });
  const owners = ['us_demo_business', 'us_demo_gold', 'us_demo_privat'];
  const under = [...owners, ...owners, ...owners, 'us_demo_rabatt'].map((userId) => call(userId, slow));
  await expect.poll(() => waiting.size).toBe(10);
  const never = () => expect.unreachable('nobody may read this');
  await expect(call('us_demo_rabatt', never)).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 5 },
  });
  for (const go of waiting) go(file);
  await Promise.all(under);
  await call('us_demo_rabatt', async () => file);
});

test('of its unused uploads an account keeps the newest fifty, and 200 MB', async () => {
  await using own = await openHouse();
  const gold = await own.logIn('gold@example.com');
  const uploaded = async (): Promise<string> =>
    (await upload({ content: pdf }, gold)).json<{ fileId: string }>().fileId;
  const kept = async (): Promise<string[]> => {
    const rows = await own.ctx.db.orm.select().from(files).where(eq(files.kind, 'declaration'));
    return rows.map(({ id }) => id);
  };
  const used = await uploaded();
  const services = { exportDocumentation: true, hasOwnAE: true, ownAEFileId: used };
  const toAddress = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
  await bookAndSettle(own, gold, { shipment: aShipment({ toAddress, services }) });
  const ids: string[] = [];
  for (let i = 0; i < 51; i += 1) {
    own.advanceClock(1_000);
    await own.ctx.throttles.uploadByAccount.clear('us_demo_gold');
    ids.push(await uploaded());
  }
  expect((await kept()).sort()).toEqual([used, ...ids.slice(1)].sort());
  await own.ctx.db.orm
    .update(files)
    .set({ size: 100 * 1024 * 1024 })
    .where(eq(files.id, ids.at(-2) ?? ''));
  await own.ctx.db.orm
    .update(files)
    .set({ size: 150 * 1024 * 1024 })
    .where(eq(files.id, ids.at(-3) ?? ''));
  own.advanceClock(1_000);
  const last = await uploaded();
  expect((await kept()).sort()).toEqual([used, ...ids.slice(-2), last].sort());
});

test('an unused upload is deleted after ninety days, any other is kept', async () => {
  await using own = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  const uploaded = async (by: Session): Promise<string> =>
    (await upload({ content: pdf }, by)).json<{ fileId: string }>().fileId;
  const gold = await own.logIn('gold@example.com');
  const [used, unused] = [await uploaded(gold), await uploaded(gold)];
  const services = { exportDocumentation: true, hasOwnAE: true, ownAEFileId: used };
  const toAddress = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
  await bookAndSettle(own, gold, { shipment: aShipment({ toAddress, services }) });
  own.advanceClock(91 * 24 * 60 * 60_000);
  const young = await uploaded(await own.logIn('gold@example.com'));
  const jobs = startJobs(own.ctx);
  const kept = async (): Promise<string[]> => {
    const rows = await own.ctx.db.orm.select().from(files).where(eq(files.kind, 'declaration'));
    return rows.map(({ id }) => id).sort();
  };
  await expect.poll(kept).not.toContain(unused);
  await jobs.stop();
  expect(await kept()).toEqual([used, young].sort());
});

test("a guest's unused upload is deleted after a week", async () => {
  await using own = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  const { orm } = own.ctx.db;
  const guest = await aGuest(own);
  expect((await upload({ content: pdf }, guest)).statusCode).toBe(200);
  const customers = await upload({ content: pdf }, await own.logIn());
  const kept = async () => (await orm.select({ id: files.id }).from(files)).map(({ id }) => id);
  const jobs = startJobs(own.ctx);
  own.advanceClock(8 * 24 * 60 * 60_000);
  await expect.poll(kept).toEqual([customers.json<{ fileId: string }>().fileId]);
  await jobs.stop();
});

test.each<[string, (orm: Orm, now: Date) => Promise<void>]>([
  [
    'an old upload',
    (orm, now) => {
      const soon = new Date(now.getTime() + 60_000);
      return deleteUnusedDeclarations(orm, { uploadedBefore: soon, byGuestsBefore: soon });
    },
  ],
  [
    'an upload over the limits',
    (orm) => deleteSurplusDeclarations(orm, 'us_demo_privat', { count: 0, bytes: 0 }),
  ],
])('%s that a checkout names is kept while the checkout may still succeed', async (_which, clear) => {
  await using own = await openHouse({ listen: true });
  const { orm } = own.ctx.db;
  const session = await own.logIn();
  const uploaded = async (): Promise<string> =>
    (await upload({ content: pdf }, session)).json<{ fileId: string }>().fileId;
  const [named, other] = [await uploaded(), await uploaded()];
  const services = { exportDocumentation: true, hasOwnAE: true, ownAEFileId: named };
  const toAddress = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
  const { intentId } = await openPayment(session, 'paypal', { shipment: aShipment({ toAddress, services }) });
  const kept = () => orm.select({ id: files.id }).from(files).where(eq(files.kind, 'declaration'));
  await clear(orm, own.ctx.clock());
  expect(await kept(), `without ${other}`).toEqual([{ id: named }]);
  await session.post(`/api/checkout-intents/${intentId}/cancel`);
  await own.ctx.settled();
  await clear(orm, own.ctx.clock());
  expect(await kept()).toEqual([]);
});

test('a data export sends a large declaration in pieces that make up the whole', async () => {
  await using own = await openHouse();
  const session = await own.logIn();
  const content = Buffer.concat([pdf, randomBytes(500_000)]);
  await upload({ content }, session);
  const { userId } = (await session.get('/api/auth/user')).json<{ userId: string }>();
  const pieces: string[] = [];
  for await (const piece of await exportData(own.ctx, { userId, now: own.ctx.clock() })) pieces.push(piece);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200_000);
  const { files: exported } = JSON.parse(pieces.join('')) as { files: { base64: string }[] };
  expect(exported.map(({ base64 }) => base64)).toEqual([content.toString('base64')]);
});

test('a data export has the declarations in full, as nothing else returns them', async () => {
  await using own = await openHouse();
  const session = await own.logIn();
  for (const content of [pdf, png]) await upload({ content, name: 'abd.pdf' }, session);
  await upload({ content: jpeg }, await own.logIn('gold@example.com'));
  type Exported = { files: { kind: string; name: string; base64: string }[] };
  const { files: exported } = (await session.get('/api/profile/export')).json<Exported>();
  expect(exported.map(({ kind, name, base64 }) => [kind, name, base64]).toSorted()).toEqual([
    ['declaration', 'abd.pdf', pdf.toString('base64')],
    ['declaration', 'abd.pdf.png', png.toString('base64')],
  ]);
});

/** Looks for a word in its input; exits before reading all of a large file. */
const aScanner = `test -z "$VITEST" || exit 3
case "$(head -c 100)" in *INFECTED*) exit 1;; *TROUBLE*) exit 2;; esac`;
const uploadScan = { program: 'sh', args: ['-c', aScanner], path: '/usr/local/bin:/usr/bin:/bin' };
const large = (word: string) => Buffer.concat([pdf, Buffer.from(word), Buffer.alloc(1024 * 1024)]);

test('with a scanner configured, only uploads it finds clean are stored', async () => {
  await using own = await openHouse({ config: { uploadScan } });
  const session = await own.logIn();
  expect((await upload({ content: large('fine') }, session)).statusCode).toBe(200);
  const infected = await upload({ content: large('INFECTED') }, session);
  expect([infected.statusCode, infected.json<{ code: string }>().code]).toEqual([422, 'file_infected']);
  const trouble = await upload({ content: large('TROUBLE') }, session);
  expect([trouble.statusCode, trouble.json<{ code: string }>().code]).toEqual([503, 'file_not_checked']);
  expect(trouble.headers['retry-after']).toBe('5');
  expect(await own.ctx.db.orm.select({ size: files.size }).from(files)).toEqual([
    { size: large('fine').length },
  ]);
});

test('a scanner that cannot be run lets nothing in', async () => {
  const none = { ...uploadScan, program: '/nowhere/clamdscan' };
  await using own = await openHouse({ config: { uploadScan: none } });
  const reply = await upload({ content: pdf }, await own.logIn());
  expect(reply.json()).toMatchObject({ code: 'file_not_checked' });
  expect(await own.ctx.db.orm.select().from(files)).toEqual([]);
});

test('a scanner that takes too long is killed, and counts as no answer', async () => {
  const alarms: string[] = [];
  const scanner = createScanCommand({
    ...uploadScan,
    args: ['-c', 'exec sleep 300'],
    timeoutMs: 100,
    onAlarm: (reason) => alarms.push(reason),
  });
  expect(await scanner.scan(pdf)).toBe('unchecked');
  expect(alarms).toEqual(['was ended by SIGKILL']);
});
