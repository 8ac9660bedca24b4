// The simulated PayPal as a merchant and a payer see it: every documented refusal, keys, time, and the page.
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { ISSUES } from './issue-table.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

type Json = { [key: string]: unknown };
type Told = { status: number; headers: Headers; body: Json & { details?: { issue: string }[]; id: string } };
type Extra = { client?: string; key?: string; headers?: Record<string, string>; raw?: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const basic = (id: string, secret: string) => `Basic ${btoa(`${id}:${secret}`)}`;
const tokenFor = async (client: string, secret = 'sandbox-secret', grant = 'client_credentials') => {
  const answer = await fetch(`${sandbox.paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: basic(client, secret) },
    body: new URLSearchParams({ grant_type: grant }),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
};

const call = async (method: string, path: string, body?: unknown, extra: Extra = {}): Promise<Told> => {
  const { body: token } = await tokenFor(extra.client ?? sandbox.paypal.clientId);
  const text = extra.raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(`${sandbox.paypal.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${String(token['access_token'])}`,
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(extra.key && { 'paypal-request-id': extra.key }),
      ...extra.headers,
    },
    ...(text !== undefined && { body: text }),
  });
  const said = await answer.text();
  const parsed = (said === '' ? {} : JSON.parse(said)) as Told['body'];
  return { status: answer.status, headers: answer.headers, body: parsed };
};

const control = async (path: string, body: object) => {
  const answer = await fetch(`${sandbox.url}/__sandbox/paypal/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
};

const euros = (value: string, currency_code = 'EUR') => ({ currency_code, value });
const unit = (extra: Json = {}) => ({ amount: euros('10.00'), ...extra });
const order = (extra: Json = {}, intent = 'CAPTURE') => ({ intent, purchase_units: [unit(extra)] });

const create = async (body: unknown = order()) => {
  const told = await call('POST', '/v2/checkout/orders', body);
  expect(told.status, JSON.stringify(told.body)).toBeLessThan(300);
  return told.body.id;
};
const approve = (orderId: string, choice = 'approve') => control('approve', { orderId, choice });
const pay = (id: string, how = 'capture', extra?: Extra) =>
  call('POST', `/v2/checkout/orders/${id}/${how}`, {}, extra);

type Payment = { id: string; status: string; status_details?: { reason: string } };
const paymentsIn = ({ body }: Told, kind: 'captures' | 'authorizations' | 'refunds') =>
  (body['purchase_units'] as { payments: Record<string, Payment[]> }[])[0]?.payments[kind] ?? [];

/** A paid order: its id and that of its capture or authorization. */
const paid = async (extra: Json = {}, { intent = 'CAPTURE', choice = 'approve' } = {}) => {
  const id = await create(order(extra, intent));
  await approve(id, choice);
  const told = await pay(id, intent === 'CAPTURE' ? 'capture' : 'authorize');
  expect(told.status, JSON.stringify(told.body)).toBe(201);
  const [payment] = paymentsIn(told, intent === 'CAPTURE' ? 'captures' : 'authorizations');
  return { id, paymentId: payment?.id ?? '', payment };
};
const held = (extra: Json = {}, choice?: string) =>
  paid(extra, { intent: 'AUTHORIZE', ...(choice && { choice }) });

const capturePath = (id: string) => `/v2/payments/authorizations/${id}/capture`;
const refundPath = (id: string) => `/v2/payments/captures/${id}/refund`;
const issueOf = ({ status, body }: Told) => [status, body.details?.[0]?.issue];

type State = {
  ledger: Record<string, { held: number; captured: number; refunded: number }>;
  orders: { id: string; status: string; custom_id: string | null; amount: number }[];
};
const state = () => sandbox.state()['paypal'] as State;

describe('tokens', () => {
  test.each([
    ['wrong', 'sandbox-secret', 'client_credentials', 401, 'invalid_client'],
    ['sandbox-client', 'wrong', 'client_credentials', 401, 'invalid_client'],
    ['sandbox-client', 'sandbox-secret', 'password', 400, 'unsupported_grant_type'],
  ])('%s with %s asking for %s is %i %s', async (id, secret, grant, status, error) => {
    expect(await tokenFor(id, secret, grant)).toMatchObject({ status, body: { error } });
  });

  test('a token lives nine hours on the sandbox clock, a forged one does not work at all', async () => {
    const { body } = await tokenFor('sandbox-client');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
    const ask = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${sandbox.paypal.url}/v2/checkout/orders/X`, { headers });
      return [answer.status, ((await answer.json()) as Json)['error']];
    };
    const token = String(body['access_token']);
    expect(await ask(token)).toEqual([404, undefined]);
    expect(await ask(`${token.slice(0, -1)}!`)).toEqual([401, 'invalid_token']);
    sandbox.clock.advance(9 * HOUR + 1);
    expect(await ask(token)).toEqual([401, 'invalid_token']);
  });

  test('every answer has a debug id, and an error repeats it', async () => {
    const good = await call('POST', '/v2/checkout/orders', order());
    expect(good.headers.get('paypal-debug-id')).toMatch(/^[0-9a-f]{13}$/);
    const bad = await call('GET', '/v2/checkout/orders/NONE');
    expect(bad.body).toMatchObject({
      name: 'RESOURCE_NOT_FOUND',
      details: [{ issue: 'INVALID_RESOURCE_ID' }],
    });
    expect(bad.body['debug_id']).toBe(bad.headers.get('paypal-debug-id'));
  });

  test('another merchant may not see the order', async () => {
    const id = await create();
    const told = await call('GET', `/v2/checkout/orders/${id}`, undefined, { client: 'sandbox-other' });
    expect([told.body['name'], ...issueOf(told)]).toEqual(['NOT_AUTHORIZED', 403, 'PERMISSION_DENIED']);
  });
});

const breakdown = (parts: Record<string, string>) => ({
  amount: {
    ...euros('10.00'),
    breakdown: Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, euros(value)])),
  },
});
const item = (value: string, tax?: string, quantity = '1') => ({
  items: [{ name: 'Label', quantity, unit_amount: euros(value), ...(tax && { tax: euros(tax) }) }],
});
const wallet = (context: object) => ({ payment_source: { paypal: { experience_context: context } } });
const amount = (value: string, code?: string) => order({ amount: euros(value, code) });

describe('creating', () => {
  test.each<[number, string, unknown, string?]>([
    [400, 'MISSING_REQUIRED_PARAMETER', { purchase_units: [unit()] }],
    [400, 'MISSING_REQUIRED_PARAMETER', { intent: 'CAPTURE' }],
    [400, 'MISSING_REQUIRED_PARAMETER', { intent: 'CAPTURE', purchase_units: [{}] }],
    [400, 'MISSING_REQUIRED_PARAMETER', order({ items: [{ name: 'A', quantity: '1' }] })],
    [400, 'INVALID_PARAMETER_VALUE', { intent: 'SAVE', purchase_units: [unit()] }],
    [400, 'INVALID_PARAMETER_VALUE', { ...order(), ...wallet({ user_action: 'GO' }) }, 'k'],
    [400, 'INVALID_PARAMETER_SYNTAX', amount('ten')],
    [400, 'INVALID_PARAMETER_SYNTAX', order({ amount: { currency_code: 'EUR', value: 10 } })],
    [400, 'INVALID_PARAMETER_SYNTAX', { ...order(), ...wallet({ return_url: 'shop' }) }, 'k'],
    [400, 'INVALID_STRING_LENGTH', order({ custom_id: 'x'.repeat(128) })],
    [400, 'INVALID_STRING_LENGTH', order({ soft_descriptor: 'x'.repeat(23) })],
    [400, 'INVALID_STRING_LENGTH', order(), 'x'.repeat(109)],
    [400, 'INVALID_ARRAY_MIN_ITEMS', { intent: 'CAPTURE', purchase_units: [] }],
    [400, 'INVALID_ARRAY_MAX_ITEMS', { intent: 'CAPTURE', purchase_units: Array(11).fill(unit()) }],
    [400, 'NOT_SUPPORTED', { ...order(), payment_source: { card: {} } }, 'k'],
    [400, 'PAYPAL_REQUEST_ID_REQUIRED', { ...order(), ...wallet({}) }],
    [422, 'AMOUNT_MISMATCH', order(breakdown({ item_total: '9.00', shipping: '0.50' }))],
    [422, 'ITEM_TOTAL_REQUIRED', order(item('10.00'))],
    [422, 'ITEM_TOTAL_MISMATCH', order({ ...breakdown({ item_total: '10.00' }), ...item('5.00') })],
    [422, 'TAX_TOTAL_REQUIRED', order({ ...breakdown({ item_total: '10.00' }), ...item('10.00', '1.00') })],
    [
      422,
      'TAX_TOTAL_MISMATCH',
      order({ ...breakdown({ item_total: '8.00', tax_total: '2.00' }), ...item('4.00', '0.50', '2') }),
    ],
    [422, 'DECIMAL_PRECISION', amount('10.005')],
    [422, 'DECIMALS_NOT_SUPPORTED', amount('10.50', 'JPY')],
    [422, 'MAX_VALUE_EXCEEDED', amount('1000000000000000.00')],
    [422, 'CANNOT_BE_ZERO_OR_NEGATIVE', amount('0.00')],
    [422, 'CANNOT_BE_ZERO_OR_NEGATIVE', amount('-1.00')],
    [422, 'CANNOT_BE_NEGATIVE', order(breakdown({ item_total: '11.00', discount: '-1.00' }))],
    [422, 'INVALID_CURRENCY_CODE', amount('10.00', 'XXX')],
    [
      422,
      'MULTI_CURRENCY_ORDER',
      order({ amount: { ...euros('1.00'), breakdown: { item_total: euros('1.00', 'USD') } } }),
    ],
    [
      422,
      'DUPLICATE_REFERENCE_ID',
      { intent: 'CAPTURE', purchase_units: [unit({ reference_id: 'a' }), unit({ reference_id: 'a' })] },
    ],
    [
      422,
      'REFERENCE_ID_REQUIRED',
      { intent: 'CAPTURE', purchase_units: [unit({ reference_id: 'a' }), unit()] },
    ],
    [
      422,
      'UNSUPPORTED_INTENT',
      { intent: 'AUTHORIZE', purchase_units: [unit({ reference_id: 'a' }), unit({ reference_id: 'b' })] },
    ],
    [422, 'PAYEE_ACCOUNT_INVALID', order({ payee: { email_address: 'invalid@example.com' } })],
    [422, 'PAYEE_ACCOUNT_RESTRICTED', order({ payee: { email_address: 'restricted@example.com' } })],
  ])('%i %s', async (status, issue, body, key) => {
    const told = await call('POST', '/v2/checkout/orders', body, key === undefined ? {} : { key });
    expect(issueOf(told)).toEqual([status, issue]);
    expect(told.body['name']).toBe(status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY');
    expect(state().orders).toEqual([]);
  });

  test('broken JSON is 400, another media type 415, an unknown path 404', async () => {
    const broken = await call('POST', '/v2/checkout/orders', undefined, { raw: '{"intent":' });
    expect(issueOf(broken)).toEqual([400, 'MALFORMED_REQUEST_JSON']);
    const xml = await call('POST', '/v2/checkout/orders', undefined, {
      raw: '<order/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect([xml.status, xml.body['name']]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const nowhere = await call('GET', '/v2/nothing');
    expect([nowhere.status, nowhere.body['name']]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  test('a breakdown that adds up is accepted, with taxes, quantities and discounts', async () => {
    const parts = breakdown({ item_total: '9.00', tax_total: '1.50', shipping: '0.50', discount: '1.00' });
    await create(order({ ...parts, ...item('3.00', '0.50', '3') }));
    expect(state().orders).toMatchObject([{ amount: 1000 }]);
  });

  test('several errors are reported at once', async () => {
    const told = await call('POST', '/v2/checkout/orders', order({ custom_id: '', description: 5 }));
    expect(told.body.details).toMatchObject([
      { field: '/purchase_units/0/description', issue: 'INVALID_PARAMETER_SYNTAX', location: 'body' },
      { field: '/purchase_units/0/custom_id', issue: 'INVALID_STRING_LENGTH' },
    ]);
  });

  test('without a source it is CREATED, 201, with an approve link; with the wallet it is 200 with payer-action', async () => {
    const plain = await call('POST', '/v2/checkout/orders', order());
    expect([plain.status, plain.body['status']]).toEqual([201, 'CREATED']);
    expect(plain.body).not.toHaveProperty('purchase_units');
    expect(plain.body['links']).toMatchObject([
      { rel: 'self', href: `${sandbox.paypal.url}/v2/checkout/orders/${plain.body.id}`, method: 'GET' },
      { rel: 'approve', href: `${sandbox.url}/paypal/checkoutnow?token=${plain.body.id}` },
      { rel: 'update', method: 'PATCH' },
      { rel: 'capture', method: 'POST' },
    ]);
    const body = { ...order(), ...wallet({ return_url: 'http://127.0.0.1:1/r' }) };
    const headers = { prefer: 'return=representation' };
    const named = await call('POST', '/v2/checkout/orders', body, { key: 'k', headers });
    expect([named.status, named.body['status']]).toEqual([200, 'PAYER_ACTION_REQUIRED']);
    expect((named.body['links'] as { rel: string }[]).map(({ rel }) => rel)).toEqual([
      'self',
      'payer-action',
    ]);
    expect(named.body).toMatchObject({ intent: 'CAPTURE', purchase_units: [{ reference_id: 'default' }] });
    expect(named.body.id).toMatch(/^[A-Z0-9]{17}$/);
  });

  test('an order without a source waits for its payer after confirm-payment-source', async () => {
    const id = await create();
    const path = `/v2/checkout/orders/${id}/confirm-payment-source`;
    expect(issueOf(await call('POST', path, {}))).toEqual([400, 'MISSING_REQUIRED_PARAMETER']);
    expect(issueOf(await call('POST', path, { payment_source: {} }))).toEqual([
      422,
      'NO_PAYMENT_SOURCE_PROVIDED',
    ]);
    expect((await call('POST', path, wallet({}))).body['status']).toBe('PAYER_ACTION_REQUIRED');
    await approve(id);
    expect(issueOf(await call('POST', path, wallet({})))).toEqual([422, 'PAYMENT_ALREADY_APPROVED']);
    await pay(id);
    expect(issueOf(await call('POST', path, wallet({})))).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
    const old = await create();
    sandbox.clock.advance(4 * HOUR);
    const late = await call('POST', `/v2/checkout/orders/${old}/confirm-payment-source`, wallet({}));
    expect(issueOf(late)).toEqual([422, 'ORDER_CANNOT_BE_CONFIRMED']);
  });
});

describe('patching', () => {
  const at = (name: string) => `/purchase_units/@reference_id=='default'/${name}`;
  test.each<[number, string, unknown]>([
    [400, 'INVALID_ARRAY_MIN_ITEMS', []],
    [400, 'MISSING_REQUIRED_PARAMETER', [{ path: at('custom_id') }]],
    [400, 'INVALID_PARAMETER_VALUE', [{ op: 'move', path: at('custom_id') }]],
    [
      400,
      'INVALID_PARAMETER_VALUE',
      [{ op: 'add', path: "/purchase_units/@reference_id=='x'/custom_id", value: 'a' }],
    ],
    [400, 'FIELD_NOT_PATCHABLE', [{ op: 'replace', path: '/create_time', value: 'x' }]],
    [400, 'FIELD_NOT_PATCHABLE', [{ op: 'remove', path: at('amount') }]],
    [400, 'INVALID_PATCH_OPERATION', [{ op: 'replace', path: at('custom_id'), value: 'x' }]],
    [422, 'INVALID_JSON_POINTER_FORMAT', [{ op: 'add', path: 'custom_id', value: 'x' }]],
    [422, 'PATCH_PATH_REQUIRED', [{ op: 'add', value: 'x' }]],
    [422, 'PATCH_VALUE_REQUIRED', [{ op: 'add', path: at('custom_id') }]],
    [422, 'NOT_PATCHABLE', [{ op: 'replace', path: '/purchase_units', value: [] }]],
    [
      422,
      'AMOUNT_MISMATCH',
      [
        {
          op: 'replace',
          path: at('amount'),
          value: { ...euros('9.00'), breakdown: { item_total: euros('8.00') } },
        },
      ],
    ],
  ])('%i %s, and nothing changes', async (status, issue, patches) => {
    const id = await create();
    expect(issueOf(await call('PATCH', `/v2/checkout/orders/${id}`, patches))).toEqual([status, issue]);
    expect((await call('GET', `/v2/checkout/orders/${id}`)).body['purchase_units']).toMatchObject([
      { amount: euros('10.00') },
    ]);
  });

  test('amount and intent can be changed until the order is paid', async () => {
    const id = await create();
    const patches = [
      { op: 'replace', path: at('amount'), value: euros('12.00') },
      { op: 'replace', path: '/intent', value: 'AUTHORIZE' },
      { op: 'add', path: at('invoice_id'), value: 'R1' },
    ];
    expect((await call('PATCH', `/v2/checkout/orders/${id}`, patches)).status).toBe(204);
    await approve(id);
    expect(issueOf(await pay(id, 'capture'))).toEqual([422, 'ACTION_DOES_NOT_MATCH_INTENT']);
    expect(paymentsIn(await pay(id, 'authorize'), 'authorizations')).toMatchObject([
      { amount: euros('12.00'), invoice_id: 'R1' },
    ]);
    const late = await call('PATCH', `/v2/checkout/orders/${id}`, [patches[0]]);
    expect(issueOf(late)).toEqual([422, 'ORDER_ALREADY_COMPLETED']);
  });
});

describe('paying', () => {
  test('an order goes from not approved through approved to captured, and is not captured again', async () => {
    const id = await create(order({ custom_id: 'B1' }));
    expect(issueOf(await pay(id))).toEqual([422, 'ORDER_NOT_APPROVED']);
    expect((await approve(id)).body).toEqual({ status: 'APPROVED', redirect: null });
    expect((await approve(id)).status).toBe(409);
    const told = await pay(id);
    expect([told.status, told.body['status']]).toEqual([201, 'COMPLETED']);
    expect(paymentsIn(told, 'captures')).toMatchObject([
      { status: 'COMPLETED', amount: euros('10.00'), final_capture: true, custom_id: 'B1' },
    ]);
    expect(issueOf(await pay(id))).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
    expect(state().orders).toMatchObject([{ id, status: 'COMPLETED', custom_id: 'B1', amount: 1000 }]);
    const { id: other } = await held();
    expect(issueOf(await pay(other, 'authorize'))).toEqual([422, 'ORDER_ALREADY_AUTHORIZED']);
  });

  test('a declined instrument sends the payer back, and the same order can then be paid', async () => {
    const id = await create();
    await approve(id, 'decline');
    const told = await pay(id);
    expect(issueOf(told)).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect(told.body['links']).toMatchObject([
      { rel: 'information_link' },
      { rel: 'redirect', href: `${sandbox.url}/paypal/checkoutnow?token=${id}` },
    ]);
    await approve(id);
    expect((await pay(id)).status).toBe(201);
  });

  test('the eleventh declined attempt is one too many', async () => {
    const id = await create();
    await approve(id, 'decline');
    for (let attempt = 0; attempt < 10; attempt += 1) await pay(id);
    expect(issueOf(await pay(id))).toEqual([422, 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED']);
  });

  test('an invoice number can be paid once; a voided authorization frees it', async () => {
    const { paymentId } = await held({ invoice_id: 'R1' });
    const second = await create(order({ invoice_id: 'R1' }));
    await approve(second);
    expect(issueOf(await pay(second))).toEqual([422, 'DUPLICATE_INVOICE_ID']);
    await call('POST', `/v2/payments/authorizations/${paymentId}/void`);
    expect((await pay(second)).status).toBe(201);
  });

  test('after three hours without approval, or without payment after it, the order is VOIDED', async () => {
    const [early, late] = [await create(), await create()];
    sandbox.clock.advance(2 * HOUR);
    await approve(late);
    sandbox.clock.advance(2 * HOUR);
    expect((await call('GET', `/v2/checkout/orders/${early}`)).body['status']).toBe('VOIDED');
    expect((await approve(early)).status).toBe(409);
    expect((await call('GET', `/v2/checkout/orders/${late}`)).body['status']).toBe('APPROVED');
    sandbox.clock.advance(2 * HOUR);
    expect(issueOf(await pay(late))).toEqual([422, 'ORDER_EXPIRED']);
  });

  test('a pending capture is no money until the bank says so, by the clock or by control', async () => {
    const { paymentId, payment } = await paid({}, { choice: 'pending' });
    expect(payment).toMatchObject({ status: 'PENDING', status_details: { reason: 'ECHECK' } });
    expect(state().ledger['EUR']?.captured ?? 0).toBe(0);
    expect(issueOf(await call('POST', refundPath(paymentId)))).toEqual([422, 'PENDING_CAPTURE']);
    sandbox.clock.advance(HOUR + 1);
    expect((await call('GET', `/v2/payments/captures/${paymentId}`)).body['status']).toBe('COMPLETED');
    expect(state().ledger['EUR']?.captured).toBe(1000);

    const refused = await paid({}, { choice: 'pending' });
    expect((await control('settle', { id: refused.paymentId, status: 'DENIED' })).status).toBe(200);
    expect((await control('settle', { id: refused.paymentId, status: 'COMPLETED' })).status).toBe(409);
    sandbox.clock.advance(HOUR + 1);
    expect((await call('GET', `/v2/payments/captures/${refused.paymentId}`)).body['status']).toBe('DECLINED');
    expect(issueOf(await call('POST', refundPath(refused.paymentId)))).toEqual([422, 'REFUND_NOT_ALLOWED']);
    expect(state().ledger['EUR']?.captured).toBe(1000);
  });
});

describe('authorizations', () => {
  test('pending, it holds nothing and cannot be captured; granted, it can; denied, never', async () => {
    const { paymentId, payment } = await held({}, 'pending');
    expect(payment).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
    expect(issueOf(await call('POST', capturePath(paymentId)))).toEqual([422, 'TRANSACTION_REFUSED']);
    expect(state().ledger['EUR']?.held).toBe(0);
    await control('settle', { id: paymentId, status: 'COMPLETED' });
    expect(state().ledger['EUR']?.held).toBe(1000);
    expect((await call('POST', capturePath(paymentId))).status).toBe(201);
    const denied = await held({}, 'pending');
    await control('settle', { id: denied.paymentId, status: 'DENIED' });
    expect(issueOf(await call('POST', capturePath(denied.paymentId)))).toEqual([422, 'AUTHORIZATION_DENIED']);
  });

  test('a pending capture that the bank denies later restores the hold, which can be captured again', async () => {
    const { id, paymentId } = await held({}, 'capture-pending');
    const { body } = await call('POST', capturePath(paymentId), { final_capture: true });
    expect([body['status'], state().ledger['EUR']?.held]).toEqual(['PENDING', 0]);
    await control('settle', { id: body.id, status: 'DENIED' });
    const auth = await call('GET', `/v2/payments/authorizations/${paymentId}`);
    expect([auth.body['status'], state().ledger['EUR']?.held]).toEqual(['CREATED', 1000]);
    expect(paymentsIn(await call('GET', `/v2/checkout/orders/${id}`), 'captures')).toHaveLength(1);
    expect((await call('POST', capturePath(paymentId), { final_capture: true })).status).toBe(201);
  });

  test('captures stop at 115 %, in another currency, at the count limit, and after the final one', async () => {
    const { paymentId } = await held();
    const capture = (body: object) => call('POST', capturePath(paymentId), body);
    expect(issueOf(await capture({ amount: euros('11.51') }))).toEqual([422, 'MAX_CAPTURE_AMOUNT_EXCEEDED']);
    expect(issueOf(await capture({ amount: euros('1.00', 'USD') }))).toEqual([
      422,
      'AUTH_CAPTURE_CURRENCY_MISMATCH',
    ]);
    expect(issueOf(await capture({ amount: euros('0.00') }))).toEqual([422, 'CANNOT_BE_ZERO_OR_NEGATIVE']);
    expect(issueOf(await capture({ final_capture: 'yes' }))).toEqual([400, 'INVALID_PARAMETER_SYNTAX']);
    for (let i = 0; i < 10; i += 1) expect((await capture({ amount: euros('0.10') })).status).toBe(201);
    expect(issueOf(await capture({ amount: euros('0.10') }))).toEqual([422, 'MAX_CAPTURE_COUNT_EXCEEDED']);
    expect((await call('GET', `/v2/payments/authorizations/${paymentId}`)).body['status']).toBe(
      'PARTIALLY_CAPTURED',
    );
    expect(state().ledger['EUR']).toEqual({ held: 900, captured: 100, refunded: 0 });

    const { paymentId: next } = await held();
    await call('POST', capturePath(next), { amount: euros('4.00'), final_capture: true });
    expect(state().ledger['EUR']).toEqual({ held: 900, captured: 500, refunded: 0 });
    expect(issueOf(await call('POST', capturePath(next)))).toEqual([422, 'AUTHORIZATION_ALREADY_CAPTURED']);
    const toVoid = `/v2/payments/authorizations/${next}/void`;
    expect(issueOf(await call('POST', toVoid))).toEqual([422, 'PREVIOUSLY_CAPTURED']);
  });

  test('void answers 204, or 200 with the full authorization, and releases the hold', async () => {
    const [first, second] = [await held(), await held()];
    const path = (id: string) => `/v2/payments/authorizations/${id}/void`;
    expect((await call('POST', path(first.paymentId))).status).toBe(204);
    const headers = { prefer: 'return=representation' };
    const told = await call('POST', path(second.paymentId), undefined, { headers });
    expect([told.status, told.body['status']]).toEqual([200, 'VOIDED']);
    expect(issueOf(await call('POST', path(first.paymentId)))).toEqual([422, 'PREVIOUSLY_VOIDED']);
    expect(issueOf(await call('POST', capturePath(first.paymentId)))).toEqual([422, 'AUTHORIZATION_VOIDED']);
    expect(state().ledger['EUR']?.held).toBe(0);
  });

  test('reauthorizing: not within three days, not twice, not in another currency; voiding the first voids both', async () => {
    const { paymentId } = await held();
    const renew = (id: string, body = {}) =>
      call('POST', `/v2/payments/authorizations/${id}/reauthorize`, body);
    expect(issueOf(await renew(paymentId))).toEqual([422, 'REAUTHORIZATION_TOO_SOON']);
    sandbox.clock.advance(3 * DAY + 1_000);
    expect(issueOf(await renew(paymentId, { amount: euros('1.00', 'USD') }))).toEqual([
      422,
      'AUTH_CURRENCY_MISMATCH',
    ]);
    const { status, body } = await renew(paymentId, { amount: euros('11.00') });
    expect([status, state().ledger['EUR']?.held]).toEqual([201, 1100]);
    expect(issueOf(await renew(body.id))).toEqual([422, 'REAUTHORIZATION_NOT_SUPPORTED']);
    const toVoid = (id: string) => call('POST', `/v2/payments/authorizations/${id}/void`);
    expect(issueOf(await toVoid(body.id))).toEqual([422, 'CANNOT_BE_VOIDED']);
    expect((await toVoid(paymentId)).status).toBe(204);
    expect(issueOf(await call('POST', capturePath(body.id)))).toEqual([422, 'AUTHORIZATION_VOIDED']);
    expect(state().ledger['EUR']?.held).toBe(0);
  });

  test('after 29 days nothing is held and nothing can be captured', async () => {
    const { paymentId } = await held();
    sandbox.clock.advance(28 * DAY);
    expect(state().ledger['EUR']?.held).toBe(1000);
    sandbox.clock.advance(DAY + 1_000);
    expect(state().ledger['EUR']?.held).toBe(0);
    expect(issueOf(await call('POST', capturePath(paymentId)))).toEqual([422, 'AUTHORIZATION_EXPIRED']);
  });
});

describe('refunds', () => {
  test('refused: another currency, too much, a duplicate invoice, too many, too late', async () => {
    const { paymentId } = await paid({ amount: euros('30.00') });
    const refund = (body: object) => call('POST', refundPath(paymentId), body);
    const one = euros('1.00');
    expect(issueOf(await refund({ amount: euros('1.00', 'USD') }))).toEqual([422, 'CURRENCY_MISMATCH']);
    expect(issueOf(await refund({ amount: euros('30.01') }))).toEqual([422, 'REFUND_AMOUNT_EXCEEDED']);
    expect(issueOf(await refund({ amount: euros('0.001') }))).toEqual([422, 'DECIMAL_PRECISION']);
    expect(issueOf(await refund({ note_to_payer: 'x'.repeat(256) }))).toEqual([400, 'INVALID_STRING_LENGTH']);
    expect((await refund({ amount: one, invoice_id: 'G1' })).status).toBe(201);
    expect(issueOf(await refund({ amount: one, invoice_id: 'G1' }))).toEqual([422, 'DUPLICATE_INVOICE_ID']);
    for (let i = 0; i < 19; i += 1) await refund({ amount: one });
    expect(issueOf(await refund({ amount: one }))).toEqual([422, 'MAX_NUMBER_OF_REFUNDS_EXCEEDED']);
    const old = await paid();
    sandbox.clock.advance(181 * DAY);
    expect(issueOf(await call('POST', refundPath(old.paymentId)))).toEqual([
      422,
      'REFUND_TIME_LIMIT_EXCEEDED',
    ]);
  });

  test('an empty body refunds the rest, and the capture follows', async () => {
    const { id, paymentId } = await paid();
    await call('POST', refundPath(paymentId), { amount: euros('3.00') });
    expect((await call('GET', `/v2/payments/captures/${paymentId}`)).body['status']).toBe(
      'PARTIALLY_REFUNDED',
    );
    const headers = { prefer: 'return=representation' };
    const told = await call('POST', refundPath(paymentId), undefined, { headers });
    expect(told.body).toMatchObject({
      amount: euros('7.00'),
      seller_payable_breakdown: { total_refunded_amount: euros('10.00') },
    });
    expect(issueOf(await call('POST', refundPath(paymentId)))).toEqual([422, 'CAPTURE_FULLY_REFUNDED']);
    expect(paymentsIn(await call('GET', `/v2/checkout/orders/${id}`), 'refunds')).toHaveLength(2);
    expect(state().ledger['EUR']).toEqual({ held: 0, captured: 1000, refunded: 1000 });
  });

  test('a slow refund is PENDING, and if it fails it can be made again', async () => {
    const { paymentId } = await paid();
    await control('slowness', { refunds: true });
    const { body } = await call('POST', refundPath(paymentId));
    expect([body['status'], state().ledger['EUR']?.refunded]).toEqual(['PENDING', 0]);
    await control('settle', { id: body.id, status: 'DENIED' });
    expect((await call('GET', `/v2/payments/refunds/${body.id}`)).body['status']).toBe('FAILED');
    const again = await call('POST', refundPath(paymentId));
    await control('settle', { id: again.body.id, status: 'COMPLETED' });
    expect(state().ledger['EUR']?.refunded).toBe(1000);
  });
});

describe('PayPal-Request-Id', () => {
  test('a repeated create is 200 with the current state; another body under the same key is refused', async () => {
    const first = await call('POST', '/v2/checkout/orders', order(), { key: 'a' });
    await approve(first.body.id);
    const again = await call('POST', '/v2/checkout/orders', order(), { key: 'a' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect([again.body.id, again.body['status']]).toEqual([first.body.id, 'APPROVED']);
    const other = await call('POST', '/v2/checkout/orders', amount('11.00'), { key: 'a' });
    expect(issueOf(other)).toEqual([422, 'INCOMPATIBLE_PARAMETER_VALUE']);
    expect(state().orders).toHaveLength(1);
    const stranger = await call('POST', '/v2/checkout/orders', order(), { key: 'a', client: 'sandbox-two' });
    expect(stranger.status).toBe(201);
  });

  test('a refused request does not use up its key', async () => {
    const id = await create();
    expect(issueOf(await pay(id, 'capture', { key: 'c' }))).toEqual([422, 'ORDER_NOT_APPROVED']);
    await approve(id);
    expect((await pay(id, 'capture', { key: 'c' })).status).toBe(201);
    expect((await pay(id, 'capture', { key: 'c' })).status).toBe(200);
  });

  test('of two calls at the same time one works, and the other is told to wait', async () => {
    const { paymentId } = await paid();
    const id = await create();
    await approve(id);
    await control('slowness', { thinkMs: 1_000 });
    const both = await Promise.all([1, 2].map(() => call('POST', refundPath(paymentId), {}, { key: 'r' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.map(({ body }) => body['name'])).toContain('RESOURCE_CONFLICT');
    const captures = await Promise.all([1, 2].map(() => pay(id, 'capture', { key: 'c' })));
    expect(captures.map(issueOf)).toContainEqual([422, 'PREVIOUS_REQUEST_IN_PROGRESS']);
    expect(state().ledger['EUR']).toEqual({ held: 0, captured: 2000, refunded: 1000 });
  });

  test('order keys are kept for six hours, payment keys for 45 days', async () => {
    const make = () => call('POST', '/v2/checkout/orders', order(), { key: 'a' });
    const first = await make();
    sandbox.clock.advance(5 * HOUR);
    expect((await make()).body.id).toBe(first.body.id);
    sandbox.clock.advance(2 * HOUR);
    expect((await make()).body.id).not.toBe(first.body.id);
    const { paymentId } = await paid();
    const refund = () => call('POST', refundPath(paymentId), { amount: euros('1.00') }, { key: 'r' });
    const given = await refund();
    sandbox.clock.advance(44 * DAY);
    expect((await refund()).body.id).toBe(given.body.id);
    sandbox.clock.advance(2 * DAY);
    expect((await refund()).body.id).not.toBe(given.body.id);
  });

  test('when the work was done and the answer lost, the same key finds it, and the money moved once', async () => {
    const id = await create();
    await approve(id);
    sandbox.faults.add({ match: { method: 'POST', path: '/\\/capture$/' }, mode: 'cut-after', times: 1 });
    await expect(pay(id, 'capture', { key: 'c' })).rejects.toThrow();
    const again = await pay(id, 'capture', { key: 'c' });
    expect([again.status, paymentsIn(again, 'captures').length]).toEqual([200, 1]);
    expect(state().ledger['EUR']?.captured).toBe(1000);
  });
});

describe('negative testing', () => {
  test.each(Object.entries(ISSUES).map(([issue, [status]]) => [issue, status] as const))(
    'the header brings %s as %i',
    async (issue, status) => {
      const headers = { 'paypal-mock-response': JSON.stringify({ mock_application_codes: issue }) };
      const told = await call('POST', '/v2/checkout/orders/X/capture', {}, { headers });
      expect(issueOf(told)).toEqual([status, issue]);
    },
  );

  test.each([
    ['RATE_LIMIT_REACHED', 429],
    ['INTERNAL_SERVER_ERROR', 500],
    ['SERVICE_UNAVAILABLE', 503],
  ])('the header also knows the name %s, %i', async (name, status) => {
    const headers = { 'paypal-mock-response': JSON.stringify({ mock_application_codes: name }) };
    const told = await call('GET', '/v2/payments/captures/X', undefined, { headers });
    expect([told.status, told.body['name']]).toEqual([status, name]);
  });

  test('a header with nothing useful is a bad request', async () => {
    const headers = { 'paypal-mock-response': 'please' };
    const told = await call('POST', '/v2/checkout/orders', order(), { headers });
    expect(issueOf(told)).toEqual([400, 'INVALID_PARAMETER_VALUE']);
  });

  test('control plans a refusal for future calls', async () => {
    const { paymentId } = await paid();
    const plan = { path: '/refund$', issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS', times: 1 };
    expect((await control('refusals', plan)).status).toBe(201);
    expect((await control('refusals', { ...plan, issue: 'NO' })).status).toBe(400);
    expect(issueOf(await call('POST', refundPath(paymentId)))).toEqual([
      422,
      'REFUND_FAILED_INSUFFICIENT_FUNDS',
    ]);
    expect((await call('POST', refundPath(paymentId))).status).toBe(201);
  });
});

describe('trackers', () => {
  test('they are added to completed captures, cancelled, and refused elsewhere', async () => {
    const { id, paymentId } = await paid();
    const track = (body: object) => call('POST', `/v2/checkout/orders/${id}/track`, body);
    expect(issueOf(await track({}))).toEqual([400, 'MISSING_REQUIRED_PARAMETER']);
    expect(issueOf(await track({ capture_id: 'X' }))).toEqual([422, 'CAPTURE_ID_NOT_FOUND']);
    expect((await track({ capture_id: paymentId, tracking_number: '1Z9', carrier: 'UPS' })).status).toBe(201);
    const path = `/v2/checkout/orders/${id}/trackers/`;
    const cancel = [{ op: 'replace', path: '/status', value: 'CANCELLED' }];
    expect(issueOf(await call('PATCH', `${path}X`, cancel))).toEqual([404, 'TRACKER_ID_NOT_FOUND']);
    expect((await call('PATCH', `${path}${paymentId}-1Z9`, cancel)).status).toBe(204);
    expect((await call('GET', `/v2/checkout/orders/${id}`)).body['purchase_units']).toMatchObject([
      { shipping: { trackers: [{ id: `${paymentId}-1Z9`, status: 'CANCELLED' }] } },
    ]);
    const slow = await paid({}, { choice: 'pending' });
    const early = await call('POST', `/v2/checkout/orders/${slow.id}/track`, { capture_id: slow.paymentId });
    expect(issueOf(early)).toEqual([422, 'CAPTURE_STATUS_NOT_VALID']);
  });
});

describe('the approval page', () => {
  const context = {
    brand_name: 'Hafen & Post',
    locale: 'de-DE',
    user_action: 'PAY_NOW',
    return_url: 'http://127.0.0.1:1/return?lang=de',
    cancel_url: 'http://127.0.0.1:1/cancel',
  };
  const open = async () => {
    const body = { ...order({ description: 'Paket <Hamburg>' }), ...wallet(context) };
    const { id } = (await call('POST', '/v2/checkout/orders', body, { key: 'k' })).body;
    const url = `${sandbox.url}/paypal/checkoutnow?token=${id}`;
    const press = (choice: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
    return { id, url, press };
  };

  test('it shows amount, description and brand, says SANDBOX, and has six buttons', async () => {
    const { url } = await open();
    const html = await (await fetch(url)).text();
    for (const part of [
      'SANDBOX',
      '10,00 EUR',
      'Paket &#60;Hamburg&#62;',
      'Hafen &#38; Post',
      'Jetzt bezahlen',
    ]) {
      expect(html).toContain(part);
    }
    for (const id of ['approve', 'cancel', 'decline', 'pending', 'capture-fails', 'capture-pending']) {
      expect(html).toContain(`<button id="${id}" type="submit" name="choice" value="${id}">`);
    }
  });

  test.each([
    [
      'approve',
      (id: string) => `http://127.0.0.1:1/return?lang=de&token=${id}&PayerID=SANDBXPAYER22`,
      'APPROVED',
    ],
    ['cancel', (id: string) => `http://127.0.0.1:1/cancel?token=${id}`, 'PAYER_ACTION_REQUIRED'],
  ])('%s sends the payer back', async (choice, address, status) => {
    const { id, press } = await open();
    const answer = await press(choice);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, address(id)]);
    expect((await call('GET', `/v2/checkout/orders/${id}`)).body['status']).toBe(status);
  });

  test('an order that does not wait is no longer shown, and nonsense is refused', async () => {
    const { url, press } = await open();
    expect((await press('please')).status).toBe(400);
    await press('approve');
    expect([(await fetch(url)).status, (await press('approve')).status]).toEqual([404, 409]);
    expect((await fetch(`${sandbox.url}/paypal/checkoutnow`)).status).toBe(404);
    const bare = await create();
    const answer = await fetch(`${sandbox.url}/paypal/checkoutnow?token=${bare}`, {
      method: 'POST',
      headers: { 'accept-language': 'en' },
      body: new URLSearchParams({ choice: 'approve' }),
    });
    expect(await answer.text()).toContain('You can close this window');
  });
});

