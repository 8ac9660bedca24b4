// Environment variables: what is accepted, and what is refused before anything starts.
import { expect, test } from 'vitest';
import { type Carrier, isShown, type Storefront } from '#domain/carrier.ts';
import { ConfigError, readConfig } from '#server/config.ts';

const live = {
  EASYPOST_URL: 'https://api.easypost.com/v2/',
  EASYPOST_API_KEY: 'EZAKlive',
  EASYPOST_CARRIER_ACCOUNTS: 'DHL Express=ca_1, fedex=ca_2',
  EASYPOST_WEBHOOK_SECRET: 'webhook',
  PAYPAL_URL: 'https://api-m.paypal.com/',
  PAYPAL_CLIENT_ID: 'AYlive',
  PAYPAL_CLIENT_SECRET: 'secret',
  COMPUTOP_URL: 'https://www.computop-paygate.com',
  COMPUTOP_MERCHANT_ID: 'hafenpost',
  COMPUTOP_BLOWFISH_KEY: 'blowfish',
  COMPUTOP_HMAC_KEY: 'hmac',
  SMTP_URL: 'smtps://user:secret@mail.example',
  PUBLIC_URL: 'https://hafenpost.example/',
  MAIL_FROM: 'Nordkai <versand@nordkai.example>',
  SUPPORT_EMAIL: 'hilfe@nordkai.example',
  SUPPORT_PHONE: '+49 40 1234567',
  INSURER_NAME: 'Nordkai Transportversicherung AG',
  LINK_INSURANCE_TERMS: 'https://nordkai.example/versicherung.pdf',
  DATABASE_URL: 'postgres://db.example/hafenpost',
  COMPANY_NAME: 'Nordkai Versand GmbH',
  COMPANY_ADDRESS: 'Kehrwieder 2, 20457 Hamburg',
  COMPANY_VAT_ID: 'DE811907980',
  COMPANY_IBAN: 'DE02120300000000202051',
  COMPANY_REGISTER: 'Amtsgericht Hamburg, HRB 123456',
  COMPANY_DIRECTORS: 'Jette Nordkai',
  LINK_PRIVACY: 'https://nordkai.example/datenschutz',
  LINK_TERMS: 'https://nordkai.example/agb',
};
const production = { ...live, NODE_ENV: 'production', TRUST_PROXY: '1' };

test('without settings everything is local and the carriers are simulated', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    sandbox: true,
    production: false,
    quoteTtlMinutes: 30,
    carrierSoftLimitMs: 6_000,
    publicUrl: null,
  });
  expect(config.easypost.url).toBe('http://127.0.0.1:4010/easypost/v2');
  expect(config.easypost.accounts.map(({ carrier }) => carrier)).toEqual([
    'DHL Express',
    'FedEx',
    'UPS',
    'DPD',
    'DHL Paket',
  ]);
  expect(config.smtp.url).toBe('smtp://127.0.0.1:4025');
  expect(config.payments.paypal.url).toBe('http://127.0.0.1:4010/paypal');
  expect(config.payments.computop.url).toBe('http://127.0.0.1:4010/computop');
  expect(config.hub?.city).toBe('Hamburg');
});

test('production with real upstreams starts, and nothing is simulated', () => {
  const config = readConfig(production);
  expect(config).toMatchObject({
    sandbox: false,
    production: true,
    publicUrl: 'https://hafenpost.example',
    trustProxy: 1,
  });
  expect(config.easypost.url).toBe('https://api.easypost.com/v2');
  expect(config.payments.paypal).toEqual({
    url: 'https://api-m.paypal.com',
    clientId: 'AYlive',
    clientSecret: 'secret',
    webhookId: null,
  });
  expect(config.payments.computop).toMatchObject({ merchantId: 'hafenpost', hmacKey: 'hmac' });
  expect(config.easypost.accounts).toEqual([
    { carrier: 'DHL Express', accountId: 'ca_1' },
    { carrier: 'FedEx', accountId: 'ca_2' },
  ]);
});

