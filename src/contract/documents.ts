// Documents of an order: invoice, corrections and order confirmation; all files are for the owner alone.
import * as z from 'zod/mini';
import { line } from '#domain/text.ts';
import { CustomsPaper } from './customs-paper.ts';
import { endpoint } from './endpoint.ts';

const OrderId = z.object({ orderId: line(64) });
const pdf = ['application/pdf'] as const;

/** Issued once: it keeps its number and its language. */
export const OrderDocument = z.object({
  kind: z.enum(['invoice', 'correction']),
  /** "RE-2026-000001" */
  number: z.string(),
  issuedAt: z.string(),
  url: z.string(),
  /** The same as data (EN 16931); null where that is impossible because there is no address (record 0039). */
  eInvoiceUrl: z.nullable(z.string()),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/documents',
  summary:
    'Invoice and corrections of an order, oldest first; none while its checkout is still running (`invoicePending`). The order confirmation is always available.',
  access: 'owner',
  params: OrderId,
  reply: z.object({
    success: z.literal(true),
    documents: z.array(OrderDocument),
    /** False where the invoice is among the documents, and where none is ever issued because the purchase failed. */
    invoicePending: z.boolean(),
    /** None inside the customs border. */
    customsPapers: z.array(CustomsPaper),
  }),
});

export const fetchInvoice = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/invoice',
  summary: 'The invoice of an order as PDF; 409 checkout_in_progress while there is none yet.',
  access: 'owner',
  params: OrderId,
  reply: z.object({}),
  answers: pdf,
});

export const fetchConfirmation = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/confirmation',
  summary: 'The order confirmation as PDF; `language` is de or en, by default the language of the purchase.',
  access: 'owner',
  params: OrderId,
  query: z.object({ language: z.optional(z.enum(['de', 'en'], 'invalid')) }),
  reply: z.object({}),
  answers: pdf,
});

export const fetchCustomsPaper = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/customs-papers/:name',
  summary:
    'A customs paper as PDF: `invoice`, or for each parcel of a postal service `invoice-1` and `cn-1`, counted from 1; `carrier-1` is the carrier’s own invoice for parcel 1.',
  access: 'owner',
  params: z.extend(OrderId, { name: line(20) }),
  reply: z.object({}),
  answers: pdf,
});

export const fetchDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:id/file',
  summary: 'An invoice or a correction as PDF.',
  access: 'owner',
  params: z.object({ id: line(64) }),
  reply: z.object({}),
  answers: pdf,
});

export const fetchEInvoice = endpoint({
  method: 'GET',
  path: '/api/documents/:id/e-invoice',
  summary:
    'An invoice or a correction as XML according to EN 16931 (UN/CEFACT Cross Industry Invoice); 404 also if it has no XML (`eInvoiceUrl` is null).',
  access: 'owner',
  params: z.object({ id: line(64) }),
  reply: z.object({}),
  answers: ['application/xml'],
});
