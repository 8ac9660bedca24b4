// The Computop gateway against the sandbox: the card page, the ledger behind it, every fault. Money always moves once.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { createComputopGateway } from '#server/gateways/computop/gateway.ts';
import { createHttp } from '#server/gateways/http.ts';
import type { OpenPayment, PaymentPort, PaymentReference } from '#server/gateways/payment.ts';
import { patienceFor } from '../support/patience.ts';
import { upstreamErrorOf } from '../support/upstream-error.ts';

let sandbox: Sandbox;
let ears: Server;
/** What was posted to the notify URL, oldest first. */
let heard: Buffer[] = [];
const http = createHttp();

beforeAll(async () => {
  sandbox = await createSandbox();
  ears = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url?.includes('/notify')) heard.push(Buffer.concat(chunks));
      response.end('OK');
    });
  });
  await new Promise<void>((resolve) => ears.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  sandbox.reset();
  heard = [];
});
afterAll(async () => {
  ears.closeAllConnections();
  await Promise.all([http.close(), sandbox.close(), new Promise((resolve) => ears.close(resolve))]);
});

const gateway = (change: { timeoutMs?: number; hmacKey?: string } = {}): PaymentPort =>
  createComputopGateway({ ...sandbox.computop, timeoutMs: 3_000, readBackMs: 2_000, ...change }, http);

const cards = {
  frictionless: '4000019966199434',
  challenge: '4000012892688323',
  declined: '4000000000000002',
  notAuthenticated: '4000011744135012',
};
const amountCents = 4_990;
const intentId = 'HP-261120-7K3M9Q';
const asked = { key: `${intentId}:move`, amountCents, intentId };

async function opened(capture: OpenPayment['capture'], port = gateway()) {
  const page = (name: string) =>
    `http://127.0.0.1:${(ears.address() as AddressInfo).port}/pay/${intentId}/${name}`;
  return port.open(
    {
      intentId,
      amountCents,
      capture,
      description: 'Hafenpost DHL Express Worldwide',
      language: 'de',
      urls: {
        success: page('success'),
        failure: page('failure'),
        cancel: page('cancel'),
        notify: page('notify'),
      },
    },
    `${intentId}:open`,
  );
}

const control = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${sandbox.url}/__sandbox/computop/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  await sandbox.settled();
  return answer;
};
const pay = (paymentUrl: string, card: keyof typeof cards, more: object = {}) =>
  control('pay', { paymentUrl, card: cards[card], ...more });

/** Paid and looked up, so that the reference has Computop's id. */
async function paid(capture: OpenPayment['capture']): Promise<PaymentReference> {
  const { buyerUrl, reference } = await opened(capture);
  await pay(buyerUrl, 'frictionless');
  const secured = await gateway().secure(reference, { ...asked, capture });
  if (secured.outcome !== 'authorized' && secured.outcome !== 'captured')
    throw new Error(JSON.stringify(secured));
  return secured.reference;
}

const calls = (script: string) => sandbox.journal.list({ method: 'POST', path: `*/${script}.aspx` }).length;

const faultOf = async (call: Promise<unknown>) => (await upstreamErrorOf(call)).fault;

test('until the buyer has paid, the payment is unknown', async () => {
  const { reference } = await opened('later');
  expect(await gateway().secure(reference, { ...asked, capture: 'later' })).toEqual({ outcome: 'waiting' });
  expect(await gateway().void(reference, asked)).toEqual({ outcome: 'voided' });
});

test('the card page opens in a browser and shows the sum', async () => {
  const { buyerUrl } = await opened('later');
  const page = await fetch(buyerUrl);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('49,90');
});

test.for([
  ['frictionless', 'later', 'authorized'],
  ['challenge', 'later', 'authorized'],
  ['frictionless', 'at_once', 'captured'],
  ['challenge', 'at_once', 'captured'],
] as const)('%s, captured %s: %s', async ([card, capture, outcome]) => {
  const { buyerUrl, reference } = await opened(capture);
  await pay(buyerUrl, card);
  expect(await gateway().secure(reference, { ...asked, capture })).toMatchObject({ outcome, amountCents });
});

test.for([
  ['declined', {}, 'declined'],
  ['notAuthenticated', {}, 'failed'],
  ['challenge', { code: '9999' }, 'failed'],
  ['frictionless', { choice: 'cancel' }, 'cancelled'],
] as const)('%s %j ends in a refusal', async ([card, more, code]) => {
  const { buyerUrl, reference } = await opened('at_once');
  await pay(buyerUrl, card, more);
  expect(await gateway().secure(reference, { ...asked, capture: 'at_once' })).toMatchObject({
    outcome: 'refused',
    code,
  });
});

