// Mails the invoices that are still to be paid; call it in the transaction that issues them.
import { sumCents } from '#domain/money.ts';
import type { Orm } from '../../db/database.ts';
import type { NewDocument } from '../../db/documents.ts';
import { insertOrderMails, type OrderMail } from '../../db/outbox.ts';
import { orderMail } from '../mails/write-mail.ts';

type Issued = { invoices: readonly NewDocument[]; corrections: readonly NewDocument[] };

/** `corrections`: those issued together with the invoices, for refunds that were faster. */
export const mailOpenInvoices = (tx: Orm, { invoices, corrections }: Issued, now: Date): Promise<void> =>
  insertOrderMails(
    tx,
    invoices.flatMap((invoice) =>
      openInvoiceMail(
        invoice,
        corrections.filter(({ orderId }) => orderId === invoice.orderId),
      ),
    ),
    now,
  );

function openInvoiceMail({ id, orderId, facts }: NewDocument, corrections: NewDocument[]): OrderMail[] {
  const { dueOn, issuer, documentNumber, grossCents } = facts;
  const openCents = sumCents([grossCents, ...corrections.map((one) => one.facts.grossCents)]);
  if (dueOn === null || openCents <= 0) return [];
  const { iban, bic, name: bank } = issuer.bank;
  return [
    orderMail(orderId, {
      kind: 'invoice-issued',
      language: 'of-purchase',
      data: {
        documentId: id,
        number: documentNumber,
        totalCents: grossCents,
        openCents,
        dueOn,
        account: { holder: issuer.name, iban, bic, bank },
      },
    }),
  ];
}
