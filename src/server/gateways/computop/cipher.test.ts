// The cipher against published vectors, and against every padding that arrives.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';

test.for([
  // spryker-eco/computop-api, ComputopApiBlowfishApiTest
  ['password', 'plaintext', '14ec7a6da0fbb3e50a84b47302443328'],
  // CylleneDigital/SyliusAxeptaPlugin, BlowfishEcbTest (made with openssl bf-ecb); the first one is Eric Young's
  ['\0'.repeat(8), '\0'.repeat(8), '4ef997456198dd78'],
  [
    'aB3dEf9hJk2mNp5q',
    'PayID=123&Amount=4200&Currency=EUR',
    '2b22663ce05888aa0ce2bbd7cb79032a6a28532fd045e188f61012c5c5fbff57026778f2b6f83ee9',
  ],
  ['short', 'ABCDEFGH', 'd5322f2d20ef1e90'],
  ['shortshortshortshort', 'ABCDEFGH', 'd5322f2d20ef1e90'],
] as const)('published vector %#', ([key, text, data]) => {
  expect(createCipher(key).seal(text)).toEqual({ Len: String(text.length), Data: data });
});

test('a published redirect opens to the fields that were sent', () => {
  // spryker-eco/computop, PostSaveHookExecuteTest; its Len is 224
  const data =
    'f0957c5d3799a902211fb2e019cef4f459f29d4d908ffc66e6aa0fb839023c62be996fc15b44bcd681ce7bb5ff988c7132af0ed482e94bb1' +
    '8b7c51300761b20d36abc40b4150018f2288bff9340ac0cee2666374f2001af2ca46df7d5a263d3bf479f12682514dec3e23290794393437' +
    '2705bfcf7168e601f3077066797271ad3c48ea551d6158b0b75b385f33ced67648035196b21345712d61dc95be2cd949b5d6de1e41eb5aa2' +
    'e145d311eaa4f26e0560555e8328acc670c804c6fe73f0a034890a5beb68dab008bd2da0ee23092add18b7250331a6b1c4d4d87f4623967b' +
    '7930e436d7daa4d9';
  const text = createCipher('COMPUTOP:BLOWFISH_PASSWORD').open(data) ?? '';
  // Len counts characters, we see bytes: an answer cut at its Len would lose its end.
  expect(text).toHaveLength(226);
  expect(Buffer.from(text, 'latin1').toString('utf8')).toHaveLength(224);
  expect(text).toMatch(
    /^TransID=585e330ea1fe696ffb0bad71db503504&Amount=10&Currency=USD&.*&MAC=[0-9A-F]{64}&/,
  );
});

test.for(['', '        ', ' ', '\0\0\0', '\u0003\u0003\u0003'])('the padding %j is removed', (padding) => {
  const cipher = createCipher('aB3dEf9hJk2mNp5q');
  expect(cipher.open(cipher.seal(`MAC=abcd${padding}`).Data.toUpperCase())).toBe('MAC=abcd');
});

test('whatever was sealed can be opened again, with any key', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.:/&='), minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 56 }), words, (key, text) => {
      const cipher = createCipher(key);
      expect(cipher.open(cipher.seal(text).Data)).toBe(text);
    }),
    { numRuns: 25 },
  );
});

test.for(['', 'zz', 'abc', '14ec7a6da0fbb3', '14ec7a6da0fbb3e5'.repeat(2_000)])(
  'anything but a sealed message is not opened: %#',
  (data) => {
    expect(createCipher('password').open(data)).toBeNull();
  },
);

test.for(['', 'x'.repeat(57)])('a key of an impossible length is refused: %#', (key) => {
  expect(() => createCipher(key)).toThrow(/1 to 56/);
});
