// Two processes change the parcels of one order at once; only PostgreSQL can show it (TEST_DATABASE_URL).
import { expect, test } from 'vitest';
import { findLegs, saveLegs } from '#server/db/tracked-parcels.ts';
import { storeFetchedLabels } from '#server/use-cases/checkout/store-labels.ts';
import { bookAndSettle, storedIntent } from '../support/booking.ts';
import { aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';

test('storing labels while the carrier reports on the parcels does not deadlock', async () => {
  await using house = await openHouse();
  const { ctx } = house;
  const shipment = aShipment({ packages: Array.from({ length: 4 }, () => aParcel()) });
  const { id } = await bookAndSettle(house, await house.logIn('gold@example.com'), { shipment });
  const intent = await storedIntent(house, id);
  const legs = await findLegs(ctx.db.orm, intent.orderId ?? '');
  const content = new Uint8Array(8);
  const fetched = (intent.labels ?? []).map((label) => ({ label, content, invoice: null })).reverse();
  const store = () =>
    ctx.db.transaction((tx) => storeFetchedLabels(ctx, { tx, intent, fetched, now: ctx.clock() }));
  const tell = () => ctx.db.transaction((tx) => saveLegs(tx, legs, ctx.clock()));
  for (let round = 0; round < 3; round += 1)
    expect(await Promise.all([store(), tell(), tell()])).toHaveLength(3);
});
