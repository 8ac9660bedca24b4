// Money that a provider takes back: its reason on the operator's list is neither wiped nor wipes another unnoticed.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeIntent, markReversed } from '#server/db/intents.ts';
import { changePickup } from '#server/db/pickups.ts';
import { intents } from '#server/db/schema.ts';
import { bookAndSettle, storedIntent } from '../support/booking.ts';
import { openHouse } from '../support/house.ts';

test('who has read the intent before the money was taken back does not wipe that off the list', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const { id } = await bookAndSettle(house, await house.logIn('gold@example.com'));
  await orm.update(intents).set({ attention: 'pickup_not_cancelled' }).where(eq(intents.id, id));
  const read = await storedIntent(house, id);
  expect(await house.ctx.db.transaction((tx) => markReversed(tx, id))).toBe('pickup_not_cancelled');
  const change = { attention: null, updatedAt: house.ctx.clock() };
  await changePickup(orm, read, change);
  expect((await storedIntent(house, id)).attention).toBe('payment_reversed');
  expect(await changeIntent(orm, read, change)).toBeNull();
  expect((await storedIntent(house, id)).attention).toBe('payment_reversed');
});
