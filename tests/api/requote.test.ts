// Only the stored quote is sold, requoted at checkout: a changed price needs consent, a vanished one a new quote.
import { expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import type { Rate } from '#contract/rates.ts';
import { intents, outbox, quotes } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import {
  askRates,
  atPayPal,
  type CardOpened,
  intentOf,
  openIntent,
  type PayPalOpened,
  purchasesAt,
  rateOf,
  returnFromPayPal,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import { expectCorrectBooks } from '../support/refunding.ts';

const MINUTE_MS = 60_000;
const methods = ['paypal', 'computop', 'invoice'] as const;

const toParis = (name: string) =>
  aShipment({ toAddress: anAddress({ name, country: 'FR', zip: '75001', city: 'Paris' }) });

const ordersOpened = (house: House): number =>
  house.sandbox.journal.list({ method: 'POST', path: '*/v2/checkout/orders' }).length;

type Changed = { totalPrice: number; netPrice: number; vatAmount: number };

function changedPrice(reply: { statusCode: number; body: string; json<T>(): T }): Changed {
  expect(reply.statusCode, reply.body).toBe(409);
  const { code, details } = reply.json<ErrorReply>();
  expect(code).toBe('price_changed');
  return (details as { priceBreakdown: Changed }).priceBreakdown;
}

test.each(methods)('%s: a higher price is shown before anybody pays', async (method) => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session, toParis('PRICEUP')), 'UPS');
  const price = changedPrice(await openIntent(session, method, { rateId: rate.id, amount: rate.rate }));
  expect(price.totalPrice).toBeGreaterThan(rate.priceCents);
  expect(price.netPrice + price.vatAmount).toBe(price.totalPrice);
  expect(ordersOpened(house)).toBe(0);
  expect(purchasesAt(house)).toEqual([]);
  const insisting = await openIntent(session, method, { rateId: rate.id, amount: rate.rate });
  expect(changedPrice(insisting)).toEqual(price);
  const opened = await openIntent(session, method, { rateId: rate.id, amount: price.totalPrice / 100 });
  expect(opened.json(), opened.body).toMatchObject({ amountCents: price.totalPrice });
  await house.ctx.settled();
});

test('a higher price for two parcels is shown before anybody pays, too', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const shipment = { ...toParis('PRICEUP'), packages: [aParcel(), aParcel()] };
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  const price = changedPrice(await openIntent(session, 'paypal', { rateId: rate.id, amount: rate.rate }));
  expect(price.totalPrice).toBeGreaterThan(rate.priceCents);
  expect(ordersOpened(house)).toBe(0);
  expect(purchasesAt(house)).toEqual([]);
});

test('two rates of one quote that are asked for anew at once both keep their new price', async () => {
  const asked: string[] = [];
  const both = createGate();
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    async requote(reference) {
      // Neither is stored before the quote has been read for the other.
      if (asked.push(reference.rateId) === 2) both.open();
      await both.opened;
      return real.requote(reference);
    },
  });
  await using house = await openHouse({ wrap: { carrier } });
  const session = await house.logIn();
  const offered = await askRates(session, toParis('PRICEUP'));
  const rates = ['UPS', 'DHL Express'].map((name) => rateOf(offered, name));
  const replies = await Promise.all(
    rates.map(({ id, rate }) => openIntent(session, 'paypal', { rateId: id, amount: rate })),
  );
  const prices = replies.map((reply) => changedPrice(reply).totalPrice);
  const [quote] = await house.ctx.db.orm.select().from(quotes);
  const stored = rates.map(({ id }) => quote?.rates.find((rate) => rate.id === id)?.shownCents);
  expect(stored).toEqual(prices);
});

async function accepted(session: Session, method: 'paypal' | 'computop') {
  const rate = rateOf(await askRates(session, toParis('PRICEUP')), 'UPS');
  const { totalPrice } = changedPrice(
    await openIntent(session, method, { rateId: rate.id, amount: rate.rate }),
  );
  const amount = (totalPrice / 100).toFixed(2);
  const opened = await openIntent(session, method, { rateId: rate.id, amount });
  expect(opened.statusCode, opened.body).toBe(200);
  return { totalPrice, opened };
}

test('the accepted price is exactly what PayPal charges', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { totalPrice, opened } = await accepted(session, 'paypal');
  const { intentId, paypalOrder } = opened.json<PayPalOpened>();
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  const intent = await intentOf(session, intentId);
  expect(intent).toMatchObject({
    status: 'completed',
    amountCents: totalPrice,
    priceBreakdown: { totalPrice },
  });
  expect((await expectCorrectBooks(house)).get('cash:paypal')).toBe(totalPrice);
});

test('the accepted price is exactly what the card is charged', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const { totalPrice, opened } = await accepted(session, 'computop');
  const { intentId, paymentUrl } = opened.json<CardOpened>();
  await house.sandbox.computop.pay({ paymentUrl });
  await house.sandbox.settled();
  await house.ctx.settled();
  expect(await intentOf(session, intentId)).toMatchObject({ status: 'completed', amountCents: totalPrice });
  expect((await expectCorrectBooks(house)).get('cash:computop')).toBe(totalPrice);
});

