// The PayPal gateway against the sandbox: hold, capture, void, refund and notices, through every fault. One of each.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { createHttp } from '#server/gateways/http.ts';
import type { OpenPayment, PaymentReference } from '#server/gateways/payment.ts';
import { createPayPalGateway, type PayPalGateway } from '#server/gateways/paypal/gateway.ts';
import { patienceFor } from '../support/patience.ts';
import { type Received, startScriptedServer } from '../support/scripted-server.ts';

let sandbox: Sandbox;
const http = createHttp({ repeatAfterMs: 5 });
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  sandbox = await createSandbox();
});
beforeEach(() => sandbox.reset());
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});
afterAll(async () => {
  await http.close();
  await sandbox.close();
});

const gateway = (timeoutMs = 5_000): PayPalGateway => {
  const { url, clientId, clientSecret } = sandbox.paypal;
  const config = { url, clientId, clientSecret, webhookId: null, brandName: 'Hafenpost', timeoutMs };
  return createPayPalGateway(config, http);
};

const payment: OpenPayment = {
  intentId: 'HP-1',
  amountCents: 4990,
  capture: 'later',
  description: 'Hafenpost DHL Express Worldwide',
  language: 'de',
  urls: {
    success: 'http://127.0.0.1:3000/payment/success?purchaseKey=pk_1',
    failure: 'http://127.0.0.1:3000/payment-failed?purchaseKey=pk_1',
    cancel: 'http://127.0.0.1:3000/checkout-cancel?intentId=HP-1',
    notify: 'http://127.0.0.1:3000/api/webhooks/paypal',
  },
};
const later = { key: 'HP-1-secure', amountCents: 4990, intentId: 'HP-1', capture: 'later' } as const;
const atOnce = { ...later, capture: 'at_once' } as const;
const take = { key: 'HP-1-capture', amountCents: 4990, intentId: 'HP-1' };
const give = { key: 'HP-1-refund-1', amountCents: 1000, intentId: 'HP-1' };
const back = { key: 'HP-1-void', amountCents: 4990 };

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${sandbox.url}/__sandbox/paypal/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
const decide = ({ orderId }: PaymentReference, choice = 'approve') => control('approve', { orderId, choice });

async function approved(choice?: string, capture: OpenPayment['capture'] = 'later') {
  const { reference } = await gateway().open({ ...payment, capture }, 'HP-1-open');
  await decide(reference, choice);
  return reference;
}

async function held(): Promise<PaymentReference> {
  const secured = await gateway().secure(await approved(), later);
  if (secured.outcome !== 'authorized') throw new Error(JSON.stringify(secured));
  return secured.reference;
}

async function captured(): Promise<PaymentReference> {
  const result = await gateway().capture(await held(), take);
  if (result.outcome !== 'captured') throw new Error(JSON.stringify(result));
  return result.reference;
}

const ledger = () => (sandbox.state()['paypal'] as { ledger: Record<string, unknown> }).ledger['EUR'];
const counts = () => (sandbox.state()['paypal'] as { counts: Record<string, number> }).counts;

test('open, approve, hold, capture, refund a part: one of each, and the ledger agrees', async () => {
  const opened = await gateway().open(payment, 'HP-1-open');
  expect(opened.buyerUrl).toBe(`${sandbox.url}/paypal/checkoutnow?token=${opened.reference.orderId}`);
  expect(await gateway().open(payment, 'HP-1-open')).toEqual(opened);
  expect(await gateway().secure(opened.reference, later)).toEqual({ outcome: 'waiting' });
  await decide(opened.reference);
  const secured = await gateway().secure(opened.reference, later);
  expect(secured).toMatchObject({ outcome: 'authorized', amountCents: 4990 });
  expect(ledger()).toEqual({ held: 4990, captured: 0, refunded: 0 });
  const hold = 'reference' in secured ? secured.reference : opened.reference;
  const result = await gateway().capture(hold, take);
  expect(result).toMatchObject({ outcome: 'captured', amountCents: 4990 });
  expect(ledger()).toEqual({ held: 0, captured: 4990, refunded: 0 });
  const taken = 'reference' in result ? result.reference : hold;
  const refund = await gateway().refund(taken, give);
  expect(refund).toMatchObject({ outcome: 'refunded' });
  expect(await gateway().refund(taken, give)).toEqual(refund);
  expect(ledger()).toMatchObject({ captured: 4990, refunded: 1000 });
  expect(await gateway().isGivenBack(taken, take), 'a part only').toBe(false);
  expect(counts()).toMatchObject({ orders: 1, authorizations: 1, captures: 1, refunds: 1 });
  await gateway().refund(taken, { ...give, key: 'HP-1-refund-2', amountCents: 3990 });
  expect(await gateway().isGivenBack(taken, take), 'all of it').toBe(true);
});

