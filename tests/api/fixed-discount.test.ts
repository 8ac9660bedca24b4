// The fixed amount of a customer's contract: set by the operator, in the quote, at the checkout and on the invoice (R73, C-24).
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { OrderDetail } from '#contract/order-actions.ts';
import type { PriceBreakdown } from '#contract/rates.ts';
import {
  askRates,
  atPayPal,
  book,
  bookAndSettle,
  intentOf,
  openIntent,
  type PayPalOpened,
  rateOf,
  returnFromPayPal,
} from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import { read } from '../support/papers.ts';
import { expectCorrectBooks } from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());
const GOLD = 'gold@example.com';
const grant = async (email: string, euro: string) =>
  expect(await operate(house, `users set-fixed-discount ${email} ${euro}`)).toMatchObject({ code: 0 });

test('it is taken off the transport of every rate, and no discount code adds to it or replaces it', async () => {
  const session = await house.logIn('business@example.com');
  await grant('Business@Example.com', '5.50');
  const quoted = await askRates(session);
  const { rates } = quoted;
  expect(rates.length).toBeGreaterThan(3);
  for (const { priceBreakdown: lines } of rates) {
    expect(lines.discount).toBe(550);
    expect(lines.shippingPrice).toBe(lines.basePrice - 550);
  }
  const rate = rateOf(quoted, 'UPS');
  for (const discountCode of [null, 'SHIP10', 'NONSENSE']) {
    const priced = await session.post('/api/rates/price', { rateId: rate.id, discountCode });
    expect(priced.json()).toMatchObject({ discount: null, priceBreakdown: { totalPrice: rate.priceCents } });
  }
  expect((await session.get('/api/auth/user')).json()).not.toHaveProperty('fixedDiscountCents');
  const other = rateOf(await askRates(await house.logIn('privat@example.com')), 'UPS');
  expect(other.priceBreakdown.discount).toBe(0);
});

test('a permanent percentage comes first', async () => {
  await grant('rabatt@example.com', '1.00');
  const { priceBreakdown } = rateOf(await askRates(await house.logIn('rabatt@example.com')), 'UPS');
  expect(priceBreakdown.shippingPrice).toBe(Math.floor(priceBreakdown.basePrice * 0.85));
});

test('a higher price at checkout includes it, too, and the accepted price is charged', async () => {
  await using own = await openHouse();
  expect(await operate(own, `users set-fixed-discount ${GOLD} 5`)).toMatchObject({ code: 0 });
  const session = await own.logIn(GOLD);
  const dearer = aShipment({
    toAddress: anAddress({ name: 'PRICEUP', country: 'FR', zip: '75001', city: 'Paris' }),
  });
  const rate = rateOf(await askRates(session, dearer), 'UPS');
  const told = await openIntent(session, 'paypal', { rateId: rate.id, amount: rate.rate });
  expect(told.json<ErrorReply>().code).toBe('price_changed');
  const { priceBreakdown } = told.json<{ details: { priceBreakdown: PriceBreakdown } }>().details;
  expect(priceBreakdown.basePrice).toBeGreaterThan(rate.priceBreakdown.basePrice);
  expect(priceBreakdown.discount).toBe(500);
  const amount = priceBreakdown.totalPrice / 100;
  const opened = (await openIntent(session, 'paypal', { rateId: rate.id, amount })).json<PayPalOpened>();
  await atPayPal(own, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await own.ctx.settled();
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'completed',
    amountCents: priceBreakdown.totalPrice,
  });
  expect((await expectCorrectBooks(own)).get('cash:paypal')).toBe(priceBreakdown.totalPrice);
});

test('a contract changed since the quote means a changed price', async () => {
  await grant(GOLD, '5.00');
  const session = await house.logIn(GOLD);
  const rate = rateOf(await askRates(session), 'UPS');
  await grant(GOLD, '0');
  const told = await book(session, { rateId: rate.id, amount: rate.rate });
  expect(told.json()).toMatchObject({
    code: 'price_changed',
    details: { priceBreakdown: { discount: 0, totalPrice: rate.priceBreakdown.originalPrice } },
  });
});

test('the details of the order name the amount, and no percentage; the record keeps the share for older readers', async () => {
  await grant(GOLD, '5.00');
  const session = await house.logIn(GOLD);
  const { orderId } = await bookAndSettle(house, session);
  const { order } = (await session.get(`/api/orders/${orderId}`)).json<{ order: OrderDetail }>();
  expect(order.price).toMatchObject({ discount: 500, discountPercent: null });
  const record = (await session.get(`/api/orders/${orderId}/record`)).body;
  const share = Math.round(500_000 / (order.price.basePrice ?? 0)) / 10;
  expect(record).toContain(`\\"discount\\":${share}`);
});

test('the invoice has it as a separate line', async () => {
  await grant(GOLD, '5.00');
  const session = await house.logIn(GOLD);
  const { orderId } = await bookAndSettle(house, session);
  expect(await read(session, `/api/orders/${orderId}/invoice`)).toContain('Rabatt −5,00 €');
});

test.each(['paypal', 'computop', 'invoice'] as const)(
  'a discount above the transport price leaves a cent, which %s charges',
  async (method) => {
    await grant(GOLD, '1000');
    const session = await house.logIn(GOLD);
    const rate = rateOf(await askRates(session), 'UPS');
    expect(rate).toMatchObject({ priceCents: 1, priceBreakdown: { shippingPrice: 1, vatAmount: 0 } });
    const opened = await openIntent(session, method, { rateId: rate.id, amount: rate.rate });
    expect(opened.statusCode, opened.body).toBe(200);
    await house.ctx.settled();
  },
);

test('it is in the account data, on the operator’s screen and in the audit', async () => {
  await grant(GOLD, '7.25');
  const session = await house.logIn(GOLD);
  const exported = (await session.get('/api/profile/export')).json<{ account: object }>();
  expect(exported.account).toMatchObject({ fixedDiscountCents: 725 });
  expect((await operate(house, `users show ${GOLD}`)).out).toMatch(/fixed discount\s+7\.25/);
  expect((await operate(house, 'audit --subject us_demo_gold')).out).toContain('{"fixedDiscountCents":725}');
});
