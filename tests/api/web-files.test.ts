// The pages without React as served: who may frame them, how they are cached, what is filled in.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { ErrorReply } from '#contract/error.ts';
import { readConfig } from '#server/config.ts';
import { openHouse } from '../support/house.ts';

const folder = await mkdtemp(join(tmpdir(), 'hafenpost-pages-'));
await mkdir(join(folder, 'pages'));
await mkdir(join(folder, 'assets'));
for (const name of ['landing', 'widget'])
  for (const language of ['de', 'en'])
    await writeFile(
      join(folder, 'pages', `${name}.${language}.html`),
      `<!doctype html><html lang="${language}"><title>${name} {{name}}</title>{{?customers}}{{customers}}{{/customers}}{{?asking}}waiting{{/asking}}<a href="{{origin}}">`,
    );
await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="de"><title>React</title></head>');
await writeFile(join(folder, 'page-files.json'), '{"paths":{},"files":{}}');
await writeFile(join(folder, 'first-views.json'), '{"de":{"steps":{}},"en":{"steps":{}}}');
await writeFile(join(folder, 'widget.js'), 'loader()');
await writeFile(join(folder, 'widget.js.br'), 'loader, smaller');
await writeFile(join(folder, 'assets/landing-1A2B3C.js'), 'calculator()');

const brand = { ...readConfig({}).brand, name: '<script>Nordkai' };
const house = await openHouse({ web: folder, config: { brand } });
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  house.visitor().get(url, { headers: { accept: 'text/html', ...headers } });

test.each(['/widget', '/widget?lang=en', '/widget?lieferung=BR&x=%00'])(
  '%s may be framed by any site',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>widget');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test.each([
  '/',
  '/?lieferung=BR',
  '/widget/',
  '/Widget',
  '/widget.js',
  '/widgets',
  '/rates?/widget',
  '//widget',
  '/widget%2f',
  '/wid%67et',
  '/api/widget/rates',
  '/pages/widget.de.html',
])('%s may neither be framed nor get another base', async (url) => {
  const { headers } = await get(url);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('without a built widget nothing at its path may be framed', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'hafenpost-bare-'));
  await writeFile(join(bare, 'index.html'), '<!doctype html><title>React</title></head>');
  await writeFile(join(bare, 'page-files.json'), '{"paths":{},"files":{}}');
  await writeFile(join(bare, 'first-views.json'), '{"de":{"steps":{}},"en":{"steps":{}}}');
  await using without = await openHouse({ web: bare });
  const { headers } = await without.visitor().get('/widget', { headers: { accept: 'text/html' } });
  expect(headers['x-frame-options']).toBe('DENY');
  await rm(bare, { recursive: true });
});

