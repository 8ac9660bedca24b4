// Which calls count as Computop's: sealed with our key, signed with our other key, about our merchant.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';
import type { Keys } from './client.ts';
import { toPlain } from './envelope.ts';
import { createMac } from './mac.ts';
import { readNotice } from './notice.ts';

const keys: Keys = {
  merchantId: 'hafenpost_test',
  cipher: createCipher('Tf5)Xq8[z2?NLc3='),
  mac: createMac('Wd6?z8=YR(f9k3*B2'),
};
/** Made with openssl bf-ecb: ISO-8859-1, padded with spaces, upper-case hex, an umlaut and card fields inside. */
const fixture = readFileSync(new URL('./fixtures/notify.txt', import.meta.url));

const payId = '4f9a1c7e2b8d40c69e3f5a7b1c2d3e4f';
const fine = {
  mid: 'hafenpost_test',
  PayID: payId,
  XID: '9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a',
  TransID: 'HP-1',
  Status: 'FAILED',
  Code: '22060203',
};

function aForm(change: Record<string, string | undefined> = {}, names = (name: string) => name): Buffer {
  const proof = keys.mac.sign([payId, 'HP-1', 'hafenpost_test', 'FAILED', '22060203']);
  const fields = Object.entries({ ...fine, MAC: proof, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [[names(name), value] as const],
  );
  const { Len, Data } = keys.cipher.seal(toPlain(Object.fromEntries(fields)));
  return Buffer.from(`${names('Len')}=${Len}&${names('Data')}=${Data}`);
}

test('a realistic call is read, but nothing about the card', () => {
  expect(readNotice(fixture, keys)).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    kind: 'AUTHORIZED',
    orderId: 'HP-261120-7K3M9Q-0b5c1f',
    captureId: payId,
    refundOf: null,
    isReversal: false,
  });
});

test('an event has the same id by call and by browser, and another event has another', () => {
  const byCall = readNotice(aForm({ CustomField: 'x' }), keys);
  const byBrowser = readNotice(
    aForm({ Description: 'else' }, (name) => name.toUpperCase()),
    keys,
  );
  expect(byCall).not.toBeNull();
  expect(byBrowser?.eventId).toBe(byCall?.eventId);
  const proof = keys.mac.sign([payId, 'HP-1', 'hafenpost_test', 'OK', '00000000']);
  const other = readNotice(aForm({ Status: 'OK', Code: '00000000', MAC: proof }), keys);
  expect(other?.kind).toBe('OK');
  expect(other?.eventId).not.toBe(byCall?.eventId);
});

test('lower-case names, a lower-case MAC and a missing merchant are accepted', () => {
  const proof = keys.mac.sign([payId, 'HP-1', 'hafenpost_test', 'FAILED', '22060203']).toLowerCase();
  expect(
    readNotice(
      aForm({ mid: undefined, MAC: proof }, (name) => name.toLowerCase()),
      keys,
    ),
  ).toMatchObject({
    orderId: 'HP-1',
    captureId: payId,
    refundOf: null,
    isReversal: false,
  });
});

test.for([
  ['no MAC', { MAC: undefined }],
  ['empty MAC', { MAC: '' }],
  ['MAC of zeros', { MAC: '0'.repeat(64) }],
  ['another status', { Status: 'OK' }],
  ['another code', { Code: '00000000' }],
  ['another payment', { TransID: 'HP-2' }],
  ['another PayID', { PayID: 'f'.repeat(32) }],
  ['another merchant, signed for us', { mid: 'somebody_else' }],
  [
    'another merchant, signed for them',
    { mid: 'somebody_else', MAC: keys.mac.sign([payId, 'HP-1', 'somebody_else', 'FAILED', '22060203']) },
  ],
  [
    'no TransID',
    { TransID: undefined, MAC: keys.mac.sign([payId, '', 'hafenpost_test', 'FAILED', '22060203']) },
  ],
  ['no status', { Status: undefined, MAC: keys.mac.sign([payId, 'HP-1', 'hafenpost_test', '', '22060203']) }],
  ['a code of another kind', { Code: '<b>' }],
  [
    'a NUL, even if it is signed',
    { TransID: 'HP\0-1', MAC: keys.mac.sign([payId, 'HP\0-1', 'hafenpost_test', 'FAILED', '22060203']) },
  ],
] as const)('not a notice: %s', ([, change]) => {
  expect(readNotice(aForm(change), keys)).toBeNull();
});

test.for([
  ['empty', ''],
  ['plain text, even if it is signed', `TransID=HP-1&Status=FAILED&MAC=${'0'.repeat(64)}`],
  ['not hex', 'Len=10&Data=zz'],
  ['half a block', 'Len=4&Data=14ec7a6d'],
  ['a length of zero', 'Len=0&Data=14ec7a6da0fbb3e5'],
  ['a length beyond the data', 'Len=99&Data=14ec7a6da0fbb3e5'],
  ['an invalid length', 'Len=1e1&Data=14ec7a6da0fbb3e5'],
  ['no length', 'Data=14ec7a6da0fbb3e5'],
  ['another key', 'Len=9&Data=14ec7a6da0fbb3e50a84b47302443328'],
  ['far too long', `Len=9&Data=${'14ec7a6da0fbb3e5'.repeat(2_000)}`],
  ['JSON', '{"TransID":"HP-1"}'],
] as const)('not a notice: %s', ([, body]) => {
  expect(readNotice(Buffer.from(body), keys)).toBeNull();
});

test('whichever digit of the sealed data is flipped, we act on what was signed or not at all', () => {
  const text = fixture.toString('latin1').trim();
  const { kind, orderId, captureId } = readNotice(fixture, keys) ?? {};
  let refusals = 0;
  for (let at = text.indexOf('Data=') + 5; at < text.length; at += 16) {
    const digit = text[at] === '0' ? '1' : '0';
    const notice = readNotice(Buffer.from(text.slice(0, at) + digit + text.slice(at + 1)), keys);
    if (notice) expect(notice).toMatchObject({ kind, orderId, captureId });
    else refusals += 1;
  }
  expect(refusals).toBeGreaterThan(15);
});
