// What we ask EasyPost for when buying, what we read out of its answers, and what its refusals mean.
import { expect, test } from 'vitest';
import { centsFromEuro } from '#domain/money.ts';
import type { RateReference } from '#domain/rate.ts';
import { aRateReference } from '#tests/factories.ts';
import orderBought from './fixtures/order-bought.json' with { type: 'json' };
import orderRated from './fixtures/order-rated.json' with { type: 'json' };
import shipmentBought from './fixtures/shipment-bought.json' with { type: 'json' };
import shipmentRated from './fixtures/shipment-rated.json' with { type: 'json' };
import { labelsOf, sameService, toBuyRequest } from './purchase-mapping.ts';
import { faultOf } from './refusal.ts';
import { WireOrder, WireRates, WireShipment } from './wire.ts';

const parcelRate = aRateReference();
const orderRate: RateReference = { ...parcelRate, kind: 'order', id: 'order_1' };

test('the request that buys a shipment names its rate by id', () => {
  expect(toBuyRequest(parcelRate)).toEqual({
    path: '/shipments/shp_1/buy',
    body: { rate: { id: 'rate_1' } },
  });
});

test('an order is bought by carrier and service', () => {
  expect(toBuyRequest(orderRate)).toEqual({
    path: '/orders/order_1/buy',
    body: { carrier: 'DHLExpress', service: 'ExpressWorldwideNonDoc' },
  });
});

const dhl = { carrier: 'DHLExpress', service: 'ExpressWorldwideNonDoc' };
const ups = { carrier: 'UPS', service: 'UPSSaver' };

test('a label bought for another service is not the one we asked for', () => {
  const shipment = WireShipment.parse(shipmentBought);
  expect(labelsOf([shipment], { ...dhl, service: 'Other' })).toEqual({ state: 'others', labels: [] });
  expect(labelsOf([shipment], { carrier: 'dhlexpress', service: 'EXPRESSWORLDWIDENONDOC' }).state).toBe(
    'all',
  );
});

test('the label of a bought shipment is read', () => {
  expect(labelsOf([WireShipment.parse(shipmentBought)], dhl)).toEqual({
    state: 'all',
    labels: [
      {
        packageIndex: 0,
        trackingCode: '3318810025',
        labelUrl: shipmentBought.postage_label.label_url,
        upstreamShipmentId: shipmentBought.id,
        costCents: 4_540,
      },
    ],
  });
});

const form = (change: object = {}) => ({
  form_type: 'commercial_invoice',
  form_url: 'https://files.example/1.pdf',
  submitted_electronically: false,
  ...change,
});

test.each([
  ['one to be printed', [form()], { url: 'https://files.example/1.pdf', isSubmitted: false }],
  [
    'one submitted to the carrier',
    [form({ form_url: null, submitted_electronically: true })],
    { url: null, isSubmitted: true },
  ],
  ['unknown whether submitted', [form({ submitted_electronically: null })], { isSubmitted: false }],
  ['another form', [form({ form_type: 'return_packing_slip', submitted_electronically: true })], undefined],
  ['none', [], undefined],
  ['no list', null, undefined],
  ['an unreadable list', [form({ form_url: 7 })], undefined],
])("only a commercial invoice among the forms is the carrier's invoice: %s", (_what, forms, invoice) => {
  const { state, labels } = labelsOf([WireShipment.parse({ ...shipmentBought, forms })], dhl);
  expect(state).toBe('all');
  if (invoice) expect(labels[0]?.carrierInvoice).toMatchObject(invoice);
  else expect(labels[0]).not.toHaveProperty('carrierInvoice');
});

test('charges are what was taken and kept on top of postage, however odd the list', () => {
  const fee = (change: object) => ({
    type: 'LabelFee',
    amount: '0.05000',
    charged: true,
    refunded: false,
    ...change,
  });
  const chargesOf = (fees: unknown) =>
    labelsOf([WireShipment.parse({ ...shipmentBought, fees })], dhl).labels[0]?.charges;
  const fees = [
    fee({}),
    fee({ type: 'PostageFee', amount: '45.40000' }),
    fee({ type: 'InsuranceFee', amount: 1.5 }),
    fee({ type: 'TrackerFee', charged: false }),
    fee({ type: 'CarbonOffsetFee', refunded: true }),
    fee({ type: 'OtherFee', amount: '0.00000' }),
  ];
  expect(chargesOf(fees)).toEqual([
    { kind: 'LabelFee', dollars: '0.05000' },
    { kind: 'InsuranceFee', dollars: '1.5' },
  ]);
  for (const none of [undefined, null, [], 'no list', [{ type: 7 }]]) expect(chargesOf(none)).toBeUndefined();
});

