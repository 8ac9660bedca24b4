// An invoice or a correction as data, in the language that it was written in.
import type { Context } from '../../context.ts';
import { findOwnDocument } from '../../db/documents.ts';
import { eInvoice } from '../../documents/e-invoice.ts';
import { AppError } from '../../errors.ts';

type XmlFile = { name: string; content: string };

/** Throws `not_found` also for a document that has none. */
export async function fetchEInvoice(
  ctx: Context,
  { id, userId }: { id: string; userId: string },
): Promise<XmlFile> {
  const document = await findOwnDocument(ctx.db.orm, id, userId);
  const content = document && eInvoice(document.facts, document.language);
  if (!content) throw new AppError('not_found');
  return { name: `${document.facts.documentNumber}.xml`, content };
}
