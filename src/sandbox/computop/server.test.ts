// Paygate from outside, over HTTP: pages, test cards, notifications, server calls, control.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { createBlowfish } from './blowfish.ts';
import { TEST_CARDS } from './cards.ts';
import { answerMac, requestMac } from './mac.ts';
import { seal, textOf, unseal, type Fields } from './message.ts';
import { MERCHANT } from './world.ts';

const { merchantId, blowfishKey, hmacKey } = MERCHANT;
const cipher = createBlowfish(Buffer.from(blowfishKey));
const FORM = 'application/x-www-form-urlencoded';

type Notice = { body: string; type: string; fields: Fields };
let sandbox: Sandbox;
let notices: Notice[] = [];
/** What the merchant answers next; 200 when empty. */
let answers: number[] = [];
let shop = '';

const open = (form: URLSearchParams): Fields => {
  const read = unseal({ len: form.get('Len') ?? '', data: form.get('Data') ?? '' }, cipher);
  if (!read.ok) throw new Error(`unreadable: ${form.toString()}`);
  return read.fields;
};

const listener = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('latin1');
    notices.push({
      body,
      type: request.headers['content-type'] ?? '',
      fields: open(new URLSearchParams(body)),
    });
    response.writeHead(answers.shift() ?? 200).end('OK');
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  shop = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  sandbox = await createSandbox();
});
afterAll(async () => {
  await sandbox.close();
  listener.closeAllConnections();
  await new Promise((done) => listener.close(done));
});
beforeEach(() => {
  sandbox.reset();
  notices = [];
  answers = [];
});

const signedRequest = (fields: Record<string, string>) => ({
  ...fields,
  MAC: requestMac(hmacKey, {
    payId: fields['PayID'] ?? '',
    transId: fields['TransID'] ?? '',
    merchantId,
    amount: fields['Amount'] ?? '',
    currency: fields['Currency'] ?? '',
  }),
});

const outer = (fields: Record<string, string>) => ({ MerchantID: merchantId, ...seal(fields, cipher) });

const request = (more: Record<string, string> = {}) => ({
  MerchantID: merchantId,
  TransID: 'T-100',
  RefNr: 'HP100',
  Amount: '4990',
  Currency: 'EUR',
  OrderDesc: 'Hafenpost-DHL',
  MsgVer: '2.0',
  Capture: 'MANUAL',
  Response: 'encrypt',
  URLSuccess: `${shop}/success/T-100`,
  URLFailure: `${shop}/failure/T-100`,
  URLNotify: `${shop}/notify/T-100`,
  URLBack: `${shop}/back/T-100`,
  UserData: 'u-1',
  ...more,
});

const payUrl = (more: Record<string, string> = {}, extras: Record<string, string> = {}) =>
  `${sandbox.computop.url}/payssl.aspx?${new URLSearchParams({ ...outer(signedRequest(request(more))), ...extras }).toString()}`;

const post = (url: string, form: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: new URLSearchParams(form).toString(),
    redirect: 'manual',
  });

async function call(script: string, fields: Record<string, string>): Promise<Fields> {
  const answer = await post(`${sandbox.computop.url}/${script}`, outer(signedRequest(fields)));
  expect(answer.status).toBe(200);
  const read = open(new URLSearchParams(await answer.text()));
  expectSigned(read);
  return read;
}

function expectSigned(fields: Fields): void {
  const facts = {
    payId: textOf(fields, 'PayID'),
    transId: textOf(fields, 'TransID'),
    merchantId: textOf(fields, 'mid'),
    status: textOf(fields, 'Status'),
    code: textOf(fields, 'Code'),
  };
  expect(textOf(fields, 'MAC')).toBe(answerMac(hmacKey, facts));
}

const inquire = (transId = 'T-100') => call('inquire24.aspx', { TransID: transId });
const ledger = () => (sandbox.state()['computop'] as { ledger: Record<string, unknown> }).ledger;

