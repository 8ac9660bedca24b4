// The app as a whole: bad bodies, foreign sites, headers, limits, pages and what the log leaves out.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect as openSocket, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ErrorReply } from '#contract/error.ts';
import { allEndpoints, isEndpoint } from '#contract/all-endpoints.ts';
import { faultOf } from '#server/gateways/easypost/refusal.ts';
import { createLog } from '#server/log.ts';
import { askRates, book } from '../support/booking.ts';
import { aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());

const json = { 'content-type': 'application/json' };
const login = (payload: string, headers: Record<string, string> = json) =>
  house.visitor().send({ method: 'POST', url: '/api/auth/login', payload, headers });

test.each([
  ['{"userEmail":', 400, 'malformed_body'],
  ['not json', 400, 'malformed_body'],
  ['{"userEmail": NaN}', 400, 'malformed_body'],
  ['{"__proto__": {"admin": true}}', 400, 'malformed_body'],
  ['{"constructor": {"prototype": {"admin": true}}}', 400, 'malformed_body'],
  ['', 400, 'invalid_request'],
  ['null', 400, 'invalid_request'],
  ['[]', 400, 'invalid_request'],
  ['"text"', 400, 'invalid_request'],
  ['1e309', 400, 'invalid_request'],
  ['{}', 400, 'invalid_request'],
  ['{"userEmail": {"$ne": null}, "userPassword": ["x"]}', 400, 'invalid_request'],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'malformed_body'],
  [`{"userEmail": "${'x'.repeat(1024 * 1024)}"}`, 413, 'body_too_large'],
  [`{"userEmail": ${'['.repeat(40)}${']'.repeat(40)}}`, 400, 'malformed_body'],
])('the body %.40s is refused with a code', async (payload, status, code) => {
  const reply = await login(payload);
  expect(reply.statusCode).toBe(status);
  expect(ErrorReply.parse(reply.json()).code).toBe(code);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'text/html',
  'application/xml',
  'nonsense',
  'multipart/form-data; boundary=x',
])('a body of type %s is refused', async (type) => {
  const reply = await login('{"userEmail":"a","userPassword":"b"}', { 'content-type': type });
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({ code: 'unsupported_media_type' });
});

test('a compressed body is refused, whatever it contains, with the headers of every answer', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const reply = await login('{"userEmail":"a","userPassword":"b"}', headers);
  expect([reply.statusCode, ErrorReply.parse(reply.json()).code]).toEqual([415, 'unsupported_media_type']);
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

test('a body without a type is refused', async () => {
  const reply = await login('{"userEmail":"a","userPassword":"b"}', {});
  expect(reply.statusCode).toBe(415);
});

test('every missing field is named, with a reason and an English sentence', async () => {
  const reply = await house.visitor().post('/api/auth/register', {});
  const { issues, message, error, requestId } = ErrorReply.parse(reply.json());
  expect(issues).toEqual([
    { path: 'firstName', reason: 'first_name_required' },
    { path: 'lastName', reason: 'last_name_required' },
    { path: 'userEmail', reason: 'email_required' },
    { path: 'userPassword', reason: 'password_required' },
  ]);
  expect(message).toBe(
    'First name is required. Last name is required. Valid email is required. Password is required.',
  );
  expect(error).toBe(message);
  expect(requestId).toMatch(/^[\w-]{36}$/);
});

test('no body makes the server fail', async () => {
  const session = await house.logIn();
  const posts = allEndpoints.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.body);
  expect(posts.length).toBeGreaterThan(4);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), fc.json({ maxDepth: 4 }), async ({ endpoint }, payload) => {
      const reply = await session.send({ method: 'POST', url: endpoint.path, payload, headers: json });
      expect(reply.statusCode).toBeLessThan(500);
      if (reply.statusCode >= 400) ErrorReply.parse(reply.json());
    }),
    { numRuns: 150 },
  );
});

test('every endpoint that needs a session or a guest says so before it looks at anything else', async () => {
  const closed = allEndpoints.filter(({ endpoint }) => ['user', 'owner'].includes(endpoint.access));
  expect(closed.length).toBeGreaterThan(30);
  for (const { endpoint } of closed) {
    const url = endpoint.path.replaceAll(/:\w+/g, 'x');
    const reply = await house.visitor().send({
      method: endpoint.method,
      url,
      ...(endpoint.method === 'GET' ? {} : { payload: {} }),
    });
    expect([endpoint.path, reply.statusCode]).toEqual([endpoint.path, 401]);
    expect(reply.json()).toMatchObject({ success: false, code: 'not_signed_in' });
  }
});

