// Blowfish, MAC and messages against published test vectors, none of them ours.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBlowfish } from './blowfish.ts';
import { answerMac, requestMac } from './mac.ts';
import { readFields, seal, textOf, unseal } from './message.ts';
import { piWords } from './pi-words.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const zeroPadded = (text: string, encoding: BufferEncoding = 'latin1') => {
  const plain = Buffer.from(text, encoding);
  return Buffer.concat([plain, Buffer.alloc((8 - (plain.length % 8)) % 8)]);
};

test('the words of pi start and end as in the published tables', () => {
  const words = piWords(1042);
  expect(words[0]).toBe(0x243f6a88);
  expect(words[17]).toBe(0x8979fb1b);
  expect(words[18]).toBe(0xd1310ba6);
  expect(words[1041]).toBe(0x3ac372e6);
});

test.each([
  // Eric Young's collection.
  ['0000000000000000', '0000000000000000', '4ef997456198dd78'],
  ['ffffffffffffffff', 'ffffffffffffffff', '51866fd5b85ecb8a'],
  ['3000000000000000', '1000000000000001', '7d856f9a613063f2'],
  ['0123456789abcdef', '1111111111111111', '61f9c3802281b096'],
  ['fedcba9876543210', '0123456789abcdef', '0aceab0fc6a0a28d'],
  ['7ca110454a1a6e57', '01a1d6d039776742', '59c68245eb05282b'],
])('Blowfish with key %s turns %s into %s, and back', (key, plain, secret) => {
  const cipher = createBlowfish(bytes(key));
  expect(cipher.encrypt(bytes(plain)).toString('hex')).toBe(secret);
  expect(cipher.decrypt(bytes(secret)).toString('hex')).toBe(plain);
});

test.each([
  // spryker-eco/computop-api and CylleneDigital/SyliusAxeptaPlugin.
  ['password', 'plaintext', '14ec7a6da0fbb3e50a84b47302443328'],
  ['short', 'ABCDEFGH', 'd5322f2d20ef1e90'],
  ['shortshortshortshort', 'ABCDEFGH', 'd5322f2d20ef1e90'],
  [
    'aB3dEf9hJk2mNp5q',
    'PayID=123&Amount=4200&Currency=EUR',
    '2b22663ce05888aa0ce2bbd7cb79032a6a28532fd045e188f61012c5c5fbff57026778f2b6f83ee9',
  ],
])('with key %s the merchants turn %s into %s', (key, plain, secret) => {
  expect(createBlowfish(Buffer.from(key)).encrypt(zeroPadded(plain)).toString('hex')).toBe(secret);
});

test('keys that are empty or too long, and broken blocks, are refused', () => {
  expect(() => createBlowfish(Buffer.alloc(0))).toThrow(RangeError);
  expect(() => createBlowfish(Buffer.alloc(57))).toThrow(RangeError);
  expect(() => createBlowfish(Buffer.from('k')).decrypt(Buffer.alloc(7))).toThrow(RangeError);
});

const TID = 'TID-4453732122167114558';
test.each([
  ['', TID, '1234', 'EUR', '0522F1AF6A88597D396A5A877499F3C9087EBCF103B1B47D7E4D13421CC7EA36'],
  ['', '', '1234', 'EUR', '1427748D983478080F22BE0878BD99AF7BE3E1C4B19C07AFD1B372BA552ADC08'],
  [
    'fe3f002e19814eea8aa733ec4fdacafe',
    TID,
    '',
    '',
    '6ED0CFDCE92CE13399552C4221B44E5B036DE943D7F84E33D1E73DF9871AE7C8',
  ],
])(
  'the published request MAC of PayID "%s", TransID "%s", %s %s',
  (payId, transId, amount, currency, mac) => {
    const facts = { payId, transId, merchantId: 'YourMerchantID', amount, currency };
    expect(requestMac('mySecret', facts)).toBe(mac);
  },
);

test.each([
  ['AUTHORIZED', '00000000', 'F1DE7608013C1E3FD3CC9964A049E26703137C0A6F29448545C700B4695EABE5'],
  ['FAILED', '22720040', '1D9A8AAA306316359B8192070237670950DB77073F9F34ED7EB483D9B59DE1DD'],
])('the published notification MAC of %s %s', (status, code, mac) => {
  const facts = {
    payId: '7bbb448155234d8cbee323778952ce28',
    transId: 'TID-12033175321270170232',
    merchantId: 'YourMerchantID',
    status,
    code,
  };
  expect(answerMac('mySecret', facts)).toBe(mac);
});

