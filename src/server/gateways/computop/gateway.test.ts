// The gateway over real HTTP: what is called, how often, and what happens to broken answers.
import { afterEach, expect, test } from 'vitest';
import { patienceMs, type Received, type Reply, startScriptedServer } from '#tests/scripted-server.ts';
import { createHttp } from '../http.ts';
import { createCipher } from './cipher.ts';
import { openEnvelope, toPlain } from './envelope.ts';
import { createComputopGateway } from './gateway.ts';
import { createMac } from './mac.ts';
import { upstreamErrorOf } from '#tests/upstream-error.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

const [merchantId, blowfishKey, hmacKey] = ['hafenpost_test', 'Tf5)Xq8[z2?NLc3=', 'Wd6?z8=YR(f9k3*B2'];
const cipher = createCipher(blowfishKey);
const mac = createMac(hmacKey);
const payId = '4f9a1c7e2b8d40c69e3f5a7b1c2d3e4f';
const orderId = 'HP-1-abc';

const sealed = (fields: Record<string, string>): Reply => {
  const { Len, Data } = cipher.seal(`${toPlain(fields)}   `);
  return { body: `Len=${Len}&Data=${Data.toUpperCase()}` };
};
const answer = (status: string, code: string, more: Record<string, string> = {}): Reply =>
  sealed({
    mid: merchantId,
    PayID: payId,
    XID: 'a'.repeat(32),
    TransID: orderId,
    Status: status,
    Code: code,
    ...more,
  });
const ok = answer('OK', '00000000');
const failed = answer('FAILED', '20500033');
const ledger = (auth: number, cap: number, cred = 0, lastStatus = 'OK'): Reply =>
  answer('OK', '00000000', {
    LastStatus: lastStatus,
    AmountAuth: String(auth),
    AmountCap: String(cap),
    AmountCred: String(cred),
    Currency: 'EUR',
  });
const held = ledger(4_990, 0);
const booked = ledger(4_990, 4_990);
const hang: Reply = { broken: 'hang' };

/** Answers by script name, one reply after the other; the last one repeats. */
async function setUp(script: Record<string, Reply | Reply[]>) {
  const turns = new Map<string, number>();
  const server = await startScriptedServer(({ path }: Received) => {
    const name = path.replace(/^\/paygate\/|\.aspx$/g, '');
    const replies = [script[name] ?? { status: 404, body: name }].flat();
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return replies[Math.min(turn, replies.length - 1)] ?? hang;
  });
  const http = createHttp();
  open.push(http, server);
  const config = { url: `${server.url}/paygate`, merchantId, blowfishKey, hmacKey };
  const gateway = createComputopGateway(
    { ...config, timeoutMs: patienceMs(Object.values(script).flat()), readBackMs: 2_000 },
    http,
  );
  const called = () => server.received.map(({ path }) => path.replace(/^\/paygate\/|\.aspx$/g, ''));
  const sent = (at: number) => openEnvelope(server.received[at]?.body ?? '', cipher)?.fields ?? {};
  return { gateway, server, called, sent };
}

const reference = { orderId, authorizationId: payId };
const asked = { key: 'intent-1:move', amountCents: 4_990, intentId: 'HP-1' };

const faultOf = async (call: Promise<unknown>) => (await upstreamErrorOf(call)).fault;

test('opening makes no call: the URL carries the merchant in plain text and everything else sealed', async () => {
  const { gateway, called } = await setUp({});
  const page = (name: string) => `https://hafenpost.example/pay/0199a3c4-5d6e-7f80-9123-456789abcdef/${name}`;
  const payment = {
    intentId: 'HP-261120-7K3M9Q',
    amountCents: 4_990,
    capture: 'later',
    description: 'Hafenpost UPS Express Saver',
    language: 'en',
    urls: { success: page('ok'), failure: page('failed'), cancel: page('cancel'), notify: page('notify') },
  } as const;
  const opened = await gateway.open(payment, 'HP-261120-7K3M9Q:open:1');
  const url = new URL(opened.buyerUrl);
  expect(url.pathname).toBe('/paygate/payssl.aspx');
  expect([...url.searchParams.keys()]).toEqual(['MerchantID', 'Len', 'Data', 'Language']);
  expect(opened.buyerUrl.length).toBeLessThan(2_048);
  const fields = openEnvelope(url.search.slice(1), cipher)?.fields ?? {};
  expect(fields).toMatchObject({
    merchantid: merchantId,
    transid: opened.reference.orderId,
    refnr: 'HP-261120-7K3M9Q',
    amount: '4990',
    currency: 'EUR',
    capture: 'MANUAL',
    mac: mac.sign(['', opened.reference.orderId, merchantId, '4990', 'EUR']),
  });
  expect(await gateway.open(payment, 'HP-261120-7K3M9Q:open:1')).toEqual(opened);
  expect(called()).toEqual([]);
});

