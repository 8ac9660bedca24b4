// Loads a user's order for its papers; the invoice is written now if the job has not got to it yet.
import type { Context } from '../../context.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { issueForOrder } from './issue-documents.ts';

/** Read before its papers, so that papers written meanwhile are among them. Throws `not_found`. */
export async function findDocumentedOrder(
  ctx: Context,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<Order> {
  const find = async (): Promise<Order> => {
    const order = await findOwnOrder(ctx.db.orm, orderId, userId);
    if (!order) throw new AppError('not_found');
    return order;
  };
  const order = await find();
  if (!order.invoicePending) return order;
  await issueForOrder(ctx, order.id);
  return await find();
}
