// Both directions of PayPal: the requests we build, the records we read, every refusal we know.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenPayment } from '../payment.ts';
import authorization from './fixtures/authorization.json' with { type: 'json' };
import capture from './fixtures/capture.json' with { type: 'json' };
import approved from './fixtures/order-approved.json' with { type: 'json' };
import authorized from './fixtures/order-authorized.json' with { type: 'json' };
import captured from './fixtures/order-captured.json' with { type: 'json' };
import opened from './fixtures/order-opened.json' with { type: 'json' };
import refunded from './fixtures/order-refunded.json' with { type: 'json' };
import {
  authorizationIn,
  buyerLinkIn,
  captureIn,
  fromAuthorization,
  fromCapture,
  fromOrder,
  fromRefund,
  refundsIn,
  toCaptureRequest,
  toOrderRequest,
  toRefundRequest,
} from './mapping.ts';
import { toNotice } from './notice.ts';
import { faultOf, finalRefusal, verdictOf } from './refusal.ts';
import { WireEvent, WireOpened, WireOrder, WirePayment } from './wire.ts';

const payment: OpenPayment = {
  intentId: 'HP-1',
  amountCents: 4990,
  capture: 'later',
  description: 'Hafenpost DHL Express Worldwide',
  language: 'de',
  urls: {
    success: 'https://hafenpost.example/payment/success?purchaseKey=pk_1',
    failure: 'https://hafenpost.example/payment-failed?purchaseKey=pk_1',
    cancel: 'https://hafenpost.example/checkout-cancel?intentId=HP-1',
    notify: 'https://hafenpost.example/api/webhooks/paypal',
  },
};
const reference = { orderId: '5O190127TN364715T' };
const held = { ...reference, authorizationId: '0VF52814937998046' };
const asked = { reference, intentId: 'HP-1' };
const order = (json: unknown) => WireOrder.parse(json);
const hold = WirePayment.parse(authorization);
const taken = WirePayment.parse(capture);

test('an order is opened with one amount, our intent in both reference fields, and our return pages', () => {
  expect(toOrderRequest(payment, 'Hafenpost')).toEqual({
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        custom_id: 'HP-1',
        invoice_id: 'HP-1',
        description: 'Hafenpost DHL Express Worldwide',
        amount: { currency_code: 'EUR', value: '49.90' },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Hafenpost',
          locale: 'de-DE',
          landing_page: 'LOGIN',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'UNRESTRICTED',
          return_url: 'https://hafenpost.example/payment/success?purchaseKey=pk_1',
          cancel_url: 'https://hafenpost.example/checkout-cancel?intentId=HP-1',
        },
      },
    },
  });
  expect(toOrderRequest({ ...payment, capture: 'at_once', language: 'en' }, 'H')).toMatchObject({
    intent: 'CAPTURE',
    payment_source: { paypal: { experience_context: { locale: 'en-GB' } } },
  });
});

test('a capture is final and a refund carries its own invoice id', () => {
  expect(toCaptureRequest(5, 'HP-1')).toEqual({
    amount: { currency_code: 'EUR', value: '0.05' },
    invoice_id: 'HP-1',
    final_capture: true,
  });
  expect(toRefundRequest(1000, 'HP-1-refund-1', 'HP-1')).toEqual({
    amount: { currency_code: 'EUR', value: '10.00' },
    invoice_id: 'HP-1-refund-1',
    custom_id: 'HP-1',
  });
});

test('every amount comes back as it was sent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amountCents) => {
      const { amount } = toCaptureRequest(amountCents, 'HP-1') as { amount: WirePayment['amount'] };
      expect(fromCapture({ ...taken, amount }, held)).toMatchObject({ outcome: 'captured', amountCents });
    }),
  );
});

test.for([
  [['self', 'payer-action'], 'payer-action'],
  [['self', 'approve'], 'approve'],
  [['approve', 'payer-action'], 'payer-action'],
] as const)('of the links %s the buyer follows %s', ([rels, chosen]) => {
  const links = rels.map((rel) => ({ rel, href: `https://www.paypal.com/${rel}` }));
  expect(buyerLinkIn({ id: 'X', links })).toBe(`https://www.paypal.com/${chosen}`);
});

