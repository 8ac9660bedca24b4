// Addresses are normalized wherever they come in: quote, address book, profile.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SavedAddress } from '#contract/addresses.ts';
import type { RatesReply } from '#contract/rates.ts';
import { quotes } from '#server/db/schema.ts';
import { tidyAddress } from '#server/tidy-address.ts';
import { readPhone } from '#web/lib/read-phone.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';

const typed = anAddress({ country: 'NL', city: 'Amsterdam', zip: 'nl 1012ab', phone: '020 555 0134' });
const tidy = { zip: '1012 AB', phone: '+31205550134' };

test('a quote normalizes both addresses, and tells the browser so', async () => {
  await using house = await openHouse();
  const reply = await house
    .visitor()
    .post('/api/rates', aShipment({ fromAddress: anAddress({ phone: '040 1234567' }), toAddress: typed }));
  const { quoteId, shipmentData } = reply.json<RatesReply>();
  const [quote] = await house.ctx.db.orm.select().from(quotes).where(eq(quotes.id, quoteId));
  for (const shipment of [shipmentData, quote?.shipment]) {
    expect(shipment?.fromAddress.phone).toBe('+49401234567');
    expect(shipment?.toAddress).toMatchObject(tidy);
  }
});

test.each([
  ['DE', '040 1234567'],
  ['DE', '0100 123456'],
  ['DE', '+49 40 1234567 ext. 12'],
  ['DE', '040 1234567 ext. 12'],
  ['DE', 'nach 18 Uhr'],
  ['DE', ' +1 212 555 0134'],
  ['US', '(212) 123-4567'],
  ['FR', '07 12 34 56 78'],
  ['BR', '1234 5678'],
  ['GBX', '028 9032 0202'],
  ['AQ', '123'],
])('in %s the form shows for "%s" what will be stored', async (country, typed) => {
  const kept = (await tidyAddress({ country, zip: 'x', phone: typed })).phone;
  const said = readPhone(typed, country);
  // Nothing is shown if it stays unchanged; a number is formatted with spaces.
  expect(said === null || said === typed ? typed : said.replaceAll(' ', '')).toBe(
    kept === typed ? typed : kept,
  );
});

test('the address book recognizes an address however it is spelled', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const add = async (address: object) =>
    (await session.post('/api/addresses', address)).json<{ address: SavedAddress }>().address;
  const first = await add(typed);
  expect(first.address).toMatchObject(tidy);
  expect((await add({ ...typed, zip: '1012AB', phone: '+31 20 5550134' })).id).toBe(first.id);
  const changed = await session.post(`/api/addresses/${first.id}`, { ...typed, city: 'Utrecht' });
  expect(changed.json<{ address: SavedAddress }>().address.address).toMatchObject({
    ...tidy,
    city: 'Utrecht',
  });
});

test('the profile normalizes its address', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { profile } = (await session.get('/api/profile')).json<{ profile: Record<string, unknown> }>();
  const reply = await session.post('/api/profile', { ...profile, vatId: null, address: typed });
  expect(reply.json<{ profile: { address: object } }>().profile.address).toMatchObject(tidy);
});

test('an unreadable phone number is no reason to refuse', async () => {
  await using house = await openHouse();
  const odd = anAddress({ phone: '12345 bitte klingeln', zip: 'unbekannt', country: 'FR' });
  const reply = await house.visitor().post('/api/rates', aShipment({ toAddress: odd }));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json<RatesReply>().shipmentData.toAddress).toMatchObject({
    phone: '12345 bitte klingeln',
    zip: 'unbekannt',
  });
});
