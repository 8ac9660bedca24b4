// An invoice that was paid by transfer: the order, the books, the customer's limit, and what a refund does afterwards.
import { afterAll, expect, test } from 'vitest';
import type { ErrorReply } from '#contract/error.ts';
import { listAudit } from '#server/db/audit.ts';
import { balances } from '#server/db/ledger.ts';
import { findRefunds } from '#server/db/refunds.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { askRates, book, bookAndSettle, intentOf, rateOf } from '../support/booking.ts';
import { type House, openHouse } from '../support/house.ts';
import { onlyMail } from '../support/mailbox.ts';
import { operate } from '../support/operator-desk.ts';
import { papersOf, read } from '../support/papers.ts';
import {
  buy,
  buyByPayPal,
  expectCorrectBooks,
  refundByApi,
  HOUR_MS,
  onlyRefund,
  orderOf,
  parcelsOf,
  passTime,
} from '../support/refunding.ts';

const house = await openHouse();
afterAll(() => house.close());

const markPaid = (at: House, order: string, ...more: string[]) =>
  operate(at, ['orders', 'mark-paid', order, ...more]);

const auditOf = async (at: House, subject: string) =>
  (await listAudit(at.ctx.db.orm, { subject, limit: 20 })).filter(
    ({ action }) => action === 'order.mark-paid',
  );

async function numberOf(at: House, orderId: string): Promise<string> {
  const order = await orderOf(at, orderId);
  if (!order) throw new Error(`No order ${orderId}`);
  return order.orderNumber;
}

test('an open invoice is marked paid once: order, books and audit say so, and a second call is refused', async () => {
  await using own = await openHouse();
  const { orderId, intent } = await buy(own);
  const number = await numberOf(own, orderId);
  const before = await orderOf(own, orderId);
  const done = await markPaid(own, number.toLowerCase(), '--reference', 'SEPA 4711 / Goldmann');
  expect(done).toEqual({
    code: 0,
    out: `The invoice of ${number} is paid: ${(intent.amountCents / 100).toFixed(2)} EUR.\n`,
  });
  const after = await orderOf(own, orderId);
  expect(after).toEqual({ ...before, invoiceStatus: 'paid', updatedAt: after?.updatedAt });
  const books = await expectCorrectBooks(own);
  expect([books.get('cash:bank'), books.get('receivable:invoice')]).toEqual([intent.amountCents, 0]);

  const [second, byId] = [await markPaid(own, number), await markPaid(own, orderId)];
  for (const { code, out } of [second, byId])
    expect([code, out]).toEqual([
      1,
      `Refused (illegal_transition): The invoice of ${number} is already paid.\n`,
    ]);
  expect(await expectCorrectBooks(own)).toEqual(books);
  const rows = await auditOf(own, orderId);
  expect(rows.map(({ outcome }) => outcome).sort()).toEqual([
    'done',
    'refused: illegal_transition',
    'refused: illegal_transition',
  ]);
  expect(rows.find(({ outcome }) => outcome === 'done')).toMatchObject({
    actor: 'operator:anna',
    details: { reference: 'SEPA 4711 / Goldmann', orderNumber: number },
  });
});

