// The address book: private to its owner, no duplicates, searched the way people type, and limited in size.
import { expect, test } from 'vitest';
import type { SavedAddress } from '#contract/addresses.ts';
import type { Address } from '#domain/address.ts';
import { MAX_ADDRESSES } from '#domain/address-book.ts';
import { addresses } from '#server/db/schema.ts';
import { anAddress } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';

type Listed = { addresses: SavedAddress[]; found: number; total: number };

async function add(session: Session, address: Address): Promise<SavedAddress> {
  const reply = await session.post('/api/addresses', address);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ address: SavedAddress }>().address;
}

const search = async (session: Session, q?: string): Promise<Listed> => {
  const reply = await session.get(`/api/addresses${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Listed>();
};
const names = ({ addresses: found }: Listed): string[] => found.map(({ address }) => address.name);

test('an address is added, changed and deleted', async () => {
  await using house = await openHouse({ now: new Date('2026-11-20T10:00:00Z') });
  const session = await house.logIn();
  expect(await search(session)).toEqual({ success: true, addresses: [], found: 0, total: 0 });
  const added = await add(session, anAddress({ name: ' Jörg Müller ', country: 'de' }));
  expect(added.id).toMatch(/^ad_[\w-]{22}$/);
  expect(added.address).toEqual(anAddress());
  house.advanceClock(1_000);
  const changed = await session.post(`/api/addresses/${added.id}`, anAddress({ city: 'Kiel' }));
  expect(changed.json<{ address: SavedAddress }>().address).toMatchObject({
    id: added.id,
    address: { city: 'Kiel' },
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:01.000Z',
  });
  expect((await search(session)).total).toBe(1);
  expect((await session.delete(`/api/addresses/${added.id}`)).json()).toEqual({ success: true });
  expect((await session.delete(`/api/addresses/${added.id}`)).statusCode).toBe(404);
  expect((await search(session)).total).toBe(0);
});

test('somebody else’s address does not exist', async () => {
  await using house = await openHouse();
  const [owner, stranger] = [await house.logIn(), await house.logIn('business@example.com')];
  const { id } = await add(owner, anAddress());
  expect((await search(stranger)).total).toBe(0);
  const changed = await stranger.post(`/api/addresses/${id}`, anAddress({ city: 'Kiel' }));
  const deleted = await stranger.delete(`/api/addresses/${id}`);
  for (const reply of [changed, deleted])
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  expect((await search(owner)).addresses[0]?.address.city).toBe('Hamburg');
});

test('the same address twice is one entry, also at once', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const added = await Promise.all(Array.from({ length: 5 }, () => add(session, anAddress())));
  expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  await add(session, anAddress({ street2: 'Hinterhaus' }));
  expect((await search(session)).total).toBe(2);
});

test.each([
  ['mull', ['Jörg Müller']],
  ['MÜLLER hamburg', ['Jörg Müller']],
  ['mueller', ['Jörg Müller']],
  ['lodz', ['Łucja Nowak']],
  ['polen', ['Łucja Nowak']],
  ['poland', ['Łucja Nowak']],
  ['pl', ['Łucja Nowak']],
  ['Republic of Poland', []],
  ['zoo-Nowak', []],
  ['Łucja-Nowak', ['Łucja Nowak']],
  ['90-004', ['Łucja Nowak']],
  ['90 004', ['Łucja Nowak']],
  ['90004', ['Łucja Nowak']],
  ['hafenstr', ['Jörg Müller']],
  ['acme', ['Łucja Nowak']],
  ['', ['Jörg Müller', 'Łucja Nowak']],
  ['üller', []],
  ['%', []],
  ["'; drop table addresses --", []],
  ['__', []],
  ['mull nowak', []],
])('searching for %j finds %j', async (q, expected) => {
  await using house = await openHouse();
  const session = await house.logIn();
  await add(session, anAddress());
  await add(
    session,
    anAddress({
      name: 'Łucja Nowak',
      company: 'ACME sp. z o.o.',
      street1: 'Piotrkowska 1',
      city: 'Łódź',
      zip: '90-004',
      country: 'PL',
    }),
  );
  const listed = await search(session, q);
  expect(names(listed)).toEqual(expected);
  expect([listed.found, listed.total]).toEqual([expected.length, 2]);
});

test('a book holds a thousand addresses, shows five hundred sorted by name, and then refuses more', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const at = house.ctx.clock();
  const rows = Array.from({ length: MAX_ADDRESSES - 1 }, (_, i) => ({
    id: `ad_${i}`,
    userId: 'us_demo_privat',
    address: anAddress({ name: `Person ${String(i).padStart(4, '0')}` }),
    createdAt: at,
    updatedAt: at,
  }));
  await house.ctx.db.orm.insert(addresses).values(rows.toReversed());
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((name) => session.post('/api/addresses', anAddress({ name }))),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'address_book_full',
    details: { limit: MAX_ADDRESSES },
  });
  const listed = await search(session);
  expect([listed.addresses.length, listed.found, listed.total]).toEqual([500, 1000, 1000]);
  expect(names(listed).slice(1, 3)).toEqual(['Person 0000', 'Person 0001']);
  expect(names(await search(session, 'person 0999'))).toEqual([]);
  expect(names(await search(session, '0998'))).toEqual(['Person 0998']);
  // An address already in the book does not count as added.
  expect((await session.post('/api/addresses', anAddress({ name: 'Person 0001' }))).statusCode).toBe(200);
});

test('the book can be searched 120 times a minute, and still be listed, 240 times', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  for (let times = 0; times < 120; times += 1)
    await house.ctx.throttles.bookByAccount.attempt('us_demo_privat');
  expect((await session.get('/api/addresses?q=petra')).statusCode).toBe(429);
  expect((await session.get('/api/addresses')).statusCode).toBe(200);
  for (let i = 1; i < 240; i += 1) await house.ctx.throttles.bookListsByAccount.attempt('us_demo_privat');
  expect((await session.get('/api/addresses')).statusCode).toBe(429);
});

test('the gold demo account has four sample addresses, which do not come back once deleted', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const listed = await search(session);
  expect(listed.total).toBe(4);
  for (const { id } of listed.addresses) await session.delete(`/api/addresses/${id}`);
  await house.restart();
  expect((await search(session)).total).toBe(0);
});

test.each([
  [{}, 'name'],
  [anAddress({ country: 'XX' }), 'country'],
  [anAddress({ name: 'x'.repeat(101) }), 'name'],
  [anAddress({ city: 'a\u0000b' }), 'city'],
  [[], ''],
])('the address %j is refused with its field %s named', async (body, path) => {
  await using house = await openHouse();
  const session = await house.logIn();
  const reply = await session.post('/api/addresses', body);
  expect(reply.statusCode).toBe(400);
  const paths = reply.json<{ issues: { path: string }[] }>().issues.map((issue) => issue.path);
  expect(paths).toContain(path);
});

test.each(['x'.repeat(65), '%00', '..%2f', "a'b", '%C0%80'])('an id like %s matches nothing', async (id) => {
  await using house = await openHouse();
  const session = await house.logIn();
  expect((await session.delete(`/api/addresses/${id}`)).statusCode).toBeOneOf([400, 404]);
});
