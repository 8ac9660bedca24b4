// Refunds: every step and every refusal, and shares and postings that leave no cent over.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { sumCents } from './money.ts';
import { equalShares } from './parcel-share.ts';
import {
  isRefusalPremature,
  labelReturnableUntil,
  soonNotReturnable,
  locksLabel,
  canTransition,
  isFinal,
  mayRequestRefund,
  nextMove,
  nextRefundPosting,
  paymentStatusAfter,
  type RefundableOrder,
  type RefundableParcel,
  type RefundFacts,
  type RefundMove,
  RefundState,
} from './refund.ts';

test.each<[RefundFacts['state'], boolean, RefundFacts['onwardLabel'], RefundMove]>([
  ['requested', false, 'none', 'request-label-refund'],
  ['requested', true, 'none', 'await-carrier'],
  ['requested', false, 'bought', 'request-label-refund'],
  ['carrier_accepted', false, 'none', 'refund-money'],
  ['carrier_accepted', true, 'bought', 'refund-money'],
  ['money_refunded', false, 'none', 'done'],
  ['money_refunded', true, 'given_back', 'done'],
  ['money_refunded', true, 'kept', 'done'],
  ['money_refunded', false, 'bought', 'return-onward-label'],
  ['rejected', true, 'bought', 'done'],
])('after %s (asked: %s, onward label: %s) comes %s', (state, asked, onwardLabel, move) => {
  expect(nextMove({ state, asked, onwardLabel })).toBe(move);
});

test("only the model's three steps are legal, and nothing follows the last", () => {
  const legal = RefundState.options.flatMap((from) =>
    RefundState.options.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(legal).toEqual([
    'requested > carrier_accepted',
    'requested > rejected',
    'carrier_accepted > money_refunded',
  ]);
  expect(RefundState.options.filter(isFinal)).toEqual(['money_refunded', 'rejected']);
});

test('a label must not be used once its refund is requested, unless the carrier rejects it', () => {
  expect(RefundState.options.filter(locksLabel)).toEqual(['requested', 'carrier_accepted', 'money_refunded']);
});

test('a refund without VAT and customs writes no zero lines', () => {
  const price = { netPrice: 1_000, vatAmount: 0, customsCosts: 0, totalPrice: 1_000 };
  expect(nextRefundPosting('paypal', price, { beforeCents: 500, shareCents: 500 })).toEqual([
    { account: 'cash:paypal', amountCents: -500 },
    { account: 'sales', amountCents: 500 },
  ]);
  const part = { at: 'paypal', cents: 500 } as const;
  expect(nextRefundPosting('bank', price, { beforeCents: 0, shareCents: 500, part })).toEqual([
    { account: 'sales', amountCents: 500 },
    { account: 'cash:paypal', amountCents: -500 },
  ]);
});

const order: RefundableOrder = { status: 'processing', checkout: 'completed', isGivenUp: false };
const parcel: RefundableParcel = { statuses: ['created'], hasLabel: true, isTooOld: false };

test.each<[string, Partial<RefundableOrder>, Partial<RefundableParcel>, string | null]>([
  ['an unused label', {}, {}, null],
  ['a cancelled order', { status: 'cancelled' }, {}, 'order_cancelled'],
  ['a checkout still running', { checkout: 'label_purchased' }, {}, 'checkout_running'],
  [
    'a fully given-up order whose label was bought but cannot be obtained',
    { checkout: 'label_purchased', isGivenUp: true },
    {},
    null,
  ],
  ['an unbought label, given up', { checkout: 'paid', isGivenUp: true }, {}, 'checkout_running'],
  ['a scanned parcel', {}, { statuses: ['in_transit'] }, 'parcel_scanned'],
  ['a parcel scanned on its second leg', {}, { statuses: ['created', 'shipped'] }, 'parcel_scanned'],
  ['an unscanned parcel of a shipped order', { status: 'shipped' }, {}, null],
  ['a parcel without a label', {}, { hasLabel: false }, 'no_label'],
  ['a label that is too old', {}, { isTooOld: true }, 'label_too_old'],
  [
    'a label that is both too old and scanned',
    {},
    { isTooOld: true, statuses: ['shipped'] },
    'parcel_scanned',
  ],
])('%s gets the right answer to a refund request', (_name, orderChange, parcelChange, reason) => {
  expect(mayRequestRefund({ ...order, ...orderChange }, { ...parcel, ...parcelChange })).toEqual(
    reason === null ? { ok: true } : { ok: false, reason },
  );
});

test.each([
  [6 * HOUR_MS - 1, true],
  [6 * HOUR_MS, false],
])('a refusal of a label %i ms old may be a mistake: %j', (age, isEarly) => {
  expect(isRefusalPremature(age)).toBe(isEarly);
});

test.for([
  ['UPS', 90],
  ['FedEx', 90],
  ['USPS', 30],
] as const)('%s accepts labels for refund for %i days', ([carrier, days]) => {
  expect(labelReturnableUntil(carrier, new Date(0))).toEqual(new Date(days * DAY_MS));
});

test.for(['DHL Express', 'DPD', 'DHL Paket'] as const)('%s has no known limit', (carrier) => {
  expect(labelReturnableUntil(carrier, new Date(0))).toBeNull();
});

test('the owner of an unused label is reminded from ten days before its carrier no longer takes it back', () => {
  const now = new Date('2026-12-01T10:00:00Z');
  const spans = soonNotReturnable(now);
  expect(spans.map(({ carrier }) => carrier).sort()).toEqual(['FedEx', 'UPS', 'USPS']);
  for (const { carrier, after, upTo } of spans) {
    expect(labelReturnableUntil(carrier, after)).toEqual(now);
    expect(labelReturnableUntil(carrier, upTo)).toEqual(new Date('2026-12-11T10:00:00Z'));
  }
});

const counts = fc.integer({ min: 1, max: 10 });
test('refunds of all parcels undo the sale to the cent, in any order, and each one balances', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amount, amount, amount, counts, (net, vat, customs, count) => {
      const price = {
        netPrice: net,
        vatAmount: vat,
        customsCosts: customs,
        totalPrice: net + vat + customs,
      };
      const given = new Map<string, number>();
      let beforeCents = 0;
      for (const shareCents of equalShares(price.totalPrice, count)) {
        const lines = nextRefundPosting('invoice', price, { beforeCents, shareCents });
        expect(sumCents(lines.map(({ amountCents }) => amountCents))).toBe(0);
        for (const { account, amountCents } of lines)
          given.set(account, (given.get(account) ?? 0) + amountCents);
        beforeCents += shareCents;
      }
      expect(given.get('receivable:invoice') ?? 0).toBe(0 - price.totalPrice);
      expect([given.get('sales') ?? 0, given.get('vat') ?? 0, given.get('customs') ?? 0]).toEqual([
        net,
        vat,
        customs,
      ]);
    }),
  );
});

test.each([
  [1000, 0, 'paid'],
  [1000, 1, 'partially_refunded'],
  [1000, 1000, 'refunded'],
  [0, 0, 'refunded'],
])('of %i cents, %i refunded: %s', (total, refunded, status) => {
  expect(paymentStatusAfter(total, refunded)).toBe(status);
});