async function paid(more: Record<string, string> = {}): Promise<string> {
  const { payId, status } = await sandbox.computop.pay({ paymentUrl: payUrl(more) });
  expect(status).not.toBe('FAILED');
  return payId;
}

const money = (payId: string, amount: string, more: Record<string, string> = {}) => ({
  PayID: payId,
  TransID: 'T-100',
  Amount: amount,
  Currency: 'EUR',
  ...more,
});

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
const formOf = (page: string) => /action="([^"]+)"/.exec(page)?.[1] ?? '';
const CARD = { expiry: '12/35', cvc: '123', holder: 'Jörg Test', choice: 'pay' };

test.each([
  ['de', 'Mit Karte bezahlen', '49,90'],
  ['en', 'Pay by card', '€49.90'],
])('the page is in %s, says SANDBOX and shows the amount to pay', async (language, title, amount) => {
  const answer = await fetch(payUrl({}, { Language: language }));
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  for (const text of [title, amount, 'SANDBOX', 'Hafenpost-DHL', merchantId, 'id="card"', 'id="cancel"'])
    expect(page).toContain(text);
});

test('a person pays: the form, then a page that posts itself to the shop', async () => {
  const page = await (await fetch(payUrl({}, { CustomField1: 'clear' }))).text();
  const home = await post(sandbox.url + formOf(page), { ...CARD, card: '4000 0199 6619 9434' });
  const body = await home.text();
  expect(formOf(body)).toBe(`${shop}/success/T-100`);
  expect(hidden(body, 'CustomField1')).toBe('clear');
  const form = new URLSearchParams({ Len: hidden(body, 'Len') ?? '', Data: hidden(body, 'Data') ?? '' });
  const fields = open(form);
  expectSigned(fields);
  expect(Object.fromEntries(fields)).toMatchObject({
    mid: merchantId,
    transid: 'T-100',
    refnr: 'HP100',
    status: 'AUTHORIZED',
    code: '00000000',
    type: 'SSL',
    ccexpiry: '203512',
    ccbrand: 'VISA',
    maskedpan: '400001XXXXXX9434',
    userdata: 'u-1',
  });
  expect(textOf(fields, 'PayID')).toMatch(/^[0-9a-f]{32}$/);
  expect(textOf(fields, 'XID')).toMatch(/^[0-9a-f]{32}$/);
  expect(ledger()).toEqual({ EUR: { authorized: 4990, captured: 0, credited: 0 } });
});

test.each([
  [{ card: '4111111111111111' }, 'test cards'],
  [{ expiry: '01/20' }, 'expiry date'],
  [{ cvc: '1' }, 'security code'],
])('input that the form cannot accept (%o) is reported, and can be corrected', async (wrong, words) => {
  const page = await (await fetch(payUrl())).text();
  const form = { ...CARD, card: '4000019966199434' };
  const again = await post(sandbox.url + formOf(page), { ...form, ...wrong });
  const shown = await again.text();
  expect(shown).toContain(words);
  expect(await (await post(sandbox.url + formOf(shown), form)).text()).toContain('id="return"');
});

test('a challenge has its own page, and pressing twice pays once', async () => {
  const page = await (await fetch(payUrl())).text();
  const challenge = await (
    await post(sandbox.url + formOf(page), { ...CARD, card: '4000012892688323' })
  ).text();
  expect(challenge).toContain('id="code"');
  expect(textOf(await inquire(), 'LastStatus')).toBe('AUTHORIZE_REQUEST');
  const twice = await Promise.all(
    [1, 2].map(async () => (await post(sandbox.url + formOf(challenge), { code: '1234' })).text()),
  );
  expect(twice[0]).toBe(twice[1]);
  expect(notices).toHaveLength(1);
  expect(ledger()).toEqual({ EUR: { authorized: 4990, captured: 0, credited: 0 } });
});

