// Events of unknown codes are kept for months and then deleted, oldest first (C-56).
import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signatureOf } from '#server/gateways/easypost/notice.ts';
import { startJobs } from '#server/jobs.ts';
import type { Database } from '#server/db/database.ts';
import { deleteOrphans } from '#server/db/orphans.ts';
import { trackingUpdates } from '#server/db/schema.ts';
import { adoptOrphans } from '#server/use-cases/tracking/adopt-orphans.ts';
import { recordNews } from '#server/use-cases/tracking/record-news.ts';
import { type House, openHouse } from '../support/house.ts';
import { anOrder, post, tell } from '../support/tracking.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Sent in this order; each event is dated a minute after the one before. */
const tellOf = async (house: House, codes: readonly string[]): Promise<void> => {
  for (const code of codes) {
    await tell(house, { tracking_number: code, status: 'in_transit' });
    house.advanceClock(60_000);
  }
};

const codesOf = async (house: House): Promise<string[]> =>
  (await house.ctx.db.orm.select().from(trackingUpdates)).map(({ trackingCode }) => trackingCode).sort();

test('of more orphans than one batch the oldest go first, whatever the table order', async () => {
  await using house = await openHouse();
  await anOrder(house, { id: 'or_kept', codes: [['KEPT']] });
  await tellOf(house, ['KEPT', 'NEW1', 'NEW2']);
  house.advanceClock(-10 * DAY_MS);
  await tellOf(house, ['OLD1', 'OLD2']);
  const { orm } = house.ctx.db;
  const soon = new Date(house.ctx.clock().getTime() + 20 * DAY_MS);
  expect(await deleteOrphans(orm, soon, 1)).toBe(1);
  expect(await codesOf(house)).toEqual(['KEPT', 'NEW1', 'NEW2', 'OLD2']);
  expect(await deleteOrphans(orm, soon, 2)).toBe(2);
  expect(await codesOf(house)).toEqual(['KEPT', 'NEW2']);
  expect(await deleteOrphans(orm, soon, 2)).toBe(1);
  expect(await deleteOrphans(orm, soon, 2)).toBe(0);
  expect(await codesOf(house)).toEqual(['KEPT']);
});

test('the clean-up deletes orphans after ninety days, and no event that has an order', async () => {
  await using house = await openHouse();
  await anOrder(house, { id: 'or_kept', codes: [['KEPT']] });
  await tellOf(house, ['KEPT', 'OLD1']);
  house.advanceClock(90 * DAY_MS);
  await tellOf(house, ['NEW1']);
  const jobs = startJobs(house.ctx);
  await expect.poll(() => codesOf(house)).toEqual(['KEPT', 'NEW1']);
  await jobs.stop();
});

test('a code whose events cannot be assigned to their order delays none of the others', async () => {
  await using house = await openHouse();
  await tellOf(house, ['ADOPTED1', 'ADOPTED2']);
  await anOrder(house, { id: 'or_adopt', codes: [['ADOPTED1'], ['ADOPTED2']] });
  const { db } = house.ctx;
  let turns = 0;
  const transaction: Database['transaction'] = (work) =>
    (turns += 1) === 1 ? Promise.reject(new Error('cannot be written')) : db.transaction(work);
  const waiting = () => db.orm.$count(trackingUpdates, isNull(trackingUpdates.shipmentId));
  expect(await adoptOrphans({ ...house.ctx, db: { ...db, transaction } })).toBe(1);
  expect(await waiting()).toBe(1);
  expect(await adoptOrphans(house.ctx)).toBe(1);
  expect(await waiting()).toBe(0);
});

test('codes that cannot be assigned to their order are skipped, however many come first', async () => {
  await using house = await openHouse();
  const codes = Array.from({ length: 52 }, (_, i) => `ADOPTED${i + 100}`);
  await tellOf(house, codes);
  await anOrder(house, { id: 'or_adopt', codes: codes.map((code) => [code]) });
  const { db } = house.ctx;
  let turns = 0;
  const transaction: Database['transaction'] = (work) =>
    (turns += 1) <= 50 ? Promise.reject(new Error('cannot be written')) : db.transaction(work);
  expect(await adoptOrphans({ ...house.ctx, db: { ...db, transaction } })).toBe(2);
  expect(await adoptOrphans(house.ctx, AbortSignal.abort()), 'who is to end').toBe(0);
  expect(await adoptOrphans(house.ctx)).toBe(50);
  expect(await db.orm.$count(trackingUpdates, isNull(trackingUpdates.shipmentId))).toBe(0);
});

