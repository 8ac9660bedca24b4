// The order confirmation: not a tax document, so it is drawn from the order, on request and for the mail.
import { isGuest, type Language } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findInvoices } from '../../db/documents.ts';
import { findIntent } from '../../db/intents.ts';
import { findShipments, type Order } from '../../db/orders.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findUserById } from '../../db/users.ts';
import { confirmationPaper } from '../../documents/confirmation-paper.ts';
import { pickupPlan } from '../pickups/pickup-plan.ts';
import { draftInvoice } from './draft-invoice.ts';
import { type PdfFile, pdfFile } from './pdf-file.ts';

type Confirmed = Awaited<ReturnType<typeof loadConfirmed>>;

/** Loads everything that the confirmation is drawn from. */
export async function loadConfirmed({ db: { orm } }: Context, order: Order) {
  const [checkout, user, shipments, locked, [invoice]] = await Promise.all([
    findIntent(orm, order.intentId),
    findUserById(orm, order.userId),
    findShipments(orm, order.id),
    findLockedPackages(orm, order.id),
    findInvoices(orm, [order.id]),
  ]);
  return { order, checkout, user, shipments, locked, invoice };
}

/** `language`: null means the language of the purchase. */
export function confirmationFile(
  { config }: Context,
  { order, checkout, user, shipments, locked, invoice }: Confirmed,
  language: Language | null,
): PdfFile {
  const draft = draftInvoice(config.company, { order, checkout, user }, order.createdAt);
  // The account's address may have changed since (C-27).
  const facts = invoice ? { ...draft, recipient: invoice.facts.recipient } : draft;
  const paper = confirmationPaper(
    {
      facts,
      order,
      shipments,
      isGivenBack: locked.length >= order.packageCount,
      pickup: checkout?.pickup ?? null,
      plan: checkout && pickupPlan(checkout, order.createdAt),
      hasDashboard: !isGuest(order.userId),
    },
    {
      language: language ?? checkout?.language ?? 'de',
      issuedAt: order.createdAt,
      brand: config.brand.name,
      warehouse: config.hub,
    },
  );
  return pdfFile(order.orderNumber, paper);
}
