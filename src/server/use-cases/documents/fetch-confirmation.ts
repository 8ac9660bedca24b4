// The order confirmation, for the owner of the order.
import type { Language } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findOwnOrder } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { confirmationFile, loadConfirmed } from './confirmation-file.ts';
import type { PdfFile } from './pdf-file.ts';

type Wanted = {
  orderId: string;
  userId: string;
  /** Null: the language of the purchase. */
  language: Language | null;
};

export async function fetchConfirmation(
  ctx: Context,
  { orderId, userId, language }: Wanted,
): Promise<PdfFile> {
  const order = await findOwnOrder(ctx.db.orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  return confirmationFile(ctx, await loadConfirmed(ctx, order), language);
}
