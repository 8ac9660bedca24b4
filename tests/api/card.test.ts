// Paying by card: the popup's page at Computop, its call, its return, and every order of the two (R81, C-28).
import { expect, test } from 'vitest';
import { intentOf, openPayment } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';

test('a frictionless card is charged, the call has the label bought, the return only looks', async () => {
  await using house = await openHouse({ listen: true });
  const session = await house.logIn();
  const opened = await openPayment(session, 'computop');
  const back = await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl, card: '4000019966199434' });
  console.log(back);
  await house.sandbox.settled();
  await house.ctx.settled();
  expect(await intentOf(session, opened.intentId)).toMatchObject({ status: 'completed', paid: true });
  console.log(JSON.stringify(house.sandbox.state()['computop']));
});
