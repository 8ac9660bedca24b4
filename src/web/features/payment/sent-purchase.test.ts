// What the cart says about the last purchase sent, and for which offer.
import { expect, test } from 'vitest';
import { aRate } from '#tests/factories.ts';
import { ApiError } from '../../lib/api.ts';
import { refusal } from '../../lib/refusal.ts';
import {
  afterClosing,
  isSameOffer,
  isShownElsewhere,
  hasNewsFor,
  newPriceIn,
  refusalOf,
  type SentPurchase,
} from './sent-purchase.ts';

const purchase = {
  rateId: 'rate_1',
  discountCode: 'SEND5',
  amountCents: 3578,
  dutiesAgreed: false,
  method: 'card',
} as const;
const refused = (error: unknown): SentPurchase => ({ purchase, state: 'refused', error });

const priceBreakdown = aRate().priceBreakdown;
const withDetails = (code: string, details: object) =>
  new ApiError(409, JSON.stringify({ success: false, code, details }));
const dearer = withDetails('price_changed', { priceBreakdown });
const elsewhere = withDetails('checkout_in_progress', { intentId: 'ci_1' });

test.each([
  ['the same rate and code, whatever they cost now', { amountCents: 1, dutiesAgreed: true }, true],
  ['another rate', { rateId: 'rate_2' }, false],
  ['another code', { discountCode: null }, false],
])('%s counts as the same offer: %3$j', (_, change, same) => {
  expect(isSameOffer(purchase, { ...purchase, ...change })).toBe(same);
  expect(hasNewsFor({ ...purchase, ...change }, refused(refusal(500, { code: 'internal' })))).toBe(same);
});

test.each<[string, SentPurchase, boolean]>([
  ['in progress', { purchase, state: 'busy' }, true],
  ['whose payment window was blocked', { purchase, state: 'blocked' }, true],
  ['leading to its payment page', { purchase, state: 'leaving', page: 'https://pay.example/1' }, true],
  ['without an answer', refused(refusal(500, { code: 'internal' })), true],
  ['whose price has changed', refused(dearer), true],
  ['whose new price cannot be read', refused(withDetails('price_changed', {})), false],
  ['sent too late', refused(refusal(409, { code: 'quote_expired' })), false],
  ['already made before', refused(elsewhere), false],
])('a purchase %s: its cart says so: %3$j', (_, sent, told) => {
  expect(hasNewsFor(purchase, sent)).toBe(told);
});

test('what was read in the cart is not shown again', () => {
  const unanswered = refused(refusal(500, { code: 'internal' }));
  for (const sent of [unanswered, { purchase, state: 'blocked' } as const]) {
    const closed = afterClosing(sent);
    expect(closed).toEqual({ ...sent, isRead: true });
    expect(hasNewsFor(purchase, closed ?? sent)).toBe(false);
  }
});

test('a purchase in progress stays when the cart is closed, but not one leading to its payment page', () => {
  const busy: SentPurchase = { purchase, state: 'busy' };
  expect(afterClosing(busy)).toBe(busy);
  expect(afterClosing({ purchase, state: 'leaving', page: 'https://pay.example/1' })).toBeNull();
  expect(afterClosing(null)).toBeNull();
});

test('only a refusal has a reason', () => {
  expect(refusalOf(null)).toBeNull();
  expect(refusalOf({ purchase, state: 'busy' })).toBeNull();
  expect(refusalOf(refused(dearer))).toBe(dearer);
});

test.each<[string, unknown, boolean]>([
  ['a new price', dearer, true],
  ['an expired quote', refusal(409, { code: 'quote_expired' }), true],
  ['a conflicting purchase', elsewhere, true],
  ['an unnamed conflicting purchase', refusal(409, { code: 'checkout_in_progress' }), false],
  ['a limit', refusal(409, { code: 'invoice_limit_reached' }), false],
  ['no refusal', null, false],
])('%s is shown elsewhere: %3$j', (_, error, elsewhereToo) => {
  expect(isShownElsewhere(error)).toBe(elsewhereToo);
});

test('the new price is the one from the server', () => {
  expect(newPriceIn(dearer)).toEqual(priceBreakdown);
  expect(newPriceIn(withDetails('quote_expired', { priceBreakdown }))).toBeNull();
  expect(newPriceIn(new TypeError('price_changed'))).toBeNull();
});
