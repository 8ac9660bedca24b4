// The official PayPal client against our sandbox: an independent reader of the same documentation.
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
} from '@paypal/paypal-server-sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';

let sandbox: Sandbox;
let orders: OrdersController;
let payments: PaymentsController;

type Call = {
  url: string;
  method: string;
  headers: Record<string, string>;
  data?: string | URLSearchParams | null;
};

/** The client knows only two hosts; beneath it, every call is redirected to the sandbox. */
const toSandbox = async (config: Call) => {
  const url = config.url.replace(/^https:\/\/api-m\.(sandbox\.)?paypal\.com/, sandbox.paypal.url);
  const answer = await fetch(url, {
    method: config.method.toUpperCase(),
    headers: { ...config.headers },
    ...(config.data && { body: config.data.toString() }),
  });
  const headers = Object.fromEntries(answer.headers);
  return { data: await answer.text(), status: answer.status, statusText: '', headers, config };
};

const clientWith = (oAuthClientSecret: string) =>
  new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: sandbox.paypal.clientId, oAuthClientSecret },
    unstable_httpClientOptions: { adapter: toSandbox },
  });

beforeAll(async () => {
  sandbox = await createSandbox();
  const client = clientWith(sandbox.paypal.clientSecret);
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const representation = 'return=representation';
const euros = (value: string) => ({ currencyCode: 'EUR', value });

const bodyOf = (intent: CheckoutPaymentIntent) => ({
  intent,
  purchaseUnits: [
    {
      referenceId: 'booking-4711',
      customId: 'B4711',
      invoiceId: 'R-2026-0815',
      description: 'Parcel Hamburg - Vienna',
      softDescriptor: 'HAFENPOST',
      amount: {
        ...euros('49.90'),
        breakdown: { itemTotal: euros('41.93'), taxTotal: euros('7.97') },
      },
      items: [{ name: 'DHL Express', quantity: '1', unitAmount: euros('41.93'), tax: euros('7.97') }],
    },
  ],
  paymentSource: {
    paypal: {
      experienceContext: {
        brandName: 'Hafenpost',
        locale: 'de-DE',
        userAction: PaypalExperienceUserAction.PayNow,
        returnUrl: 'http://127.0.0.1:1/return?x=1',
        cancelUrl: 'http://127.0.0.1:1/cancel',
      },
    },
  },
});

const ready = async (intent: CheckoutPaymentIntent, key: string) => {
  const { result, statusCode } = await orders.createOrder({
    body: bodyOf(intent),
    paypalRequestId: key,
    prefer: representation,
  });
  expect([statusCode, result.status]).toEqual([200, 'PAYER_ACTION_REQUIRED']);
  const page = result.links?.find(({ rel }) => rel === 'payer-action')?.href ?? '';
  expect(await (await fetch(page)).text()).toContain('SANDBOX');
  const body = new URLSearchParams({ choice: 'approve' });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `http://127.0.0.1:1/return?x=1&token=${result.id}&PayerID=SANDBXPAYER22`,
  );
  return result.id ?? '';
};

type Body = { name?: string; details?: { issue: string }[] };
const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not refused: ${String(error)}`);
  const body = JSON.parse(typeof error.body === 'string' ? error.body : '{}') as Body;
  return { status: error.statusCode, name: body.name, issue: body.details?.[0]?.issue };
};

const ledger = () => (sandbox.state()['paypal'] as { ledger: Record<string, object> }).ledger;

test('create, approve on the page, capture, get, two partial refunds, and not a cent more', async () => {
  const id = await ready(CheckoutPaymentIntent.Capture, 'create-1');
  const captured = await orders.captureOrder({ id, paypalRequestId: 'capture-1' });
  expect([captured.statusCode, captured.result.status]).toEqual([201, 'COMPLETED']);
  expect(captured.result.payer?.payerId).toBe('SANDBXPAYER22');
  const capture = captured.result.purchaseUnits?.[0]?.payments?.captures?.[0];
  expect(capture).toMatchObject({
    status: 'COMPLETED',
    amount: euros('49.90'),
    invoiceId: 'R-2026-0815',
    customId: 'B4711',
    sellerReceivableBreakdown: {
      grossAmount: euros('49.90'),
      paypalFee: euros('1.59'),
      netAmount: euros('48.31'),
    },
  });
  const captureId = capture?.id ?? '';

  const again = await orders.captureOrder({ id, paypalRequestId: 'capture-1' });
  expect([again.statusCode, again.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id]).toEqual([
    200,
    captureId,
  ]);
  const { result: order } = await orders.getOrder({ id });
  expect(order.purchaseUnits?.[0]?.payments?.captures).toHaveLength(1);

  const refund = (value: string, paypalRequestId: string) =>
    payments.refundCapturedPayment({
      captureId,
      paypalRequestId,
      prefer: representation,
      body: { amount: euros(value) },
    });
  expect((await refund('20.00', 'r-1')).result).toMatchObject({
    status: 'COMPLETED',
    sellerPayableBreakdown: { totalRefundedAmount: euros('20.00') },
  });
  expect((await refund('20.00', 'r-1')).statusCode).toBe(200);
  const { result: second } = await refund('19.90', 'r-2');
  expect(second.sellerPayableBreakdown?.totalRefundedAmount).toEqual(euros('39.90'));
  expect((await payments.getRefund({ refundId: second.id ?? '' })).result.amount).toEqual(euros('19.90'));
  expect(await failureOf(refund('10.01', 'r-3'))).toEqual({
    status: 422,
    name: 'UNPROCESSABLE_ENTITY',
    issue: 'REFUND_AMOUNT_EXCEEDED',
  });
  expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('PARTIALLY_REFUNDED');
  await payments.refundCapturedPayment({ captureId, paypalRequestId: 'r-4' });
  expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('REFUNDED');
  expect((await failureOf(refund('0.01', 'r-5'))).issue).toBe('CAPTURE_FULLY_REFUNDED');
  expect(ledger()).toEqual({ EUR: { held: 0, captured: 4990, refunded: 4990 } });
});

test('create, approve on the page, authorize, capture in two parts', async () => {
  const id = await ready(CheckoutPaymentIntent.Authorize, 'create-2');
  const { result } = await orders.authorizeOrder({ id, paypalRequestId: 'authorize-2' });
  const hold = result.purchaseUnits?.[0]?.payments?.authorizations?.[0];
  expect(hold).toMatchObject({ status: 'CREATED', amount: euros('49.90') });
  expect(ledger()).toEqual({ EUR: { held: 4990, captured: 0, refunded: 0 } });
  const authorizationId = hold?.id ?? '';

  const part = await payments.captureAuthorizedPayment({
    authorizationId,
    paypalRequestId: 'part-1',
    prefer: representation,
    body: { amount: euros('40.00') },
  });
  expect(part.result).toMatchObject({
    status: 'COMPLETED',
    finalCapture: false,
    supplementaryData: { relatedIds: { orderId: id, authorizationId } },
  });
  expect(ledger()).toEqual({ EUR: { held: 990, captured: 4000, refunded: 0 } });
  const rest = await payments.captureAuthorizedPayment({
    authorizationId,
    paypalRequestId: 'part-2',
    body: { amount: euros('5.00'), finalCapture: true },
  });
  expect(Object.keys(rest.result).sort()).toEqual(['id', 'links', 'status']);
  const { result: after } = await payments.getAuthorizedPayment({ authorizationId });
  expect(after.status).toBe('CAPTURED');
  expect(ledger()).toEqual({ EUR: { held: 0, captured: 4500, refunded: 0 } });
});

test('an authorization is voided, renewed after its honor period, and over after 29 days', async () => {
  const authorize = async (key: string) => {
    const { result } = await orders.authorizeOrder({
      id: await ready(CheckoutPaymentIntent.Authorize, key),
      paypalRequestId: key,
    });
    return result.purchaseUnits?.[0]?.payments?.authorizations?.[0]?.id ?? '';
  };
  const first = await authorize('a-1');
  expect((await payments.voidPayment({ authorizationId: first })).statusCode).toBe(204);
  expect(await failureOf(payments.voidPayment({ authorizationId: first }))).toMatchObject({
    status: 422,
    issue: 'PREVIOUSLY_VOIDED',
  });
  const second = await authorize('a-2');
  expect((await failureOf(payments.reauthorizePayment({ authorizationId: second, body: {} }))).issue).toBe(
    'REAUTHORIZATION_TOO_SOON',
  );
  sandbox.clock.advance(4 * 86_400_000);
  const fresh = clientWith(sandbox.paypal.clientSecret);
  const later = new PaymentsController(fresh);
  const { result: renewed } = await later.reauthorizePayment({ authorizationId: second, body: {} });
  expect(renewed.status).toBe('CREATED');
  expect(ledger()).toEqual({ EUR: { held: 4990, captured: 0, refunded: 0 } });
  sandbox.clock.advance(26 * 86_400_000);
  expect(ledger()).toEqual({ EUR: { held: 0, captured: 0, refunded: 0 } });
  const much = new PaymentsController(clientWith(sandbox.paypal.clientSecret));
  expect(
    await failureOf(much.captureAuthorizedPayment({ authorizationId: renewed.id ?? '', body: {} })),
  ).toMatchObject({ status: 422, issue: 'AUTHORIZATION_EXPIRED' });
});

test('the negative-testing header, a patch, a tracker, and a wrong secret', async () => {
  const { result } = await orders.createOrder({
    body: { ...bodyOf(CheckoutPaymentIntent.Capture) },
    paypalRequestId: 'p',
  });
  const id = result.id ?? '';
  await orders.patchOrder({
    id,
    body: [
      {
        op: 'replace' as never,
        path: "/purchase_units/@reference_id=='booking-4711'/custom_id",
        value: 'B4712',
      },
    ],
  });
  expect((await orders.getOrder({ id })).result.purchaseUnits?.[0]?.customId).toBe('B4712');
  expect(
    await failureOf(
      orders.captureOrder({ id, paypalMockResponse: '{"mock_application_codes":"TRANSACTION_REFUSED"}' }),
    ),
  ).toMatchObject({ status: 422, issue: 'TRANSACTION_REFUSED' });
  expect((await failureOf(orders.captureOrder({ id }))).issue).toBe('ORDER_NOT_APPROVED');
  const approved = await ready(CheckoutPaymentIntent.Capture, 'q');
  const { result: paid } = await orders.captureOrder({ id: approved });
  const captureId = paid.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '';
  const tracked = await orders.createOrderTracking({
    id: approved,
    body: { captureId, trackingNumber: '1Z999', notifyPayer: false },
  });
  expect(tracked.result.purchaseUnits?.[0]?.shipping?.trackers?.[0]?.id).toBe(`${captureId}-1Z999`);
  const stranger = new OrdersController(clientWith('wrong'));
  await expect(stranger.getOrder({ id })).rejects.toThrow();
  expect(sandbox.journal.list({ path: '/paypal/v1/oauth2/token' }).at(-1)).toMatchObject({ status: 401 });
});
