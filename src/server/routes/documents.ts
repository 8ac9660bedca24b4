// Invoices, corrections and order confirmations.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  fetchConfirmation as fetchConfirmationEndpoint,
  fetchCustomsPaper as fetchCustomsPaperEndpoint,
  fetchDocument as fetchDocumentEndpoint,
  fetchEInvoice as fetchEInvoiceEndpoint,
  fetchInvoice as fetchInvoiceEndpoint,
  listDocuments as listDocumentsEndpoint,
} from '#contract/documents.ts';
import type { Customer } from '#domain/user.ts';
import type { Context } from '../context.ts';
import { bind, bindRaw } from '../http/route.ts';
import { fetchConfirmation } from '../use-cases/documents/fetch-confirmation.ts';
import { fetchCustomsPaper } from '../use-cases/documents/fetch-customs-paper.ts';
import { fetchDocument } from '../use-cases/documents/fetch-document.ts';
import { fetchEInvoice } from '../use-cases/documents/fetch-e-invoice.ts';
import { fetchInvoice } from '../use-cases/documents/fetch-invoice.ts';
import { listDocuments } from '../use-cases/documents/list-documents.ts';
import type { PdfFile } from '../use-cases/documents/pdf-file.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply; user: Customer };

export function documentsRoutes(app: FastifyInstance, ctx: Context): void {
  /** A client that has the file already is not sent it again, and it is not drawn either. */
  const send = async ({ request, reply, user }: Exchange, file: PdfFile): Promise<FastifyReply> => {
    reply.header('etag', file.etag).header('cache-control', 'private, no-store');
    // It may stand in a list, or be marked weak by a proxy.
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
    await ctx.throttles.papersByOwner.attempt(user.userId);
    const content = await file.draw();
    return reply
      .header('content-disposition', `inline; filename="${file.name}"`)
      .type('application/pdf')
      .send(content);
  };
  bind(app, ctx, listDocumentsEndpoint, ({ params, user }) =>
    listDocuments(ctx, { orderId: params.orderId, userId: user.userId }),
  );
  bindRaw(app, ctx, fetchInvoiceEndpoint, async ({ params, user, ...exchange }) =>
    send({ ...exchange, user }, await fetchInvoice(ctx, { orderId: params.orderId, userId: user.userId })),
  );
  bindRaw(app, ctx, fetchConfirmationEndpoint, async ({ params, query, user, ...exchange }) =>
    send(
      { ...exchange, user },
      await fetchConfirmation(ctx, {
        orderId: params.orderId,
        userId: user.userId,
        language: query.language ?? null,
      }),
    ),
  );
  bindRaw(app, ctx, fetchCustomsPaperEndpoint, async ({ params, user, ...exchange }) =>
    send(
      { ...exchange, user },
      await fetchCustomsPaper(ctx, { orderId: params.orderId, userId: user.userId, name: params.name }),
    ),
  );
  bindRaw(app, ctx, fetchDocumentEndpoint, async ({ params, user, ...exchange }) =>
    send({ ...exchange, user }, await fetchDocument(ctx, { id: params.id, userId: user.userId })),
  );
  bindRaw(app, ctx, fetchEInvoiceEndpoint, async ({ params, user, reply }) => {
    const { name, content } = await fetchEInvoice(ctx, { id: params.id, userId: user.userId });
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/xml')
      .send(content);
  });
}