test('behind the site password its form may not be framed, not even at the widget’s path', async () => {
  await using locked = await openHouse({ web: folder, config: { sitePassword: 'Hafen & Kran' } });
  for (const accept of ['text/html', '*/*']) {
    const { statusCode, headers } = await locked.visitor().get('/widget', { headers: { accept } });
    expect(statusCode).toBe(401);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('only the loader may be fetched by other sites, compressed or not', async () => {
  for (const encoding of ['identity', 'br']) {
    const { headers } = await get('/widget.js', { 'accept-encoding': encoding });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  }
  for (const url of ['/assets/landing-1A2B3C.js', '/widget', '/?lieferung=BR'])
    expect((await get(url)).headers['cross-origin-resource-policy'], url).toBe('same-origin');
});

test('the root with parcel details in the link is the landing page, in the visitor’s language', async () => {
  expect((await get('/')).body).toContain('<title>React');
  expect((await get('/?lieferung=BR&loadOrder=HP-1')).body).toContain('<title>React');
  const landing = await get('/?lieferung=BR');
  expect(landing.body).toContain('<html lang="de"><title>landing');
  expect(landing.body).not.toContain('waiting');
  expect(landing.headers['vary']).toBe('Accept-Encoding, Cookie');
  expect((await get('/?lieferung=BR', { cookie: 'language=en' })).body).toContain('lang="en"');
  expect((await get('/?lieferung=BR&dimensionen=1x1x1_1')).body).toContain('waiting');
});

test.each([
  ['/rates?lang=EN', '', 'en', true],
  ['/rates?lang=en', 'language=de', 'de', false],
  ['/rates?lang=de', 'language=en', 'en', false],
  ['/rates?lang=fr', '', 'de', false],
  ['/rates', 'language=en', 'en', false],
] as const)(
  'the app at %s with the cookie "%s" starts in %s; stored from the link: %s',
  async (url, cookie, language, kept) => {
    const { body, headers } = await get(url, cookie ? { cookie } : {});
    expect(body).toContain(`<html lang="${language}"><title>React`);
    expect(headers['set-cookie']).toEqual(
      kept ? `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax` : undefined,
    );
  },
);

test('over https a language from a link is stored in a Secure cookie', async () => {
  await using safe = await openHouse({ web: folder, config: { publicUrl: 'https://hafenpost.example' } });
  const { headers } = await safe.visitor().get('/rates?lang=en', { headers: { accept: 'text/html' } });
  expect(headers['set-cookie']).toBe('language=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
});

test('the configured name is text, figures follow the language, and the templates stay inside', async () => {
  const { body } = await get('/?lieferung=BR&lang=en');
  expect(body).toContain('landing &lt;script&gt;Nordkai');
  expect(body).toContain('10,000');
  expect(body).toMatch(/href="http:\/\/127\.0\.0\.1:\d+"/);
  expect((await get('/pages/landing.de.html', { accept: '*/*' })).statusCode).toBe(404);
  expect((await get('/pages/landing.de.html')).body).not.toContain('{{');
});

test('pages are compressed as the browser accepts, and not sent again when it has them', async () => {
  const raw = async (encodings: string, etag = '') =>
    get('/?lieferung=BR', { 'accept-encoding': encodings, ...(etag && { 'if-none-match': etag }) });
  const plain = await raw('identity');
  const br = await raw('gzip, deflate, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gzip = await raw('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(br.headers['cache-control']).toBe('no-cache');
  const again = await raw('gzip, deflate, br', String(br.headers['etag']));
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await raw('gzip', String(br.headers['etag']))).statusCode).toBe(200);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
])('the app’s page is sent to a client accepting "%s" as %s', async (accepted, encoding) => {
  const { headers, body, rawPayload } = await get('/rates', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  const plain = { br: brotliDecompressSync, gzip: gunzipSync };
  const text = encoding ? plain[encoding as keyof typeof plain](rawPayload).toString() : body;
  expect(text).toContain('<title>React');
});

test('the data in the app’s page is nobody else’s', async () => {
  for (const file of ['/index.html', '/page-files.json', '/first-views.json'])
    expect((await get(file, { accept: '*/*' })).statusCode, file).toBe(404);
});

test.each([
  `/?lieferung=${'x'.repeat(8_000)}`,
  '/?lieferung=%E0%A4%A&dimensionen=%zz',
  `/?${'lieferung=BR&'.repeat(600)}`,
  '/?lieferung=<script>alert(1)</script>&lang=%22%3E',
  '/?__proto__=1&lieferung[constructor]=1&wert=-1e999',
])('the odd address %.40s is answered with a page', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).not.toContain('alert');
});

test.each(['/track/%E0%A4%A', '/orders/%', '/%zz?lang=en', '/wid%get'])(
  'at %s, which cannot be decoded, a person gets a page that says so, and a program JSON',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>React');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const plain = await get(`/api${url}`);
    expect([plain.statusCode, ErrorReply.parse(plain.json()).code]).toEqual([404, 'not_found']);
    const script = await get(url, { accept: 'application/json' });
    expect(ErrorReply.parse(script.json()).code).toBe('not_found');
  },
);
