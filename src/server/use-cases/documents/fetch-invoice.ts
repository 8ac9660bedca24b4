// The invoice of an order.
import type { Context } from '../../context.ts';
import { findInvoices } from '../../db/documents.ts';
import { AppError } from '../../errors.ts';
import { fileOf } from './fetch-document.ts';
import { findDocumentedOrder } from './find-documented-order.ts';
import type { PdfFile } from './pdf-file.ts';

/** Throws `not_found` also for a failed purchase, `checkout_in_progress` while the purchase is still open. */
export async function fetchInvoice(
  ctx: Context,
  wanted: { orderId: string; userId: string },
): Promise<PdfFile> {
  const order = await findDocumentedOrder(ctx, wanted);
  const [invoice] = await findInvoices(ctx.db.orm, [order.id]);
  if (invoice) return fileOf(ctx, invoice);
  throw order.invoicePending
    ? new AppError('checkout_in_progress', { message: 'The invoice is not written yet.' })
    : new AppError('not_found');
}
