// A lasting reason on the list is not hidden by one attempt's result, and is still there after a success.
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledger } from '#server/db/schema.ts';
import { UpstreamError } from '#server/errors.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { atPayPal, advanceTime, openPayment, returnFromPayPal, storedIntent } from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';
import { HOUR_MS, parcelsOf } from '../support/refunding.ts';

const keepsLabels = (real: CarrierPort): CarrierPort => ({
  ...real,
  requestRefund: () => Promise.resolve('rejected'),
});

/** Captures get no answer; `isLost`: they happen all the same. While stubborn, neither voids nor refunds succeed. */
function stubborn(isLost: boolean) {
  const provider = { isStubborn: true };
  const no = { outcome: 'refused', code: 'declined', text: 'Disputed.' } as const;
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    async capture(reference, order) {
      if (isLost) await real.capture(reference, order);
      throw new UpstreamError(
        { upstream: 'paypal', kind: 'unavailable', code: 'account', outcome: 'unknown' },
        'No answer.',
      );
    },
    void: async (reference, order) =>
      provider.isStubborn && !isLost ? no : await real.void(reference, order),
    refund: async (reference, order) => (provider.isStubborn ? no : await real.refund(reference, order)),
  });
  return { provider, wrap: { payment, carrier: keepsLabels } };
}

/** Given up after failed attempts, hours after the purchase: the carrier's no is final. */
async function givenUp(house: House, parcels = 1): Promise<string> {
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal', { shipment: parcelsOf(parcels) });
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  for (let hour = 0; hour < 12; hour += 1) await advanceTime(house, HOUR_MS);
  await operate(house, ['intents', 'give-up', intentId]);
  await house.ctx.settled();
  return intentId;
}

test('a label that the carrier will not void stays on the list when the hold is voided at the second attempt', async () => {
  const { provider, wrap } = stubborn(false);
  await using house = await openHouse({ wrap });
  const id = await givenUp(house);
  const kept = { labelFate: 'void_refused', attention: 'label_not_taken_back' };
  expect(await storedIntent(house, id)).toMatchObject({ ...kept, payment: 'authorized' });
  provider.isStubborn = false;
  await advanceTime(house, HOUR_MS);
  expect(await storedIntent(house, id)).toMatchObject({ ...kept, payment: 'voided' });
});

test.each(['retry', 'settle'] as const)(
  'a label that the carrier will not void is listed beside the refused refund, and alone after a %s',
  async (way) => {
    const { provider, wrap } = stubborn(true);
    await using house = await openHouse({ wrap });
    const id = await givenUp(house);
    expect(await storedIntent(house, id)).toMatchObject({ payment: 'captured', nextAttemptAt: null });
    expect((await operate(house, 'intents')).out).toMatch(
      new RegExp(`${id}.* label_not_taken_back, refund_refused `),
    );
    expect((await operate(house, ['intents', 'resolve', id, '--note', 'x'])).out).toContain('intents settle');
    provider.isStubborn = false;
    await operate(house, ['intents', way, id, ...(way === 'settle' ? ['--reference', 'SEPA 4711'] : [])]);
    await house.ctx.settled();
    expect(await storedIntent(house, id)).toMatchObject({
      payment: 'refunded',
      attention: 'label_not_taken_back',
    });
    expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* label_not_taken_back  `));
    expect(await operate(house, ['intents', 'resolve', id, '--note', 'written off'])).toMatchObject({
      code: 0,
    });
  },
);

test('when the carrier voids only one of two labels, the list says so, and the books credit that one', async () => {
  const { wrap } = stubborn(false);
  const taken = new Set<string>();
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    requestRefund(id) {
      if (taken.size === 0) taken.add(id);
      return Promise.resolve(taken.has(id) ? 'refunded' : 'rejected');
    },
  });
  await using house = await openHouse({ wrap: { ...wrap, carrier } });
  const id = await givenUp(house, 2);
  const intent = await storedIntent(house, id);
  expect(intent).toMatchObject({ labelFate: 'void_refused', attention: 'label_not_taken_back' });
  const back = intent?.labels?.find(({ upstreamShipmentId }) => taken.has(upstreamShipmentId));
  const lines = await house.ctx.db.orm
    .select({ account: ledger.account, cents: ledger.amountCents })
    .from(ledger)
    .where(and(eq(ledger.intentId, id), eq(ledger.posting, `${id}.confirm-label-void`)));
  expect(lines.map(({ cents }) => Math.abs(cents))).toEqual([back?.costCents, back?.costCents]);
});