test('a pending refund does not count as paid; a failed one does not block the next', async () => {
  const taken = await captured();
  const whole = { ...give, amountCents: 4990 };
  const refundSlowly = async (key: string): Promise<string> => {
    const refund = await gateway().refund(taken, { ...whole, key });
    if (refund.outcome !== 'pending') throw new Error(JSON.stringify(refund));
    expect(await gateway().isGivenBack(taken, take)).toBe(false);
    return refund.refundId;
  };
  await control('slowness', { refunds: true });
  await control('settle', { id: await refundSlowly('HP-1-refund-1'), status: 'DENIED' });
  expect(await gateway().isGivenBack(taken, take)).toBe(false);
  await control('settle', { id: await refundSlowly('HP-1-refund-2'), status: 'COMPLETED' });
  expect(await gateway().isGivenBack(taken, take)).toBe(true);
});

test('at once: the money is captured with the consent', async () => {
  const reference = await approved('approve', 'at_once');
  const secured = await gateway().secure(reference, atOnce);
  expect(secured).toMatchObject({ outcome: 'captured', amountCents: 4990 });
  expect(await gateway().secure(reference, atOnce)).toEqual(secured);
  expect(ledger()).toMatchObject({ held: 0, captured: 4990 });
});

test('every step gives the same answer when repeated', async () => {
  const reference = await approved();
  const secured = await gateway().secure(reference, later);
  expect(await gateway().secure(reference, later)).toEqual(secured);
  expect(await gateway().secure(reference, { ...later, key: 'another' })).toEqual(secured);
  const hold = 'reference' in secured ? secured.reference : reference;
  const result = await gateway().capture(hold, take);
  expect(await gateway().capture(hold, take)).toEqual(result);
  expect(await gateway().capture(hold, { ...take, key: 'another' })).toEqual(result);
  expect(await gateway().capture(reference, { ...take, key: 'a third' })).toEqual(result);
  expect(counts()).toMatchObject({ authorizations: 1, captures: 1 });
});

test('ten at once place one hold', async () => {
  const reference = await approved();
  await control('slowness', { thinkMs: 50 });
  const results = await Promise.all(Array.from({ length: 10 }, () => gateway().secure(reference, later)));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(counts()).toMatchObject({ authorizations: 1 });
});

test('a declined buyer may try the same order again and then pay', async () => {
  const reference = await approved('decline');
  expect(await gateway().secure(reference, later)).toEqual({ outcome: 'waiting', code: 'declined' });
  await decide(reference);
  expect(await gateway().secure(reference, later)).toMatchObject({ outcome: 'authorized' });
});

test('a buyer who is sent back is waited for, and pays the same order once', async () => {
  const reference = await approved('send-back');
  for (let turn = 0; turn < 3; turn += 1)
    expect(await gateway().secure(reference, later)).toEqual({ outcome: 'waiting' });
  await decide(reference);
  const secured = await gateway().secure(reference, later);
  expect(secured).toMatchObject({ outcome: 'authorized', amountCents: 4990 });
  expect(await gateway().secure(reference, later)).toEqual(secured);
  expect(counts()).toMatchObject({ authorizations: 1 });
});

