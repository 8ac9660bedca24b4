// Refunding a label over real HTTP: requested once, read back in doubt, never answered with a guess.
import { afterEach, expect, test } from 'vitest';
import { type Reply, startScriptedServer } from '#tests/scripted-server.ts';
import { createHttp } from '../http.ts';
import { createEasyPostGateway } from './gateway.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

const ASK = 'POST /v2/shipments/shp_1/refund';
const READ = 'GET /v2/shipments/shp_1';

async function setUp(replies: { post?: Reply; get?: Reply }) {
  const server = await startScriptedServer(({ method }) => {
    const reply = method === 'POST' ? replies.post : replies.get;
    return reply ?? { status: 404, json: { error: { code: 'NOT_FOUND', message: 'unscripted' } } };
  });
  const http = createHttp({ repeatAfterMs: 5 });
  open.push(http, server);
  const config = { url: `${server.url}/v2`, apiKey: 'EZTKtest', accounts: [], writeTimeoutMs: 150 };
  return { server, gateway: createEasyPostGateway(config, http) };
}

const shipment = (refund_status: string | null): Reply => ({ json: { id: 'shp_1', refund_status } });
const refusal = (code: string): Reply => ({
  status: 422,
  json: { error: { code, message: 'A refund has already been requested for this shipment.', errors: [] } },
});

test.for([
  [null, 'none'],
  ['submitted', 'submitted'],
  ['refunded', 'refunded'],
  ['rejected', 'rejected'],
  ['not_applicable', 'refunded'],
] as const)('a refund_status of %s reads as %s', async ([wire, ours]) => {
  const { server, gateway } = await setUp({ get: shipment(wire) });
  expect(await gateway.findRefund('shp_1')).toBe(ours);
  expect(server.lines()).toEqual([READ]);
});

test('an unknown status is a fault, not a guess', async () => {
  const { gateway } = await setUp({ get: shipment('perhaps') });
  await expect(gateway.findRefund('shp_1')).rejects.toMatchObject({ fault: { code: 'unreadable' } });
});

test('a label is refunded by its shipment', async () => {
  const { server, gateway } = await setUp({ post: shipment('submitted') });
  expect(await gateway.requestRefund('shp_1')).toBe('submitted');
  expect(server.lines()).toEqual([ASK]);
});

test.for(['submitted', 'refunded', 'rejected'] as const)(
  'already requested and %s: the current status is returned',
  async (status) => {
    const { server, gateway } = await setUp({
      post: refusal('SHIPMENT.REFUND.FAILURE'),
      get: shipment(status),
    });
    expect(await gateway.requestRefund('shp_1')).toBe(status);
    expect(server.lines()).toEqual([ASK, READ]);
  },
);

test('a refund of a used label is rejected', async () => {
  const { gateway } = await setUp({ post: refusal('SHIPMENT.REFUND.UNAVAILABLE'), get: shipment(null) });
  expect(await gateway.requestRefund('shp_1')).toBe('rejected');
});

const doubts = [
  ['a cut connection', { broken: 'reset' }],
  ['silence', { broken: 'hang' }],
  ['500 as HTML', { status: 500, body: '<html></html>' }],
  ['HTML with status 200', { body: '<html></html>' }],
  ['a truncated body', { body: '{"id":"shp_', broken: 'truncate' }],
  ['409', { status: 409, json: { error: { code: 'CONFLICT', message: 'x' } } }],
  ['an answer without a status', shipment(null)],
] satisfies [string, Reply][];

test.for(doubts)('%s: the request is read back', async ([, post]) => {
  const { server, gateway } = await setUp({ post, get: shipment('submitted') });
  expect(await gateway.requestRefund('shp_1')).toBe('submitted');
  expect(server.lines()).toEqual([ASK, READ]);
});

const traceless = doubts.flatMap(([what, post]) =>
  [null, 'rejected'].map((status) => [what, status, post] as const),
);

test.for(traceless)('%s, and then %s, stays unknown', async ([, status, post]) => {
  const { gateway } = await setUp({ post, get: shipment(status) });
  await expect(gateway.requestRefund('shp_1')).rejects.toMatchObject({ fault: { outcome: 'unknown' } });
});

test.for([
  ['not_authorized', { status: 401, json: { error: { code: 'UNAUTHORIZED', message: 'no' } } }],
  ['not_found', { status: 404, json: { error: { code: 'NOT_FOUND', message: 'no' } } }],
] satisfies [string, Reply][])('%s means nothing was requested, and says so', async ([code, post]) => {
  const { server, gateway } = await setUp({ post });
  await expect(gateway.requestRefund('shp_1')).rejects.toMatchObject({ fault: { code, outcome: 'none' } });
  expect(server.lines()).toEqual([ASK]);
});