test.each([
  '/api/nothing',
  '/api',
  '/api/checkout-intents/%00',
  '/api/%zz',
  `/api/checkout-intents/${'x'.repeat(400)}`,
])('the unknown address %.40s is a 404 in JSON, for browsers too', async (url) => {
  const session = await house.logIn();
  const reply = await session.get(url, { headers: { accept: 'text/html' } });
  expect([400, 404]).toContain(reply.statusCode);
  expect(ErrorReply.parse(reply.json()).success).toBe(false);
});

test('a method that a path does not have is a 404', async () => {
  expect(
    (await house.visitor().send({ method: 'PUT', url: '/api/auth/login', payload: {} })).statusCode,
  ).toBe(404);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://localhost' }],
  [{ origin: 'http://localhost:80.evil.example' }],
  [{ 'sec-fetch-site': 'cross-site' }],
])('a write from another site (%j) is refused', async (headers: Record<string, string>) => {
  const reply = await house
    .visitor()
    .post('/api/auth/logout', undefined, { headers: { host: 'localhost:3000', ...headers } });
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ code: 'foreign_origin' });
});

test.each([
  ['hafenpost.example:443', 'https://hafenpost.example'],
  ['Hafenpost.Example', 'https://hafenpost.example'],
  ['localhost:80', 'http://localhost'],
])('a write to %s from %s passes: it is the same host', async (host, origin) => {
  const reply = await house.visitor().post('/api/auth/logout', undefined, { headers: { host, origin } });
  expect(reply.statusCode).toBe(200);
});

test('a write from our own page passes, and reading needs no origin', async () => {
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
  };
  expect((await house.visitor().post('/api/auth/logout', undefined, { headers })).statusCode).toBe(200);
  const foreign = { headers: { origin: 'https://evil.example' } };
  const read = await house.visitor().get('/api/site', foreign);
  expect(read.statusCode).toBe(200);
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
});

test('with a public URL only that origin may write', async () => {
  await using public_ = await openHouse({ config: { publicUrl: 'https://hafenpost.example' } });
  const from = (origin: string) =>
    public_.visitor().post('/api/auth/logout', undefined, { headers: { host: 'inside:3000', origin } });
  expect((await from('https://hafenpost.example')).statusCode).toBe(200);
  expect((await from('http://hafenpost.example')).statusCode).toBe(403);
  expect((await from('http://inside:3000')).statusCode).toBe(403);
});

test('replies carry the headers that protect the browser', async () => {
  const { headers } = await house.visitor().get('/api/site');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['strict-transport-security']).toBeUndefined();
});

/** Sent verbatim by a caller who then only listens. */
async function sayTo(url: string, text: string) {
  const { hostname, port } = new URL(url);
  const socket = openSocket(Number(port), hostname).setEncoding('utf8');
  let heard = '';
  socket.on('data', (chunk: string) => {
    heard += chunk;
  });
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.write(text);
  await ended;
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(status.split(' ', 2)[1]), headers, body };
}

const asking = (path: string, ...more: string[]): string =>
  ['GET ' + path + ' HTTP/1.1', 'Host: x', 'Connection: close', ...more, '', ''].join('\r\n');

test.each([
  ['a path that cannot be decoded', asking('/api/%FF'), 404],
  ['an overlong parameter', asking(`/api/orders/${'x'.repeat(101)}`), 404],
  [
    'an overlong parameter outside /api',
    asking(`/paypal/order/${'x'.repeat(101)}/capture`).replace('GET', 'POST'),
    404,
  ],
  ['headers that are too large', asking('/api/site', `X-Large: ${'x'.repeat(20_000)}`), 431],
  ['no request at all', 'letter to my bank\r\n\r\n', 400],
  ['a call without a Host header', 'GET /api/site HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown expectation', asking('/api/nothing', 'Expect: miracles'), 404],
])('%s is refused before routing, with our words and security headers', async (_, text, status) => {
  await using listening = await openHouse({ listen: true });
  const ours = await sayTo(listening.url, asking('/api/nothing'));
  const { date: _d, 'content-length': _l, ...always } = ours.headers;
  expect(always).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  const refused = await sayTo(listening.url, text);
  expect([refused.status, refused.headers]).toEqual([status, expect.objectContaining(always)]);
  expect(refused.headers['content-length']).toBe(String(Buffer.byteLength(refused.body)));
  const { requestId } = ErrorReply.parse(JSON.parse(refused.body));
  expect(requestId).toMatch(/^[\w-]{36}$/);
});