test('a pending hold is settled later', async () => {
  const reference = await approved('pending');
  const pending = await gateway().secure(reference, later);
  if (pending.outcome !== 'pending') throw new Error(JSON.stringify(pending));
  expect(await gateway().secure(pending.reference, later)).toEqual(pending);
  await control('settle', { id: pending.reference.authorizationId, status: 'COMPLETED' });
  expect(await gateway().secure(pending.reference, later)).toMatchObject({ outcome: 'authorized' });
});

test('a pending hold that the bank denies is refused', async () => {
  const pending = await gateway().secure(await approved('pending'), later);
  if (pending.outcome !== 'pending') throw new Error(JSON.stringify(pending));
  await control('settle', { id: pending.reference.authorizationId, status: 'DENIED' });
  expect(await gateway().secure(pending.reference, later)).toMatchObject({
    outcome: 'refused',
    code: 'declined',
  });
});

test('a pending capture cannot be refunded yet', async () => {
  const pending = await gateway().secure(await approved('pending', 'at_once'), atOnce);
  if (pending.outcome !== 'pending') throw new Error(JSON.stringify(pending));
  await expect(gateway().refund(pending.reference, give)).rejects.toMatchObject({
    fault: { code: 'capture_pending', outcome: 'none' },
  });
  await control('settle', { id: pending.reference.captureId, status: 'COMPLETED' });
  expect(await gateway().secure(pending.reference, atOnce)).toMatchObject({ outcome: 'captured' });
});

test('an order nobody paid in time is expired', async () => {
  const { reference } = await gateway().open(payment, 'HP-1-open');
  sandbox.clock.advance(7 * 3_600_000);
  expect(await gateway().secure(reference, later)).toMatchObject({ outcome: 'refused', code: 'expired' });
});

test("another intent's order is not mistaken for ours", async () => {
  const reference = await approved();
  expect(await gateway().secure(reference, { ...later, intentId: 'HP-2' })).toMatchObject({
    code: 'mismatch',
  });
});

test('a hold is voided, twice if need be, and not captured afterwards', async () => {
  const hold = await held();
  expect(await gateway().void(hold, back)).toEqual({ outcome: 'voided' });
  expect(await gateway().void(hold, { ...back, key: 'another' })).toEqual({ outcome: 'voided' });
  expect(await gateway().void({ orderId: hold.orderId }, back)).toEqual({ outcome: 'voided' });
  expect(await gateway().capture(hold, take)).toMatchObject({ outcome: 'refused', code: 'not_possible' });
  expect(ledger()).toEqual({ held: 0, captured: 0, refunded: 0 });
});

test('a void without a hold, or after the capture', async () => {
  const { reference } = await gateway().open(payment, 'HP-1-open');
  expect(await gateway().void(reference, back)).toEqual({ outcome: 'voided' });
  await decide(reference);
  const secured = await gateway().secure(reference, later);
  const hold = 'reference' in secured ? secured.reference : reference;
  await gateway().capture(hold, take);
  expect(await gateway().void(hold, back)).toMatchObject({ outcome: 'refused', code: 'not_possible' });
});

test('more than was captured is not refunded', async () => {
  const taken = await captured();
  await gateway().refund(taken, give);
  expect(await gateway().refund(taken, { ...give, key: 'HP-1-refund-2', amountCents: 4000 })).toMatchObject({
    outcome: 'refused',
    code: 'not_possible',
  });
  expect(ledger()).toMatchObject({ refunded: 1000 });
});

const spoilt = ['cut-after', '500-after', 'hang-after', 'truncate'] as const;
const before = ['cut-before', '500', '502', 'html', 'hang'] as const;

test.for(spoilt)('%s on opening: the same order', async (mode) => {
  sandbox.faults.add({ match: { method: 'POST', path: /\/orders$/ }, mode, times: 1 });
  expect((await gateway(patienceFor(mode)).open(payment, 'HP-1-open')).buyerUrl).toContain(
    '/checkoutnow?token=',
  );
  expect(counts()).toMatchObject({ orders: 1 });
});