test('an answer without a link for the buyer has none', () => {
  expect(buyerLinkIn(WireOpened.parse({ ...opened, links: opened.links.slice(0, 1) }))).toBeNull();
});

test.for([
  ['CREATED', { outcome: 'authorized', reference: held, amountCents: 4990 }],
  ['PENDING', { outcome: 'pending', reference: held }],
  ['DENIED', { outcome: 'refused', code: 'declined' }],
  ['EXPIRED', { outcome: 'refused', code: 'expired' }],
  ['VOIDED', { outcome: 'refused', code: 'not_possible' }],
] as const)('a hold that is %s', ([status, expected]) => {
  expect(fromAuthorization({ ...hold, status }, reference)).toMatchObject(expected);
});

test.for(['CAPTURED', 'PARTIALLY_CAPTURED', 'SOMETHING_NEW'])(
  'a hold that is %s gives no answer',
  (status) => {
    expect(fromAuthorization({ ...hold, status }, reference)).toBeNull();
  },
);

const grown = { ...held, captureId: '42311647XV020574X' };
test.for([
  ['COMPLETED', { outcome: 'captured', reference: grown, amountCents: 4990 }],
  ['PARTIALLY_REFUNDED', { outcome: 'captured', amountCents: 4990 }],
  ['REFUNDED', { outcome: 'captured', amountCents: 4990 }],
  ['PENDING', { outcome: 'pending', reference: grown }],
  ['DECLINED', { outcome: 'refused', code: 'declined' }],
  ['FAILED', { outcome: 'refused', code: 'declined' }],
] as const)('a capture that is %s is read as what it means for us', ([status, expected]) => {
  expect(fromCapture({ ...taken, status }, held)).toMatchObject(expected);
});

test('an unknown status gives no answer', () => {
  expect(fromCapture({ ...taken, status: 'SOMETHING_NEW' }, held)).toBeNull();
  expect(fromRefund({ id: 'R1', status: 'SOMETHING_NEW' })).toBeNull();
});

test('money in another currency is a mismatch', () => {
  const amount = { currency_code: 'HUF', value: '4990' };
  expect(fromAuthorization({ ...hold, amount }, reference)).toMatchObject({ code: 'mismatch' });
  expect(fromCapture({ ...taken, amount }, held)).toMatchObject({ code: 'mismatch' });
});

test.for([
  ['opened', opened, { outcome: 'waiting' }],
  ['authorized', authorized, { outcome: 'authorized', reference: held, amountCents: 4990 }],
  ['captured', captured, { outcome: 'captured', reference: grown, amountCents: 4990 }],
  ['partly refunded', refunded, { outcome: 'captured', amountCents: 4990 }],
  ['voided', { ...opened, status: 'VOIDED' }, { outcome: 'refused', code: 'expired' }],
  ['of another order', { ...authorized, id: '9XX' }, { outcome: 'refused', code: 'mismatch' }],
] as const)('an order that is %s', ([, json, expected]) => {
  expect(fromOrder(order(json), asked)).toMatchObject(expected);
});

test('an approved order that is not taken yet gives no answer', () => {
  expect(fromOrder(order(approved), asked)).toBeNull();
});

test("another intent's order is refused, whatever it holds", () => {
  for (const json of [opened, approved, authorized, captured])
    expect(fromOrder(order(json), { ...asked, intentId: 'HP-2' })).toMatchObject({ code: 'mismatch' });
});

test('a hold without a named owner is not taken for ours', () => {
  const anonymous = { id: hold.id, status: hold.status, amount: hold.amount };
  const short = {
    id: reference.orderId,
    status: 'COMPLETED',
    purchase_units: [{ payments: { authorizations: [anonymous] } }],
  };
  expect(fromOrder(order(short), asked)).toBeNull();
  const named = { ...anonymous, custom_id: 'HP-1' };
  const told = { ...short, purchase_units: [{ payments: { authorizations: [named] } }] };
  expect(fromOrder(order(told), asked)).toMatchObject({ outcome: 'authorized' });
});

