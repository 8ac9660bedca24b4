// Faults as a caller sees them on a real connection.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FaultMode } from './faults.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const headers = { authorization: `Basic ${btoa('EZTKtest:')}`, 'content-type': 'application/json' };
const address = { name: 'A', street1: 'Weg 1', city: 'Hamburg', zip: '20095', country: 'DE' };

const create = (signal?: AbortSignal) =>
  fetch(`${sandbox.easypost.url}/addresses`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ address }),
    ...(signal && { signal }),
  });
const plan = (mode: FaultMode, extra: object = {}) =>
  sandbox.faults.add({ match: { method: 'POST', path: '/easypost/v2/addresses' }, mode, times: 1, ...extra });
const stored = () => (sandbox.state()['counts'] as Record<string, number>)['addresses'];

test.each([
  ['429', 429, 'application/json', 0],
  ['500', 500, 'application/json', 0],
  ['html', 500, 'text/html', 0],
  ['500-after', 500, 'application/json', 1],
] as const)('%s answers %i as %s and leaves %i addresses', async (mode, status, type, left) => {
  plan(mode, { retryAfter: 3 });
  const answer = await create();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('retry-after')).toBe(mode === '429' ? '3' : null);
  expect(stored()).toBe(left);
  expect((await create()).status).toBe(201);
});

test.each([
  ['garbage-after', 'application/json'],
  ['html-after', 'text/html'],
] as const)('%s is a complete success answer of type %s that nobody can parse', async (mode, type) => {
  plan(mode);
  const answer = await create();
  expect([answer.status, stored()]).toEqual([201, 1]);
  expect(answer.headers.get('content-type')).toContain(type);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('502 has no body at all', async () => {
  plan('502');
  const answer = await create();
  expect([answer.status, await answer.text(), stored()]).toEqual([502, '', 0]);
});

test.each([
  ['cut-before', 0],
  ['cut-after', 1],
] as const)('%s breaks the connection and leaves %i addresses', async (mode, left) => {
  plan(mode);
  await expect(create()).rejects.toThrow('fetch failed');
  expect(stored()).toBe(left);
});

test.each([
  ['hang', 0],
  ['hang-after', 1],
] as const)('%s sends nothing and leaves %i addresses', async (mode, left) => {
  plan(mode);
  const given = new AbortController();
  const silence = expect(create(given.signal)).rejects.toThrow('aborted');
  await expect.poll(() => sandbox.journal.list().map(({ fault }) => fault)).toEqual([mode]);
  await expect.poll(stored).toBe(left);
  // Later requests are answered meanwhile.
  expect((await create()).status).toBe(201);
  given.abort();
  await silence;
  expect(stored()).toBe(left + 1);
});

test('truncate sends the headers and half of the body', async () => {
  plan('truncate');
  const answer = await create();
  expect(answer.status).toBe(201);
  await expect(answer.text()).rejects.toThrow();
  expect(stored()).toBe(1);
});

test('trickle takes its time but completes', async () => {
  plan('trickle', { delayMs: 200 });
  const begun = performance.now();
  expect(await (await create()).json()).toMatchObject(address);
  expect(performance.now() - begun).toBeGreaterThan(150);
});

test('delay waits, then works', async () => {
  plan('delay', { delayMs: 150 });
  const begun = performance.now();
  expect((await create()).status).toBe(201);
  expect(performance.now() - begun).toBeGreaterThan(140);
});

test('hold lets a request continue when the rule is removed, and not before', async () => {
  const { id } = plan('hold');
  const answer = create();
  await expect.poll(() => sandbox.journal.list({ path: '/easypost/v2/addresses' })).toHaveLength(1);
  expect(stored()).toBe(0);
  sandbox.faults.remove(id);
  expect((await answer).status).toBe(201);
});

test('zip 99901 makes EasyPost wait for UPS, and only then answer without it', async () => {
  const patient = await createSandbox({ carrierTimeoutMs: 150 });
  const body = JSON.stringify({
    shipment: { from_address: address, to_address: { ...address, zip: '99901' }, parcel: { weight: 30 } },
  });
  const begun = performance.now();
  const answer = await fetch(`${patient.easypost.url}/shipments`, { method: 'POST', headers, body });
  const { rates, messages } = (await answer.json()) as { rates: { carrier: string }[]; messages: object[] };
  expect(performance.now() - begun).toBeGreaterThan(140);
  expect(rates.map(({ carrier }) => carrier)).not.toContain('UPS');
  expect(rates.length).toBeGreaterThan(0);
  expect(messages).toContainEqual(expect.objectContaining({ carrier: 'UPS', type: 'rate_error' }));
  await patient.close();
});

test('the journal keeps method, path, body and status, but no key', async () => {
  await create();
  const [entry] = sandbox.journal.list({ method: 'POST', path: '/easypost' });
  expect(entry).toMatchObject({
    path: '/easypost/v2/addresses',
    status: 201,
    body: { address },
    fault: null,
  });
  expect(JSON.stringify(entry)).not.toContain(btoa('EZTKtest:'));
});

test('control works over HTTP: faults, clock, journal, state, reset', async () => {
  const control = async (method: string, path: string, body?: object) => {
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method };
    const answer = await fetch(`${sandbox.url}/__sandbox/${path}`, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const match = { method: 'POST', path: '/\\/addresses$/' };
  expect((await control('POST', 'faults', { match, mode: '502', times: 1 })).status).toBe(201);
  expect((await control('POST', 'faults', { match, mode: 'explode' })).status).toBe(400);
  expect((await create()).status).toBe(502);
  expect((await control('GET', 'faults')).body).toMatchObject({ faults: [{ mode: '502', hits: 1 }] });
  expect((await control('DELETE', 'faults')).body).toEqual({ faults: [] });
  await create();
  const seen = await control('GET', 'journal?method=POST&path=/easypost/v2/addresses');
  expect(seen.body).toMatchObject({ entries: [{ status: 502, fault: '502' }, { status: 201 }] });
  const before = sandbox.clock.now();
  await control('POST', 'clock', { advance: '2h' });
  expect(sandbox.clock.now() - before).toBeGreaterThanOrEqual(7_200_000);
  expect((await control('POST', 'clock', { advance: 'soon' })).status).toBe(400);
  expect((await control('GET', 'state')).body).toMatchObject({ counts: { addresses: 1 } });
  await control('POST', 'reset');
  expect((await control('GET', 'state')).body).toMatchObject({ counts: { addresses: 0 } });
  expect((await control('GET', 'journal')).body).toEqual({ entries: [] });
});

test('an occupied port is an error with its code, and leaves nothing open', async () => {
  const port = Number(new URL(sandbox.url).port);
  await expect(createSandbox({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(createSandbox({ smtpPort: sandbox.smtp.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