test.for(spoilt)('%s on the hold: it happened, is read back, and was placed once', async (mode) => {
  const reference = await approved();
  sandbox.faults.add({ match: { method: 'POST', path: /\/authorize$/ }, mode });
  expect(await gateway(patienceFor(mode)).secure(reference, later)).toMatchObject({
    outcome: 'authorized',
    amountCents: 4990,
  });
  expect(counts()).toMatchObject({ authorizations: 1 });
});

test.for(spoilt)('%s on the capture: it happened, is read back, and was made once', async (mode) => {
  const hold = await held();
  sandbox.faults.add({ match: { method: 'POST', path: /\/capture$/ }, mode });
  expect(await gateway(patienceFor(mode)).capture(hold, take)).toMatchObject({
    outcome: 'captured',
    amountCents: 4990,
  });
  expect(ledger()).toMatchObject({ held: 0, captured: 4990 });
});

test.for(spoilt)('%s on voiding a hold: it happened, and is read back', async (mode) => {
  const hold = await held();
  sandbox.faults.add({ match: { method: 'POST', path: /\/void$/ }, mode });
  expect(await gateway(patienceFor(mode)).void(hold, back)).toEqual({ outcome: 'voided' });
  expect(ledger()).toMatchObject({ held: 0 });
});

test.for(spoilt)('%s on the refund: it happened, and is found again', async (mode) => {
  const taken = await captured();
  sandbox.faults.add({ match: { method: 'POST', path: /\/refund$/ }, mode });
  expect(await gateway(patienceFor(mode)).refund(taken, give)).toMatchObject({ outcome: 'refunded' });
  expect(ledger()).toMatchObject({ refunded: 1000 });
});

test.for(before)(
  '%s before the hold: unknown, and placed by the next call with the same key',
  async (mode) => {
    const reference = await approved();
    sandbox.faults.add({ match: { method: 'POST', path: /\/authorize$/ }, mode, times: 1 });
    await expect(gateway(patienceFor(mode)).secure(reference, later)).rejects.toMatchObject({
      fault: { outcome: 'unknown' },
    });
    expect(await gateway().secure(reference, later)).toMatchObject({ outcome: 'authorized' });
    expect(counts()).toMatchObject({ authorizations: 1 });
  },
);

test.for(before)('%s before the capture: unknown, and made by the next call', async (mode) => {
  const hold = await held();
  sandbox.faults.add({ match: { method: 'POST', path: /\/capture$/ }, mode, times: 1 });
  await expect(gateway(patienceFor(mode)).capture(hold, take)).rejects.toMatchObject({
    fault: { outcome: 'unknown' },
  });
  expect(await gateway().capture(hold, take)).toMatchObject({ outcome: 'captured' });
  expect(ledger()).toMatchObject({ captured: 4990 });
});

test('"too many requests" does nothing and says so', async () => {
  const reference = await approved();
  sandbox.faults.add({ match: { method: 'POST', path: /\/authorize$/ }, mode: '429', times: 1 });
  await expect(gateway().secure(reference, later)).rejects.toMatchObject({
    fault: { code: 'rate_limited', outcome: 'none' },
  });
  expect(await gateway().secure(reference, later)).toMatchObject({ outcome: 'authorized' });
});

async function listen(payPal: PayPalGateway): Promise<Received[]> {
  const server = await startScriptedServer(() => ({ json: {} }));
  open.push(server);
  await payPal.ensureWebhook(`${server.url}/api/webhooks/paypal`, new Date(sandbox.clock.now()));
  return server.received;
}

const delivery = ({ headers, body }: Received) => ({
  headers,
  body: Buffer.from(body),
  now: new Date(sandbox.clock.now()),
});

