// The papers of an order, complete as of now.
import type { listDocuments as endpoint } from '#contract/documents.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../db/documents.ts';
import { findIntent } from '../../db/intents.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { issueForOrder } from './issue-documents.ts';
import { listCustomsPapers } from './list-customs-papers.ts';

export async function listDocuments(
  ctx: Context,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ReplyOf<typeof endpoint>> {
  const order = await findOwnOrder(ctx.db.orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  if (order.invoicePending) await issueForOrder(ctx, order.id);
  // Before the papers are read: what has been written meanwhile is among them.
  const invoicePending = order.invoicePending && (await isInvoicePending(ctx, order));
  const [documents, intent, locked] = await Promise.all([
    findDocuments(ctx.db.orm, order.id),
    findIntent(ctx.db.orm, order.intentId),
    findLockedPackages(ctx.db.orm, order.id),
  ]);
  return {
    success: true,
    documents: documents.map(({ id, kind, facts, issuedAt }) => ({
      kind,
      number: facts.documentNumber,
      issuedAt: issuedAt.toISOString(),
      url: `/api/documents/${id}/file`,
    })),
    invoicePending: invoicePending && !documents.some(({ kind }) => kind === 'invoice'),
    confirmationUrl: `/api/orders/${order.id}/confirmation`,
    customsPapers: listCustomsPapers(order.id, {
      shipment: order.orderSnapshot,
      rate: order.selectedRate,
      labels: intent?.labels ?? null,
      locked,
    }),
  };
}

const isInvoicePending = async ({ db }: Context, { id, userId }: Order): Promise<boolean> =>
  (await findOwnOrder(db.orm, id, userId))?.invoicePending ?? false;
