// What a purchase key reveals: everything to its owner, the status to any holder, nothing after a day (C-38).
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import {
  atPayPal,
  bookAndSettle,
  hubRate,
  intentOf,
  openPayment,
  returnFromPayPal,
  toNewYork,
} from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse, type Session } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');

const resultOf = (session: Session, key: string) => session.get(`/api/purchase-result/${key}`);

test('the owner gets rate, sum, shipment and labels', async () => {
  const intent = await bookAndSettle(house, gold);
  const reply = await resultOf(gold, intent.purchaseKey);
  expect(reply.json(), reply.body).toMatchObject({
    success: true,
    status: 'completed',
    terminal: true,
    problem: null,
    isHubLabel: false,
    hubLabels: null,
    intentId: intent.id,
    amount: intent.amount,
    rateData: { carrier: 'UPS', service: intent.service, rate: intent.amount },
    shipmentData: { toAddress: { city: 'Paris' }, fromAddress: { city: 'Hamburg' } },
    intent: { id: intent.id, trackingCode: intent.trackingCode, labelUrl: intent.labelUrl },
  });
});

test('any other holder of the key learns the status, and no name, address, code or file', async () => {
  const intent = await bookAndSettle(house, gold);
  const guest = house.visitor();
  await guest.post('/api/rates', aShipment());
  for (const stranger of [house.visitor(), guest, await house.logIn('business@example.com')]) {
    const reply = await resultOf(stranger, intent.purchaseKey);
    expect(reply.json()).toEqual({
      success: true,
      status: 'completed',
      terminal: true,
      problem: null,
      awaitsBuyer: false,
      isHubLabel: false,
      intentId: null,
      rateData: null,
      hubLabels: null,
      amount: null,
      shipmentData: null,
      intent: null,
    });
  }
});

test('a hub route shows both legs to its owner', async () => {
  await using own = await openHouse();
  const session = await own.logIn();
  const shipment = aShipment({ toAddress: toNewYork });
  const opened = await openPayment(session, 'paypal', { shipment, rate: hubRate });
  await atPayPal(own, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await own.ctx.settled();
  const { hubLabels } = await intentOf(session, opened.intentId);
  expect(hubLabels?.label2.trackingCode).toBeTruthy();
  expect((await resultOf(session, opened.purchaseKey)).json()).toMatchObject({
    isHubLabel: true,
    hubLabels,
  });
  const open = await resultOf(own.visitor(), opened.purchaseKey);
  expect(open.json()).toMatchObject({ isHubLabel: true, hubLabels: null });
});

test('a failed purchase says why to both', async () => {
  const shipment = aShipment({
    toAddress: anAddress({ name: 'LABELFAIL', country: 'FR', zip: '75001', city: 'Paris' }),
  });
  const { purchaseKey } = await bookAndSettle(house, gold, { shipment });
  for (const session of [gold, house.visitor()])
    expect((await resultOf(session, purchaseKey)).json()).toMatchObject({
      status: 'paid_label_failed',
      terminal: true,
      problem: 'label_processing_failed',
    });
});

test('a key is valid for a day', async () => {
  await using ageing = await openHouse({ now: new Date() });
  const session = await ageing.logIn('gold@example.com');
  const { purchaseKey, id } = await bookAndSettle(ageing, session);
  ageing.advanceClock(24 * 60 * 60_000);
  expect((await resultOf(session, purchaseKey)).statusCode).toBe(200);
  ageing.advanceClock(1);
  for (const holder of [session, ageing.visitor()]) {
    const reply = await resultOf(holder, purchaseKey);
    expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([404, 'not_found']);
  }
  expect((await intentOf(session, id)).status, 'the purchase itself stays').toBe('completed');
});

test.each(['pk_unknown', 'pk_', 'unknown', 'pk_%00', `pk_${'x'.repeat(200)}`, "pk_' or 1=1 --"])(
  'the key %j matches nothing',
  async (key) => {
    const reply = await resultOf(gold, encodeURIComponent(key));
    expect(reply.statusCode).toBe(404);
  },
);

test('keys cannot be guessed: 144 random bits, never twice', async () => {
  const keys = new Set<string>();
  for (let i = 0; i < 5; i += 1) keys.add((await bookAndSettle(house, gold)).purchaseKey);
  expect(keys.size).toBe(5);
  for (const key of keys) expect(key).toMatch(/^pk_[\w-]{24}$/);
});