test('API answers are never cached, however the path is spelled', async () => {
  for (const path of ['/api/auth/user', '/%61pi/auth/user', '/api/%6eothing'])
    expect((await house.visitor().get(path)).headers['cache-control'], path).toBe('no-store');
});

test('no browser or proxy caches the answer of any endpoint, whatever its path', async () => {
  const session = await house.logIn('gold@example.com');
  expect(allEndpoints.some(({ endpoint }) => !endpoint.path.startsWith('/api'))).toBe(true);
  for (const { endpoint } of allEndpoints) {
    const { headers } = await session.send({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/:\w+/g, 'x'),
      ...(endpoint.method === 'GET' ? {} : { payload: {} }),
    });
    expect(headers['cache-control'], endpoint.path).toMatch(/(^|, )no-store$/);
  }
});

test('a caller with too many requests is told when to come back; health and pages are not counted', async () => {
  await using limited = await openHouse({ config: { requestsPerMinute: 5 } });
  const visitor = limited.visitor();
  for (let i = 0; i < 5; i += 1) expect((await visitor.get('/api/site')).statusCode).toBe(200);
  const refused = await visitor.get('/api/site');
  expect(refused.statusCode).toBe(429);
  expect(ErrorReply.parse(refused.json()).code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await visitor.get('/api/health')).statusCode).toBe(200);
  expect((await visitor.get('/api/site', { remoteAddress: '10.0.0.9' })).statusCode).toBe(200);
});

test.each([
  ['GET', '/api/site'],
  ['GET', '/%61pi/site'],
  ['POST', '/%61pi/rates'],
  ['POST', 'http://elsewhere.example/api/rates'],
  ['POST', '/paypal/order/5O190127TN364715T/capture'],
] as const)('%s %s is counted, however it is spelled', async (method, path) => {
  await using limited = await openHouse({ config: { requestsPerMinute: 2 }, listen: true });
  const { port } = new URL(limited.url);
  const ask = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const call = httpRequest({ host: '127.0.0.1', port, method, path }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      call.on('error', reject).end();
    });
  const statuses = [await ask(), await ask(), await ask()];
  expect(statuses[0]).not.toBe(429);
  expect(statuses[2]).toBe(429);
});