test('of several payments the successful one counts', () => {
  const tries = (payments: unknown) => order({ ...approved, purchase_units: [{ payments }] });
  const [declined, completed] = [{ ...capture, id: 'C1', status: 'DECLINED' }, capture];
  expect(captureIn(tries({ captures: [declined, completed] }))?.id).toBe(capture.id);
  const [denied, pending] = [
    { ...authorization, status: 'DENIED' },
    { ...authorization, id: 'A2', status: 'PENDING' },
  ];
  expect(authorizationIn(tries({ authorizations: [denied, pending] }))?.id).toBe('A2');
});

test('the refunds of an order are listed with their invoice ids', () => {
  expect(refundsIn(order(refunded))).toMatchObject([
    { id: '1JU08902781691411', status: 'COMPLETED', invoice_id: 'HP-1-refund-1' },
  ]);
});

test.for([
  ['COMPLETED', { outcome: 'refunded', refundId: 'R1' }],
  ['PENDING', { outcome: 'pending', refundId: 'R1' }],
  ['FAILED', { outcome: 'refused', code: 'declined' }],
  ['CANCELLED', { outcome: 'refused', code: 'declined' }],
] as const)('a refund that is %s is read as what it means for us', ([status, expected]) => {
  expect(fromRefund({ id: 'R1', status })).toMatchObject(expected);
});

test.for(['49,90', '49.901', '', '1e3', 'EUR 4'])('"%s" is not an amount', (value) => {
  const spoilt = { ...authorization, amount: { currency_code: 'EUR', value } };
  expect(WirePayment.safeParse(spoilt).success).toBe(false);
});

test.for([
  ['ORDER_NOT_APPROVED', 422, 'not_approved', 'none'],
  ['INSTRUMENT_DECLINED', 422, 'try_again', 'none'],
  ['PAYER_ACTION_REQUIRED', 422, 'not_approved', 'none'],
  ['TRANSACTION_REFUSED', 422, 'declined', 'none'],
  ['PAYMENT_DENIED', 422, 'declined', 'none'],
  ['PAYMENT_SOURCE_DECLINED_BY_PROCESSOR', 422, 'declined', 'none'],
  ['PAYER_CONSENT_REQUIRED', 422, 'not_approved', 'none'],
  ['ORDER_EXPIRED', 422, 'expired', 'none'],
  ['AUTHORIZATION_EXPIRED', 422, 'expired', 'none'],
  ['ORDER_ALREADY_AUTHORIZED', 422, 'conflict', 'unknown'],
  ['PREVIOUS_REQUEST_IN_PROGRESS', 409, 'conflict', 'unknown'],
  ['DUPLICATE_REQUEST_ID', 400, 'conflict', 'unknown'],
  ['PAYPAL_REQUEST_ID_PREVIOUSLY_USED', 422, 'conflict', 'unknown'],
  ['CAPTURE_FULLY_REFUNDED', 422, 'exhausted', 'none'],
  ['TRANSACTION_DISPUTED', 422, 'not_possible', 'none'],
  ['INVALID_RESOURCE_ID', 404, 'not_found', 'none'],
  ['RESOURCE_NOT_FOUND', 404, 'not_found', 'none'],
  ['PERMISSION_DENIED', 403, 'account', 'none'],
  ['invalid_token', 401, 'not_authorized', 'none'],
  ['SOMETHING_NEW', 422, 'refused', 'none'],
  ['SOMETHING_NEW', 409, 'conflict', 'unknown'],
  ['INTERNAL_SERVER_ERROR', 500, 'unavailable', 'unknown'],
  ['RATE_LIMIT_REACHED', 429, 'rate_limited', 'none'],
] as const)('%s with %i is %s, outcome %s', ([issue, status, code, outcome]) => {
  expect(verdictOf(status, issue)).toMatchObject({ code, outcome });
});

test('an unreadable refusal proves nothing', () => {
  for (const status of [400, 404, 422, 500, 503, 302])
    expect(verdictOf(status, null)).toMatchObject({ outcome: 'unknown' });
});

