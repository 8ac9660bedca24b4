// A customs paper of an order: drawn from the parcels without a refund, or a copy of the carrier's own.
import { berlinNow } from '#domain/berlin.ts';
import { borderCarrier, type CustomsPaper, borderLeg, travellingItems } from '#domain/customs-papers.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { Context } from '../../context.ts';
import { findCarrierInvoice, loadFiles } from '../../db/files.ts';
import { findIntent, type StoredLabel } from '../../db/intents.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { type CustomsFacts, customsForm } from '../../documents/customs-form.ts';
import { AppError } from '../../errors.ts';
import { findMrn } from '../orders/find-mrn.ts';
import { isWhole, papersOf } from './list-customs-papers.ts';
import { formFile, type PdfFile } from './pdf-file.ts';

type Wanted = { orderId: string; userId: string; name: string };

export async function fetchCustomsPaper(ctx: Context, { orderId, userId, name }: Wanted): Promise<PdfFile> {
  const order = await findOwnOrder(ctx.db.orm, orderId, userId);
  const shipment = order?.orderSnapshot ?? null;
  if (!order || !isWhole(shipment)) throw new AppError('not_found');
  const [intent, locked, mrn] = await Promise.all([
    findIntent(ctx.db.orm, order.intentId),
    findLockedPackages(ctx.db.orm, order.id),
    findMrn(ctx.db.orm, order.id),
  ]);
  const labels = intent?.labels ?? [];
  const papers = papersOf({ shipment, rate: order.selectedRate, labels, locked });
  const paper = papers.find((one) => one.name === name);
  if (!paper) throw new AppError('not_found');
  return paper.kind === 'carrier_invoice'
    ? await keptFile(ctx, { order, labels, parcel: paper.packageIndex })
    : drawn(ctx, { order, shipment, locked, mrn, paper: { ...paper, kind: paper.kind } });
}

type Kept = { order: Order; labels: readonly StoredLabel[]; parcel: number | null };

async function keptFile(ctx: Context, { order, labels, parcel }: Kept): Promise<PdfFile> {
  const leg = borderLeg(order.selectedRate);
  const label = labels.find((one) => one.leg === leg && one.packageIndex === parcel);
  const id = label?.carrierInvoice?.fileId ?? '';
  const file = await findCarrierInvoice(ctx.db.orm, { id, ownerId: order.userId });
  if (!file) throw new AppError('not_found');
  return {
    name: file.name,
    etag: `"${file.sha256.slice(0, 27)}"`,
    async draw() {
      const content = (await loadFiles(ctx.db.orm, [id])).get(id);
      if (!content) throw new AppError('not_found');
      return Buffer.from(content);
    },
  };
}

type Drawing = {
  order: Order;
  shipment: Shipment;
  locked: readonly number[];
  mrn: string | null;
  paper: CustomsPaper & { kind: CustomsFacts['kind'] };
};

function drawn(ctx: Context, { order, shipment, locked, mrn, paper }: Drawing): PdfFile {
  const items = travellingItems(shipment, locked).filter(
    ({ parcel }) => paper.packageIndex === null || parcel === paper.packageIndex,
  );
  const facts: CustomsFacts = {
    kind: paper.kind,
    number: order.orderNumber,
    // As given to the carrier, so that customs can match both.
    reference: order.selectedRate.id.split('.')[0] ?? null,
    mrn,
    issuedOn: berlinNow(order.createdAt).date,
    carrier: borderCarrier(order.selectedRate),
    incoterm: order.incoterm,
    shipment,
    parcel: paper.packageIndex,
    items,
  };
  return formFile(`${order.orderNumber}-${paper.name}`, {
    ...customsForm(facts),
    issuedAt: order.createdAt.toISOString(),
    author: ctx.config.brand.name,
  });
}