test('the labels of an order are in parcel order, however they were answered', () => {
  const { state, labels } = labelsOf(WireOrder.parse(orderBought).shipments, ups);
  expect(state).toBe('all');
  expect(labels.map(({ packageIndex, trackingCode }) => [packageIndex, trackingCode])).toEqual([
    [0, '1Z410E7W0392751591'],
    [1, '1Z5R89390357567127'],
  ]);
});

test('without numbers in the references the labels keep the order of the answer', () => {
  const shipments = WireOrder.parse(orderBought).shipments.map((shipment) => ({
    ...shipment,
    reference: null,
  }));
  expect(labelsOf(shipments, ups).labels.map(({ trackingCode }) => trackingCode)).toEqual([
    '1Z5R89390357567127',
    '1Z410E7W0392751591',
  ]);
});

test('if the labels of an order share one price, each costs its part of it', () => {
  const [bought] = WireOrder.parse(orderBought).shipments;
  const rate = { rate: '197.90', currency: 'EUR', ...ups, shipment_id: 'shp_1' };
  const shipments = [1, 2, 3].map((n) => ({
    ...bought,
    id: `shp_${n}`,
    reference: `HP-8-${n}`,
    selected_rate: rate,
  }));
  const costs = labelsOf(shipments, ups).labels.map(({ costCents }) => costCents);
  expect(costs).toEqual([6_597, 6_597, 6_596]);
  const begun = [shipments[0] ?? expect.unreachable(), { id: 'shp_2' }];
  expect(labelsOf(begun, ups).labels).toMatchObject([{ costCents: 19_790 }]);
});

test('if each label of an order has its own price, that is its cost', () => {
  const { shipments } = WireOrder.parse(orderBought);
  const costs = labelsOf(shipments, ups).labels.map(({ costCents }) => costCents);
  expect(costs).toEqual(
    [...shipments].reverse().map((part) => centsFromEuro(part.selected_rate?.rate ?? '')),
  );
});

test('nothing bought is none, a part of it is some, and anything incomplete is unclear', () => {
  const before = WireOrder.parse(orderRated).shipments;
  const [first] = WireOrder.parse(orderBought).shipments;
  expect(labelsOf(before, ups).state).toBe('none');
  expect(labelsOf([WireShipment.parse(shipmentRated)], dhl).state).toBe('none');
  expect(labelsOf([...before.slice(0, 1), ...(first ? [first] : [])], ups).state).toBe('some');
  expect(labelsOf([{ ...WireShipment.parse(shipmentBought), tracking_code: null }], dhl).state).toBe(
    'unclear',
  );
  const unwhole = { ...before[1], id: 'shp_9', tracking_code: '1Z9' };
  expect(labelsOf([...(first ? [first] : []), unwhole], ups)).toMatchObject({
    state: 'unclear',
    labels: [{}],
  });
});

test('the same service is found among fresh rates, in euro only', () => {
  const { rates } = WireRates.parse(shipmentRated);
  expect(sameService(rates, parcelRate)).toEqual({ rateId: shipmentRated.rates[0]?.id, costCents: 4540 });
  expect(sameService(rates, { ...parcelRate, service: 'ExpressWorldwideB2CNonDoc' })).toBeNull();
  const noCard = rates.map((rate) => ({ ...rate, rate: '0.01' }));
  expect(sameService(noCard, parcelRate), 'a placeholder is no price').toBeNull();
  expect(sameService(rates, { ...parcelRate, carrier: 'FedEx' })).toBeNull();
});

const envelope = (code: string, message: unknown = 'Their words.', errors: unknown = []) => ({
  error: { code, message, errors },
});