test.each([
  'EASYPOST_URL',
  'EASYPOST_API_KEY',
  'EASYPOST_CARRIER_ACCOUNTS',
  'EASYPOST_WEBHOOK_SECRET',
  'PAYPAL_URL',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'COMPUTOP_URL',
  'COMPUTOP_MERCHANT_ID',
  'COMPUTOP_BLOWFISH_KEY',
  'COMPUTOP_HMAC_KEY',
  'SMTP_URL',
  'PUBLIC_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'INSURER_NAME',
  'LINK_INSURANCE_TERMS',
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_VAT_ID',
  'COMPANY_IBAN',
  'COMPANY_REGISTER',
  'COMPANY_DIRECTORS',
  'LINK_PRIVACY',
  'LINK_TERMS',
])('production without %s is refused by name', (name) => {
  for (const nothing of ['', ' '])
    expect(() => readConfig({ ...live, NODE_ENV: 'production', [name]: nothing })).toThrow(name);
});

test('a company in no register can say so, and neither imprint nor invoice names one', () => {
  const { company } = readConfig({
    ...live,
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    COMPANY_REGISTER: 'none',
  });
  expect(company).toMatchObject({ register: null, directors: 'Jette Nordkai' });
});

test('a demo claims what the specification does, a real business only what is configured', () => {
  expect(readConfig({}).brand.claims).toEqual({ savingsPercent: 70, customers: 10_000, years: 15 });
  expect(readConfig({ ...production, CLAIM_YEARS: '3' }).brand.claims).toEqual({
    savingsPercent: 0,
    customers: 0,
    years: 3,
  });
});

test('real labels are not sold before everything that production needs has been checked', () => {
  expect(() => readConfig(live)).toThrow(/EASYPOST_API_KEY buys real labels, but NODE_ENV is not production/);
  expect(readConfig({ ...live, ALLOW_SANDBOX: '1' }).production).toBe(false);
});

test('production behind TLS has to be told of the proxy, even if there is none', () => {
  const real = { ...live, NODE_ENV: 'production' };
  expect(() => readConfig(real)).toThrow(/TRUST_PROXY/);
  expect(() => readConfig({ ...real, TRUST_PROXY: ' ' })).toThrow(/TRUST_PROXY/);
  expect(readConfig({ ...real, TRUST_PROXY: '0' }).trustProxy).toBe(false);
  expect(readConfig({ ...real, PUBLIC_URL: 'http://hafenpost.example' }).trustProxy).toBe(false);
  expect(readConfig({ ...real, ALLOW_SANDBOX: '1' }).trustProxy).toBe(false);
});

test.each([
  [{ PORT: '65536' }, 'PORT is not a port number: 65536'],
  [{ SANDBOX_PORT: '99999' }, 'SANDBOX_PORT is not a port number: 99999'],
  [{ LOG_LEVEL: 'verbose' }, /^LOG_LEVEL is not one of fatal, .*: verbose$/],
  [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY is neither a number nor a list of addresses: nginx'],
  [
    { TRUST_PROXY: '10.0.0.1, 10.0.0.0/33' },
    'TRUST_PROXY is neither a number nor a list of addresses: 10.0.0.0/33',
  ],
  [{ MAIL_FROM: 'Nordkai' }, 'MAIL_FROM is not "<name> <<address>>": Nordkai'],
  [{ MAIL_FROM: 'Nordkai <versand>' }, 'MAIL_FROM is not "<name> <<address>>": Nordkai <versand>'],
])('the setting %j is refused with our own message', (setting, sentence) => {
  expect(() => readConfig(setting)).toThrow(sentence);
});

test('proxies are named by address, by network, or as all private addresses', () => {
  for (const TRUST_PROXY of ['10.0.0.1', 'loopback, 10.0.0.0/8', 'fd00::/8,::1', 'uniquelocal'])
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
});

test('a sender is an address, with or without a name', () => {
  for (const MAIL_FROM of ['versand@nordkai.example', '"Nordkai, Versand" <versand@nordkai.example>'])
    expect(readConfig({ MAIL_FROM }).smtp.from).toBe(MAIL_FROM);
});

test('production without settings names all it needs at once, unless the sandbox is allowed', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /EASYPOST_URL, EASYPOST_API_KEY, EASYPOST_CARRIER_ACCOUNTS, EASYPOST_WEBHOOK_SECRET, PAYPAL_URL, .*, COMPUTOP_HMAC_KEY, SMTP_URL, PUBLIC_URL, MAIL_FROM, SUPPORT_EMAIL, SUPPORT_PHONE, INSURER_NAME, LINK_INSURANCE_TERMS, LINK_PRIVACY, LINK_TERMS, COMPANY_NAME, .*, COMPANY_DIRECTORS, DATABASE_URL\./,
  );
  expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).sandbox).toBe(true);
});

