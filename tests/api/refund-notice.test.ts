// The carrier side's word about a refund: it has us look at once, and is not believed.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TRACKING_CALL_PATH } from '#contract/tracking.ts';
import { refunds } from '#server/db/schema.ts';
import { resumeRefunds } from '#server/use-cases/refunds/resume-refunds.ts';
import { openHouse } from '../support/house.ts';
import { buy, giveBack, HOUR_MS, statesOf } from '../support/refunding.ts';

test('money goes back when the carrier says so, and not when we would have asked next', async () => {
  await using house = await openHouse({ listen: true });
  await house.ctx.carrier.ensureWebhook?.(`${house.url}${TRACKING_CALL_PATH}`);
  const { session, orderId } = await buy(house, { parcels: 1 });
  await giveBack(session, { shipmentId: orderId });
  await house.ctx.settled();
  const inADay = new Date(house.ctx.clock().getTime() + 24 * HOUR_MS);
  await house.ctx.db.orm.update(refunds).set({ nextAttemptAt: inADay }).where(eq(refunds.orderId, orderId));
  await resumeRefunds(house.ctx);
  await house.ctx.settled();
  expect(await statesOf(house, orderId)).toEqual(['requested']);

  house.sandbox.clock.advance(2 * HOUR_MS);
  await house.sandbox.settled();
  await resumeRefunds(house.ctx);
  await house.ctx.settled();
  expect(await statesOf(house, orderId)).toEqual(['money_refunded']);
});
