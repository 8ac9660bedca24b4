// Two at the operator's desk who give the same tracking code to two purchases.
import { expect, test } from 'vitest';
import { bookAndSettle } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';
import { aPdf, operate, unsold } from '../support/operator-desk.ts';

test('one tracking code that two people attach to two purchases at the same moment becomes the label of one', async () => {
  await using house = await openHouse();
  const session = await house.logIn('gold@example.com');
  const files = { 'a.pdf': await aPdf('one') };
  for (const code of ['1Z999AA1', '1Z999AA2', '1Z999AA3']) {
    const bought = [unsold(), unsold()].map((shipment) => bookAndSettle(house, session, { shipment }));
    const ids = (await Promise.all(bought)).map(({ id }) => id);
    const attach = (id: string) =>
      operate(house, `intents attach-label ${id} --file a.pdf --tracking ${code}`, files);
    const done = await Promise.all(ids.map(attach));
    expect(done.map((one) => one.code).sort()).toEqual([0, 1]);
    expect(done.map(({ out }) => out).join('')).toContain(`${code} is the tracking code of order`);
  }
});
