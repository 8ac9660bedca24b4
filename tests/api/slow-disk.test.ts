// A disk that takes longer to commit than a lease lasts: the job takes over, and the slow process does nothing.
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { resumeRefunds } from '#server/use-cases/refunds/resume-refunds.ts';
import {
  askRates,
  intentOf,
  openIntent,
  purchasesAt,
  rateOf,
  refusedPurchasesAt,
  resume,
  settle,
} from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import {
  buy,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  onlyRefund,
  passTime,
  labelRefundRequests,
} from '../support/refunding.ts';

/** `stall`: the next barrier lasts seven seconds, in which the jobs run; `hasStalled`: whether it has begun. */
async function openSlowHouse(): Promise<{ house: House; stall: () => void; hasStalled: () => boolean }> {
  let isSlow = false;
  let hasStalled = false;
  const database = (real: Database): Database => ({
    ...real,
    async barrier() {
      await real.barrier();
      if (!isSlow) return;
      isSlow = false;
      house.advanceClock(7_000);
      await resumeRefunds(house.ctx);
      await resume(house);
      hasStalled = true;
    },
  });
  const house = await openHouse({ wrap: { database } });
  return { house, stall: () => void (isSlow = true), hasStalled: () => hasStalled };
}

test('the carrier is asked for a label once', async () => {
  const { house, stall, hasStalled } = await openSlowHouse();
  await using _ = house;
  const session = await house.logIn('gold@example.com');
  const rate = rateOf(await askRates(session), 'UPS');
  stall();
  const opened = await openIntent(session, 'invoice', { rateId: rate.id });
  await settle(house);
  const { intentId } = opened.json<{ intentId: string }>();
  expect((await intentOf(session, intentId)).status).toBe('completed');
  expect([...purchasesAt(house), ...refusedPurchasesAt(house)]).toHaveLength(1);
  await expectCorrectBooks(house);
  expect(hasStalled()).toBe(true);
});

test('the carrier is asked to void a label once', async () => {
  const { house, stall, hasStalled } = await openSlowHouse();
  await using _ = house;
  const { session, orderId } = await buy(house);
  stall();
  await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  expect((await onlyRefund(house, orderId)).state).toBe('money_refunded');
  expect(labelRefundRequests(house)).toHaveLength(1);
  await expectCorrectBooks(house);
  expect(hasStalled()).toBe(true);
});
