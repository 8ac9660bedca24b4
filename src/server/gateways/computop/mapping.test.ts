// The ledger's amounts as payment states, and outgoing fields within Computop's characters and lengths.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenPayment } from '../payment.ts';
import {
  toCaptured,
  toPaymentPage,
  toRefNr,
  toReqId,
  toSecured,
  toTransId,
  toVoided,
  type PaymentState,
} from './mapping.ts';

const payId = '4f9a1c7e2b8d40c69e3f5a7b1c2d3e4f';
const reference = { orderId: 'HP-1' };
const aStanding = (change: Partial<PaymentState> = {}): PaymentState => ({
  payId,
  authorizedCents: 4_990,
  capturedCents: 0,
  creditedCents: 0,
  currency: 'EUR',
  lastStatus: 'OK',
  stepCode: '',
  ...change,
});
const nothing = { authorizedCents: 0 };
const all = { capturedCents: 4_990 };

test.for<[string, 'later' | 'at_once', PaymentState | null, object]>([
  ['unknown to them', 'later', null, { outcome: 'waiting' }],
  ['the page is open', 'at_once', aStanding({ ...nothing, lastStatus: '' }), { outcome: 'waiting' }],
  [
    '3-D Secure is under way',
    'later',
    aStanding({ ...nothing, lastStatus: 'AUTHORIZE_REQUEST' }),
    { outcome: 'waiting' },
  ],
  [
    'under review by the bank',
    'later',
    aStanding({ ...nothing, lastStatus: 'PENDING' }),
    { outcome: 'pending' },
  ],
  ['failed without a reason', 'later', aStanding({ ...nothing, lastStatus: 'FAILED' }), { code: 'failed' }],
  ...(
    [
      ['refused by the bank', '22060305', 'declined'],
      ['too little money on the card', '22060351', 'declined'],
      ['refused for lack of authentication', '20001542', 'declined'],
      ['failed for an unspecified reason', '22060203', 'failed'],
      ['not authenticated', '22720040', 'failed'],
      ['protocol error of 3-D Secure', '21200011', 'failed'],
      ['bank not reached', '22060391', 'failed'],
      ['merchant unknown at the acquirer', '22060303', 'failed'],
    ] as const
  ).map(([what, stepCode, code]): [string, 'at_once', PaymentState, object] => [
    what,
    'at_once',
    aStanding({ ...nothing, lastStatus: 'FAILED', stepCode }),
    { code },
  ]),
  [
    'cancelled',
    'at_once',
    aStanding({ ...nothing, lastStatus: 'FAILED', stepCode: '22060200' }),
    { code: 'cancelled' },
  ],
  [
    'abandoned',
    'later',
    aStanding({ ...nothing, lastStatus: 'FAILED', stepCode: '20100053' }),
    { code: 'cancelled' },
  ],
  [
    'held',
    'later',
    aStanding(),
    { outcome: 'authorized', amountCents: 4_990, reference: { orderId: 'HP-1', authorizationId: payId } },
  ],
  ['held after a failed step', 'later', aStanding({ lastStatus: 'FAILED' }), { outcome: 'authorized' }],
  [
    'held, not booked yet',
    'at_once',
    aStanding({ lastStatus: 'AUTHORIZED' }),
    { outcome: 'pending', reference: { authorizationId: payId } },
  ],
  ['held, booking failed', 'at_once', aStanding({ lastStatus: 'FAILED' }), { code: 'failed' }],
  [
    'held too little',
    'later',
    aStanding({ authorizedCents: 4_989 }),
    { outcome: 'authorized', amountCents: 4_989 },
  ],
  ['held in another currency', 'later', aStanding({ currency: 'USD' }), { code: 'mismatch' }],
  [
    'booked',
    'at_once',
    aStanding(all),
    { outcome: 'captured', amountCents: 4_990, reference: { orderId: 'HP-1', captureId: payId } },
  ],
  ['booked though only asked to hold', 'later', aStanding(all), { outcome: 'captured' }],
  ['booked, no currency given', 'at_once', aStanding({ ...all, currency: '' }), { outcome: 'captured' }],
  [
    'booked more',
    'at_once',
    aStanding({ capturedCents: 5_000 }),
    { outcome: 'captured', amountCents: 5_000 },
  ],
  [
    'booked too little',
    'at_once',
    aStanding({ capturedCents: 4_989 }),
    { outcome: 'captured', amountCents: 4_989 },
  ],
  [
    'booked, and partly refunded',
    'at_once',
    aStanding({ ...all, creditedCents: 990 }),
    { outcome: 'captured', amountCents: 4_000 },
  ],
  ['booked in another currency', 'at_once', aStanding({ ...all, currency: 'CHF' }), { code: 'mismatch' }],
  [
    'booked in another currency, and no hold given',
    'at_once',
    aStanding({ ...nothing, ...all, currency: 'CHF' }),
    { code: 'mismatch' },
  ],
  [
    'booked, a refund failed',
    'at_once',
    aStanding({ ...all, lastStatus: 'FAILED' }),
    { outcome: 'captured' },
  ],
  ['booked and refunded', 'at_once', aStanding({ ...all, creditedCents: 4_990 }), { code: 'mismatch' }],
])('secure: %s (%s)', ([, capture, standing, expected]) => {
  expect(toSecured(reference, standing, capture)).toMatchObject(expected);
});

