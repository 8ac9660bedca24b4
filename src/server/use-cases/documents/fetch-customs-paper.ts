// A customs paper of an order, drawn from what was bought whenever somebody asks; the same order gives the same bytes.
import { berlinNow } from '#domain/berlin.ts';
import { customsItems } from '#domain/customs-item.ts';
import { carrierAcross, customsPapers } from '#domain/customs-papers.ts';
import type { Context } from '../../context.ts';
import { findOwnOrder } from '../../db/orders.ts';
import { type CustomsFacts, customsForm } from '../../documents/customs-form.ts';
import { AppError } from '../../errors.ts';
import { isWhole } from './list-customs-papers.ts';
import { formFile, type PdfFile } from './pdf-file.ts';

type Wanted = { orderId: string; userId: string; name: string };

export async function fetchCustomsPaper(ctx: Context, { orderId, userId, name }: Wanted): Promise<PdfFile> {
  const order = await findOwnOrder(ctx.db.orm, orderId, userId);
  const shipment = order?.orderSnapshot ?? null;
  if (!order || !isWhole(shipment)) throw new AppError('not_found');
  const carrier = carrierAcross(order.selectedRate);
  const paper = customsPapers(shipment, carrier).find((one) => one.name === name);
  if (!paper) throw new AppError('not_found');
  const items = customsItems(shipment).filter(
    ({ parcel }) => paper.packageIndex === null || parcel === paper.packageIndex,
  );
  const facts: CustomsFacts = {
    kind: paper.kind,
    number: order.orderNumber,
    // As the carrier was told it, so that customs find both together.
    reference: order.selectedRate.id.split('.')[0] ?? null,
    issuedOn: berlinNow(order.createdAt).date,
    carrier,
    incoterm: order.incoterm,
    shipment,
    parcel: paper.packageIndex,
    items,
  };
  return formFile(`${order.orderNumber}-${name}`, {
    ...customsForm(facts),
    issuedAt: order.createdAt.toISOString(),
    author: ctx.config.brand.name,
  });
}