test('a slip in NODE_ENV does not open the sandbox to customers', () => {
  for (const NODE_ENV of ['Production', 'prod', 'staging'])
    expect(() => readConfig({ NODE_ENV })).toThrow(/set it to production, development or test/);
});

test.each([
  [
    'a live key on the local sandbox',
    { ...production, EASYPOST_URL: 'http://127.0.0.1:4010/easypost/v2', DATABASE_URL: '' },
  ],
  [
    'the real address with a test key',
    { ...live, EASYPOST_API_KEY: 'EZTKtest', DATABASE_URL: '', ALLOW_SANDBOX: '1' },
  ],
  ['the real address with a live key', { ...production, DATABASE_URL: '' }],
  [
    'live PayPal beside simulated carriers',
    {
      PAYPAL_URL: 'https://api-m.paypal.com',
      PAYPAL_CLIENT_ID: 'a',
      PAYPAL_CLIENT_SECRET: 'b',
      ALLOW_SANDBOX: '1',
    },
  ],
])('%s needs PostgreSQL', (_what, env) => {
  expect(() => readConfig(env)).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ ...env, DATABASE_URL: 'postgres://db.example/x' })).not.toThrow();
});

test.each([
  [{ EASYPOST_API_KEY: 'EZAKlive' }, 'EASYPOST_URL'],
  [{ EASYPOST_URL: 'https://api.easypost.com/v2', DATABASE_URL: 'postgres://x/y' }, 'EASYPOST_API_KEY'],
  [{ EASYPOST_URL: 'nonsense' }, 'EASYPOST_URL'],
  [{ PAYPAL_CLIENT_ID: 'AYlive' }, 'PAYPAL_URL'],
  [{ PAYPAL_URL: 'https://api-m.paypal.com', PAYPAL_CLIENT_ID: 'AYlive' }, 'PAYPAL_CLIENT_SECRET'],
  [{ COMPUTOP_HMAC_KEY: 'hmac' }, 'COMPUTOP_URL'],
  [{ COMPUTOP_URL: 'https://www.computop-paygate.com' }, 'COMPUTOP_MERCHANT_ID'],
  [{ COMPUTOP_URL: 'paygate' }, 'COMPUTOP_URL'],
  [{ ...live, EASYPOST_CARRIER_ACCOUNTS: 'Hermes=ca_1' }, 'Hermes'],
  [{ ...live, EASYPOST_CARRIER_ACCOUNTS: 'UPS' }, 'UPS'],
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ QUOTE_TTL_MINUTES: '1.5' }, 'QUOTE_TTL_MINUTES'],
  [{ QUOTE_TTL_MINUTES: '0' }, 'QUOTE_TTL_MINUTES is less than 1: 0'],
  [{ INVOICE_DUE_DAYS: '999999999' }, 'INVOICE_DUE_DAYS is more than 365'],
  [{ CARRIER_SOFT_LIMIT_MS: '0' }, 'CARRIER_SOFT_LIMIT_MS is less than 1'],
  [{ SITE_PASSWORD: 'x'.repeat(201) }, 'SITE_PASSWORD is longer than 200'],
  [{ DATABASE_URL: 'mysql://user:secret@db/shop' }, 'DATABASE_URL is neither a postgresql:// address'],
  [{ DATABASE_URL: 'garbage' }, 'DATABASE_URL is neither a postgresql:// address'],
  [{ PUBLIC_URL: 'hafenpost.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://nordkai.example/versand' }, 'PUBLIC_URL is more than https://nordkai.example'],
  [{ PUBLIC_URL: 'https://nordkai.example/?a=b' }, 'PUBLIC_URL is more than https://nordkai.example'],
  [{ SMTP_URL: 'mail.example.com:587' }, 'SMTP_URL'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp:mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:pa%ss@mail.example' }, 'SMTP_URL'],
  [{ COMPANY_ADDRESS: 'Hamburg' }, 'COMPANY_ADDRESS'],
  [{ ARBITRATION: 'yes' }, 'ARBITRATION must be "post" or "none": yes'],
])('%j is refused with a sentence about %s', (env: Record<string, string>, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(name);
});

