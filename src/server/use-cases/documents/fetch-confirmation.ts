// The order confirmation: no paper of the tax office, so it is drawn from the order whenever somebody asks.
import { isGuest, type Language } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findInvoices } from '../../db/documents.ts';
import { findIntent } from '../../db/intents.ts';
import { findOwnOrder, findShipments } from '../../db/orders.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findUserById } from '../../db/users.ts';
import { confirmationPaper } from '../../documents/confirmation-paper.ts';
import { AppError } from '../../errors.ts';
import { draftInvoice } from './draft-invoice.ts';
import { type PdfFile, pdfFile } from './pdf-file.ts';

type Wanted = {
  orderId: string;
  userId: string;
  /** Null: that of the purchase. */
  language: Language | null;
};

export async function fetchConfirmation(
  ctx: Context,
  { orderId, userId, language }: Wanted,
): Promise<PdfFile> {
  const { orm } = ctx.db;
  const order = await findOwnOrder(orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  const [checkout, user, shipments, locked, [invoice]] = await Promise.all([
    findIntent(orm, order.intentId),
    findUserById(orm, userId),
    findShipments(orm, [order.id]),
    findLockedPackages(orm, order.id),
    findInvoices(orm, [order.id]),
  ]);
  const draft = draftInvoice(ctx.config.company, { order, checkout, user }, order.createdAt);
  // The account may have moved since (C-27).
  const facts = invoice ? { ...draft, recipient: invoice.facts.recipient } : draft;
  const paper = confirmationPaper(
    {
      facts,
      order,
      shipments,
      isGivenBack: locked.length >= order.packageCount,
      pickup: checkout?.pickup ?? null,
      hasDashboard: !isGuest(userId),
    },
    {
      language: language ?? checkout?.language ?? 'de',
      issuedAt: order.createdAt,
      brand: ctx.config.brand.name,
      warehouse: ctx.config.hub,
    },
  );
  return pdfFile(order.orderNumber, paper);
}
