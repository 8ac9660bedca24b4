// Anyone with a payment's key may trigger a check: often enough for any buyer, but limited, as each asks the provider.
import { expect, test } from 'vitest';
import { atPayPal, intentOf, advanceTime, openPayment, returnFromPayPal } from '../support/booking.ts';
import { type House, openHouse, type Session } from '../support/house.ts';

const MINUTE_MS = 60_000;

type Knock = (house: House, session: Session) => Promise<{ knock: () => Promise<number> }>;

const doors: [string, string, Knock][] = [
  [
    'the return from PayPal',
    '/paypal',
    async (_house, session) => {
      const { paypalOrder } = await openPayment(session, 'paypal');
      return { knock: async () => (await returnFromPayPal(session, paypalOrder.id)).statusCode };
    },
  ],
  [
    'the return from the card page',
    '/computop',
    async (house, session) => {
      const { purchaseKey } = await openPayment(session, 'computop');
      const path = `/api/payments/card/return/${purchaseKey}`;
      return { knock: async () => (await house.visitor().get(path)).statusCode };
    },
  ],
  [
    'the request for the label',
    '/paypal',
    async (_house, session) => {
      const { intentId } = await openPayment(session, 'paypal');
      return { knock: async () => (await session.post('/api/labels/buy', { intentId })).statusCode };
    },
  ],
];

test.each(doors)('%s leads to twenty checks a minute, and is answered all the same', async (...door) => {
  const [, provider, open] = door;
  await using house = await openHouse({ listen: true });
  const { knock } = await open(house, await house.logIn());
  const looks = () => house.sandbox.journal.list({ path: provider }).length;
  const before = looks();
  const statuses = new Set<number>();
  for (let i = 0; i < 20; i += 1) statuses.add(await knock());
  await house.ctx.settled();
  const after = looks();
  expect(after - before).toBeGreaterThanOrEqual(20);
  for (let i = 0; i < 5; i += 1) statuses.add(await knock());
  await house.ctx.settled();
  expect(looks()).toBe(after);
  expect([...statuses], 'the same answer as ever').toHaveLength(1);
});

test('a payment that hit the limit of checks is found by the job', async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const { paypalOrder, intentId } = await openPayment(session, 'paypal');
  for (let i = 0; i < 21; i += 1) await returnFromPayPal(session, paypalOrder.id);
  await atPayPal(house, paypalOrder.id);
  expect((await returnFromPayPal(session, paypalOrder.id)).json()).toMatchObject({ intentId });
  await house.ctx.settled();
  expect((await intentOf(session, intentId)).status).toBe('payment_pending');
  await advanceTime(house, MINUTE_MS);
  expect((await intentOf(session, intentId)).status).toBe('completed');
});
