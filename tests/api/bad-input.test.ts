// Any input gets a clear error or is stored literally, never a 5xx.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fetchIntent, openInvoiceIntent } from '#contract/checkout.ts';
import { fetchLabel } from '#contract/label-file.ts';
import type { ErrorReply } from '#contract/error.ts';
import { logIn, registerUser } from '#contract/auth.ts';
import { buyLabel } from '#contract/labels.ts';
import { listOrders } from '#contract/orders.ts';
import { priceRate, quoteRates } from '#contract/rates.ts';
import type { Shipment } from '#domain/shipment.ts';
import { aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());
const session = await house.logIn('gold@example.com');

const addressFields = [
  'name',
  'businessName',
  'company',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'phone',
  'email',
];
const at = (shipment: Shipment, field: string, value: unknown) => ({
  ...shipment,
  toAddress: { ...shipment.toAddress, [field]: value },
});

test.each([
  ['10 000 characters', 'x'.repeat(10_000), 'too_long'],
  ['a NUL', 'a\u0000b', 'invalid_characters'],
  ['a line break', 'a\nb', 'invalid_characters'],
  ['half an emoji', 'a\ud83d', 'invalid_characters'],
])('%s in any text field of an address is refused beside the field', async (_, text, reason) => {
  for (const field of addressFields) {
    const value = field === 'email' ? `${text}@example.com` : text;
    const reply = await session.post('/api/rates', at(aShipment(), field, value));
    expect(reply.statusCode, field).toBe(400);
    const [issue] = reply.json<ErrorReply>().issues ?? [];
    expect(issue?.path).toBe(`toAddress.${field}`);
    if (field !== 'email') expect(issue?.reason).toBe(reason);
  }
});

test('SQL and HTML in every text field are stored and returned literally', async () => {
  const nasty = `'; drop table users; -- <script>alert("1")</script> %s \${x} {{y}} ‮`.slice(0, 58);
  let shipment = aShipment();
  for (const field of ['name', 'company', 'street1', 'city']) shipment = at(shipment, field, nasty);
  const reply = await session.post('/api/rates', shipment);
  expect(reply.statusCode, reply.body).toBe(200);
  const { toAddress } = reply.json<{ shipmentData: Shipment }>().shipmentData;
  expect([toAddress.name, toAddress.company, toAddress.street1, toAddress.city]).toEqual(
    Array(4).fill(nasty),
  );
});

test.each([
  ['NaN', '{"length":NaN}', 'malformed_body'],
  ['no JSON at all', 'length=3', 'malformed_body'],
  ['half a document', '{"fromAddress":{', 'malformed_body'],
  ['an empty body', '', 'invalid_request'],
  ['a list', '[]', 'invalid_request'],
  ['null', 'null', 'invalid_request'],
  ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'malformed_body'],
])('%s is answered with 400', async (_, body, code) => {
  const reply = await session.send({
    method: 'POST',
    url: '/api/rates',
    payload: body,
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json<ErrorReply>().code).toBe(code);
});

test.each([
  ['negative', '-1'],
  ['zero', '0'],
  ['beyond the number range', '1e309'],
  ['text', '"12"'],
  ['null', 'null'],
])('a dimension that is %s is refused beside its field', async (_, number) => {
  for (const field of ['length', 'width', 'height', 'weight', 'value']) {
    const body = JSON.stringify(aShipment()).replace(
      new RegExp(`"${field}":[0-9.]+`),
      `"${field}":${number}`,
    );
    const reply = await session.send({
      method: 'POST',
      url: '/api/rates',
      payload: body,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode, field).toBe(400);
    expect(reply.json<ErrorReply>().issues?.[0]).toMatchObject({ path: `packages.0.${field}` });
  }
});

test('a body over one megabyte is 413, a foreign content type 415', async () => {
  const large = { ...aShipment(), padding: 'x'.repeat(1_100_000) };
  expect((await session.post('/api/rates', large)).statusCode).toBe(413);
  const xml = await session.send({
    method: 'POST',
    url: '/api/rates',
    payload: '<a/>',
    headers: { 'content-type': 'text/xml' },
  });
  expect(xml.statusCode).toBe(415);
});

test('no endpoint answers any JSON with a 5xx', async () => {
  const endpoints = [quoteRates, priceRate, openInvoiceIntent, buyLabel, logIn, registerUser];
  const shape = { depthSize: 'small', maxKeys: 8 } as const;
  const body = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.object(shape), distorted());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...endpoints), body, async (endpoint, payload) => {
      const reply = await session.send({
        method: endpoint.method,
        url: endpoint.path,
        payload: JSON.stringify(payload) ?? 'null',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'bad-input-bad-input' },
        remoteAddress: '127.0.0.9',
      });
      expect(reply.statusCode, reply.body).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
});

test('no path or query leads to a 5xx', async () => {
  const farFuture = Buffer.from('999999999999999.x').toString('base64url');
  const words = [farFuture, '%00', '%', '..%2f..', 'x'.repeat(5_000), "'--", '%F0%28', '🚢', '-1', '1e9'];
  for (const word of words) {
    for (const { path } of [fetchIntent, fetchLabel]) {
      const reply = await session.get(path.replace(':intentId', word));
      expect(reply.statusCode, `${path} ${word}`).toBeLessThan(500);
    }
    expect((await session.get(`${listOrders.path}?cursor=${word}`)).statusCode, word).toBeLessThan(500);
    expect((await session.get(`/api/checkout-intents/ci_x/label?package=${word}`)).statusCode).toBeLessThan(
      500,
    );
  }
});

/** A valid shipment with one value, somewhere, replaced by something else. */
function distorted() {
  const paths = ['fromAddress', 'toAddress', 'packages', 'additionalServices', 'pickupDate'];
  return fc
    .record({ path: fc.constantFrom(...paths), key: fc.string(), value: fc.jsonValue({ maxDepth: 2 }) })
    .map(({ path, key, value }) => ({ ...aShipment(), [path]: key === '' ? value : { [key]: value } }));
}