test('a discount code is taken off the changed price, too', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session, toParis('PRICEUP')), 'UPS');
  const without = changedPrice(await openIntent(session, 'paypal', { rateId: rate.id, amount: rate.rate }));
  const body = { rateId: rate.id, discountCode: 'SEND5' };
  const reduced = changedPrice(await openIntent(session, 'paypal', { ...body, amount: rate.rate }));
  expect(reduced.totalPrice).toBeLessThan(without.totalPrice);
  const opened = await openIntent(session, 'paypal', { ...body, amount: reduced.totalPrice / 100 });
  expect(opened.json(), opened.body).toMatchObject({ amountCents: reduced.totalPrice });
});

const lies: [string, (rate: Rate) => object, 200 | 400 | 409][] = [
  ['the right sum as text', ({ rate }) => ({ amount: rate }), 200],
  ['the right sum as a number', ({ priceCents }) => ({ amount: priceCents / 100 }), 200],
  ['no sum', () => ({}), 200],
  ['one cent less', ({ priceCents }) => ({ amount: (priceCents - 1) / 100 }), 409],
  ['one cent more', ({ priceCents }) => ({ amount: (priceCents + 1) / 100 }), 409],
  ['nothing to pay', () => ({ amount: 0 }), 409],
  ['a negative sum', () => ({ amount: '-5.00' }), 409],
  [
    'lies beside the right sum',
    ({ rate }) => ({
      amount: rate,
      currency: 'USD',
      priceCents: 1,
      pricingBreakdown: { totalPrice: 1, basePrice: 1 },
      total_price: '0.01',
      discount: 99,
      permanentShipmentDiscount: 99,
    }),
    200,
  ],
];

test.each(lies)('%s is compared, never used', async (_what, bodyOf, status) => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const reply = await openIntent(session, 'paypal', { rateId: rate.id, ...bodyOf(rate) });
  expect(reply.statusCode, reply.body).toBe(status);
  if (status === 409) expect(changedPrice(reply).totalPrice).toBe(rate.priceCents);
  else expect(reply.json()).toMatchObject({ amountCents: rate.priceCents });
  expect(ordersOpened(house)).toBe(status === 200 ? 1 : 0);
});

test.each(methods)('%s: a service no longer offered needs a new quote', async (method) => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  house.ctx.carrier = { ...house.ctx.carrier, requote: () => Promise.resolve(null) };
  const reply = await openIntent(session, method, { rateId: rate.id, amount: rate.rate });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([409, 'quote_expired']);
  expect(ordersOpened(house)).toBe(0);
});

test.each(methods)('%s: after half an hour the quote expires, and the next one is sold', async (method) => {
  await using house = await openHouse({ now: new Date() });
  const session = await house.logIn('gold@example.com');
  const shipment = toParis('Chloé Łuc');
  const rate = rateOf(await askRates(session, shipment), 'UPS');
  house.advanceClock(30 * MINUTE_MS);
  const late = await openIntent(session, method, { rateId: rate.id, amount: rate.rate });
  expect([late.statusCode, late.json<ErrorReply>().code]).toEqual([409, 'quote_expired']);
  const fresh = rateOf(await askRates(session, shipment), 'UPS');
  const opened = await openIntent(session, method, { rateId: fresh.id, amount: fresh.rate });
  expect(opened.statusCode, opened.body).toBe(200);
  await house.ctx.settled();
});

test('a carrier that does not answer at checkout sells nothing, and the rate can still be bought', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const away = house.sandbox.faults.add({ match: { method: 'POST', path: /\/rerate$/ }, mode: '500' });
  const down = await openIntent(session, 'paypal', { rateId: rate.id });
  expect(down.statusCode, down.body).toBe(502);
  expect(ordersOpened(house)).toBe(0);
  house.sandbox.faults.remove(away.id);
  expect((await openIntent(session, 'paypal', { rateId: rate.id })).statusCode).toBe(200);
});

test('the carrier’s price at the purchase is never above the agreed one', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const rate = rateOf(await askRates(session), 'UPS');
  const opened = (await openIntent(session, 'paypal', { rateId: rate.id })).json<PayPalOpened>();
  const { carrier } = house.ctx;
  house.ctx.carrier = {
    ...carrier,
    buy: (reference, { maxCostCents }) =>
      carrier.buy({ ...reference, rateId: 'rate_gone' }, { maxCostCents: maxCostCents - 1 }),
  };
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await house.ctx.settled();
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'label_creation_failed',
    problem: 'price_changed',
    paid: false,
  });
  expect(await house.ctx.db.orm.select().from(outbox)).toEqual([]);
  expect(await house.ctx.db.orm.select().from(quotes)).toHaveLength(1);
});

test('an account that loses the right to an invoice during the requote does not buy by invoice', async () => {
  let meanwhile = (): Promise<unknown> => Promise.resolve();
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    async requote(...asked) {
      const found = await real.requote(...asked);
      await meanwhile();
      return found;
    },
  });
  await using house = await openHouse({ wrap: { carrier } });
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  meanwhile = () => operate(house, 'users set-status gold@example.com none');
  const reply = await openIntent(session, 'invoice', { rateId: rate.id, amount: rate.rate });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([403, 'invoice_not_allowed']);
  await house.ctx.settled();
  expect(await house.ctx.db.orm.select().from(intents)).toEqual([]);
  expect(purchasesAt(house)).toEqual([]);
});
