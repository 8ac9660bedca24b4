// The papers of an order, complete as of now.
import type { listDocuments as endpoint } from '#contract/documents.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { eInvoiceSums } from '#domain/e-invoice.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../db/documents.ts';
import { findIntent } from '../../db/intents.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findDocumentedOrder } from './find-documented-order.ts';
import { listCustomsPapers } from './list-customs-papers.ts';

export async function listDocuments(
  ctx: Context,
  wanted: { orderId: string; userId: string },
): Promise<ReplyOf<typeof endpoint>> {
  const order = await findDocumentedOrder(ctx, wanted);
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
      eInvoiceUrl: eInvoiceSums(facts) && `/api/documents/${id}/e-invoice`,
    })),
    invoicePending: order.invoicePending && !documents.some(({ kind }) => kind === 'invoice'),
    customsPapers: listCustomsPapers(order.id, {
      shipment: order.orderSnapshot,
      rate: order.selectedRate,
      labels: intent?.labels ?? null,
      locked,
    }),
  };
}