const EXPECTED = {
  frictionless: ['AUTHORIZED', '00000000'],
  challenge: ['AUTHORIZED', '00000000'],
  'booking-fails': ['AUTHORIZED', '00000000'],
  'not-authenticated': ['FAILED', '22720040'],
  incomplete: ['FAILED', '21200015'],
  error: ['FAILED', '21200011'],
  declined: ['FAILED', '22060305'],
} as const;

test.each(TEST_CARDS)('card $number ($outcome) ends as documented', async ({ number, outcome }) => {
  const back = await sandbox.computop.pay({ paymentUrl: payUrl(), card: number });
  const [status, code] = EXPECTED[outcome];
  expect(back).toMatchObject({ status, code, method: 'POST' });
  expect(back.url).toBe(`${shop}/${status === 'FAILED' ? 'failure' : 'success'}/T-100`);
  expect(textOf(await inquire(), 'LastStatus')).toBe(status);
  expect(textOf(notices[0]?.fields ?? new Map(), 'Code')).toBe(code);
});

test('a wrong challenge code fails', async () => {
  const back = await sandbox.computop.pay({ paymentUrl: payUrl(), card: '378282246310005', code: '0000' });
  expect(back).toMatchObject({ status: 'FAILED', code: '22720040' });
});

test.each([
  ['Test:0000 anything', 'AUTHORIZED', '00000000'],
  ['Test:0305', 'FAILED', '22060305'],
  ['Test:014h x', 'FAILED', '2206014H'],
])('OrderDesc "%s" simulates %s', async (OrderDesc, status, code) => {
  const back = await sandbox.computop.pay({ paymentUrl: payUrl({ OrderDesc }), card: '4000000000000002' });
  expect(back).toMatchObject({ status, code });
});

test('abandoning the payment leads to URLBack by GET, and is notified as 0053', async () => {
  const page = await (await fetch(payUrl())).text();
  const away = await post(sandbox.url + formOf(page), { choice: 'cancel' });
  expect(away.status).toBe(303);
  const target = new URL(away.headers.get('location') ?? '');
  expect(target.pathname).toBe('/back/T-100');
  expect(textOf(open(target.searchParams), 'Code')).toMatch(/^2.{3}0053$/);
  expect(notices.map(({ fields }) => textOf(fields, 'Status'))).toEqual(['FAILED']);
});

test.each([
  ['FEED'.repeat(16), '20120044'],
  ['', '20100044'],
])('the MAC "%s" opens the page and fails the payment', async (MAC, code) => {
  const url = `${sandbox.computop.url}/paymentPage.aspx?${new URLSearchParams(outer({ ...request(), MAC })).toString()}`;
  expect((await fetch(url)).status).toBe(200);
  expect(await sandbox.computop.pay({ paymentUrl: url })).toMatchObject({ status: 'FAILED', code });
  expect(textOf(await inquire(), 'Status')).toBe('FAILED');
  expect(ledger()).toEqual({});
});

test('a paid TransID is not paid again, neither on a new page nor on one still open', async () => {
  const still = await (await fetch(payUrl())).text();
  await paid();
  expect((await fetch(payUrl())).status).toBe(400);
  const home = await (await post(sandbox.url + formOf(still), { ...CARD, card: '4000019966199434' })).text();
  expect(formOf(home)).toBe(`${shop}/failure/T-100`);
  expect(textOf(await inquire(), 'LastStatus')).toBe('AUTHORIZED');
  expect(ledger()).toEqual({ EUR: { authorized: 4990, captured: 0, credited: 0 } });
});

test('after a declined card the same TransID may be tried again', async () => {
  await sandbox.computop.pay({ paymentUrl: payUrl(), card: '4000000000000002' });
  const payId = await paid();
  expect(textOf(await inquire(), 'PayID')).toBe(payId);
});

test.each([
  [{ Amount: '49.90' }],
  [{ Amount: '0' }],
  [{ TransID: '' }],
  [{ TransID: 'x'.repeat(65) }],
  [{ Capture: 'LATER' }],
  [{ URLSuccess: 'javascript:alert(1)' }],
])('a request with %o is refused on a page', async (wrong) => {
  const answer = await fetch(payUrl(wrong));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Status=FAILED');
});

