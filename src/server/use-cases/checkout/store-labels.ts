// The move `store-label`: copies every label, and the carrier's invoice, into our own files, and tells the customer.
import { createHash } from 'node:crypto';
import type { Address } from '#domain/address.ts';
import { berlinNow } from '#domain/berlin.ts';
import { carrierAcross, copiesToPrint, customsPapers } from '#domain/customs-papers.ts';
import { whyHeld } from '#domain/hold.ts';
import { isGuest } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { newId, type Orm } from '../../db/database.ts';
import { insertFile, type NewFile } from '../../db/files.ts';
import type { Intent, IntentChange, StoredLabel } from '../../db/intents.ts';
import { holdParcels } from '../../db/orders.ts';
import { attachLabel } from '../../db/parcel-labels.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findUserById } from '../../db/users.ts';
import { UpstreamError } from '../../errors.ts';
import { parcelInvoices } from '../documents/list-customs-papers.ts';
import { writeOrderMail } from '../mails/write-mail.ts';
import { pickupPlan } from '../pickups/pickup-plan.ts';
import type { Done } from './move.ts';
import { orderIdOf } from './open-order.ts';

export async function storeLabels(ctx: Context, intent: Intent): Promise<Done> {
  const fetched = await fetchLabels(ctx, intent);
  return {
    outcome: { move: 'store-label', ok: true },
    change: rememberInvoices(fetched),
    beside: (tx, after, now) => putLabels(ctx, { tx, intent: after, fetched, now }),
  };
}

type FetchedLabel = { label: StoredLabel; content: Uint8Array; invoice: Uint8Array | null };

export const fetchLabels = (ctx: Context, intent: Intent): Promise<FetchedLabel[]> =>
  Promise.all(
    (intent.labels ?? []).map(async (label) => {
      const { url: labelUrl, upstreamShipmentId } = label;
      const [content, invoice] = await Promise.all([
        ctx.carrier.fetchLabel({ labelUrl, upstreamShipmentId }),
        fetchInvoice(ctx, intent.id, label),
      ]);
      return { content, invoice, label: invoice ? withInvoiceFile(label) : label };
    }),
  );

/** Null when the carrier has none, or none that can be had soon: ours says the same. */
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
    ctx.log.warn({ intentId, err: error }, "the carrier's invoice is not kept");
    return null;
  }
}

const withInvoiceFile = (label: StoredLabel): StoredLabel =>
  label.carrierInvoice
    ? { ...label, carrierInvoice: { ...label.carrierInvoice, fileId: newId('fi') } }
    : label;

/** What a move that puts these labels remembers of them. */
export const rememberInvoices = (fetched: readonly FetchedLabel[]): IntentChange =>
  fetched.some(({ invoice }) => invoice) ? { labels: fetched.map(({ label }) => label) } : {};

type Putting = { tx: Orm; intent: Intent; fetched: readonly FetchedLabel[]; now: Date };

/** Files, and the mail about them; part of the transaction of a move. */
export async function putLabels(ctx: Context, { tx, intent, fetched, now }: Putting): Promise<void> {
  await holdParcels(tx, orderIdOf(intent));
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

/**
 * The confirmation waits in the outbox of the same transaction: no mail without labels, no labels without mail. Nothing
 * is to be printed of what is on its way back; should the carrier refuse that, another mail says so.
 */
export async function announceOrder(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const { fromAddress, toAddress, packages } = intent.shipment;
  if ((await findLockedPackages(tx, intent.orderId)).length === packages.length) return;
  const plan = pickupPlan(intent, now);
  await writeOrderMail(tx, orderIdOf(intent), {
    kind: 'order-confirmed',
    language: 'of-purchase',
    data: {
      carrier: intent.carrier,
      service: intent.service,
      // The way from a hub on is nothing that the customer prints.
      trackingCodes: (intent.labels ?? []).flatMap(({ leg, trackingCode }) =>
        leg === 0 ? [trackingCode] : [],
      ),
      totalCents: intent.amountCents,
      exportHold: intent.exportHold,
      holdReasons: whyHeld(intent.exportHold, intent.shipment.additionalServices),
      from: placeOf(fromAddress),
      to: placeOf(toAddress),
      ...customsOf(intent),
      byInvoice: intent.provider === 'invoice',
      isConsumer: await isConsumer(tx, intent),
      ...(plan && { pickupPlan: plan }),
      ...(intent.dutiesAgreedAt && { dutiesAgreedOn: berlinNow(intent.dutiesAgreedAt).date }),
    },
    now,
  });
}

/** Whoever has bought without an account is taken for one. */
const isConsumer = async (tx: Orm, { userId }: Intent): Promise<boolean> =>
  isGuest(userId) || !(await findUserById(tx, userId))?.business;

/** The order has all of it by now: what was bought, and what carriers have made of it. */
function customsOf({ shipment, rate, labels }: Intent) {
  const papers = customsPapers(shipment, carrierAcross(rate), { invoices: parcelInvoices(labels, rate) });
  return papers.length > 0 ? { customs: { copies: copiesToPrint(papers) } } : {};
}

const placeOf = ({ name, city, country }: Address) => ({ name, city, country });