test('an IPv6 network counts as one caller, whichever of its addresses it uses', async () => {
  await using limited = await openHouse({ config: { requestsPerMinute: 5 } });
  const ask = async (remoteAddress: string) =>
    (await limited.visitor().get('/api/site', { remoteAddress })).statusCode;
  for (let i = 1; i <= 5; i += 1) expect(await ask(`2001:db8:1:2::${i}`)).toBe(200);
  expect(await ask('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
});

test('behind a trusted proxy the forwarded address counts, otherwise it does not', async () => {
  const blockedAfterFive = async (trustProxy: boolean | number) => {
    await using limited = await openHouse({ config: { requestsPerMinute: 5, trustProxy } });
    const statuses = [];
    for (let i = 0; i < 6; i += 1) {
      const headers = { 'x-forwarded-for': `10.1.1.${i}` };
      statuses.push((await limited.visitor().get('/api/site', { headers })).statusCode);
    }
    return statuses.includes(429);
  };
  expect(await blockedAfterFive(false)).toBe(true);
  expect(await blockedAfterFive(1)).toBe(false);
});

test('proxies trusted by their addresses may append ports', async () => {
  const config = { requestsPerMinute: 5, trustProxy: '127.0.0.1, 10.0.0.0/8' };
  await using limited = await openHouse({ config });
  const ask = async (caller: string) => {
    const headers = { 'x-forwarded-for': `${caller}:50123, 10.1.1.1:443` };
    return (await limited.visitor().get('/api/site', { headers })).statusCode;
  };
  for (let i = 0; i < 5; i += 1) expect(await ask('198.51.100.1')).toBe(200);
  expect(await ask('198.51.100.1')).toBe(429);
  expect(await ask('198.51.100.2')).toBe(200);
});

test('the built web app is served: pages for every path, hashed files cached for good, compressed where possible', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hafenpost-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Hafenpost</title></head>');
  await writeFile(join(folder, 'page-files.json'), '{"paths":{},"files":{}}');
  await writeFile(join(folder, 'first-views.json'), '{"de":{"steps":{}},"en":{"steps":{}}}');
  await writeFile(join(folder, 'assets/app-1a2b3c.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets/app-1a2b3c.js.br'), 'brotli bytes');
  await using web = await openHouse({ web: folder });
  const page = { headers: { accept: 'text/html,*/*' } };
  for (const url of ['/', '/rates', '/checkout-success?intentId=ci_x']) {
    const reply = await web.visitor().get(url, page);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>Hafenpost</title>');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
  }
  // The page says at once who is signed in; no cache may keep it for anybody else.
  const session = await web.logIn('gold@example.com');
  expect((await session.get('/rates', page)).body).toContain('"email":"gold@example.com"');
  expect((await web.visitor().get('/rates', page)).body).toContain('"user":null');
  const script = await web.visitor().get('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.body).toBe('brotli bytes');
  const anything = { headers: { accept: '*/*' } };
  expect((await web.visitor().get('/rates?x=a.b', anything)).body).toContain('<title>Hafenpost</title>');
  expect((await web.visitor().get('/v1.2/rates', anything)).body).toContain('<title>Hafenpost</title>');
  for (const file of ['/assets/gone-000000.js', '/assets/gone-000000.js?v=1', '/favicon.ico'])
    expect((await web.visitor().get(file, anything)).statusCode, file).toBe(404);
  expect((await web.visitor().get('/assets/gone-000000.js')).statusCode).toBe(404);
  expect((await web.visitor().get('/api/nothing', page)).statusCode).toBe(404);
  expect((await web.visitor().get('/../package.json', { headers: { accept: '*/*' } })).statusCode).toBe(404);
  await rm(folder, { recursive: true });
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])(
  'a client accepting %s gets a long answer compressed and a short one as it is',
  async (accepted, encoding, read) => {
    const headers = { 'accept-encoding': accepted };
    const long = await house.visitor().get('/api/docs/openapi.json', { headers });
    expect(long.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(long.rawPayload.length),
    });
    expect(long.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(read(long.rawPayload).toString())).toHaveProperty('openapi');
    const short = await house.visitor().get('/api/health', { headers });
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(short.json()).toMatchObject({ status: 'ok' });
  },
);

test('the documentation lists every endpoint of the contract', async () => {
  const page = await house.visitor().get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  for (const { endpoint } of allEndpoints) expect(page.body).toContain(`${endpoint.method} ${endpoint.path}`);
  const document = (await house.visitor().get('/api/docs/openapi.json')).json<{
    paths: Record<
      string,
      Record<string, { operationId: string; requestBody?: unknown; parameters: unknown[] }>
    >;
  }>();
  expect(document.paths['/api/rates']?.['post']?.operationId).toBe('quoteRates');
  expect(JSON.stringify(document.paths['/api/rates']?.['post']?.requestBody)).toContain('fromAddress');
  expect(document.paths['/api/checkout-intents/{intentId}']?.['get']?.parameters).toMatchObject([
    { name: 'intentId', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
  ]);
});

test('the documentation covers every contract file with endpoints', async () => {
  const folder = new URL('../../src/contract/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const known = new Set(allEndpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`));
  for (const file of files) {
    const contents = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const one of Object.values(contents).filter(isEndpoint))
      expect(known, file).toContain(`${one.method} ${one.path}`);
  }
});

test('the documentation requires a body only where a missing one is refused', async () => {
  const { paths } = (await house.visitor().get('/api/docs/openapi.json')).json<{
    paths: Record<string, Record<string, { requestBody?: { required: boolean } }>>;
  }>();
  const isRequired = (path: string) => paths[path]?.['post']?.requestBody?.required;
  expect(isRequired('/api/rates')).toBe(true);
  expect(isRequired('/api/orders/{id}/duplicate')).toBe(false);
});

test('the documentation says which answers have an ETag', async () => {
  const { paths } = (await house.visitor().get('/api/docs/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  }>();
  const known = Object.keys(paths).filter((path) => paths[path]?.['get']?.responses['304']);
  expect(known.sort()).toEqual([
    '/api/documents/{id}/file',
    '/api/orders/{orderId}/confirmation',
    '/api/orders/{orderId}/customs-papers/{name}',
    '/api/orders/{orderId}/invoice',
  ]);
});

test.each(['a'.repeat(15), 'a'.repeat(16), 'a'.repeat(64), 'a'.repeat(65), 'with blanks in between'])(
  'the documentation says whether %s is accepted as Idempotency-Key',
  async (key) => {
    const session = await house.logIn('gold@example.com');
    const path = '/api/invoice/checkout-intent';
    const { paths } = (await session.get('/api/docs/openapi.json')).json<{
      paths: Record<string, Record<string, { parameters: { name: string; schema: { pattern: string } }[] }>>;
    }>();
    const documented = paths[path]?.['post']?.parameters.find(({ name }) => name === 'Idempotency-Key');
    const pattern = new RegExp(documented?.schema.pattern ?? '');
    const reply = await session.post(path, { rateId: 'nothing' }, { headers: { 'idempotency-key': key } });
    expect(reply.json<ErrorReply>().code).toBe(pattern.test(key) ? 'not_found' : 'invalid_request');
  },
);

test('the documentation calls no endpoint open that needs a session or a guest', async () => {
  const document = (await house.visitor().get('/api/docs/openapi.json')).json<{
    paths: Record<string, Record<string, { security: Record<string, unknown>[] }>>;
    components: { securitySchemes: Record<string, { name: string }> };
  }>();
  const cookiesOf: Record<string, string[]> = {
    open: [],
    visitor: ['hp_session', 'hp_guest', 'none'],
    owner: ['hp_session', 'hp_guest'],
    user: ['hp_session'],
  };
  for (const { endpoint } of allEndpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const security = document.paths[path]?.[endpoint.method.toLowerCase()]?.security.map((one) => {
      const [scheme] = Object.keys(one);
      return scheme ? document.components.securitySchemes[scheme]?.name : 'none';
    });
    expect([path, security]).toEqual([path, cookiesOf[endpoint.access]]);
  }
});

test('the log says what happened and never to whom', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  await using logged = await openHouse({ overrides: { log: createLog('trace', sink) } });
  const session = await logged.logIn('gold@example.com');
  const token = session.cookies.get('hp_session') ?? 'no token';
  await session.get('/api/auth/user?email=secret-mail@example.com');
  // The multipart parser logs its input, headers included.
  await session.send({
    method: 'POST',
    url: '/api/upload-ae',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  });
  await session.post('/api/auth/login', { userEmail: 'secret-mail@example.com', userPassword: 'Geheim123' });
  // A database error quotes the values of its query.
  await logged.ctx.db.orm.execute(sql`alter table users rename to gone`);
  const failed = await session.post('/api/auth/login', {
    userEmail: 'other@example.com',
    userPassword: 'Geheim123',
  });
  await logged.ctx.db.orm.execute(sql`alter table gone rename to users`);
  expect(failed.statusCode).toBe(500);
  expect(failed.json()).toMatchObject({ code: 'internal', message: 'Something went wrong.' });
  expect(failed.body).not.toContain('users');
  const log = lines.join('');
  expect(log).toContain('"route":"/api/auth/login"');
  expect(log).toContain('"status":401');
  expect(log).toContain('request failed');
  for (const secret of ['secret-mail', 'gold@example', 'other@example', 'Geheim123', token])
    expect(log).not.toContain(secret);
});

test('what a carrier quotes from a shipment is not in the log, but how it failed is', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const json = { error: { code: 'ADDRESS.INVALID', message: 'Unknown street: Geheimgasse 77' } };
  const refusal = faultOf({ status: 422, json, where: 'easypost POST /v2/shipments', requestId: 'req_1' });
  await using logged = await openHouse({
    overrides: { log },
    wrap: { carrier: (real) => ({ ...real, requote: () => Promise.reject(refusal) }) },
  });
  const session = await logged.logIn('gold@example.com');
  const [rate] = (await askRates(session)).rates;
  expect((await book(session, { rateId: rate?.id ?? '' })).statusCode).toBe(502);
  const log502 = lines.filter((line) => line.includes('request failed')).join('');
  expect(log502).toContain('easypost POST /v2/shipments: 422');
  expect(log502).toContain('req_1');
  expect(lines.join('')).not.toContain('Geheimgasse');
});

test('a slow body is cut off before it can hold a connection for long', async () => {
  await using listening = await openHouse({ listen: true });
  const { server } = listening.app;
  expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
});

/** A call whose body of a megabyte never comes: announced, or in pieces of unknown number. */
const withoutBody = (port: string, announced: string) =>
  new Promise<Socket>((resolve) => {
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${announced}\r\n\r\n`;
    const socket = openSocket(Number(port), '127.0.0.1', () => socket.write(head, () => resolve(socket)));
    socket.on('error', () => undefined);
  });

test('bodies on their way from one address are limited together; small ones, files and other addresses go on', async () => {
  const arriving = createGate();
  await using listening = await openHouse({ listen: true });
  const { port } = new URL(listening.url);
  const megabyte = 1024 * 1024;
  let come = 0;
  listening.app.server.on('request', () => (come += 1) === 32 && arriving.open());
  const sockets = await Promise.all(
    Array.from({ length: 32 }, (_, i) =>
      withoutBody(port, i % 2 ? 'Transfer-Encoding: chunked' : `Content-Length: ${megabyte}`),
    ),
  );
  await arriving.opened;
  const large = { userEmail: 'x'.repeat(20_000) };
  const call = (remoteAddress: string, payload: object = large) =>
    listening.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
  const refused = await call('127.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json<ErrorReply>().code).toBe('too_many_requests');
  expect(refused.headers['retry-after']).toBe('5');
  expect((await call('127.0.0.2')).statusCode).toBe(400);
  expect((await call('127.0.0.1', {})).statusCode, 'an ordinary one is no harm').toBe(400);
  const file = { 'content-type': 'multipart/form-data; boundary=x' };
  const upload = await listening.visitor().post('/api/upload-ae', '--x--', { headers: file });
  expect(upload.statusCode).toBe(401);
  expect((await listening.visitor().get('/api/site')).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await call('127.0.0.1')).statusCode).toBe(400);
});

test('four requests ahead of their answers are answered, a client with more is hung up on', async () => {
  await using listening = await openHouse({ listen: true });
  const { hostname, port } = new URL(listening.url);
  const answersTo = (requests: number) =>
    new Promise<number>((resolve) => {
      const socket = openSocket(Number(port), hostname).setEncoding('utf8');
      let text = '';
      socket.on('data', (piece: string) => (text += piece));
      socket.on('close', () => resolve(text.split('HTTP/1.1 200').length - 1));
      // Its connection may be reset.
      socket.on('error', () => undefined);
      const request = (headers: string) => `GET /api/site HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
      socket.write(request('').repeat(requests - 1) + request('Connection: close\r\n'));
    });
  expect(await answersTo(4)).toBe(4);
  expect(await answersTo(5)).toBe(0);
  expect(await answersTo(1_000)).toBe(0);
});

