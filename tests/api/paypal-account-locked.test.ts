// PayPal has locked our own account: the operator is told, and no buyer waits longer than for a payment (C-28).
import { expect, test } from 'vitest';
import {
  atPayPal,
  intentOf,
  advanceTime,
  openPayment,
  purchasesAt,
  returnFromPayPal,
  storedIntent,
} from '../support/booking.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { UpstreamError } from '#server/errors.ts';
import { openHouse } from '../support/house.ts';
import { expectEmptyBooks } from '../support/refunding.ts';

const MINUTE_MS = 60_000;

test('a buyer who consents while our account is locked is told after half an hour that nothing was charged', async () => {
  const account = { isLocked: true };
  const fault = { upstream: 'paypal', kind: 'unavailable', code: 'account', outcome: 'none' } as const;
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    secure: (...asked) =>
      account.isLocked
        ? Promise.reject(new UpstreamError(fault, 'PAYEE_ACCOUNT_RESTRICTED'))
        : real.secure(...asked),
  });
  await using house = await openHouse({ wrap: { payment } });
  const session = await house.logIn();
  const { intentId, paypalOrder } = await openPayment(session, 'paypal');
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(session, paypalOrder.id);
  await house.ctx.settled();
  for (let round = 0; round < 14; round += 1) await advanceTime(house, 2 * MINUTE_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({
    status: 'payment_pending',
    attention: 'stuck',
  });

  for (let round = 0; round < 4; round += 1) await advanceTime(house, 2 * MINUTE_MS);
  expect(await intentOf(session, intentId)).toMatchObject({
    status: 'cancelled',
    problem: 'timeout',
    paid: false,
  });
  // Once unlocked, the account charges nothing to a buyer who has gone elsewhere.
  account.isLocked = false;
  for (let round = 0; round < 14; round += 1) await advanceTime(house, 10 * MINUTE_MS);
  expect(await storedIntent(house, intentId)).toMatchObject({ status: 'cancelled', attention: null });
  expect(purchasesAt(house)).toEqual([]);
  await expectEmptyBooks(house);
});