test('no arbitration body is named until the postal arbitration board is configured', () => {
  expect(readConfig({}).arbitration).toBe('none');
  expect(readConfig({ ARBITRATION: 'post' }).arbitration).toBe('post');
});

test('errors about an address show neither the mail server’s password nor a key in the wrong variable', () => {
  expect(() => readConfig({ SMTP_URL: 'user:secret@mail.example:587' })).toThrow(/^((?!secret).)*$/);
  expect(() => readConfig({ EASYPOST_URL: 'EZAKsecret' })).toThrow(/^EASYPOST_URL is not a URL\.$/);
  for (const url of ['smtp://user:secret@mail.example:587', 'SMTPS://mail.example', 'smtp://[::1]:25'])
    expect(readConfig({ SMTP_URL: url }).smtp.url).toBe(url);
});

const noPayPal = { PAYPAL_URL: '', PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '' };
const noComputop = {
  COMPUTOP_URL: '',
  COMPUTOP_MERCHANT_ID: '',
  COMPUTOP_BLOWFISH_KEY: '',
  COMPUTOP_HMAC_KEY: '',
};

test.each([
  ['PayPal', noPayPal, 'Missing variable: PAYPAL_URL.'],
  ['cards', noComputop, 'Missing variable: COMPUTOP_URL.'],
  ['both', { ...noPayPal, ...noComputop }, 'Missing variables: PAYPAL_URL, COMPUTOP_URL.'],
])('real labels beside simulated payments are refused by name: %s', (_what, change, sentence) => {
  expect(() => readConfig({ ...live, ...change })).toThrow(ConfigError);
  expect(() => readConfig({ ...live, ...change })).toThrow(sentence);
  expect(() => readConfig({ ...live, ...change, EASYPOST_API_KEY: 'EZTKtest' })).not.toThrow(sentence);
});

const testPayPal = { PAYPAL_URL: 'https://api-m.sandbox.paypal.com' };
const testComputop = { COMPUTOP_URL: 'https://test.computop-paygate.com' };
const testKey = { EASYPOST_API_KEY: 'EZTKtest' };