test('with zeros left out of an inquiry, declined is still declined and a hold can be captured or voided', async () => {
  await control('settings', { silentZeros: true });
  const lost = await opened('at_once');
  await pay(lost.buyerUrl, 'declined');
  const refused = { outcome: 'refused', code: 'declined' };
  expect(await gateway().secure(lost.reference, { ...asked, capture: 'at_once' })).toMatchObject(refused);
  sandbox.reset();
  await control('settings', { silentZeros: true });
  const held = await paid('later');
  expect(await gateway().void(held, asked)).toEqual({ outcome: 'voided' });
  sandbox.reset();
  await control('settings', { silentZeros: true });
  const kept = await paid('later');
  expect(await gateway().capture(kept, asked)).toMatchObject({ outcome: 'captured', amountCents });
  expect(await gateway().void(kept, asked)).toMatchObject({ outcome: 'refused', code: 'not_possible' });
});

test('a payment booked later is pending until then', async () => {
  await control('settings', { autoAfterSeconds: 60 });
  const { buyerUrl, reference } = await opened('at_once');
  await pay(buyerUrl, 'frictionless');
  const look = () => gateway().secure(reference, { ...asked, capture: 'at_once' });
  expect(await look()).toMatchObject({ outcome: 'pending' });
  sandbox.clock.advance(61_000);
  expect(await look()).toMatchObject({ outcome: 'captured', amountCents });
});

test('a hold for less than was asked for is reported with its real amount', async () => {
  const { buyerUrl, reference } = await opened('later');
  await pay(buyerUrl, 'frictionless');
  await control('settings', { amountFactor: 0.5 });
  expect(await gateway().secure(reference, { ...asked, capture: 'later' })).toMatchObject({
    outcome: 'authorized',
    amountCents: amountCents / 2,
  });
});

test('a payment opened with the wrong MAC is never paid, and its key is unknown', async () => {
  const port = gateway({ hmacKey: 'not-our-key' });
  const { buyerUrl, reference } = await opened('at_once', port);
  expect(await pay(buyerUrl, 'frictionless')).toMatchObject({ status: 'FAILED' });
  const options = { ...asked, capture: 'at_once' } as const;
  expect(await gateway().secure(reference, options)).toEqual({ outcome: 'waiting' });
  const fault = await faultOf(port.secure(reference, options));
  expect(['not_authorized', 'unverified']).toContain(fault.code);
  expect(fault.outcome).toBe('none');
});

test('a hold is captured once, however often that is requested', async () => {
  const reference = await paid('later');
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await gateway().capture(reference, asked)).toMatchObject({ outcome: 'captured', amountCents });
  }
  expect(calls('capture')).toBe(1);
  expect(await gateway().void(reference, asked)).toMatchObject({ outcome: 'refused', code: 'not_possible' });
});

test('a hold that is captured just before its reversal arrives is not called released: only the capture is undone', async () => {
  await control('settings', { autoAfterSeconds: 60 });
  const { buyerUrl, reference } = await opened('at_once');
  await pay(buyerUrl, 'frictionless');
  const late = sandbox.faults.add({ match: { method: 'POST', path: /\/reverse\.aspx$/ }, mode: 'hold' });
  const voided = gateway().void(reference, asked);
  await expect.poll(() => late.hits).toBe(1);
  sandbox.clock.advance(61_000);
  await sandbox.settled();
  sandbox.faults.remove(late.id);
  expect(await voided).toMatchObject({ outcome: 'refused', code: 'not_possible' });
  expect(await gateway().void(reference, { ...asked, key: `${intentId}:move.1` })).toEqual({
    outcome: 'voided',
  });
  expect(await gateway().secure(reference, { ...asked, capture: 'later' })).toMatchObject({
    outcome: 'waiting',
  });
});

test('a hold is voided once, and cannot be captured afterwards', async () => {
  const reference = await paid('later');
  expect(await gateway().void(reference, asked)).toEqual({ outcome: 'voided' });
  expect(await gateway().void(reference, asked)).toEqual({ outcome: 'voided' });
  expect(calls('reverse')).toBe(1);
  expect(await gateway().capture(reference, asked)).toMatchObject({ outcome: 'refused', code: 'expired' });
});

const refund = (reference: PaymentReference, key: string, cents: number, timeoutMs = 3_000) =>
  gateway({ timeoutMs }).refund(reference, { key, amountCents: cents, intentId });

const creditedOf = ({ orderId }: PaymentReference) => {
  const state = sandbox.state() as { computop?: { payments: { transId: string; amountCred: number }[] } };
  return state.computop?.payments.find(({ transId }) => transId === orderId)?.amountCred;
};

test('two partial refunds go through, a repeated one does not, and never more than was paid', async () => {
  const reference = await paid('at_once');
  const first = await refund(reference, 'refund:1', 1_000);
  expect(first).toMatchObject({ outcome: 'refunded' });
  expect(await refund(reference, 'refund:1', 1_000)).toEqual(first);
  const second = await refund(reference, 'refund:2', 3_000);
  expect(second).toMatchObject({ outcome: 'refunded' });
  expect(second).not.toEqual(first);
  expect(await refund(reference, 'refund:3', 991)).toMatchObject({
    outcome: 'refused',
    code: 'not_possible',
  });
  expect(await gateway().isGivenBack(reference, { amountCents }), 'a part only').toBe(false);
  expect(await refund(reference, 'refund:4', 990)).toMatchObject({ outcome: 'refunded' });
  expect(creditedOf(reference)).toBe(amountCents);
  expect(await gateway().isGivenBack(reference, { amountCents }), 'all of it').toBe(true);
});

