// Unsolicited or odd provider messages: reversed payments, and refusals that no database accepts as they are.
import { expect, test } from 'vitest';
import { signTransmission } from '#sandbox/paypal/signing.ts';
import { markReversed } from '#server/db/intent-claims.ts';
import { intents } from '#server/db/schema.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { Delivery } from '#server/gateways/delivery.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import {
  atPayPal,
  bookAndSettle,
  advanceTime,
  openPayment,
  returnFromPayPal,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { buyByPayPal, refundByApi, HOUR_MS, MINUTE_MS, onlyRefund, passTime } from '../support/refunding.ts';
import { listedReason, openRecordingHouse } from '../support/failed-purchases.ts';

type Shape = (event: Record<string, unknown>) => Record<string, unknown>;

/** The capture itself, or the reversal beside it: PayPal's documents show both. */
const reversals: [string, Shape][] = [
  ['the order', (resource) => ({ ...resource, status: 'REVERSED' })],
  [
    'the capture only',
    ({ id, amount }) => ({
      id: '09E71677NS257044M',
      amount,
      links: [
        { href: `https://api.paypal.com/v2/payments/captures/${String(id)}`, rel: 'up', method: 'GET' },
      ],
    }),
  ],
];

type Event = { id: string; event_type: string; resource: Record<string, unknown> };

/** A call like one that was taken before, changed and then signed by PayPal. */
async function callSigned(
  house: House,
  { headers, body: taken }: Delivery,
  change: (event: Event) => object,
) {
  const body = JSON.stringify(change(JSON.parse(taken.toString()) as Event));
  const webhookId = String(
    await house.ctx.payments.paypal.ensureWebhook?.(`${house.url}/api/webhooks/paypal`, house.ctx.clock()),
  );
  const header = (name: string): string => String(headers[name]);
  const transmission = { id: header('paypal-transmission-id'), time: header('paypal-transmission-time') };
  const signature = await signTransmission({ ...transmission, webhookId, body });
  return await house.visitor().send({
    method: 'POST',
    url: '/api/webhooks/paypal',
    headers: {
      ...headers,
      'paypal-transmission-sig': signature,
      'content-length': String(Buffer.byteLength(body)),
    },
    payload: body,
  });
}

test.each(reversals)(
  'a payment that PayPal reverses, reported by %s, puts a completed order on the list',
  async (_what, shape) => {
    const { house, heard } = await openRecordingHouse();
    await using _closing = house;
    const { intent } = await buyByPayPal(house);
    await settle(house);
    const taken = heard.find(({ body }) => body.includes('PAYMENT.CAPTURE.COMPLETED'));
    if (!taken) return expect.unreachable('PayPal has not called');
    expect(await listedReason(house, intent.id)).toBeNull();
    const reply = await callSigned(house, taken, (event) => ({
      ...event,
      id: 'WH-REVERSED-1',
      event_type: 'PAYMENT.CAPTURE.REVERSED',
      resource: shape(event.resource),
    }));
    expect(reply.statusCode, reply.body).toBe(200);
    await settle(house);
    expect(await listedReason(house, intent.id)).toBe('payment_reversed');
    expect((await storedIntent(house, intent.id)).status).toBe('completed');
  },
);

test.each<[string, number, (event: Event, odd: string) => object]>([
  ['its id', 400, (event, odd) => ({ ...event, id: odd })],
  ['its kind', 400, (event, odd) => ({ ...event, event_type: odd })],
  ['its subject', 400, ({ resource, ...event }, odd) => ({ ...event, resource: { ...resource, id: odd } })],
  // Perhaps another checkout of the same account.
  ['our id', 200, ({ resource, ...event }, odd) => ({ ...event, resource: { ...resource, custom_id: odd } })],
])(
  'a signed call with a NUL in %s is answered with %i, and is no failure of ours',
  async (_, status, change) => {
    const { house, heard } = await openRecordingHouse();
    await using _closing = house;
    await buyByPayPal(house);
    await settle(house);
    const taken = heard.find(({ body }) => body.includes('PAYMENT.CAPTURE.COMPLETED'));
    if (!taken) return expect.unreachable('PayPal has not called');
    const reply = await callSigned(house, taken, (event) => change({ ...event, id: 'WH-ODD' }, 'A\0B'));
    expect(reply.statusCode, reply.body).toBe(status);
  },
);

test('a reversal during a stuck move that then succeeds stays on the list', async () => {
  let isAway = true;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    fetchLabel: async (label) => {
      if (isAway) throw new Error('No file today.');
      const [stored] = await house.ctx.db.orm.select({ id: intents.id }).from(intents);
      await markReversed(house.ctx.db.orm, stored?.id ?? '');
      return await real.fetchLabel(label);
    },
  });
  await using house = await openHouse({ wrap: { carrier } });
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session);
  await house.ctx.db.orm.update(intents).set({ attention: 'stuck' });
  isAway = false;
  await advanceTime(house, MINUTE_MS);
  expect(await storedIntent(house, id)).toMatchObject({ status: 'completed', attention: 'payment_reversed' });
});

const NUL = 'Not \u0000 possible';

test.each([
  ['a NUL', NUL],
  ['a character cut in two', `${'x'.repeat(499)}😀`],
])("the carrier's refusal is recorded, with %s in its message", async (_what, text) => {
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    buy: () => Promise.resolve({ outcome: 'refused', code: 'declined', text }),
  });
  await using house = await openHouse({ wrap: { carrier } });
  const session = await house.logIn('gold@example.com');
  const { id } = await bookAndSettle(house, session);
  expect(await storedIntent(house, id)).toMatchObject({
    status: 'paid_label_failed',
    attention: 'label_failed',
    errorCode: 'declined',
  });
});

test('a refused refund is recorded, with a NUL in its message', async () => {
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    refund: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: NUL }),
  });
  await using house = await openHouse({ wrap: { payment } });
  const { session, orderId } = await buyByPayPal(house);
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect(await onlyRefund(house, orderId)).toMatchObject({ attention: 'money_refused', nextAttemptAt: null });
});

test('a refused capture is recorded, with a NUL in its message', async () => {
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    capture: () => Promise.resolve({ outcome: 'refused', code: 'declined', text: NUL }),
  });
  await using house = await openHouse({ wrap: { payment } });
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'unlock_failed', refusals: 1 });
});
