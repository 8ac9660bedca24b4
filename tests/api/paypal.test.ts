// Paying by PayPal: hold, label, capture, unlock; and every way in which it can end otherwise (R83, C-29, C-38).
import { expect, test } from 'vitest';
import { atPayPal, intentOf, openPayment, purchasesAt, returnFromPayPal } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';

test("approved at PayPal: hold, label, capture, and the label is the buyer's", async () => {
  await using house = await openHouse();
  const session = await house.logIn();
  const opened = await openPayment(session, 'paypal');
  expect(opened.paypalOrder.links.find(({ rel }) => rel === 'approve')?.href).toContain(
    opened.paypalOrder.id,
  );
  expect(await intentOf(session, opened.intentId)).toMatchObject({
    status: 'payment_pending',
    terminal: false,
  });
  await atPayPal(house, opened.paypalOrder.id);
  const back = await returnFromPayPal(session, opened.paypalOrder.id);
  expect(back.json(), back.body).toMatchObject({ success: true, parked: false, intentId: opened.intentId });
  await house.ctx.settled();
  const intent = await intentOf(session, opened.intentId);
  expect(intent).toMatchObject({ status: 'completed', provider: 'paypal', paid: true, problem: null });
  expect(purchasesAt(house)).toHaveLength(1);
  console.log(JSON.stringify(house.sandbox.state()['paypal']));
});
