// The mail with an invoice that is still to be paid: written with it, once, with its papers, and to nobody else.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { euroFromCents } from '#domain/money.ts';
import { documents, orders, outbox, users } from '#server/db/schema.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { askRates, book, rateOf } from '../support/booking.ts';
import { type House, openHouse, type Session } from '../support/house.ts';
import { mailbox, onlyMail } from '../support/mailbox.ts';
import { papersOf } from '../support/papers.ts';
import { readPdf } from '../support/read-pdf.ts';
import { buy, buyByPayPal, HOUR_MS, passTime, refundByApi } from '../support/refunding.ts';

const config = { publicUrl: 'https://hafenpost.example' };

const INVOICE = /^(Rechnung|Invoice) RE-/;

const invoiceMails = async (house: House) =>
  (await mailbox(house)).filter(({ subject }) => INVOICE.test(subject));

const downloaded = async (session: Session, url: string | null | undefined): Promise<string> => {
  const reply = await session.get(url ?? '');
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  return reply.rawPayload.toString('base64');
};

test('an invoice to be paid is mailed after the confirmation, as the PDF and the XML that the dashboard offers', async () => {
  await using house = await openHouse({ config });
  const { session, intent, orderId } = await buy(house);
  await issueDocuments(house.ctx);
  const subjects = (await mailbox(house)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('ist gebucht'), expect.stringMatching(INVOICE)]);
  const mail = await onlyMail(house, INVOICE);
  const [invoice] = await papersOf(session, orderId);
  const number = invoice?.number ?? '';
  expect(mail.to).toEqual(['gold@example.com']);
  expect(mail.subject).toBe(`Rechnung ${number} zu Ihrer Sendung ${intent.orderNumber}`);
  expect(mail.attachments.map(({ filename, base64 }) => [filename, base64])).toEqual([
    [`Rechnung ${number}.pdf`, await downloaded(session, invoice?.url)],
    [`${number}.xml`, await downloaded(session, invoice?.eInvoiceUrl)],
  ]);
  const paper = (await readPdf(Buffer.from(mail.attachments[0]?.base64 ?? '', 'base64'))).text;
  const due = /Zahlbar bis ([\d.]+)/.exec(paper)?.[1];
  expect(mail.text).toContain(`Zahlbar bis: ${due}\n`);
  expect(mail.text.replaceAll('\u00a0', ' ')).toContain(
    `Bitte überweisen Sie ${euroFromCents(intent.amountCents).replace('.', ',')} € bis zum ${due} auf dieses Konto:`,
  );
  expect(mail.text).toContain(`Verwendungszweck: ${number}\n`);
  expect(mail.text).toContain(`IBAN: ${house.ctx.config.company.bank.iban}\n`);
  expect(mail.html).toContain(house.ctx.config.company.bank.iban);
  expect(mail.text).toContain(`https://hafenpost.example/dashboard?order=${intent.orderNumber}`);
});

test('an invoice that a request was faster to write is mailed once, in English if bought in English; a private person gets no XML', async () => {
  await using house = await openHouse({ config });
  await house.ctx.db.orm.update(users).set({ business: false });
  const session = await house.logIn('gold@example.com');
  await book(session, { rateId: rateOf(await askRates(session), 'UPS').id, language: 'en' });
  await mailbox(house);
  const [order] = await house.ctx.db.orm.select().from(orders);
  const [invoice] = await papersOf(session, order?.id ?? '');
  await issueDocuments(house.ctx);
  const mail = await onlyMail(house, INVOICE);
  expect(mail.subject).toContain('for your shipment');
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([`Invoice ${invoice?.number}.pdf`]);
  expect(mail.text).not.toContain('XML');
});

test('an invoice rolled back is not mailed; the one written next is', async () => {
  await using house = await openHouse({ config });
  const { orderId } = await buy(house);
  const { db } = house.ctx;
  house.ctx.db = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw Object.assign(new Error('The connection is gone.'), { code: 'ECONNRESET' });
      }),
  };
  await expect(issueDocuments(house.ctx)).rejects.toThrow('The connection is gone.');
  house.ctx.db = db;
  expect(await invoiceMails(house)).toEqual([]);
  await issueDocuments(house.ctx);
  await issueDocuments(house.ctx);
  const [written, ...more] = await db.orm.select().from(documents).where(eq(documents.orderId, orderId));
  expect(more).toEqual([]);
  expect((await onlyMail(house, INVOICE)).subject).toContain(written?.facts.documentNumber);
});