test('signed notices of a payment are read; forged and stale ones are not', async () => {
  const payPal = gateway();
  const received = await listen(payPal);
  const taken = await captured();
  await sandbox.settled();
  const notices = await Promise.all(received.map((one) => payPal.readNotice(delivery(one))));
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'CHECKOUT.ORDER.APPROVED', orderId: taken.orderId }),
      expect.objectContaining({
        kind: 'PAYMENT.CAPTURE.COMPLETED',
        orderId: taken.orderId,
        captureId: taken.captureId,
      }),
    ]),
  );
  const [first] = received;
  if (!first) throw new Error('no call');
  const tampered = { ...first, body: first.body.replace('49.90', '0.01') };
  expect(tampered.body).not.toBe(first.body);
  expect(await payPal.readNotice(delivery(tampered))).toBeNull();
  const stale = { ...delivery(first), now: new Date(sandbox.clock.now() + 6 * 60_000) };
  expect(await payPal.readNotice(stale)).toBeNull();
});

test('a sandbox with its clock moved still signs its calls with the real time', async () => {
  const ahead = await createSandbox({ callTime: Date.now });
  const ears = await startScriptedServer(() => ({ json: {} }));
  open.push(ahead, ears);
  const { url, clientId, clientSecret } = ahead.paypal;
  const config = { url, clientId, clientSecret, webhookId: null, brandName: 'Hafenpost', timeoutMs: 5_000 };
  const payPal = createPayPalGateway(config, http);
  await payPal.ensureWebhook(ears.url, new Date());
  ahead.clock.advance(24 * 3_600_000);
  const { reference } = await payPal.open(payment, 'HP-1-open');
  await fetch(`${ahead.url}/__sandbox/paypal/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: reference.orderId }),
  });
  await ahead.settled();
  const [call] = ears.received;
  if (!call) throw new Error('no call');
  const { create_time: at } = JSON.parse(call.body) as { create_time: string };
  expect(Date.parse(at)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  const read = { headers: call.headers, body: Buffer.from(call.body), now: new Date() };
  expect(await payPal.readNotice(read)).toMatchObject({ orderId: reference.orderId });
});

test('a forged signature of the sandbox is refused', async () => {
  const payPal = gateway();
  const received = await listen(payPal);
  await control('webhooks', { forge: true });
  await approved();
  await sandbox.settled();
  expect(received).toHaveLength(1);
  const [forged] = received;
  expect(forged && (await payPal.readNotice(delivery(forged)))).toBeNull();
});

test('the same webhook URL is registered once, whichever process does it', async () => {
  const url = 'http://127.0.0.1:9/api/webhooks/paypal';
  const now = new Date(sandbox.clock.now());
  expect(await gateway().ensureWebhook(url, now)).toBe(await gateway().ensureWebhook(url, now));
  expect(counts()).toMatchObject({ webhooks: 1 });
});

test('a webhook registered for fewer events brings the others once it is extended', async () => {
  const server = await startScriptedServer(() => ({ json: {} }));
  open.push(server);
  const { url, clientId, clientSecret } = sandbox.paypal;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const token = await http.json({
    upstream: 'paypal',
    method: 'POST',
    url: `${url}/v1/oauth2/token`,
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
    timeoutMs: 5_000,
  });
  const { access_token: bearer } = token.json as { access_token: string };
  const { status } = await http.json({
    upstream: 'paypal',
    method: 'POST',
    url: `${url}/v1/notifications/webhooks`,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${server.url}/`, event_types: [{ name: 'PAYMENT.CAPTURE.REVERSED' }] }),
    timeoutMs: 5_000,
  });
  expect(status).toBe(201);
  await gateway().ensureWebhook(`${server.url}/`, new Date(sandbox.clock.now()));
  expect(counts()).toMatchObject({ webhooks: 1 });
  await approved();
  await sandbox.settled();
  expect(server.received.map(({ body }) => body)).toContainEqual(
    expect.stringContaining('CHECKOUT.ORDER.APPROVED'),
  );
});
