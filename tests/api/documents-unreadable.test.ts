// Documents that cannot be read or written: others do not wait for them, and numbers stay without gaps.
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { documents, orders } from '#server/db/schema.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { type House, openHouse } from '../support/house.ts';
import { allPapers, isPending, repeat } from '../support/papers.ts';
import { buy, refundByApi, HOUR_MS, MINUTE_MS, passTime } from '../support/refunding.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

const numbersOf = async (house: House): Promise<string[]> =>
  (await allPapers(house)).map(({ facts }) => facts.documentNumber.replace(/-\d{4}-0+/, ' '));

/** The orders the log complains about from now on. */
function complaints(house: House): () => string[] {
  const spy = vi.spyOn(house.ctx.log, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return () =>
    spy.mock.calls.map((call) => {
      const [said] = call as unknown[];
      return String((said as { orderId?: string }).orderId);
    });
}

test('more unreadable orders than one batch delay nobody, and get their documents once repaired', async () => {
  // In one year, whose numbers start at one.
  await using house = await openHouse({ now: new Date('2026-06-15T10:00:00Z') });
  const { orm } = house.ctx.db;
  const { orderId } = await buy(house);
  const unreadable = await repeat(house, orderId, 70);
  const [order] = await orm.select().from(orders).where(eq(orders.id, orderId));
  await orm
    .update(orders)
    .set({ fromAddress: sql`'null'::jsonb`, createdAt: new Date('2026-01-01T00:00:00Z') })
    .where(inArray(orders.id, unreadable));
  await repeat(house, orderId, 2);
  const complained = complaints(house);

  expect(await issueDocuments(house.ctx)).toBe(3);
  expect(await numbersOf(house)).toEqual(['RE 1', 'RE 2', 'RE 3']);
  expect(complained().sort(), 'each once').toEqual([...unreadable].sort());

  expect(await issueDocuments(house.ctx), 'they rest').toBe(0);
  expect(complained()).toHaveLength(70);
  house.advanceClock(MINUTE_MS + 1);
  await issueDocuments(house.ctx);
  expect(complained(), 'a minute later each is tried again').toHaveLength(140);
  house.advanceClock(MINUTE_MS + 1);
  await issueDocuments(house.ctx);
  expect(complained(), 'and rests for longer').toHaveLength(140);

  await orm.update(orders).set({ fromAddress: order?.fromAddress }).where(inArray(orders.id, unreadable));
  house.advanceClock(MINUTE_MS + 1);
  while ((await issueDocuments(house.ctx)) > 0);
  expect(await numbersOf(house)).toEqual(upTo(73).map((number) => `RE ${number}`));
});

test('one order whose documents the database refuses does not roll back the others', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const { orderId } = await buy(house);
  const [refused = ''] = await repeat(house, orderId, 3);
  const allow = () => orm.execute(sql`alter table ${documents} drop constraint if exists refused_here`);
  await orm.execute(
    sql`alter table ${documents} add constraint refused_here check (order_id <> ${sql.raw(`'${refused}'`)})`,
  );
  const complained = complaints(house);
  try {
    expect(await issueDocuments(house.ctx)).toBe(3);
    expect(complained()).toEqual([refused]);
    expect(await numbersOf(house)).toEqual(['RE 1', 'RE 2', 'RE 3']);
    expect(await isPending(house, refused)).toBe(true);
  } finally {
    // The next test has the same tables.
    await allow();
  }
  house.advanceClock(MINUTE_MS + 1);
  expect(await issueDocuments(house.ctx)).toBe(1);
  expect(await numbersOf(house)).toEqual(['RE 1', 'RE 2', 'RE 3', 'RE 4']);
});

test('a correction that cannot be written delays no other', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  const [odd, good] = [await buy(house), await buy(house)];
  await issueDocuments(house.ctx);
  const [invoice] = await orm.select().from(documents).where(eq(documents.orderId, odd.orderId));
  if (!invoice) throw new Error('No invoice');
  const isOdd = eq(documents.id, invoice.id);
  await orm
    .update(documents)
    .set({ facts: sql`facts - 'consignment'` })
    .where(isOdd);
  for (const { session, orderId } of [odd, good]) await refundByApi(session, { shipmentId: orderId });
  await passTime(house, HOUR_MS);
  const complained = complaints(house);

  expect(await issueDocuments(house.ctx)).toBe(1);
  expect(complained()).toEqual([odd.orderId]);
  expect((await allPapers(house)).filter(({ kind }) => kind === 'correction')).toMatchObject([
    { number: 1, orderId: good.orderId },
  ]);
  expect(await isPending(house, odd.orderId)).toBe(true);

  await orm.update(documents).set({ facts: invoice.facts }).where(isOdd);
  house.advanceClock(MINUTE_MS + 1);
  expect(await issueDocuments(house.ctx)).toBe(1);
  expect((await allPapers(house)).filter(({ kind }) => kind === 'correction')).toMatchObject([
    { number: 1, orderId: good.orderId },
    { number: 2, orderId: odd.orderId },
  ]);
});

test('the date on an invoice and the year of its series come from one instant, even around midnight', async () => {
  await using house = await openHouse({ now: new Date('2026-12-31T22:00:00Z') });
  const { orderId } = await buy(house);
  await issueDocuments(house.ctx);
  const { clock } = house.ctx;
  for (const second of upTo(5)) {
    await repeat(house, orderId, 1);
    let now = Date.parse('2026-12-31T23:00:00Z') - second * 1_000;
    house.ctx.clock = () => new Date((now += 1_000));
    expect(await issueDocuments(house.ctx)).toBe(1);
  }
  house.ctx.clock = clock;
  const papers = await allPapers(house);
  expect(new Set(papers.map(({ series }) => series))).toEqual(new Set(['RE-2026', 'RE-2027']));
  for (const { series, facts } of papers) expect(series).toBe(`RE-${facts.issuedOn.slice(0, 4)}`);
});
