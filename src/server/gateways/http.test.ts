// What happens to a call when the other side misbehaves, and whether it may have been carried out.
import { afterEach, expect, test } from 'vitest';
import { type Reply, type ScriptedServer, startScriptedServer } from '#tests/scripted-server.ts';
import { createHttp, type Http, type HttpCall, LONGEST_WRITE_MS } from './http.ts';
import { upstreamErrorOf } from '#tests/upstream-error.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

async function setUp(
  answer: (turn: number) => Reply,
  options: Parameters<typeof createHttp>[0] = {},
): Promise<{ http: Http; server: ScriptedServer; call: HttpCall }> {
  let turn = 0;
  const server = await startScriptedServer(() => answer((turn += 1)));
  const http = createHttp({ repeatAfterMs: 5, ...options });
  open.push(http, server);
  const call: HttpCall = {
    upstream: 'vendor',
    method: 'POST',
    url: `${server.url}/things?secret=1`,
    body: '{}',
    timeoutMs: 10_000,
  };
  return { http, server, call };
}

test('JSON is read with any status', async () => {
  const { http, call } = await setUp(() => ({
    status: 422,
    json: { error: 'no' },
    headers: { 'x-id': '7' },
  }));
  expect(await http.json(call)).toMatchObject({
    status: 422,
    json: { error: 'no' },
    headers: { 'x-id': '7' },
  });
});

test.for(['<html>oops</html>', '', '{"cut":'])(
  'a body of %j is not JSON, but not a fault either',
  async (body) => {
    const { http, call } = await setUp(() => ({ status: 500, body }));
    expect(await http.json(call)).toMatchObject({ status: 500, json: undefined });
  },
);

test('method, path, query, headers and body arrive as given', async () => {
  const { http, server, call } = await setUp(() => ({ json: {} }));
  await http.json({ ...call, headers: { authorization: 'Basic eA==' }, body: '{"ä":1}' });
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      path: '/things?secret=1',
      body: '{"ä":1}',
      headers: { authorization: 'Basic eA==', 'content-length': '8', 'user-agent': 'Hafenpost/1' },
    },
  ]);
});

test('when nobody is listening, certainly nothing happened', async () => {
  const { http, server, call } = await setUp(() => ({ json: {} }));
  await server.close();
  const { fault } = await upstreamErrorOf(http.json(call));
  expect(fault).toMatchObject({
    upstream: 'vendor',
    kind: 'unavailable',
    code: 'unreachable',
    outcome: 'none',
  });
});

test('if an address is itself a secret, a fault names only its origin', async () => {
  const { http, server, call } = await setUp(() => ({ broken: 'reset' }));
  const { message } = await upstreamErrorOf(http.bytes({ ...call, isSecret: true }));
  expect(message).toBe(`vendor: POST ${server.url}: connection_lost`);
});

test('a write cut off after it arrived may have been carried out, and is not repeated', async () => {
  const { http, server, call } = await setUp(() => ({ broken: 'reset' }));
  const { fault, message } = await upstreamErrorOf(http.json(call));
  expect(fault).toMatchObject({ kind: 'unavailable', code: 'connection_lost', outcome: 'unknown' });
  expect(message).not.toContain('secret');
  expect(server.received).toHaveLength(1);
});

test('a truncated answer leaves the outcome of a write unknown', async () => {
  const { http, call } = await setUp(() => ({ body: '{"id":', broken: 'truncate' }));
  expect((await upstreamErrorOf(http.json(call))).fault).toMatchObject({
    code: 'connection_lost',
    outcome: 'unknown',
  });
});

test('a write that hangs ends at its deadline, with its outcome unknown', async () => {
  const { http, call } = await setUp((turn) => (turn === 1 ? { json: {} } : { broken: 'hang' }), {
    connections: 1,
  });
  // Opens the connection first: on a slow machine that may take longer than the deadline, and nothing would be sent.
  await http.json(call);
  const { fault } = await upstreamErrorOf(http.json({ ...call, timeoutMs: 80 }));
  expect(fault).toMatchObject({ kind: 'timeout', code: 'timeout', outcome: 'unknown' });
});

test('no write may take longer than the recovery from dead processes assumes', async () => {
  const { http, server, call } = await setUp(() => ({ json: {} }));
  await expect(http.json({ ...call, timeoutMs: LONGEST_WRITE_MS + 1 })).rejects.toThrow('may take 45000 ms');
  expect(server.received).toEqual([]);
});

test('a read is repeated once after a cut connection', async () => {
  const { http, server, call } = await setUp((turn) =>
    turn === 1 ? { broken: 'reset' } : { json: { turn } },
  );
  expect(await http.json({ ...call, method: 'GET' })).toMatchObject({ status: 200, json: { turn: 2 } });
  expect(server.received).toHaveLength(2);
});