test('an unknown merchant is told in plain text', async () => {
  const answer = await post(`${sandbox.computop.url}/capture.aspx`, {
    MerchantID: 'somebody',
    Len: '1',
    Data: '00',
  });
  const read = new URLSearchParams(await answer.text());
  expect(Object.fromEntries(read)).toMatchObject({ mid: 'somebody', Status: 'FAILED', Code: '20160001' });
  const unreadable = await post(`${sandbox.computop.url}/capture.aspx`, {
    MerchantID: merchantId,
    Len: '3',
    Data: '00112233445566778899aabbccddeeff',
  });
  expect(await unreadable.text()).toContain('Status=FAILED&Code=2011');
});

test('holding, booking in parts and crediting in parts: the amounts follow', async () => {
  const PayID = await paid();
  expect(textOf(await call('capture.aspx', money(PayID, '3000')), 'Code')).toBe('00000000');
  expect(textOf(await call('capture.aspx', money(PayID, '2000')), 'Status')).toBe('FAILED');
  expect(textOf(await call('capture.aspx', money(PayID, '1990')), 'Status')).toBe('OK');
  const TransID = 'R-7';
  expect(textOf(await call('credit.aspx', money(PayID, '1000', { TransID })), 'TransID')).toBe('R-7');
  expect(textOf(await call('credit.aspx', money(PayID, '3991')), 'Status')).toBe('FAILED');
  expect(Object.fromEntries(await call('inquire.aspx', { PayID }))).toMatchObject({
    laststatus: 'OK',
    amountauth: '4990',
    amountcap: '4990',
    amountcred: '1000',
    currency: 'EUR',
  });
  expect(ledger()).toEqual({ EUR: { authorized: 0, captured: 4990, credited: 1000 } });
});

test('reverse releases a hold, and then there is nothing left to reverse', async () => {
  const PayID = await paid();
  expect(textOf(await call('reverse.aspx', { PayID, TransID: 'T-100' }), 'Status')).toBe('OK');
  expect(textOf(await call('reverse.aspx', { PayID, TransID: 'T-100' }), 'Status')).toBe('FAILED');
  expect(textOf(await call('capture.aspx', money(PayID, '1')), 'Status')).toBe('FAILED');
  expect(ledger()).toEqual({ EUR: { authorized: 0, captured: 0, credited: 0 } });
});

test('a ReqId works once: the same answer, no second effect, no other use', async () => {
  const PayID = await paid({ Capture: 'AUTO' });
  const first = await call('credit.aspx', money(PayID, '100', { ReqId: 'r-1' }));
  const second = await call('credit.aspx', money(PayID, '100', { ReqId: 'r-1' }));
  expect(second).toEqual(first);
  expect(ledger()).toEqual({ EUR: { authorized: 0, captured: 4990, credited: 100 } });
  expect(textOf(await call('capture.aspx', money(PayID, '1', { ReqId: 'r-1' })), 'Status')).toBe('FAILED');
});

test('a ReqId does not protect an open request, which is processed again as documented; a closed one is protected', async () => {
  const PayID = await paid({ Capture: 'AUTO' });
  const ask = () => call('credit.aspx', money(PayID, '100', { ReqId: 'r-1' }));
  sandbox.computop.settings.creditsStayOpen = true;
  expect(textOf(await ask(), 'Status')).toBe('PENDING');
  expect(textOf(await ask(), 'Status')).toBe('PENDING');
  const open = await inquire();
  expect([textOf(open, 'LastStatus'), textOf(open, 'AmountCred')]).toEqual(['PENDING', '0']);
  sandbox.computop.settings.creditsStayOpen = false;
  expect(textOf(await ask(), 'Status')).toBe('OK');
  const through = await inquire();
  expect([textOf(through, 'LastStatus'), textOf(through, 'AmountCred')]).toEqual(['OK', '200']);
});