test('whatever is captured and refunded, the ledger is the sum of what the merchant was told', async () => {
  const action = fc.record({
    act: fc.constantFrom('capture', 'final', 'refund', 'void'),
    cents: fc.integer({ min: 1, max: 1500 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
      sandbox.reset();
      const { paymentId } = await held();
      const books = { captured: 0, refunded: 0 };
      let [captureId, isOpen] = ['', true];
      for (const { act, cents } of actions) {
        const body = { amount: euros((cents / 100).toFixed(2)), final_capture: act === 'final' };
        if (act === 'void') {
          isOpen =
            (await call('POST', `/v2/payments/authorizations/${paymentId}/void`)).status !== 204 && isOpen;
        } else if (act === 'refund') {
          const told = await call('POST', refundPath(captureId || 'NONE'), { amount: body.amount });
          if (told.status === 201) books.refunded += cents;
        } else {
          const told = await call('POST', capturePath(paymentId), body);
          if (told.status !== 201) continue;
          captureId = told.body.id;
          books.captured += cents;
          if (act === 'final') isOpen = false;
        }
      }
      const heldNow = isOpen ? Math.max(0, 1000 - books.captured) : 0;
      expect(state().ledger['EUR']).toEqual({ held: heldNow, ...books });
      expect(books.refunded).toBeLessThanOrEqual(books.captured);
    }),
    { numRuns: 40 },
  );
});