test('an expected arrival reported before the order was stored becomes its parcel’s, the latest statement', async () => {
  await using house = await openHouse();
  const arrivals = ['2026-11-25T12:00:00.000Z', '2026-11-24T12:00:00.000Z'] as const;
  for (const [i, estimated_delivery] of arrivals.entries()) {
    await tell(house, {
      tracking_number: 'ADOPTED1',
      status: 'in_transit',
      event_timestamp: `2026-11-20T1${i}:00:00Z`,
      estimated_delivery,
    });
    house.advanceClock(60_000);
  }
  await anOrder(house, { id: 'or_adopt', codes: [['ADOPTED1']] });
  await adoptOrphans(house.ctx);
  const reply = await house.visitor().get(`/api/track/ADOPTED1`);
  expect(reply.json<{ eta: unknown }>().eta).toBe(arrivals[1]);
});

test('an orphan’s expected arrival is not lost to the call that assigns it to its order', async () => {
  await using house = await openHouse();
  const event = {
    tracking_number: 'ADOPTED1',
    status: 'in_transit',
    event_timestamp: '2026-11-20T10:00:00Z',
  };
  await tell(house, { ...event, estimated_delivery: '2026-11-25T12:00:00.000Z' });
  await anOrder(house, { id: 'or_adopt', codes: [['ADOPTED1']] });
  await tell(house, event);
  const reply = await house.visitor().get(`/api/track/ADOPTED1`);
  expect(reply.json<{ eta: unknown }>().eta).toBe('2026-11-25T12:00:00.000Z');
});

test('an orphan reported again with another expected arrival keeps the latest statement', async () => {
  await using house = await openHouse();
  const tellOfDay = async (saidAt: string, day: string | null) => {
    const result = {
      tracking_code: 'ADOPTED1',
      updated_at: `2026-11-20T${saidAt}:00Z`,
      est_delivery_date: day && `2026-11-${day}T12:00:00Z`,
      tracking_details: [{ status: 'in_transit', datetime: '2026-11-20T10:00:00Z' }],
    };
    const body = Buffer.from(
      JSON.stringify({ id: 'evt_1', object: 'Event', description: 'tracker.updated', result }),
    );
    const signature = signatureOf('sandbox-webhook-secret', body);
    expect((await post(house, body, { 'X-Hmac-Signature': signature })).statusCode).toBe(202);
  };
  await tellOfDay('10:00', '25');
  await tellOfDay('12:00', '27');
  // Neither an older statement delivered late counts, nor one that names no day.
  await tellOfDay('11:00', '26');
  await tellOfDay('13:00', null);
  expect(await codesOf(house)).toEqual(['ADOPTED1']);
  await anOrder(house, { id: 'or_adopt', codes: [['ADOPTED1']] });
  await adoptOrphans(house.ctx);
  const reply = await house.visitor().get(`/api/track/ADOPTED1`);
  expect(reply.json<{ eta: unknown }>().eta).toBe('2026-11-27T12:00:00.000Z');
});

test('of reports on an orphan stored together the latest statement counts', async () => {
  await using house = await openHouse();
  const at = new Date('2026-11-20T10:00:00Z');
  const place = { description: null, city: null, country: null };
  const event = { at, status: 'in_transit', reason: null, ...place, carrierCode: null, raw: '' } as const;
  const dayOf = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
  const wordOf = (hour: number, day: number | null) =>
    recordNews(house.ctx, {
      source: 'webhook',
      code: 'ADOPTED1',
      carrier: null,
      events: [event],
      eta: day === null ? null : dayOf(day),
      saidAt: new Date(Date.UTC(2026, 10, 20, hour)),
    });
  // Sent together, they are one batch.
  await Promise.all([wordOf(9, null), wordOf(10, 25), wordOf(12, 27), wordOf(11, 26), wordOf(13, null)]);
  await anOrder(house, { id: 'or_adopt', codes: [['ADOPTED1']] });
  await adoptOrphans(house.ctx);
  const reply = await house.visitor().get(`/api/track/ADOPTED1`);
  expect(reply.json<{ eta: unknown }>().eta).toBe('2026-11-27T12:00:00.000Z');
});