test("a fault has PayPal's words and names the id that their support asks for", () => {
  const json = {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'Semantically incorrect.',
    debug_id: 'b1946ac92492d',
    details: [{ issue: 'TRANSACTION_REFUSED', description: 'The request was refused.' }],
  };
  const fault = faultOf({ status: 422, json, debugId: null, where: 'paypal POST /v2/x' });
  expect(fault.message).toBe('TRANSACTION_REFUSED: The request was refused. (paypal-debug-id b1946ac92492d)');
  expect(fault.fault).toMatchObject({ requestId: 'b1946ac92492d' });
  expect(finalRefusal(fault)).toEqual({ outcome: 'refused', code: 'declined', text: fault.message });
  expect(faultOf({ status: 422, json, debugId: 'f00', where: '' }).message).toContain('paypal-debug-id f00');
});

const event = (resource_type: string, resource: Record<string, unknown>) =>
  WireEvent.parse({ id: 'WH-1', event_type: 'SOME.EVENT', resource_type, resource });
const up = (path: string) => [{ rel: 'up', href: `https://api.paypal.com/v2/${path}`, method: 'GET' }];

test.for([
  ['PAYMENT.CAPTURE.REFUNDED', 'refund', 'ci_1'],
  ['PAYMENT.REFUND.FAILED', 'refund', 'ci_1'],
  ['PAYMENT.REFUND.PENDING', 'refund', null],
  ['PAYMENT.CAPTURE.COMPLETED', 'capture', null],
] as const)('the order whose refund ends with %s of a %s: %s', ([event_type, resource_type, refundOf]) => {
  const resource = { id: 'R1', custom_id: 'ci_1' };
  expect(toNotice(WireEvent.parse({ id: 'WH-1', event_type, resource_type, resource }))).toMatchObject({
    refundOf,
  });
});

test.for([
  ['PAYMENT.CAPTURE.REFUNDED', {}, 'elsewhere'],
  ['PAYMENT.CAPTURE.REFUNDED', { custom_id: 'ci_1' }, 'elsewhere'],
  ['PAYMENT.CAPTURE.REFUNDED', { custom_id: 'ci_1', invoice_id: 'ci_1' }, 'elsewhere'],
  ['PAYMENT.CAPTURE.REFUNDED', { custom_id: 'ci_1', invoice_id: 'rf_1' }, 'rf_1'],
  ['PAYMENT.REFUND.FAILED', {}, null],
  ['PAYMENT.REFUND.FAILED', { custom_id: 'ci_1', invoice_id: 'rf_1' }, null],
] as const)('where a refund comes from, for %s that names %j: %s', ([event_type, ids, wish]) => {
  const resource = { id: 'R1', links: up('payments/captures/C1'), ...ids };
  const notice = toNotice(WireEvent.parse({ id: 'WH-1', event_type, resource_type: 'refund', resource }));
  expect(notice.isRefundElsewhere ? 'elsewhere' : (notice.paidBack ?? null)).toBe(wish);
});

test.for([
  ['an order', event('checkout-order', { id: '5O1' }), '5O1', null],
  ['a reversed approval', event('checkout-order', { order_id: '5O1' }), '5O1', null],
  [
    'a capture',
    event('capture', { id: 'C1', supplementary_data: { related_ids: { order_id: '5O1' } } }),
    '5O1',
    'C1',
  ],
  ['a capture of an order', event('capture', { id: 'C1', links: up('checkout/orders/5O1') }), '5O1', 'C1'],
  ['a refund', event('refund', { id: 'R1', links: up('payments/captures/C1') }), null, 'C1'],
  [
    'an authorization',
    event('authorization', { id: 'A1', supplementary_data: { related_ids: { order_id: '5O1' } } }),
    '5O1',
    null,
  ],
  ['something else', event('dispute', { id: 'D1' }), null, null],
] as const)('the notice of %s', ([, given, orderId, captureId]) => {
  expect(toNotice(given)).toEqual({
    eventId: 'WH-1',
    kind: 'SOME.EVENT',
    orderId,
    captureId,
    refundOf: null,
    isReversal: false,
  });
});
