// An invoice or a correction by its id, in the language that it was written in.
import type { Context } from '../../context.ts';
import { type Document, findOwnDocument } from '../../db/documents.ts';
import { invoicePaper } from '../../documents/invoice-paper.ts';
import { AppError } from '../../errors.ts';
import { type PdfFile, pdfFile } from './pdf-file.ts';

export async function fetchDocument(
  ctx: Context,
  { id, userId }: { id: string; userId: string },
): Promise<PdfFile> {
  const document = await findOwnDocument(ctx.db.orm, id, userId);
  if (!document) throw new AppError('not_found');
  return fileOf(ctx, document);
}

export function fileOf({ config }: Context, { facts, language, issuedAt }: Document): PdfFile {
  const brand = facts.issuer.brand ?? config.brand.name;
  return pdfFile(facts.documentNumber, invoicePaper(facts, { language, issuedAt, brand }));
}