test.for([
  [422, envelope('SHIPMENT.RATES.UNAVAILABLE'), 'declined', 'rate_unavailable', 'none'],
  [422, envelope('ORDER.RATE.UNAVAILABLE'), 'declined', 'rate_unavailable', 'none'],
  [422, envelope('SHIPMENT.MISSING_RATE'), 'declined', 'rate_unavailable', 'none'],
  [422, envelope('SHIPMENT.INVALID', 'The rate has expired.'), 'declined', 'rate_unavailable', 'none'],
  [422, envelope('SHIPMENT.POSTAGE.FAILURE'), 'declined', 'label_failed', 'none'],
  [
    422,
    envelope('SHIPMENT.POSTAGE.FAILURE', 'System error, try again'),
    'unavailable',
    'unavailable',
    'none',
  ],
  [422, envelope('SHIPMENT.PURCHASE.FAILURE', 'DHL: timed out'), 'unavailable', 'unavailable', 'none'],
  [
    422,
    envelope('SHIPMENT.POSTAGE.FAILURE', 'Wrong postcode, try again'),
    'declined',
    'label_failed',
    'none',
  ],
  [422, envelope('SHIPMENT.POSTAGE.EXISTS'), 'declined', 'already_bought', 'unknown'],
  [422, envelope('SHIPMENT.PURCHASE.IN_PROGRESS'), 'unavailable', 'in_progress', 'unknown'],
  [422, envelope('SHIPMENT.POSTAGE.NO_RESPONSE'), 'unavailable', 'no_response', 'unknown'],
  [422, envelope('SHIPMENT.POSTAGE.TIMED_OUT'), 'timeout', 'timeout', 'unknown'],
  [422, envelope('SHIPMENT.PURCHASE.FAILURE'), 'declined', 'label_failed', 'none'],
  [400, envelope('PICKUP.BUY.FAILED', 'No van on that day.'), 'declined', 'pickup_failed', 'none'],
  [
    400,
    envelope(
      'PICKUP.BUY.FAILED',
      'Service availability unknown.ServerCode=500   serverMessage = Internal server error',
    ),
    'unavailable',
    'pickup_failed',
    'unknown',
  ],
  [422, envelope('PARAMETER.REQUIRED'), 'invalid', 'refused', 'none'],
  [400, envelope('BAD_REQUEST'), 'invalid', 'refused', 'none'],
  [401, envelope('UNAUTHORIZED'), 'unavailable', 'not_authorized', 'none'],
  [402, envelope('PAYMENT_REQUIRED'), 'unavailable', 'account_empty', 'none'],
  [403, envelope('APIKEY.INACTIVE'), 'unavailable', 'not_authorized', 'none'],
  [404, envelope('NOT_FOUND'), 'invalid', 'not_found', 'none'],
  [429, undefined, 'unavailable', 'rate_limited', 'none'],
  [408, envelope('REQUEST_TIMEOUT'), 'timeout', 'timeout', 'unknown'],
  [409, envelope('SHIPMENT.POSTAGE.FAILURE'), 'unavailable', 'conflict', 'unknown'],
  [500, envelope('SHIPMENT.POSTAGE.FAILURE'), 'unavailable', 'unavailable', 'unknown'],
  [500, undefined, 'unavailable', 'unavailable', 'unknown'],
  [502, undefined, 'unavailable', 'unavailable', 'unknown'],
  [503, envelope('SERVICE_UNAVAILABLE'), 'unavailable', 'unavailable', 'unknown'],
  [302, undefined, 'unavailable', 'unavailable', 'unknown'],
  [422, undefined, 'unavailable', 'unavailable', 'unknown'],
  [422, { error: 'a bare string' }, 'unavailable', 'unavailable', 'unknown'],
] as const)('%i %j is %s, %s, outcome %s', ([status, json, kind, code, outcome]) => {
  expect(faultOf({ status, json, where: 'POST /x' }).fault).toEqual({
    upstream: 'easypost',
    kind,
    code,
    outcome,
    status,
  });
});

test.for([
  [envelope('X', 'Said so.', [{ field: 'zip', message: 'is wrong' }]), 'Said so. · zip: is wrong'],
  [envelope('X', { a: ['one'], b: 'two' }), 'a: one, b: two'],
  [envelope('X', null, ['only here']), 'only here'],
  [envelope('X', null), 'Refused without a reason (422).'],
] as const)('%j says "%s"', ([json, text]) => {
  expect(faultOf({ status: 422, json, where: 'POST /x' }).message).toBe(text);
});