test('when the connection is cut after a credit the credit stays, and the ReqId protects the retry', async () => {
  const PayID = await paid({ Capture: 'AUTO' });
  sandbox.faults.add({ match: { path: '/computop/credit.aspx' }, mode: 'cut-after', times: 1 });
  await expect(call('credit.aspx', money(PayID, '990', { ReqId: 'r-2' }))).rejects.toThrow();
  expect(textOf(await call('credit.aspx', money(PayID, '990', { ReqId: 'r-2' })), 'Status')).toBe('OK');
  expect(textOf(await inquire(), 'AmountCred')).toBe('990');
});

test.each([
  ['capture.aspx', { Amount: '1', Currency: 'EUR' }],
  ['credit.aspx', { Amount: '1', Currency: 'EUR' }],
  ['reverse.aspx', {}],
  ['inquire.aspx', {}],
])('%s accepts no strangers and no wrong MAC', async (script, more) => {
  const fields = { PayID: 'f'.repeat(32), TransID: 'nobody', ...more };
  expect(Object.fromEntries(await call(script, fields))).toMatchObject({
    status: 'FAILED',
    code: '20160003',
  });
  const forged = await post(`${sandbox.computop.url}/${script}`, outer({ ...fields, MAC: '0'.repeat(64) }));
  const read = open(new URLSearchParams(await forged.text()));
  expectSigned(read);
  expect(textOf(read, 'Code')).toBe('20120044');
});

test('a wrong currency or amount moves no money', async () => {
  const PayID = await paid();
  expect(textOf(await call('capture.aspx', money(PayID, '10', { Currency: 'USD' })), 'Status')).toBe(
    'FAILED',
  );
  expect(textOf(await call('capture.aspx', money(PayID, '1e2')), 'Status')).toBe('FAILED');
  expect(ledger()).toEqual({ EUR: { authorized: 4990, captured: 0, credited: 0 } });
});

test('Capture=AUTO books at once, or later if set so; hours book after that many hours', async () => {
  const now = await sandbox.computop.pay({ paymentUrl: payUrl({ Capture: 'AUTO' }) });
  expect(now.status).toBe('OK');
  sandbox.computop.settings.autoAfterSeconds = 30;
  await paid({ Capture: 'AUTO', TransID: 'T-2' });
  await paid({ Capture: '2', TransID: 'T-3' });
  expect(ledger()).toEqual({ EUR: { authorized: 9980, captured: 4990, credited: 0 } });
  sandbox.clock.advance(31_000);
  expect(textOf(await inquire('T-2'), 'AmountCap')).toBe('4990');
  expect(textOf(await inquire('T-3'), 'AmountCap')).toBe('0');
  sandbox.clock.advance(2 * 3_600_000);
  expect(textOf(await inquire('T-3'), 'AmountCap')).toBe('4990');
});

test('our second card authorizes, but the money never arrives', async () => {
  const card = '4000000000000341';
  const { payId } = await sandbox.computop.pay({ paymentUrl: payUrl(), card });
  expect(textOf(await call('capture.aspx', money(payId, '4990')), 'Status')).toBe('FAILED');
  expect(textOf(await call('reverse.aspx', { PayID: payId, TransID: 'T-100' }), 'Status')).toBe('OK');
  await sandbox.computop.pay({ paymentUrl: payUrl({ Capture: 'AUTO', TransID: 'T-2' }), card });
  sandbox.clock.advance(2_000);
  await sandbox.settled();
  const told = notices.filter(({ fields }) => textOf(fields, 'TransID') === 'T-2');
  expect(told.map(({ fields }) => textOf(fields, 'Status'))).toEqual(['AUTHORIZED', 'FAILED']);
});

test('a notification is a signed form in ISO-8859-1', async () => {
  await paid();
  expect(notices).toHaveLength(1);
  const [notice] = notices;
  expect(notice?.type).toBe(`${FORM}; charset=ISO-8859-1`);
  expect(notice?.body).toMatch(/^Len=\d+&Data=[0-9A-F]+$/);
  expectSigned(notice?.fields ?? new Map());
});