test('what is paid is not asked for, and a closed account is not mailed', async () => {
  await using house = await openHouse({ config });
  const { orderId } = await buyByPayPal(house);
  await buy(house);
  await house.ctx.db.orm
    .update(users)
    .set({ deletedAt: house.ctx.clock() })
    .where(eq(users.email, 'gold@example.com'));
  expect(await issueDocuments(house.ctx)).toBe(2);
  const issued = await house.ctx.db.orm.select().from(documents);
  expect(issued.map((one) => [one.orderId === orderId, one.facts.dueOn !== null]).sort()).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(await invoiceMails(house)).toEqual([]);
});

test('sent again, it has the same Message-ID and the same papers; a box too small for them gets the link', async () => {
  await using house = await openHouse({ config });
  await buy(house);
  await issueDocuments(house.ctx);
  await house.ctx.db.orm.update(outbox).set({ recipient: 'drop-once@example.com' });
  await invoiceMails(house);
  house.advanceClock(HOUR_MS);
  const [first, second, ...more] = await invoiceMails(house);
  expect(more).toEqual([]);
  expect(first?.attachments).toHaveLength(2);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.attachments).toEqual(first?.attachments);

  const again = { recipient: 'small-box@example.com', sentAt: null, nextAttemptAt: house.ctx.clock() };
  await house.ctx.db.orm.update(outbox).set(again).where(eq(outbox.kind, 'invoice-issued'));
  const small = (await invoiceMails(house)).find(({ to }) => to.includes('small-box@example.com'));
  expect(small?.attachments).toEqual([]);
  expect(small?.text).toContain('die Rechnung über den Versand finden Sie im Dashboard');
  expect(small?.text).toContain('IBAN: ');
});

test('an invoice that cannot be drawn is asked for all the same, and the log has an error', async () => {
  await using house = await openHouse({ config });
  const loud: unknown[] = [];
  house.ctx.log = Object.assign(Object.create(house.ctx.log) as typeof house.ctx.log, {
    error: (fields: unknown) => void loud.push(fields),
  });
  await buy(house);
  await issueDocuments(house.ctx);
  const [issued] = await house.ctx.db.orm.select().from(documents);
  if (!issued) throw new Error('No invoice');
  const facts = { ...issued.facts, lines: null as unknown as typeof issued.facts.lines };
  await house.ctx.db.orm.update(documents).set({ facts });
  const mail = await onlyMail(house, INVOICE);
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toContain('finden Sie im Dashboard');
  expect(loud).toMatchObject([{ documentId: issued.id }]);
});

test('of an invoice written after a refund, the rest is asked for', async () => {
  await using house = await openHouse({ config });
  const { session, intent, orderId } = await buy(house, { parcels: 2 });
  await refundByApi(session, { shipmentId: orderId, packageIndexes: [1] });
  await passTime(house, HOUR_MS);
  await issueDocuments(house.ctx);
  const [invoice, correction] = await house.ctx.db.orm.select().from(documents).orderBy(documents.kind);
  expect([invoice, correction].map((one) => one?.kind).sort()).toEqual(['correction', 'invoice']);
  const credited = Math.min(invoice?.facts.grossCents ?? 0, correction?.facts.grossCents ?? 0);
  expect(credited).toBeLessThan(0);
  const text = (await onlyMail(house, INVOICE)).text.replaceAll('\u00a0', ' ');
  const euro = (cents: number): string => `${euroFromCents(cents).replace('.', ',')} €`;
  expect(text).toContain(
    `Gesamtbetrag: ${euro(intent.amountCents)}\nSchon gutgeschrieben: ${euro(0 - credited)}\n`,
  );
  expect(text).toContain(`Bitte überweisen Sie ${euro(intent.amountCents + credited)} bis zum`);
});
