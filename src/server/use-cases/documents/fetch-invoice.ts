// The invoice of an order; written now if the job has not come round yet.
import type { Context } from '../../context.ts';
import { findInvoices } from '../../db/documents.ts';
import { findOwnOrder } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { fileOf } from './fetch-document.ts';
import { issueForOrder } from './issue-documents.ts';
import type { PdfFile } from './pdf-file.ts';

/** Throws `not_found` also for a purchase that came to nothing, `checkout_in_progress` while that is open. */
export async function fetchInvoice(
  ctx: Context,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<PdfFile> {
  const order = await findOwnOrder(ctx.db.orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  if (order.invoicePending) await issueForOrder(ctx, order.id);
  // Before the invoice is looked for: what has been written meanwhile is found then.
  const after = order.invoicePending ? await findOwnOrder(ctx.db.orm, orderId, userId) : order;
  const [invoice] = await findInvoices(ctx.db.orm, [order.id]);
  if (invoice) return fileOf(ctx, invoice);
  throw after?.invoicePending
    ? new AppError('checkout_in_progress', { message: 'The invoice is written when the checkout is over.' })
    : new AppError('not_found');
}
