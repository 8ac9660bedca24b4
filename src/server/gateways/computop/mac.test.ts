// The MAC against the vectors of the provider's own documentation.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMac, type MacParts } from './mac.ts';

// BNP's documentation, as in CylleneDigital/SyliusAxeptaPlugin, HmacSignerTest
const published: readonly (readonly [string, MacParts, string])[] = [
  [
    'request',
    ['', 'TID-4453732122167114558', 'YourMerchantID', '1234', 'EUR'],
    '0522F1AF6A88597D396A5A877499F3C9087EBCF103B1B47D7E4D13421CC7EA36',
  ],
  [
    'request without TransID',
    ['', '', 'YourMerchantID', '1234', 'EUR'],
    '1427748D983478080F22BE0878BD99AF7BE3E1C4B19C07AFD1B372BA552ADC08',
  ],
  [
    'request without amount',
    ['fe3f002e19814eea8aa733ec4fdacafe', 'TID-4453732122167114558', 'YourMerchantID', '', ''],
    '6ED0CFDCE92CE13399552C4221B44E5B036DE943D7F84E33D1E73DF9871AE7C8',
  ],
  [
    'authorised',
    [
      '7bbb448155234d8cbee323778952ce28',
      'TID-12033175321270170232',
      'YourMerchantID',
      'AUTHORIZED',
      '00000000',
    ],
    'F1DE7608013C1E3FD3CC9964A049E26703137C0A6F29448545C700B4695EABE5',
  ],
  [
    'failed',
    ['7bbb448155234d8cbee323778952ce28', 'TID-12033175321270170232', 'YourMerchantID', 'FAILED', '22720040'],
    '1D9A8AAA306316359B8192070237670950DB77073F9F34ED7EB483D9B59DE1DD',
  ],
];

test.for(published)('published vector: %s', ([, parts, expected]) => {
  const mac = createMac('mySecret');
  expect(mac.sign(parts)).toBe(expected);
  expect(mac.proves(parts, expected)).toBe(true);
  expect(mac.proves(parts, expected.toLowerCase())).toBe(true);
  expect(createMac('MySecret').proves(parts, expected)).toBe(false);
});

test('the hash below it is plain HMAC-SHA-256', () => {
  // spryker-eco/computop-api, ComputopApiHashApiTest
  expect(createHmac('sha256', 'password').update('value').digest('hex').toUpperCase()).toBe(
    '18B40402BBF3FEED824E9F762B412F1108C4D678B2A067425B99963CD68B1D6A',
  );
});

test.for(['', '0', 'F1DE7608', `${'0'.repeat(63)}g`, '0'.repeat(64), '0'.repeat(66)])(
  'proves nothing: %j',
  (given) => {
    expect(createMac('mySecret').proves(['a', 'b', 'c', 'OK', '00000000'], given)).toBe(false);
  },
);

test('changing any part breaks the proof', () => {
  const mac = createMac('mySecret');
  const parts: MacParts = ['a', 'b', 'c', 'OK', '00000000'];
  const given = mac.sign(parts);
  parts.forEach((_part, index) => {
    const [payId, transId, merchantId, status, code] = parts.map((part, at) =>
      at === index ? `${part}x` : part,
    );
    const changed = [payId ?? '', transId ?? '', merchantId ?? '', status ?? '', code ?? ''] as const;
    expect(mac.proves(changed, given)).toBe(false);
  });
});

test('an empty key is refused', () => {
  expect(() => createMac('')).toThrow(/empty/);
});