test('an unanswered notification is sent eight times over 21.6 hours, then never again', async () => {
  answers = Array.from({ length: 20 }, () => 500);
  await paid();
  for (let hour = 0; hour < 40 * 4; hour += 1) {
    sandbox.clock.advance(15 * 60_000);
    await sandbox.settled();
  }
  expect(notices).toHaveLength(8);
  expect(new Set(notices.map(({ body }) => body)).size).toBe(1);
});

test('a single 200 ends the repetitions', async () => {
  answers = [404];
  await paid();
  sandbox.clock.advance(60_000);
  await sandbox.settled();
  sandbox.clock.advance(86_400_000);
  await sandbox.settled();
  expect(notices).toHaveLength(2);
});

const control = (name: string, body: object) =>
  fetch(`${sandbox.url}/__sandbox/computop/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test.each([
  ['twice', { copies: 2 }, [2, 2]],
  ['never', { off: true }, [0, 0]],
  ['after the return', { before: false }, [0, 1]],
  ['a minute late', { delayMs: 60_000 }, [0, 1]],
])('notifications can come %s', async (_how, settings, [atOnce, later]) => {
  await control('notify', settings);
  await paid();
  expect(notices).toHaveLength(atOnce ?? -1);
  sandbox.clock.advance(61_000);
  await sandbox.settled();
  expect(notices).toHaveLength(later ?? -1);
});

test('forged notifications have a wrong MAC until that is switched off', async () => {
  await control('notify', { forge: true });
  answers = [400];
  await paid();
  expect(() => expectSigned(notices[0]?.fields ?? new Map())).toThrow();
  await control('notify', { forge: false });
  sandbox.clock.advance(60_000);
  await sandbox.settled();
  expectSigned(notices[1]?.fields ?? new Map());
});

test('the return can be forged, and inquire can report wrong amounts', async () => {
  await control('settings', { forgeReturn: true, amountFactor: 0.5 });
  const back = await sandbox.computop.pay({ paymentUrl: payUrl() });
  expect(() => expectSigned(open(new URLSearchParams(back.form)))).toThrow();
  expect(textOf(await inquire(), 'AmountAuth')).toBe('2495');
});

test('simulated payments can be made impossible to capture', async () => {
  await control('settings', { simulationDisabled: true });
  const PayID = await paid({ OrderDesc: 'Test:0000' });
  expect(textOf(await call('capture.aspx', money(PayID, '1')), 'Description')).toBe('DISABLED');
});

test('paying without a browser works over HTTP, by URL and by TransID, and refuses nonsense', async () => {
  const answer = await control('pay', { paymentUrl: payUrl(), card: '5232125125401459', code: '1234' });
  expect(await answer.json()).toMatchObject({ method: 'POST', status: 'AUTHORIZED', transId: 'T-100' });
  await fetch(payUrl({ TransID: 'T-9' }));
  const gone = await control('pay', { transId: 'T-9', choice: 'cancel' });
  expect(await gone.json()).toMatchObject({ method: 'GET', status: 'FAILED', url: `${shop}/back/T-100` });
  expect((await control('pay', { transId: 'never' })).status).toBe(400);
  expect((await control('notify', { often: 3 })).status).toBe(400);
});

test('only this machine is ever called', async () => {
  await paid({ URLNotify: 'http://shop.example/notify' });
  expect(sandbox.state()['computop']).toMatchObject({ notifies: [{ status: 0, attempt: 1 }] });
});

test('a reset forgets payments, settings and pending deliveries', async () => {
  answers = [500];
  await control('settings', { amountFactor: 2 });
  await paid();
  sandbox.reset();
  sandbox.clock.advance(86_400_000);
  await sandbox.settled();
  expect(notices).toHaveLength(1);
  expect(sandbox.state()['computop']).toEqual({ ledger: {}, payments: [], notifies: [] });
  expect(sandbox.computop.settings.amountFactor).toBe(1);
});
