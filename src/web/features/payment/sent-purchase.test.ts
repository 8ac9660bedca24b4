// What the cart says about the last purchase sent, and for which offer.
import { expect, test } from 'vitest';
import { aRate } from '#tests/factories.ts';
import { ApiError } from '../../lib/api.ts';
import { refusal } from '../../lib/refusal.ts';
import {
  afterClosing,
  isSameOffer,
  isShownElsewhere,
  isToldAt,
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
  ['the same rate and code, whatever they cost by now', { amountCents: 1, dutiesAgreed: true }, true],
  ['another rate', { rateId: 'rate_2' }, false],
  ['another code', { discountCode: null }, false],
])('%s: whether that is the same offer', (_, change, same) => {
  expect(isSameOffer(purchase, { ...purchase, ...change })).toBe(same);
  expect(isToldAt({ ...purchase, ...change }, refused(refusal(500, { code: 'internal' })))).toBe(same);
});

test.each<[string, SentPurchase, boolean]>([
  ['under way', { purchase, state: 'busy' }, true],
  ['whose payment window was blocked', { purchase, state: 'blocked' }, true],
  ['that leads to its payment page', { purchase, state: 'leaving', page: 'https://pay.example/1' }, true],
  ['that nobody has answered', refused(refusal(500, { code: 'internal' })), true],
  ['whose price is another one', refused(dearer), true],
  ['whose new price cannot be read', refused(withDetails('price_changed', {})), false],
  ['that came too late', refused(refusal(409, { code: 'quote_expired' })), false],
  ['that was made before', refused(elsewhere), false],
])('a purchase %s: whether its cart says so is %3$j', (_, sent, told) => {
  expect(isToldAt(purchase, sent)).toBe(told);
});

test('what was read in the cart is no news any more', () => {
  const unanswered = refused(refusal(500, { code: 'internal' }));
  for (const sent of [unanswered, { purchase, state: 'blocked' } as const]) {
    const closed = afterClosing(sent);
    expect(closed).toEqual({ ...sent, isRead: true });
    expect(isToldAt(purchase, closed ?? sent)).toBe(false);
  }
});

test('what is under way stays when the cart is closed, but not what leads away from it', () => {
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
  ['a quote that has expired', refusal(409, { code: 'quote_expired' }), true],
  ['a purchase in the way', elsewhere, true],
  ['one of which nobody says which', refusal(409, { code: 'checkout_in_progress' }), false],
  ['a limit', refusal(409, { code: 'invoice_limit_reached' }), false],
  ['no refusal', null, false],
])('of %s: whether it is shown elsewhere is %3$j', (_, error, elsewhereToo) => {
  expect(isShownElsewhere(error)).toBe(elsewhereToo);
});

test('the new price is the one that the server has said', () => {
  expect(newPriceIn(dearer)).toEqual(priceBreakdown);
  expect(newPriceIn(withDetails('quote_expired', { priceBreakdown }))).toBeNull();
  expect(newPriceIn(new TypeError('price_changed'))).toBeNull();
});