test('without a PayID the payment is looked up by our own id, with one by theirs', async () => {
  const { gateway, called, sent, server } = await setUp({ inquire24: held, inquire: held });
  const later = { ...asked, capture: 'later' } as const;
  const secured = await gateway.secure({ orderId }, later);
  expect(secured).toEqual({ outcome: 'authorized', reference, amountCents: 4_990 });
  await gateway.secure(reference, later);
  expect(called()).toEqual(['inquire24', 'inquire']);
  expect(server.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(sent(0)).toEqual({
    merchantid: merchantId,
    transid: orderId,
    mac: mac.sign(['', orderId, merchantId, '', '']),
  });
  expect(sent(1)).toMatchObject({ payid: payId, mac: mac.sign([payId, orderId, merchantId, '', '']) });
});

test('a payment unknown to them is one the buyer has not paid yet', async () => {
  const { gateway } = await setUp({ inquire24: answer('FAILED', '20500021', { PayID: '0'.repeat(32) }) });
  const capture = 'at_once';
  expect(await gateway.secure({ orderId }, { ...asked, capture })).toEqual({
    outcome: 'waiting',
  });
});

test('an answer without amounts does not mean that there is no payment', async () => {
  const { gateway } = await setUp({ inquire24: ok });
  const secured = gateway.secure({ orderId }, { ...asked, capture: 'at_once' });
  expect(await faultOf(secured)).toMatchObject({ code: 'unreadable', outcome: 'none' });
  expect(await faultOf(gateway.void({ orderId }, asked))).toMatchObject({ code: 'unreadable' });
});

test('the reason a payment failed is reported with the status of its last step', async () => {
  const lost = { LastStatus: 'FAILED', AmountAuth: '0', AmountCap: '0', CodeExt: '20100053' };
  const { gateway } = await setUp({ inquire24: answer('OK', '00000000', lost) });
  expect(await gateway.secure({ orderId }, { ...asked, capture: 'at_once' })).toMatchObject({
    outcome: 'refused',
    code: 'cancelled',
  });
});

/** All amounts are optional in Computop's answers. */
const bare = (lastStatus: string, more: Record<string, string> = {}): Reply =>
  answer('OK', '00000000', { LastStatus: lastStatus, ...more });
const onlyHeld = bare('AUTHORIZED', { AmountAuth: '4990' });

test.for<[string, Reply, object]>([
  ['failed', bare('FAILED'), { outcome: 'refused', code: 'failed' }],
  ['declined', bare('FAILED', { CodeExt: '22060305' }), { outcome: 'refused', code: 'declined' }],
  ['cancelled', bare('FAILED', { CodeExt: '20100053' }), { outcome: 'refused', code: 'cancelled' }],
  ['under review by the bank', bare('PENDING'), { outcome: 'pending' }],
  ['in 3-D Secure', bare('AUTHORIZE_REQUEST'), { outcome: 'waiting' }],
  ['held', onlyHeld, { outcome: 'authorized', amountCents: 4_990 }],
  ['booked', bare('OK', { AmountCap: '4990' }), { outcome: 'captured', amountCents: 4_990 }],
])('an answer without the other amounts and the currency: %s', async ([, inquire24, expected]) => {
  const { gateway } = await setUp({ inquire24 });
  expect(await gateway.secure({ orderId }, { ...asked, capture: 'later' })).toMatchObject(expected);
});

test('a hold reported without anything else can be captured or released', async () => {
  const inquire = [onlyHeld, onlyHeld, ledger(0, 0)];
  const { gateway, called } = await setUp({ inquire, capture: ok, reverse: ok });
  expect(await gateway.capture(reference, asked)).toMatchObject({ outcome: 'captured', amountCents: 4_990 });
  expect(await gateway.void(reference, asked)).toEqual({ outcome: 'voided' });
  expect(called()).toEqual(['inquire', 'capture', 'inquire', 'reverse', 'inquire']);
});

const signed = { MAC: mac.sign([payId, orderId, merchantId, 'OK', '00000000']) };
const amounts = { LastStatus: 'OK', AmountAuth: '4990', AmountCap: '0' };

test('a MAC in an answer is checked if present, but not required', async () => {
  const { gateway } = await setUp({ inquire: answer('OK', '00000000', { ...amounts, ...signed }) });
  const later = { ...asked, capture: 'later' } as const;
  expect(await gateway.secure(reference, later)).toMatchObject({ outcome: 'authorized' });
});

test.for<[string, Reply, string]>([
  ['a wrong MAC', answer('OK', '00000000', { ...amounts, MAC: '0'.repeat(64) }), 'unverified'],
  ['another merchant', answer('OK', '00000000', { ...amounts, mid: 'other' }), 'unverified'],
  ['another payment', answer('OK', '00000000', { ...amounts, TransID: 'HP-2' }), 'unverified'],
  ['another PayID', answer('OK', '00000000', { ...amounts, PayID: 'b'.repeat(32) }), 'unverified'],
  ['no amounts', ok, 'unreadable'],
  ['no amounts after a hold', bare('Authorized'), 'unreadable'],
  ['no amounts after a booking', bare('OK'), 'unreadable'],
  ['no amount held', bare('OK', { AmountCap: '0', AmountCred: '0' }), 'unreadable'],
  ['an invalid amount', answer('OK', '00000000', { ...amounts, AmountCap: '49.90' }), 'unreadable'],
  ['an error page', { body: '<html>Wartung</html>' }, 'unreadable'],
  ['a server fault', { status: 500, body: 'x' }, 'unreadable'],
  ['another key', { body: 'Len=9&Data=14ec7a6da0fbb3e50a84b47302443328' }, 'unreadable'],
  ['their MAC check failed', answer('FAILED', '20100044'), 'not_authorized'],
  ['refused before decryption', { body: `mid=${merchantId}&Status=FAILED&Code=20010010` }, 'refused'],
  ['nothing at all', hang, 'timeout'],
])('secure fails and leaves nothing open: %s', async ([, reply, code]) => {
  const { gateway } = await setUp({ inquire: reply });
  const later = { ...asked, capture: 'later' } as const;
  expect(await faultOf(gateway.secure(reference, later))).toMatchObject({
    upstream: 'computop',
    code,
    outcome: 'none',
  });
});

test('a hold is captured with PayID, amount, settlement number and a request id derived from its key', async () => {
  const { gateway, called, sent } = await setUp({ inquire: held, capture: ok });
  const done = { outcome: 'captured', reference: { ...reference, captureId: payId }, amountCents: 4_990 };
  expect(await gateway.capture(reference, asked)).toEqual(done);
  expect(await gateway.capture(reference, asked)).toEqual(done);
  expect(called()).toEqual(['inquire', 'capture', 'inquire', 'capture']);
  expect(sent(1)).toEqual(sent(3));
  expect(sent(1)).toEqual({
    merchantid: merchantId,
    payid: payId,
    transid: orderId,
    refnr: 'HP-1',
    amount: '4990',
    currency: 'EUR',
    reqid: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    mac: mac.sign([payId, orderId, merchantId, '4990', 'EUR']),
  });
});

test('what is already captured is not captured again', async () => {
  const { gateway, called } = await setUp({ inquire: booked });
  expect(await gateway.capture(reference, asked)).toMatchObject({ outcome: 'captured', amountCents: 4_990 });
  expect(called()).toEqual(['inquire']);
});

test.for<[string, Reply]>([
  ['hang', hang],
  ['reset', { broken: 'reset' }],
  ['500', { status: 500, body: 'x' }],
  ['error page', { body: '<html>' }],
  ['truncated', { body: 'Len=9&Data=14ec', broken: 'truncate' }],
  ['fatal', answer('FAILED', '40500033')],
])('capture, then %s: the ledger shows that it happened', async ([, reply]) => {
  const { gateway, called } = await setUp({ inquire: [held, held, booked], capture: reply });
  expect(await gateway.capture(reference, asked)).toMatchObject({ outcome: 'captured', amountCents: 4_990 });
  expect(called()).toEqual(['inquire', 'capture', 'inquire', 'inquire']);
});

test('a capture lost and not in the ledger is unknown, and sent only once', async () => {
  const { gateway, called } = await setUp({ inquire: held, capture: hang });
  expect(await faultOf(gateway.capture(reference, asked))).toMatchObject({
    outcome: 'unknown',
    kind: 'timeout',
  });
  expect(called().filter((name) => name === 'capture')).toHaveLength(1);
});

test('a refused capture is final, unless another one was faster', async () => {
  const one = await setUp({ inquire: held, capture: failed });
  expect(await one.gateway.capture(reference, asked)).toMatchObject({ outcome: 'refused', code: 'declined' });
  const two = await setUp({ inquire: [held, booked], capture: failed });
  expect(await two.gateway.capture(reference, asked)).toMatchObject({ outcome: 'captured' });
});

test.for([
  ['PENDING', '60500000'],
  ['PENDING', '00000000'],
  ['CAPTURE_REQUEST', '00000000'],
  ['OK', '60500000'],
] as const)('a capture still being processed is pending: %s %s', async ([status, code]) => {
  const { gateway } = await setUp({ inquire: held, capture: answer(status, code) });
  expect(await gateway.capture(reference, asked)).toEqual({ outcome: 'pending', reference });
});

test('a step answered with AUTHORIZED is done', async () => {
  const { gateway, called } = await setUp({ inquire: held, capture: answer('AUTHORIZED', '00000000') });
  expect(await gateway.capture(reference, asked)).toMatchObject({ outcome: 'captured', amountCents: 4_990 });
  expect(called()).toEqual(['inquire', 'capture']);
});

test.for<[string, Reply[], Reply, object, string[]]>([
  ['a hold', [held, ledger(0, 0)], ok, { outcome: 'voided' }, ['inquire', 'reverse', 'inquire']],
  [
    'a hold that is slow to go',
    [held, held, ledger(0, 0)],
    ok,
    { outcome: 'voided' },
    ['inquire', 'reverse', 'inquire', 'inquire'],
  ],
  ['nothing held', [ledger(0, 0)], ok, { outcome: 'voided' }, ['inquire']],
  ['captured', [booked], ok, { code: 'not_possible' }, ['inquire']],
  ['a lost answer', [held, ledger(0, 0)], hang, { outcome: 'voided' }, ['inquire', 'reverse', 'inquire']],
  ['a refusal', [held], failed, { code: 'not_possible' }, ['inquire', 'reverse', 'inquire']],
  [
    'a refusal when nothing is held any more',
    [held, ledger(0, 0)],
    failed,
    { outcome: 'voided' },
    ['inquire', 'reverse', 'inquire'],
  ],
])('void of %s', async ([, inquire, reverse, expected, calls]) => {
  const { gateway, called } = await setUp({ inquire, reverse });
  expect(await gateway.void(reference, asked)).toMatchObject(expected);
  expect(called()).toEqual(calls);
});

test('a void releases everything held, even if more than requested', async () => {
  const { gateway, sent } = await setUp({ inquire: [ledger(6_000, 0), ledger(0, 0)], reverse: ok });
  expect(await gateway.void(reference, asked)).toEqual({ outcome: 'voided' });
  expect(sent(1)).toMatchObject({ payid: payId, amount: '6000', currency: 'EUR' });
});

test('a reversal whose effect cannot be looked up counts as it was answered', async () => {
  const { gateway } = await setUp({ inquire: [held, hang], reverse: ok });
  expect(await gateway.void(reference, asked)).toEqual({ outcome: 'voided' });
});

test('a void waits while a step is under way, and does not guess after a lost answer', async () => {
  const one = await setUp({ inquire: ledger(4_990, 0, 0, 'CAPTURE_REQUEST') });
  expect(await faultOf(one.gateway.void(reference, asked))).toMatchObject({
    code: 'in_progress',
    outcome: 'none',
  });
  const two = await setUp({ inquire: held, reverse: hang });
  expect(await faultOf(two.gateway.void(reference, asked))).toMatchObject({ outcome: 'unknown' });
});

const part = { ...asked, amountCents: 1_000 };

test('a refund states its amount, and repetitions have the same id', async () => {
  const { gateway, called, sent } = await setUp({ inquire: booked, credit: ok });
  const refunded = await gateway.refund(reference, part);
  expect(refunded).toMatchObject({ outcome: 'refunded', refundId: expect.stringContaining(payId) as string });
  expect(await gateway.refund(reference, part)).toEqual(refunded);
  expect(await gateway.refund(reference, { ...part, key: 'another' })).not.toEqual(refunded);
  expect(called().slice(0, 2)).toEqual(['inquire', 'credit']);
  expect(sent(1)).toMatchObject({ payid: payId, amount: '1000', reqid: sent(3)['reqid'] });
  expect(sent(5)['reqid']).not.toBe(sent(1)['reqid']);
});

test('everything captured is refunded', async () => {
  const { gateway, sent } = await setUp({ inquire: booked, credit: ok });
  expect(await gateway.refund(reference, asked)).toMatchObject({ outcome: 'refunded' });
  expect(sent(1)).toMatchObject({ amount: '4990' });
});

test.for<[string, Reply, Reply, object]>([
  ['more than was captured', ledger(4_990, 500), ok, { code: 'not_possible' }],
  ['of nothing captured', held, ok, { code: 'not_possible' }],
  ['more than is left', ledger(4_990, 4_990, 4_500), failed, { code: 'not_possible' }],
  ['refused by the bank', booked, failed, { code: 'declined' }],
  ['still open', booked, answer('PENDING', '60500000'), { outcome: 'pending' }],
])('refund %s', async ([, inquire, credit, expected]) => {
  const { gateway } = await setUp({ inquire, credit });
  expect(await gateway.refund(reference, part)).toMatchObject(expected);
});

test.for(['PENDING', 'CREDIT_REQUEST'])(
  'while a step is %s no credit is sent, and the refund waits',
  async (lastStatus) => {
    const { gateway, called } = await setUp({
      inquire: [ledger(4_990, 4_990, 0, lastStatus), ledger(4_990, 4_990, 1_000)],
      credit: ok,
    });
    const waits = await gateway.refund(reference, part);
    expect(waits).toMatchObject({ outcome: 'pending' });
    expect(called()).toEqual(['inquire']);
    expect(await gateway.refund(reference, part)).toEqual({ ...waits, outcome: 'refunded' });
  },
);

test('a refund whose answer is lost is unknown and sent once: the amount does not tell which parcel it was for', async () => {
  const before = ledger(4_990, 4_990, 300);
  const { gateway, called } = await setUp({ inquire: [before, ledger(4_990, 4_990, 1_300)], credit: hang });
  expect(await faultOf(gateway.refund(reference, part))).toMatchObject({ outcome: 'unknown' });
  expect(called()).toEqual(['inquire', 'credit']);
});

test.for<[string, Reply, Reply, number, boolean]>([
  ['refunded earlier', ledger(4_990, 4_990, 1_300), ledger(4_990, 4_990, 1_300), 300, true],
  [
    'refunded just now, on top of more than we know of',
    ledger(4_990, 4_990, 500),
    ledger(4_990, 4_990, 1_500),
    300,
    true,
  ],
  ['less than that refunded earlier', ledger(4_990, 4_990, 500), ledger(4_990, 4_990, 500), 0, false],
])('a refund reported as done: %s', async ([, before, after, backCents, isBack]) => {
  const { gateway, called } = await setUp({ inquire: [before, after], credit: ok });
  const refund = gateway.refund(reference, { ...part, backCents });
  if (isBack) expect(await refund).toMatchObject({ outcome: 'refunded' });
  else expect(await faultOf(refund)).toMatchObject({ code: 'mismatch', kind: 'invalid', outcome: 'none' });
  expect(called()).toEqual(['inquire', 'credit', 'inquire']);
});

test('if no more was refunded than we know of, a credit is believed at once: the ledger may be slow', async () => {
  const { gateway, called } = await setUp({ inquire: [ledger(4_990, 4_990, 300)], credit: ok });
  expect(await gateway.refund(reference, { ...part, backCents: 300 })).toMatchObject({ outcome: 'refunded' });
  expect(called()).toEqual(['inquire', 'credit']);
});

test('credentials that are not accepted are no final answer for the customer', async () => {
  const { gateway } = await setUp({ inquire: booked, credit: answer('FAILED', '20120044') });
  expect(await faultOf(gateway.refund(reference, part))).toMatchObject({
    code: 'not_authorized',
    outcome: 'none',
  });
});