test('two people who see the same transfer book it once', async () => {
  await using own = await openHouse();
  const { orderId, intent } = await buy(own);
  const answers = await Promise.all([markPaid(own, orderId), markPaid(own, orderId), markPaid(own, orderId)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
  expect((await expectCorrectBooks(own)).get('cash:bank')).toBe(intent.amountCents);
});

test('an order not bought by invoice, no longer owed, or unknown is refused', async () => {
  const paypal = await buyByPayPal(house);
  const gone = await buy(house);
  await refundByApi(gone.session, { shipmentId: gone.orderId });
  await passTime(house, HOUR_MS);
  expect(await orderOf(house, gone.orderId)).toMatchObject({ invoiceStatus: 'cancelled' });
  for (const [order, sentence] of [
    [paypal.orderId, 'was not bought by invoice.'],
    [gone.orderId, 'Nothing is owed for'],
    ['HP-NONE', 'There is no order HP-NONE.'],
  ] as const) {
    const { code, out } = await markPaid(house, order);
    expect([code, out], order).toEqual([1, expect.stringContaining(sentence) as string]);
    expect(await auditOf(house, order)).toHaveLength(1);
  }
  expect((await balances(house.ctx.db.orm)).get('cash:bank')).toBeUndefined();
  expect(await markPaid(house, 'HP-1', '--reference', 'x'.repeat(141))).toMatchObject({
    code: 2,
    out: expect.stringContaining('--reference takes up to 140 characters.') as string,
  });
});

test('a paid invoice no longer counts against the open-invoice limit', async () => {
  await using strict = await openHouse({ config: { invoiceLimitCents: 6_000 } });
  const session = await strict.logIn('gold@example.com');
  const quoted = await Promise.all(
    Array.from({ length: 8 }, async () => rateOf(await askRates(session), 'UPS')),
  );
  const bookNext = async () => {
    const reply = await book(session, { rateId: quoted.pop()?.id ?? '' });
    await strict.ctx.settled();
    return reply;
  };
  const first = await bookNext();
  let last = first;
  while (last.statusCode === 200) last = await bookNext();
  expect([last.statusCode, last.json<ErrorReply>().code]).toEqual([403, 'invoice_limit_reached']);
  const { orderId } = await intentOf(session, first.json<{ intentId: string }>().intentId);
  expect((await markPaid(strict, orderId ?? '')).code).toBe(0);
  expect((await bookNext()).statusCode).toBe(200);
  expect((await bookNext()).statusCode).toBe(403);
});

test('refunded in part, then paid: only the rest was owed; a refund of the rest is owed to the customer', async () => {
  await using own = await openHouse();
  const session = await own.logIn('gold@example.com');
  const { orderId, amountCents } = await bookAndSettle(own, session, { shipment: parcelsOf(2) });
  if (!orderId) throw new Error('No order');
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [0] });
  await passTime(own, HOUR_MS);
  const { amountCents: first } = await onlyRefund(own, orderId);
  expect((await markPaid(own, orderId)).code).toBe(0);
  expect(await orderOf(own, orderId)).toMatchObject({
    invoiceStatus: 'paid',
    paymentStatus: 'partially_refunded',
  });
  const paid = await expectCorrectBooks(own);
  expect([paid.get('cash:bank'), paid.get('receivable:invoice')]).toEqual([amountCents - first, 0]);

  await refundByApi(session, { shipmentId: orderId });
  await passTime(own, HOUR_MS);
  expect(await orderOf(own, orderId)).toMatchObject({ invoiceStatus: 'paid', paymentStatus: 'refunded' });
  const books = await expectCorrectBooks(own);
  expect(books.get('receivable:invoice'), 'owed to the customer').toBe(first - amountCents);
  for (const account of ['sales', 'vat', 'customs']) expect(books.get(account) ?? 0, account).toBe(0);
  const { out } = await operate(own, 'refunds');
  expect(out).toContain('invoice_was_paid');
  const mail = await onlyMail(own, /^Rückerstattung von/);
  expect(mail.text).toContain('Wir überweisen Ihnen den Betrag.');
  expect((await onlyMail(own, /gutgeschrieben$/)).text).toContain('von Ihrer Rechnung abgezogen');

  await issueDocuments(own.ctx);
  const papers = (await papersOf(session, orderId)).filter(({ kind }) => kind === 'correction');
  const said = await Promise.all(papers.map(({ url }) => read(session, url)));
  expect(said.filter((text) => text.includes('Der Betrag geht Ihnen per Überweisung zu.'))).toHaveLength(1);

  const owed = (await findRefunds(own.ctx.db.orm, orderId)).find(({ attention }) => attention !== null);
  expect((await operate(own, ['refunds', 'retry', owed?.id ?? ''])).code).toBe(1);
  expect((await operate(own, 'refunds')).out, 'a retry transfers no money').toContain('invoice_was_paid');
});