const spoilt = ['cut-after', '500-after', 'hang-after', 'truncate'] as const;

test.for(spoilt)('%s on the capture: it happened, is read back, and was requested once', async (mode) => {
  const reference = await paid('later');
  sandbox.faults.add({ match: { method: 'POST', path: /\/capture\.aspx$/ }, mode });
  const done = await gateway({ timeoutMs: patienceFor(mode) }).capture(reference, asked);
  expect(done).toMatchObject({ outcome: 'captured', amountCents });
  expect(calls('capture')).toBe(1);
});

test.for(spoilt)(
  '%s on the credit: unknown for now, and the next call with the same key does not pay twice',
  async (mode) => {
    const reference = await paid('at_once');
    sandbox.faults.add({ match: { method: 'POST', path: /\/credit\.aspx$/ }, mode, times: 1 });
    expect(await faultOf(refund(reference, 'refund:1', 1_000, patienceFor(mode)))).toMatchObject({
      outcome: 'unknown',
    });
    expect(await refund(reference, 'refund:1', 1_000)).toMatchObject({ outcome: 'refunded' });
    expect(creditedOf(reference)).toBe(1_000);
  },
);

test.for(spoilt)('%s on the reversal: it happened, and nothing else is reversed', async (mode) => {
  const reference = await paid('later');
  sandbox.faults.add({ match: { method: 'POST', path: /\/reverse\.aspx$/ }, mode });
  expect(await gateway({ timeoutMs: patienceFor(mode) }).void(reference, asked)).toEqual({
    outcome: 'voided',
  });
  expect(calls('reverse')).toBe(1);
});

test.for(['html', '500', 'cut-before', 'hang'] as const)(
  '%s before the credit: unknown for now, and the next call with the same key settles it',
  async (mode) => {
    const reference = await paid('at_once');
    sandbox.faults.add({ match: { method: 'POST', path: /\/credit\.aspx$/ }, mode, times: 1 });
    expect(await faultOf(refund(reference, 'refund:1', 1_000, patienceFor(mode)))).toMatchObject({
      outcome: 'unknown',
    });
    expect(creditedOf(reference)).toBe(0);
    expect(await refund(reference, 'refund:1', 1_000)).toMatchObject({ outcome: 'refunded' });
    expect(creditedOf(reference)).toBe(1_000);
  },
);

test('a credit whose answer and ledger are both lost is paid once when requested again', async () => {
  const reference = await paid('at_once');
  sandbox.faults.add({ match: { method: 'POST', path: /\/credit\.aspx$/ }, mode: 'cut-after', times: 1 });
  let looks = 0;
  const deaf = createComputopGateway(
    { ...sandbox.computop, readBackMs: 300 },
    // The ledger answers before the credit and is silent after it.
    {
      ...http,
      bytes: (call) =>
        call.url.includes('inquire') && (looks += 1) > 1
          ? http.bytes({ ...call, url: call.url.replace('inquire', 'nowhere') })
          : http.bytes(call),
    },
  );
  const options = { key: 'refund:1', amountCents: 1_000, intentId };
  expect(await faultOf(deaf.refund(reference, options))).toMatchObject({ outcome: 'unknown' });
  expect(await gateway().refund(reference, options)).toMatchObject({ outcome: 'refunded' });
  expect(creditedOf(reference)).toBe(1_000);
});

const read = (body: Buffer | undefined) =>
  gateway().readNotice({ headers: {}, body: body ?? Buffer.alloc(0), now: new Date() });

test('Computop’s notification and its copy read the same, and the browser brings the same event', async () => {
  await control('notify', { copies: 2 });
  const { buyerUrl, reference } = await opened('later');
  const { form } = await pay(buyerUrl, 'frictionless');
  expect(heard).toHaveLength(2);
  const [first, second] = [await read(heard[0]), await read(heard[1])];
  const byBrowser = await read(Buffer.from(new URLSearchParams(form as Record<string, string>).toString()));
  expect(first).toMatchObject({ kind: 'AUTHORIZED', orderId: reference.orderId });
  expect(second).toEqual(first);
  expect(byBrowser).toEqual(first);
  const secured = await gateway().secure(reference, { ...asked, capture: 'later' });
  expect(secured).toMatchObject({ reference: { authorizationId: first?.captureId } });
});

test('a refusal is notified, too, and a forged notification is ignored', async () => {
  const { buyerUrl } = await opened('later');
  await pay(buyerUrl, 'declined');
  expect(await read(heard[0])).toMatchObject({ kind: 'FAILED' });
  sandbox.reset();
  await control('notify', { forge: true });
  await pay((await opened('later')).buyerUrl, 'frictionless');
  expect(heard).toHaveLength(2);
  expect(await read(heard[1])).toBeNull();
});