test.each([
  ['PayPal takes test money', testPayPal, /real labels, but test money is taken at PAYPAL_URL;/],
  ['cards take test money', testComputop, /real labels, but test money is taken at COMPUTOP_URL;/],
  [
    'both take test money',
    { ...testPayPal, ...testComputop },
    /real labels, but test money is taken at PAYPAL_URL, COMPUTOP_URL;/,
  ],
  [
    'labels are test labels',
    testKey,
    /EASYPOST_API_KEY is a test key, but real money is taken at PAYPAL_URL, COMPUTOP_URL;/,
  ],
  [
    'labels and PayPal are in test mode',
    { ...testKey, ...testPayPal },
    /test key, but real money is taken at COMPUTOP_URL;/,
  ],
  [
    'labels and cards are in test mode',
    { ...testKey, ...testComputop },
    /test key, but real money is taken at PAYPAL_URL;/,
  ],
  [
    'labels are test labels and cards simulated',
    { ...testKey, ...noComputop },
    /test key, but real money is taken at PAYPAL_URL;/,
  ],
])(
  'half live and half test is refused by name, unless the sandbox is allowed: %s',
  (_what, change, sentence) => {
    for (const NODE_ENV of ['', 'production']) {
      // Production names every upstream itself.
      if (NODE_ENV && 'COMPUTOP_HMAC_KEY' in change) continue;
      const env = { ...live, ...change, NODE_ENV, TRUST_PROXY: '1' };
      expect(() => readConfig(env)).toThrow(ConfigError);
      expect(() => readConfig(env)).toThrow(sentence);
      expect(() => readConfig({ ...env, ALLOW_SANDBOX: '0' })).toThrow(sentence);
      expect(readConfig({ ...env, ALLOW_SANDBOX: '1' }).sandbox).toBe(false);
    }
  },
);

test('staging that is all test starts, with the vendors’ test hosts or simulated payments', () => {
  const staging = {
    ...live,
    ...testKey,
    ...testPayPal,
    ...testComputop,
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
  };
  expect(readConfig(staging).payments.paypal.url).toBe('https://api-m.sandbox.paypal.com');
  expect(readConfig({ ...live, ...testKey, ...noPayPal, ...testComputop }).sandbox).toBe(false);
  expect(readConfig({ ...live, ...testKey, ...noPayPal, ...noComputop }).sandbox).toBe(false);
});

test('even with the sandbox allowed, real labels are not sold for simulated payments', () => {
  expect(() => readConfig({ ...live, ...noPayPal, ALLOW_SANDBOX: '1' })).toThrow(
    'Missing variable: PAYPAL_URL.',
  );
});

test('a host that only ends like a test host takes real money', () => {
  const env = { ...live, ...testKey, ...testComputop };
  for (const host of ['notsandbox.paypal.com', 'sandbox.paypal.com.example', 'api-m.sandbox-paypal.com'])
    expect(() => readConfig({ ...env, PAYPAL_URL: `https://${host}` })).toThrow(
      /real money is taken at PAYPAL_URL;/,
    );
});

const hubAddress = {
  HUB_NAME: 'Example Hub',
  HUB_STREET: 'Hallenweg 1',
  HUB_ZIP: '21129',
  HUB_CITY: 'Hamburg',
  HUB_PHONE: '+49 40 1',
  HUB_EMAIL: 'hub@example.com',
};

test('hub routes need an address: a made-up one only where carriers are simulated, too', () => {
  expect(readConfig({}).hub).toMatchObject({ country: 'DE' });
  expect(readConfig({ HUB_ROUTES: 'off' }).hub).toBeNull();
  expect(readConfig(production).hub).toBeNull();
  expect(readConfig({ ...production, ...hubAddress, HUB_ROUTES: 'off' }).hub).toBeNull();
  expect(readConfig({ ...production, ...hubAddress }).hub).toEqual({
    name: 'Example Hub',
    street: 'Hallenweg 1',
    zip: '21129',
    city: 'Hamburg',
    country: 'DE',
    phone: '+49 40 1',
    email: 'hub@example.com',
  });
});

