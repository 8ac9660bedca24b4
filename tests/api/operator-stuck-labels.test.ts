// Labels whose void keeps failing: the operator ends that, and the customer is refunded.
import { expect, test } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import {
  configureSandbox,
  atPayPal,
  advanceTime,
  openPayment,
  returnFromPayPal,
  settle,
  storedIntent,
} from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { onlyMail } from '../support/mailbox.ts';
import { operate } from '../support/operator-desk.ts';
import { expectCorrectBooks, HOUR_MS } from '../support/refunding.ts';

/** Our key is invalid while it says so; counts how often a label void was requested. */
function locked() {
  const account = { isLocked: true, asked: 0 };
  const fault = {
    upstream: 'easypost',
    kind: 'unavailable',
    code: 'not_authorized',
    outcome: 'none',
  } as const;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    requestRefund: async (id) => {
      account.asked += 1;
      if (account.isLocked) throw new UpstreamError(fault, 'APIKEY.INACTIVE');
      return await real.requestRefund(id);
    },
  });
  return { account, wrap: { carrier } };
}

async function tryOften(house: House): Promise<void> {
  for (let hour = 0; hour < 12; hour += 1) await advanceTime(house, HOUR_MS);
}

test('captured money whose leftover labels cannot be voided is refunded once the operator ends that', async () => {
  const { account, wrap } = locked();
  await using house = await openHouse({ listen: true, wrap });
  const toAddress = anAddress({ name: 'PARTIALFAIL', country: 'FR', zip: '75001', city: 'Paris' });
  const shipment = aShipment({ toAddress, packages: [aParcel(), aParcel()] });
  const session = await house.logIn();
  const { intentId: id, paymentUrl } = await openPayment(session, 'computop', { shipment });
  await house.sandbox.computop.pay({ paymentUrl });
  await settle(house);
  await operate(house, ['intents', 'give-up', id]);
  await settle(house);
  expect(await storedIntent(house, id)).toMatchObject({ status: 'refunded', labelFate: 'void_due' });
  const early = await operate(house, ['intents', 'give-up', id]);
  expect([early.code, early.out], 'it is still tried').toEqual([1, expect.stringContaining('stuck')]);
  await tryOften(house);
  const waiting = { payment: 'captured', labelFate: 'void_due', attention: 'stuck' };
  expect(await storedIntent(house, id)).toMatchObject(waiting);

  await operate(house, ['intents', 'give-up', id, '--reason', 'the key is dead']);
  await settle(house);
  const over = { status: 'refunded', payment: 'refunded', labelFate: 'void_refused', nextAttemptAt: null };
  expect(await storedIntent(house, id)).toMatchObject({ ...over, attention: 'label_not_taken_back' });
  expect((await operate(house, 'intents')).out).toMatch(new RegExp(`${id}.* label_not_taken_back  `));
  await onlyMail(house, 'Ihre Bestellung konnte nicht ausgeführt werden');
  Object.assign(account, { isLocked: false, asked: 0 });
  await tryOften(house);
  expect(account.asked).toBe(0);
  await expectCorrectBooks(house);
  expect(await operate(house, ['intents', 'resolve', id, '--note', 'by hand'])).toMatchObject({ code: 0 });
});

test('a hold whose label cannot be voided is released once the operator ends that, and nobody is told twice', async () => {
  const { wrap } = locked();
  await using house = await openHouse({ wrap });
  const { intentId: id, paypalOrder } = await openPayment(await house.logIn(), 'paypal');
  const refusal = { path: '/capture$', method: 'POST', issue: 'AUTHORIZATION_EXPIRED', times: 1 };
  await configureSandbox(house, 'paypal/refusals', refusal);
  await atPayPal(house, paypalOrder.id);
  await returnFromPayPal(await house.logIn(), paypalOrder.id);
  await settle(house);
  await tryOften(house);
  const waiting = { status: 'unlock_failed', payment: 'authorized', labelFate: 'void_due' };
  expect(await storedIntent(house, id)).toMatchObject({ ...waiting, attention: 'stuck' });
  await operate(house, ['intents', 'give-up', id]);
  await settle(house);
  expect(await storedIntent(house, id)).toMatchObject({
    status: 'cancelled',
    payment: 'voided',
    labelFate: 'void_refused',
    attention: 'label_not_taken_back',
  });
  await onlyMail(house, 'Ihre Bestellung konnte nicht ausgeführt werden');
});