test.for<[string, PaymentState | null, object | null]>([
  ['unknown', null, { code: 'not_possible' }],
  ['held', aStanding(), null],
  ['held after a failed capture', aStanding({ lastStatus: 'FAILED' }), null],
  ['capture under way', aStanding({ lastStatus: 'CAPTURE_REQUEST' }), { outcome: 'pending' }],
  ['captured already', aStanding(all), { outcome: 'captured', amountCents: 4_990 }],
  ['captured in part', aStanding({ capturedCents: 100 }), { outcome: 'captured', amountCents: 100 }],
  ['the hold is gone', aStanding(nothing), { code: 'expired' }],
  ['the hold is too small', aStanding({ authorizedCents: 100 }), { code: 'mismatch' }],
  ['held in another currency', aStanding({ currency: 'USD' }), { code: 'mismatch' }],
])('capture: %s', ([, standing, expected]) => {
  const settled = toCaptured(reference, standing, 4_990);
  if (expected === null) expect(settled).toBeNull();
  else expect(settled).toMatchObject(expected);
});

test.for<[string, PaymentState | null, object | null]>([
  ['unknown', null, { outcome: 'voided' }],
  ['never authorized, or reversed', aStanding(nothing), { outcome: 'voided' }],
  ['held', aStanding(), null],
  ['captured', aStanding(all), { code: 'not_possible' }],
])('void: %s', ([, standing, expected]) => {
  expect(toVoided(standing)).toEqual(expected === null ? null : expect.objectContaining(expected));
});

const aPayment = (change: Partial<OpenPayment> = {}): OpenPayment => ({
  intentId: '0199a3c4-5d6e-7f80-9123-456789abcdef',
  amountCents: 4_990,
  capture: 'later',
  description: 'Hafenpost DHL Express Worldwide',
  language: 'de',
  urls: {
    success: 'https://hafenpost.example/pay/1/success',
    failure: 'https://hafenpost.example/pay/1/failure',
    cancel: 'https://hafenpost.example/pay/1/cancel',
    notify: 'https://hafenpost.example/api/notify/1',
  },
  ...change,
});

test("the payment page request names everything in Computop's words", () => {
  expect(toPaymentPage(aPayment(), 'intent:open')).toEqual({
    MsgVer: '2.0',
    TransID: expect.stringMatching(/^0199a3c4-5d6e-7f80-9123-456789abcdef-[0-9a-f]{20}$/) as string,
    RefNr: '0199a3c45d6e7f809123456789abcd',
    Amount: '4990',
    Currency: 'EUR',
    OrderDesc: 'Hafenpost-DHL-Express-Worldwide',
    Capture: 'MANUAL',
    Response: 'encrypt',
    URLSuccess: 'https://hafenpost.example/pay/1/success',
    URLFailure: 'https://hafenpost.example/pay/1/failure',
    URLNotify: 'https://hafenpost.example/api/notify/1',
    URLBack: 'https://hafenpost.example/pay/1/cancel',
    URLCancel: 'https://hafenpost.example/pay/1/cancel',
    ReqId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  expect(toPaymentPage(aPayment({ capture: 'at_once' }), 'k').Capture).toBe('AUTO');
});

test('whatever we are given, outgoing values are the same raw and form-encoded', () => {
  const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 90 });
  fc.assert(
    fc.property(anything, anything, anything, (intentId, key, description) => {
      const page = toPaymentPage(aPayment({ intentId, description }), key);
      for (const value of Object.values(page)) expect(value).toMatch(/^[A-Za-z0-9_.:/-]*$/);
      expect(page.TransID).toMatch(/^[A-Za-z0-9_.-]{21,64}$/);
      expect(toRefNr(intentId)).toMatch(/^[A-Za-z0-9-]{0,30}$/);
      expect(page.OrderDesc?.length).toBeLessThanOrEqual(60);
      expect(page.OrderDesc).not.toBe('');
    }),
  );
});

test('ids are the same for the same key and different for another', () => {
  expect(toTransId('HP-1', 'a')).toBe(toTransId('HP-1', 'a'));
  expect(toTransId('HP-1', 'a')).not.toBe(toTransId('HP-1', 'b'));
  expect(toReqId('capture', 'a')).toBe(toReqId('capture', 'a'));
  expect(new Set(['capture', 'credit', 'reverse', 'open'].map((step) => toReqId(step, 'a'))).size).toBe(4);
});

test.for([
  'https://hafenpost.example/pay?id=1',
  'https://hafenpost.example/zur%C3%BCck',
  'https://hafenpost.example/a b',
  'javascript:alert(1)',
  `https://hafenpost.example/${'a'.repeat(250)}`,
])('a return address that would need encoding is our mistake: %s', (success) => {
  const payment = aPayment({ urls: { ...aPayment().urls, success } });
  expect(() => toPaymentPage(payment, 'k')).toThrow(
    expect.objectContaining({
      fault: expect.objectContaining({ kind: 'invalid', outcome: 'none' }) as object,
    }) as Error,
  );
});