test.for([502, 503, 504])('a read is repeated once after %i, which is then returned', async (status) => {
  const { http, server, call } = await setUp(() => ({ status, body: '' }));
  expect(await http.json({ ...call, method: 'GET' })).toMatchObject({ status });
  expect(server.received).toHaveLength(2);
});

test('a write is not repeated after 503', async () => {
  const { http, server, call } = await setUp(() => ({ status: 503, body: '' }));
  expect(await http.json(call)).toMatchObject({ status: 503 });
  expect(server.received).toHaveLength(1);
});

test('a read never leaves its outcome unknown', async () => {
  const { http, server, call } = await setUp(() => ({ broken: 'reset' }));
  const { fault } = await upstreamErrorOf(http.json({ ...call, method: 'GET' }));
  expect(fault).toMatchObject({ code: 'connection_lost', outcome: 'none' });
  expect(server.received).toHaveLength(2);
});

test('a body over the cap is a fault', async () => {
  const { http, call } = await setUp(() => ({ body: 'x'.repeat(2_000) }));
  expect((await upstreamErrorOf(http.bytes({ ...call, maxBytes: 1_999 }))).fault).toMatchObject({
    code: 'too_large',
  });
  expect((await http.bytes({ ...call, maxBytes: 2_000 })).body).toHaveLength(2_000);
});

test('an aborted signal ends the call at once', async () => {
  const { http, server, call } = await setUp(() => ({ broken: 'hang' }));
  const given = new AbortController();
  const answer = upstreamErrorOf(http.json({ ...call, timeoutMs: LONGEST_WRITE_MS, signal: given.signal }));
  await expect.poll(() => server.received).toHaveLength(1);
  given.abort();
  expect((await answer).fault).toMatchObject({ kind: 'timeout', code: 'aborted', outcome: 'unknown' });
});

test('one signal ends all calls that share it, but only those still waiting', async () => {
  const { http, server, call } = await setUp((turn) => (turn === 1 ? { json: {} } : { broken: 'hang' }));
  const given = new AbortController();
  const shared = { ...call, timeoutMs: LONGEST_WRITE_MS, signal: given.signal };
  expect(await http.json(shared)).toMatchObject({ status: 200 });
  const answers = [upstreamErrorOf(http.json(shared)), upstreamErrorOf(http.json(shared))];
  await expect.poll(() => server.received).toHaveLength(3);
  given.abort();
  expect((await Promise.all(answers)).map(({ fault }) => fault.code)).toEqual(['aborted', 'aborted']);
});

test('a signal aborted beforehand sends nothing', async () => {
  const { http, server, call } = await setUp(() => ({ json: {} }));
  const { fault } = await upstreamErrorOf(http.json({ ...call, signal: AbortSignal.abort() }));
  expect(fault).toMatchObject({ code: 'aborted', outcome: 'none' });
  expect(server.received).toHaveLength(0);
});

test('a call that waits for a connection until its deadline is never sent', async () => {
  const { http, server, call } = await setUp((turn) => (turn === 1 ? { broken: 'hang' } : { json: {} }), {
    connections: 1,
  });
  const given = new AbortController();
  const first = upstreamErrorOf(http.json({ ...call, timeoutMs: LONGEST_WRITE_MS, signal: given.signal }));
  await expect.poll(() => server.received).toHaveLength(1);
  const second = await upstreamErrorOf(http.json({ ...call, url: `${server.url}/second`, timeoutMs: 50 }));
  expect(second.fault).toMatchObject({ kind: 'timeout', outcome: 'none' });
  given.abort();
  await first;
  await http.json({ ...call, url: `${server.url}/third` });
  expect(server.lines()).not.toContain('POST /second');
  expect(server.lines()).toContain('POST /third');
});

test('connections are kept, except for calls that want their own', async () => {
  const { http, server, call } = await setUp(() => ({ json: {} }));
  for (const fresh of [false, false, false, false, false, true, true]) await http.json({ ...call, fresh });
  const ports = server.received.map(({ port }) => port);
  expect(new Set(ports.slice(0, 5)).size).toBeLessThan(3);
  expect(new Set(ports.slice(5)).size).toBe(2);
  expect(ports.slice(0, 5)).not.toContain(ports[5]);
});

test('a redirect is an answer and is not followed', async () => {
  const { http, server, call } = await setUp(() => ({
    status: 302,
    body: '',
    headers: { location: 'http://169.254.169.254/latest/meta-data' },
  }));
  expect(await http.bytes({ ...call, method: 'GET' })).toMatchObject({ status: 302 });
  expect(server.received).toHaveLength(1);
});

test('after closing, nothing is sent', async () => {
  const { http, server, call } = await setUp(() => ({ json: {} }));
  await http.close();
  expect((await upstreamErrorOf(http.json(call))).fault).toMatchObject({ outcome: 'none' });
  expect(server.received).toHaveLength(0);
});
