// Open invoices for the operator, and orders found by the number on a bank statement: the invoice's.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { euroFromCents } from '#domain/money.ts';
import { listOpenInvoices } from '#server/db/open-invoices.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { openHouse } from '../support/house.ts';
import { json, operate } from '../support/operator-desk.ts';
import { papersOf } from '../support/papers.ts';
import {
  buy,
  buyByPayPal,
  refundByApi,
  HOUR_MS,
  onlyRefund,
  orderOf,
  passTime,
} from '../support/refunding.ts';

const now = new Date('2026-11-20T10:00:00Z');

type Unpaid = { message?: string; unpaid: Record<string, unknown>[] };

test('open invoices are listed, oldest first, with what is left of each and when it is due', async () => {
  await using house = await openHouse({ now });
  const unpaid = async (more = '') => await json<Unpaid>(house, `orders unpaid${more}`);
  const first = await buy(house, { parcels: 2 });
  const number = (await orderOf(house, first.orderId))?.orderNumber;
  const owed = { number, left: euroFromCents(first.intent.amountCents), email: 'gold@example.com' };
  expect((await unpaid()).unpaid, 'before it is written').toEqual([{ ...owed, invoice: null, due: null }]);
  await issueDocuments(house.ctx);
  expect((await unpaid()).unpaid).toEqual([{ ...owed, invoice: 'RE-2026-000001', due: '2026-12-04' }]);

  await refundByApi(first.session, { shipmentId: first.orderId, packageIndexes: [0] });
  await passTime(house, HOUR_MS);
  const back = (await onlyRefund(house, first.orderId)).amountCents;
  await buyByPayPal(house);
  const second = await buy(house);
  const later = { number: (await orderOf(house, second.orderId))?.orderNumber, invoice: null };
  const rest = { number, left: euroFromCents(first.intent.amountCents - back) };
  expect((await unpaid()).unpaid).toMatchObject([rest, later]);
  const cut = await unpaid(' --limit 1');
  expect(cut).toMatchObject({ message: 'Only the first 1 open invoices: --limit N shows more.' });
  expect(cut.unpaid).toMatchObject([rest]);

  expect(await operate(house, `orders mark-paid ${number}`)).toMatchObject({ code: 0 });
  expect((await unpaid()).unpaid).toMatchObject([later]);
});

test('open invoices are found by their small index, not by scanning all orders', async () => {
  await using house = await openHouse();
  await buy(house);
  const plan = await house.ctx.db.transaction(async (tx) => {
    // With a table this small the planner scans and sorts, or not, depending on what earlier tests left in it.
    for (const choice of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
      await tx.execute(sql.raw(`set local ${choice} = off`));
    return await tx.execute(sql`explain ${listOpenInvoices(tx, 50)}`);
  });
  expect(JSON.stringify(plan)).toContain('orders_open_invoices');
});

test('an invoice or correction number finds its order, in upper or lower case', async () => {
  await using house = await openHouse({ now });
  const { session, orderId } = await buy(house, { parcels: 2 });
  await buy(house);
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await passTime(house, HOUR_MS);
  await issueDocuments(house.ctx);
  const papers = await papersOf(session, orderId);
  const numbers = ['invoice', 'correction'].map(
    (kind) => papers.find((paper) => paper.kind === kind)?.number ?? '',
  );
  for (const number of [...numbers, numbers[0]?.toLowerCase()])
    expect((await json<{ order: object }>(house, `orders show ${number}`)).order).toMatchObject({
      id: orderId,
    });
  expect(await operate(house, 'orders show RE-2026-000999')).toMatchObject({ code: 1 });
  expect(await operate(house, `orders mark-paid ${numbers[0]}`)).toMatchObject({ code: 0 });
  expect(await orderOf(house, orderId)).toMatchObject({ invoiceStatus: 'paid' });
});
