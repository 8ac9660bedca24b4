// An issued invoice as attachments: the PDF, and for a business the structured invoice where there is one (0039).
import type { Context } from '../../context.ts';
import { type Document, findDocument } from '../../db/documents.ts';
import type { Mail } from '../../db/outbox.ts';
import { findUserById } from '../../db/users.ts';
import { eInvoice } from '../../documents/e-invoice.ts';
import { wordsOf } from '../../documents/words.ts';
import type { Attachment } from '../../gateways/mail.ts';
import { fileOf } from '../documents/fetch-document.ts';

/** Drawn again for every try, from what was stored when it was issued: the same bytes. Empty: it cannot be drawn. */
export async function encloseInvoice(
  ctx: Context,
  { id: mailId }: Mail,
  documentId: string,
): Promise<Attachment[]> {
  const document = await findDocument(ctx.db.orm, documentId);
  if (!document) return [];
  // If the database is down, the mail waits, as it does for labels.
  const owner = await findUserById(ctx.db.orm, document.ownerId);
  try {
    return [await paperOf(ctx, document), ...(owner?.business ? dataOf(document) : [])];
  } catch (error) {
    // What is to be paid, and where to, is in the mail itself.
    ctx.log.error({ err: error, mailId, documentId }, 'mail is sent without the invoice');
    return [];
  }
}

const paperOf = async (ctx: Context, document: Document): Promise<Attachment> => ({
  name: `${wordsOf(document.language).t.invoice.heading(document.facts.documentNumber)}.pdf`,
  mime: 'application/pdf',
  content: await fileOf(ctx, document).draw(),
});

function dataOf({ facts, language }: Document): Attachment[] {
  const xml = eInvoice(facts, language);
  return xml === null
    ? []
    : [{ name: `${facts.documentNumber}.xml`, mime: 'application/xml', content: Buffer.from(xml) }];
}
