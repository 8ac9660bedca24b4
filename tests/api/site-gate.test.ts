// The password of the whole site: what stays outside, what stays open, and how long a key fits.
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { type House, openHouse, type Session } from '../support/house.ts';

const PASSWORD = 'Hafen & Kran';
const HOUR_MS = 60 * 60 * 1000;
const asPerson = { headers: { accept: 'text/html,application/xhtml+xml' } };

const openLocked = (): Promise<House> => openHouse({ now: new Date(), config: { sitePassword: PASSWORD } });

const sendForm = (session: Session, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  session.send({
    method: 'POST',
    url: '/api/site/unlock',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const pageAt = (url: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = get({ hostname, port, path, headers: asPerson.headers, agent: false });
    request.once('error', reject);
    request.once('response', (reply) => void text(reply).then(resolve, reject));
  });

test('without a password in the configuration there is no gate', async () => {
  await using house = await openHouse();
  expect((await house.visitor().get('/api/site')).statusCode).toBe(200);
  const reply = await house.visitor().post('/api/site/unlock', { password: 'anything' });
  expect(reply.json()).toEqual({ success: true });
  expect(reply.cookies).toEqual([]);
});

test('every call without the password is refused, except the health check', async () => {
  await using house = await openLocked();
  const session = house.visitor();
  const open: string[] = [];
  for (const { endpoint } of allEndpoints) {
    const { statusCode, body } = await session.send({ method: endpoint.method, url: endpoint.path });
    if (statusCode !== 401 || !body.includes('"site_locked"')) open.push(endpoint.path);
  }
  expect(open.sort()).toEqual(['/api/health', '/api/site/unlock']);
  for (const url of ['/api/docs', '/api/docs/openapi.json', '/assets/index.js', '/widget.js']) {
    const reply = await session.get(url);
    expect([url, reply.statusCode, reply.json<ErrorReply>().code]).toEqual([url, 401, 'site_locked']);
  }
});

test('the providers’ webhooks stay open: an unsigned call is refused for that, not by the gate', async () => {
  await using house = await openLocked();
  for (const url of ['/api/webhooks/paypal', '/api/webhooks/computop', '/api/webhooks/tracking']) {
    const reply = await house.visitor().post(url, {});
    const { code } = reply.json<ErrorReply>();
    expect([url, code]).toEqual([url, url.includes('paypal') ? 'unavailable' : 'callback_refused']);
  }
  const back = await house.visitor().get('/api/payments/card/return/pk_unknown');
  expect(back.body).not.toContain('site_locked');
});

test('a person gets the welcome page at every address, self-contained and kept out of search engines', async () => {
  await using house = await openLocked();
  for (const url of ['/', '/shipping-calculator?lieferung=BR', '/widget', '/nowhere']) {
    const reply = await house.visitor().get(url, asPerson);
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain(`name="next" value="${url}"`);
    expect(reply.body).toContain('Willkommen');
    expect(reply.body).toContain('Welcome');
    expect(reply.body).not.toMatch(/<script|<link|src=/);
  }
});

test('the welcome page starts in the browser’s language, and otherwise in German', async () => {
  await using house = await openLocked();
  for (const [accepted, language] of [
    ['de-DE,en;q=0.8', 'de'],
    ['en-GB,de;q=0.8', 'en'],
    ['fr,en;q=0.8', 'en'],
    ['fr', 'de'],
  ] as const) {
    const headers = { ...asPerson.headers, 'accept-language': accepted };
    const { body } = await house.visitor().get('/', { headers });
    expect(body, accepted).toContain(`<html lang="${language}">`);
  }
});

test('the welcome page is in the language chosen before, whatever the browser asks for', async () => {
  await using house = await openLocked();
  const headers = { ...asPerson.headers, 'accept-language': 'en', cookie: 'language=de' };
  const { body } = await house.visitor().get('/', { headers });
  expect(body).toContain('<html lang="de">');
});

test('a hostile address is shown as text in the welcome page', async () => {
  await using house = await openHouse({ config: { sitePassword: PASSWORD }, listen: true });
  // As no browser would send it: they encode these characters as %22 and so on.
  const body = await pageAt(house.url, `/?a="><script>alert(1)</script>&b='x'`);
  expect(body).toContain('value="/?a=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;b=&#39;x&#39;"');
});

test('the password opens everything for a day, by a cookie that scripts cannot read', async () => {
  await using house = await openLocked();
  const session = house.visitor();
  const reply = await session.post('/api/site/unlock', { password: PASSWORD });
  expect(reply.json()).toEqual({ success: true });
  expect(reply.cookies).toMatchObject([
    { name: 'hp_site', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 },
  ]);
  expect(reply.cookies[0]?.value).not.toContain(PASSWORD);
  expect((await session.get('/api/site')).statusCode).toBe(200);
  house.advanceClock(24 * HOUR_MS - 1000);
  expect((await session.get('/api/site')).statusCode).toBe(200);
  house.advanceClock(2000);
  expect((await session.get('/api/site')).statusCode).toBe(401);
});

test('the form leads on to where the visitor wanted to go, and never to another site', async () => {
  await using house = await openLocked();
  for (const [next, target] of [
    ['/shipping-calculator?lieferung=BR&tab=register', '/shipping-calculator?lieferung=BR&tab=register'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example/x', '/'],
    ['/a/..//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/\t/evil.example', '/'],
    ['', '/'],
  ] as const) {
    const reply = await sendForm(house.visitor(), { password: PASSWORD, next });
    expect([next, reply.statusCode, reply.headers.location]).toEqual([next, 303, target]);
  }
});

test('a wrong password is reported beside the field, in the chosen language, and the wanted address is kept', async () => {
  await using house = await openLocked();
  const session = house.visitor();
  const reply = await sendForm(session, { password: 'falsch', next: '/rates', language: 'en' });
  expect(reply.statusCode).toBe(401);
  expect(reply.body).toContain('<html lang="en">');
  expect(reply.body).toContain('The password is wrong.');
  expect(reply.body).toContain('name="next" value="/rates"');
  expect(session.cookies.size).toBe(0);
  const called = await session.post('/api/site/unlock', { password: 'falsch' });
  expect([called.statusCode, called.json<ErrorReply>().code]).toEqual([403, 'wrong_password']);
});

test('guessing is slowed down, even when the right password follows', async () => {
  await using house = await openLocked();
  const session = house.visitor();
  for (let i = 0; i < 10; i += 1)
    expect((await session.post('/api/site/unlock', { password: `falsch${i}` })).statusCode).toBe(403);
  const reply = await session.post('/api/site/unlock', { password: PASSWORD });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([429, 'too_many_attempts']);
  const form = await sendForm(session, { password: PASSWORD });
  expect(form.statusCode).toBe(429);
  expect(form.body).toContain('Zu viele Versuche');
  expect(Number(form.headers['retry-after'])).toBeGreaterThan(0);
});

test('a forged, a changed and a former key do not fit', async () => {
  await using house = await openLocked();
  await using other = await openHouse({ config: { sitePassword: 'former' } });
  const former = await other.visitor().post('/api/site/unlock', { password: 'former' });
  const own = await house.visitor().post('/api/site/unlock', { password: PASSWORD });
  const [end = '', signature = ''] = own.cookies[0]?.value.split('.') ?? [];
  for (const key of [
    former.cookies[0]?.value ?? '',
    `${Number(end) + 1}.${signature}`,
    `${end}.`,
    `${end}`,
    '.',
    '99999999999999.x',
  ]) {
    const reply = await house.visitor().get('/api/site', { cookies: { hp_site: key } });
    expect(reply.statusCode, key).toBe(401);
  }
  expect(
    (await house.visitor().get('/api/site', { cookies: { hp_site: `${end}.${signature}` } })).statusCode,
  ).toBe(200);
});

test('another site’s form cannot try passwords, and an invalid body is refused', async () => {
  await using house = await openLocked();
  const foreign = await sendForm(house.visitor(), { password: PASSWORD }, { origin: 'https://evil.example' });
  expect(foreign.json<ErrorReply>().code).toBe('foreign_origin');
  for (const body of [{}, { password: 5 }, { password: 'x'.repeat(201) }, { password: PASSWORD, next: 7 }]) {
    const reply = await house.visitor().post('/api/site/unlock', body);
    expect(reply.json<ErrorReply>().code).toBe('invalid_request');
  }
});

test('under https the cookie is kept to https and to this host, and opens there', async () => {
  await using house = await openHouse({
    config: { sitePassword: PASSWORD, publicUrl: 'https://hafenpost.example' },
  });
  const session = house.visitor();
  const reply = await session.post('/api/site/unlock', { password: PASSWORD });
  expect(reply.cookies[0]).toMatchObject({ name: '__Host-hp_site', secure: true, path: '/' });
  expect((await session.get('/api/site')).statusCode).toBe(200);
});