const cipher = createBlowfish(Buffer.from('SomeMerchantsKey'));
const PLAIN = 'TransID=T-1&Amount=4990&Currency=EUR&OrderDesc=Päckchen';
const hexOf = (padded: Buffer) => cipher.encrypt(padded).toString('hex');
const pkcs = (text: string) => {
  const plain = Buffer.from(text, 'latin1');
  const missing = 8 - (plain.length % 8);
  return Buffer.concat([plain, Buffer.alloc(missing, missing)]);
};
const spaced = (text: string) => Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8), 'latin1');

test.each([
  ['zeros', hexOf(zeroPadded(PLAIN)), PLAIN.length],
  ['PKCS', hexOf(pkcs(PLAIN)), PLAIN.length],
  ['spaces', hexOf(spaced(PLAIN)), PLAIN.length],
  ['upper-case hex', hexOf(pkcs(PLAIN)).toUpperCase(), PLAIN.length],
  ['UTF-8 with Len in bytes', hexOf(zeroPadded(PLAIN, 'utf8')), PLAIN.length + 1],
  ['UTF-8 with Len in characters', hexOf(zeroPadded(PLAIN, 'utf8')), PLAIN.length],
])('a message padded with %s can be read', (_style, data, length) => {
  const read = unseal({ len: String(length), data }, cipher);
  expect(read.ok && textOf(read.fields, 'ORDERDESC')).toBe('Päckchen');
  expect(read.ok && textOf(read.fields, 'amount')).toBe('4990');
});

test.each([
  ['Len', hexOf(zeroPadded(PLAIN)), '9'],
  ['Len', hexOf(zeroPadded(PLAIN)), '999'],
  ['Len', hexOf(zeroPadded(PLAIN)), 'many'],
  ['Data', 'abc', '3'],
  ['Data', 'zz'.repeat(8), '8'],
])('a wrong %s is noticed', (problem, data, len) => {
  expect(unseal({ len, data }, cipher)).toEqual({ ok: false, problem });
});

test.each([
  ['raw', 'URLNotify=http://127.0.0.1:1/n/7&OrderDesc=Test:0000 a+b=c&Odd&=x&Other=1'],
  ['form-encoded', 'URLNotify=http://127.0.0.1:1/n/7&OrderDesc=Test:0000+a%2Bb%3Dc&Odd&=x&Other=1'],
])('%s values are understood, and unknown ones do no harm', (_style, text) => {
  const fields = readFields(text);
  expect(textOf(fields, 'urlnotify')).toBe('http://127.0.0.1:1/n/7');
  expect(textOf(fields, 'orderdesc')).toBe('Test:0000 a+b=c');
  expect(textOf(fields, 'absent')).toBe('');
});

test('Paygate pads with spaces, does not count them, and writes upper-case hex in ISO-8859-1', () => {
  const { Len, Data } = seal({ Status: 'OK', CardHolder: 'Jörg € & Söhne', Empty: '' }, cipher);
  expect(Data).toMatch(/^([0-9A-F]{16})+$/);
  const plain = cipher.decrypt(bytes(Data)).toString('latin1');
  expect(plain.slice(0, Number(Len))).toBe('Status=OK&CardHolder=Jörg ?   Söhne');
  expect(plain.slice(Number(Len)).trim()).toBe('');
});

test('whatever is sealed can be unsealed', () => {
  const value = fc.stringMatching(/^[A-Za-z0-9_.:/-]{1,40}$/);
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[A-Za-z]{1,12}$/), value), (fields) => {
      const names = Object.keys(fields).map((name) => name.toLowerCase());
      fc.pre(names.length > 0 && new Set(names).size === names.length);
      const { Len, Data } = seal(fields, cipher);
      const read = unseal({ len: Len, data: Data }, cipher);
      for (const [name, text] of Object.entries(fields)) {
        expect(read.ok && textOf(read.fields, name)).toBe(text);
      }
    }),
  );
});
