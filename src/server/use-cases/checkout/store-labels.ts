// The move `store-label`: copies every label and the carrier's invoice into our own files, and mails the customer.
import { createHash } from 'node:crypto';
import { crossesCustomsBorder } from '#domain/customs.ts';
import type { Context } from '../../context.ts';
import { newId, type Orm } from '../../db/database.ts';
import { insertFile, type NewFile } from '../../db/files.ts';
import type { Intent, IntentChange, StoredLabel } from '../../db/intents.ts';
import { lockParcels } from '../../db/orders.ts';
import { attachLabel } from '../../db/parcel-labels.ts';
import { UpstreamError } from '../../errors.ts';
import { announceOrder } from './announce-order.ts';
import type { MoveResult } from './move.ts';
import { orderIdOf } from './open-order.ts';

export async function storeLabels(ctx: Context, intent: Intent): Promise<MoveResult> {
  const fetched = await fetchLabels(ctx, intent);
  return {
    outcome: { move: 'store-label', ok: true },
    change: rememberInvoices(fetched),
    beside: (tx, after, now) => storeFetchedLabels(ctx, { tx, intent: after, fetched, now }),
  };
}

type FetchedLabel = { label: StoredLabel; content: Uint8Array; invoice: Uint8Array | null };

export function fetchLabels(ctx: Context, intent: Intent): Promise<FetchedLabel[]> {
  // Carriers write one for a customs union, too, where no papers are shown.
  const hasPapers = crossesCustomsBorder(intent.shipment.fromAddress, intent.shipment.toAddress);
  return Promise.all(
    (intent.labels ?? []).map(async (label) => {
      const { url: labelUrl, upstreamShipmentId } = label;
      const [content, invoice] = await Promise.all([
        ctx.carrier.fetchLabel({ labelUrl, upstreamShipmentId }),
        hasPapers ? fetchInvoice(ctx, intent.id, label) : null,
      ]);
      return { content, invoice, label: invoice ? withInvoiceFile(label) : label };
    }),
  );
}

/** Null when the carrier has none, or it cannot be fetched now: our own invoice says the same. */
async function fetchInvoice(
  ctx: Context,
  intentId: string,
  { carrierInvoice }: StoredLabel,
): Promise<Uint8Array | null> {
  if (!carrierInvoice?.url) return null;
  try {
    return await ctx.carrier.fetchCarrierInvoice(carrierInvoice.url);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    ctx.log.warn({ intentId, err: error }, "the carrier's invoice is not stored");
    return null;
  }
}

const withInvoiceFile = (label: StoredLabel): StoredLabel =>
  label.carrierInvoice
    ? { ...label, carrierInvoice: { ...label.carrierInvoice, fileId: newId('fi') } }
    : label;

/** The change to the intent for a move that stores these labels. */
export const rememberInvoices = (fetched: readonly FetchedLabel[]): IntentChange =>
  fetched.some(({ invoice }) => invoice) ? { labels: fetched.map(({ label }) => label) } : {};

type Putting = { tx: Orm; intent: Intent; fetched: readonly FetchedLabel[]; now: Date };

/** Stores the files and writes the mail about them, inside the transaction of a move. */
export async function storeFetchedLabels(ctx: Context, { tx, intent, fetched, now }: Putting): Promise<void> {
  await lockParcels(tx, orderIdOf(intent));
  for (const { label, content, invoice } of fetched) {
    await storeLabelFile(tx, intent, { label, content, now });
    const id = label.carrierInvoice?.fileId;
    if (!invoice || !id) continue;
    const name = `${label.trackingCode}-invoice.pdf`;
    await insertFile(tx, pdfOf(intent, { id, kind: 'carrier-invoice', name, content: invoice, now }));
  }
  await announceOrder(tx, intent, now);
  ctx.wake('outbox');
}

export async function storeLabelFile(
  tx: Orm,
  intent: Intent,
  { label, content, now }: { label: StoredLabel; content: Uint8Array; now: Date },
): Promise<void> {
  const name = `${label.trackingCode}.pdf`;
  const file = pdfOf(intent, { id: newId('fi'), kind: 'label', name, content, now });
  await insertFile(tx, file);
  await attachLabel(tx, {
    orderId: orderIdOf(intent),
    packageIndex: label.packageIndex,
    leg: label.leg,
    fileId: file.id,
    now,
  });
}

type PdfContent = Pick<NewFile, 'id' | 'kind' | 'name'> & { content: Uint8Array; now: Date };

const pdfOf = ({ userId }: Intent, { now, ...file }: PdfContent): NewFile => ({
  ...file,
  ownerId: userId,
  mime: 'application/pdf',
  size: file.content.byteLength,
  sha256: createHash('sha256').update(file.content).digest('hex'),
  createdAt: now,
});