test.each([
  ['half an address', { HUB_STREET: 'Hallenweg 1' }, /HUB_NAME, HUB_ZIP, HUB_CITY, HUB_PHONE, HUB_EMAIL/],
  ['routes without an address', { ...production, HUB_ROUTES: 'on' }, /HUB_NAME, HUB_STREET/],
  ['a hub outside the EU', { ...hubAddress, HUB_COUNTRY: 'ch', HUB_ZIP: '8001' }, /HUB_COUNTRY.*CH/],
  ['a hub on Heligoland', { ...hubAddress, HUB_ZIP: '27498' }, /HUB_COUNTRY/],
  ['any other word', { HUB_ROUTES: 'yes' }, /HUB_ROUTES/],
])('%s is refused by name', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('hidden services are as specified, or as the operator configures', () => {
  const isHidden = (setting: string | undefined, service: string, place: Storefront) => {
    const { visibility } = readConfig(setting === undefined ? {} : { HIDDEN_SERVICES: setting });
    const [carrier, name] = service.split('/') as [Carrier, string];
    return !isShown({ carrier, service: name }, place, visibility);
  };
  for (const [setting, service, place, hidden] of [
    [undefined, 'DPD/Classic', 'rates', true],
    [undefined, 'DHL Express/Medical Express', 'widget', true],
    ['none', 'DPD/Classic', 'rates', false],
    ['DHL Paket=rates', 'DPD/Classic', 'rates', false],
    ['DHL Paket=rates', 'DHL Paket/Paket', 'rates', true],
    ['DHL Paket=rates', 'DHL Paket/Paket', 'landing', false],
    ['UPS/saver (x)=rates; UPS/Saver=landing + widget', 'UPS/Express Saver', 'widget', true],
    ['UPS/saver (x)=rates; UPS/Saver=landing + widget', 'UPS/Express Saver', 'rates', false],
    ['UPS/saver (x)=rates; UPS/Saver=landing + widget', 'UPS/Express Saver (X)', 'rates', true],
  ] as const)
    expect(isHidden(setting, service, place), `${setting}: ${service} in ${place}`).toBe(hidden);
});

test.each([
  ['Hermes=rates', /HIDDEN_SERVICES names none of the carriers .*Hermes/],
  ['UPS', /HIDDEN_SERVICES names none of the carriers/],
  [
    'UPS=rates+shop',
    /HIDDEN_SERVICES names none of the places landing, widget, rates, hubLeg: "UPS=rates\+shop"/,
  ],
  ['UPS=rates;', /HIDDEN_SERVICES/],
])('hidden services "%s" are refused by name', (setting, message) => {
  expect(() => readConfig({ HIDDEN_SERVICES: setting })).toThrow(message);
});

test('VAT ids are checked at the sandbox, or at VIES itself in production', () => {
  const official = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
  expect(readConfig({}).vies).toEqual({ url: 'http://127.0.0.1:4010/vies', requester: null });
  expect(readConfig({ ...production, COMPANY_VAT_ID: 'DE 999999999' }).vies).toEqual({
    url: official,
    requester: { state: 'DE', number: '999999999' },
  });
  expect(readConfig({ ...production, COMPANY_VAT_ID: 'CHE-123.456.789 MWST' }).vies.requester).toBeNull();
  expect(readConfig({ VIES_URL: 'http://vies.example/', VIES_REQUESTER: 'atu12345678' }).vies).toEqual({
    url: 'http://vies.example',
    requester: { state: 'AT', number: 'U12345678' },
  });
});

test.each([
  ['no VAT id', { VIES_REQUESTER: '12345' }, /VIES_REQUESTER/],
  ['no URL', { VIES_URL: 'vies' }, /VIES_URL/],
])('%s is refused by name', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('the upload scanner is a program with its arguments, and off unless configured', () => {
  expect(readConfig({}).uploadScan).toBe(null);
  const env = { UPLOAD_SCAN_COMMAND: ' clamdscan  --no-summary - ', PATH: '/opt/bin' };
  expect(readConfig(env).uploadScan).toEqual({
    program: 'clamdscan',
    args: ['--no-summary', '-'],
    path: '/opt/bin',
  });
});