test('a caller who hangs up in mid-body does no harm', async () => {
  await using listening = await openHouse({ listen: true });
  const { port } = new URL(listening.url);
  await new Promise<void>((resolve) => {
    const socket = openSocket(Number(port), '127.0.0.1', () => {
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"user',
      );
      socket.destroy();
      resolve();
    });
  });
  const status = await new Promise((resolve, reject) => {
    httpRequest(`${listening.url}/api/health`, (reply) => resolve(reply.statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

test('a caller who hangs up at once is not logged as a failure of ours', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  await using listening = await openHouse({ listen: true, overrides: { log } });
  const { port } = new URL(listening.url);
  const hangUp = () =>
    new Promise<void>((resolve) => {
      const socket = openSocket(Number(port), '127.0.0.1', () => {
        socket.write('GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy());
      }).on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: 50 }, hangUp));
  expect((await fetch(`${listening.url}/api/health`)).status).toBe(200);
  expect(lines).toEqual([]);
});

test('a call on an open connection while the server shuts down is answered, and the connection is closed', async () => {
  await using closing = await openHouse({ listen: true });
  const { hostname, port } = new URL(closing.url);
  const { opened: goesOn, open: goOn } = createGate();
  const { carrier } = closing.ctx;
  closing.ctx.carrier = { ...carrier, rate: async (...asked) => goesOn.then(() => carrier.rate(...asked)) };
  const body = JSON.stringify(aShipment());
  const heads = [
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    'Accept: application/x-ndjson',
  ];
  const socket = openSocket(Number(port), hostname).setEncoding('utf8');
  let heard = '';
  const ended = new Promise((resolve) => socket.on('close', resolve));
  const hearsFirstLine = new Promise<void>((resolve) =>
    socket.on('data', (text: string) => {
      heard += text;
      if (heard.includes('"asked"')) resolve();
    }),
  );
  socket.write(
    ['POST /api/rates HTTP/1.1', ...heads, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join(
      '\r\n',
    ),
  );
  await hearsFirstLine;
  const closed = closing.app.close();
  // The first answer ends once the second call has arrived.
  closing.app.server.once('request', goOn);
  socket.write(['GET /api/health HTTP/1.1', ...heads, '', ''].join('\r\n'));
  await Promise.all([closed, ended]);
  const [, , second = ''] = heard.split('HTTP/1.1 ');
  expect(second).toMatch(/^200 OK/);
  expect(second).toMatch(/^connection: close\r$/im);
});
