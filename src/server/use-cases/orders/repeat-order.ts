// Puts an order's shipment into the wizard session: to send it again, or to send it back (R132, C-35).
import type { WizardDraft } from '#contract/wizard-session.ts';
import { exportDeclarationRequired } from '#domain/customs.ts';
import { originCountryOf } from '#domain/customs-item.ts';
import { cutText } from '#domain/cut-text.ts';
import { namedAsExport } from '#domain/earlier-export.ts';
import { canBeReturned } from '#domain/order.ts';
import { totalValue } from '#domain/parcel.ts';
import { MAX_DESCRIPTION } from '#domain/parcel-limits.ts';
import { asReturned } from '#domain/returned-goods.ts';
import { noDeclaration } from '#domain/services.ts';
import type { Context } from '../../context.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { saveWizardSession } from '../../db/wizard-sessions.ts';
import { AppError } from '../../errors.ts';
import { illegalMove } from '../../illegal-move.ts';
import { keepAccount } from '../profile/lock-account.ts';
import { findMrn } from './find-mrn.ts';

type Wanted = {
  orderId: string;
  userId: string;
  way: 'again' | 'back';
  /** Positions of the order's parcels; absent: all of them. */
  packageIndexes?: readonly number[] | null | undefined;
};

/**
 * Replaces any session that waits there. Throws `not_found`, `invalid_request` for unknown parcels, and
 * `illegal_transition` for the return of a cancelled or refunded order.
 */
export async function repeatOrder(
  ctx: Context,
  { orderId, userId, way, packageIndexes }: Wanted,
): Promise<{ success: true }> {
  const { orm } = ctx.db;
  const order = await findOwnOrder(orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  const data =
    way === 'again'
      ? sameWay(order, packageIndexes ?? null)
      : wayBack(order, {
          locked: await findLockedPackages(orm, order.id),
          mrn: await findMrn(orm, order.id),
        });
  if (!data)
    throw await illegalMove(ctx, {
      userId,
      action: 'order.return',
      subject: order.id,
      message: 'This order has been cancelled or refunded.',
    });
  await ctx.db.transaction(async (tx) => {
    // An account that is being closed must not leave addresses behind.
    await keepAccount(tx, userId);
    await saveWizardSession(tx, { userId, data, now: ctx.clock() });
  });
  return { success: true };
}

const sameWay = (order: Order, packageIndexes: readonly number[] | null): WizardDraft => ({
  fromAddress: order.fromAddress,
  toAddress: order.toAddress,
  packages: chosenParcels(order, packageIndexes),
  additionalServices: servicesOf(order),
  ...(order.orderSnapshot?.purpose ? { purpose: order.orderSnapshot.purpose } : {}),
  ...(order.orderSnapshot?.earlierExport ? { earlierExport: order.orderSnapshot.earlierExport } : {}),
});

/** Lets parcels with a refund be bought again without those still on their way (C-53). */
function chosenParcels(order: Order, packageIndexes: readonly number[] | null) {
  if (packageIndexes === null) return parcelsOf(order);
  if (packageIndexes.some((index) => index >= order.packageCount))
    throw new AppError('invalid_request', { issues: [{ path: 'packageIndexes', reason: 'unknown' }] });
  return parcelsOf(order).filter((_, index) => packageIndexes.includes(index));
}

/** The return of the parcels without a refund; null where there is none. */
function wayBack(
  order: Order,
  { locked, mrn }: { locked: readonly number[]; mrn: string | null },
): WizardDraft | null {
  if (!canBeReturned({ status: order.status, isGivenBack: locked.length >= order.packageCount })) return null;
  return {
    // Nobody asks a sender for it.
    fromAddress: { ...order.toAddress, customsId: null },
    toAddress: order.fromAddress,
    packages: parcelsOf(order)
      .filter((_, index) => !locked.includes(index))
      .map((parcel) => ({
        ...parcel,
        description: cutText(asReturned(parcel.description), MAX_DESCRIPTION),
        // As declared on the way out; left empty, it would be the country that the goods come back from.
        originCountry: originCountryOf(parcel, order.fromAddress),
      })),
    additionalServices: { ...servicesOf(order), exportDocumentation: false },
    // Set however the contents are worded: what comes back is not a new import.
    purpose: 'return',
    earlierExport: namedAsExport(order.orderNumber, mrn),
  };
}

const parcelsOf = ({ orderSnapshot }: Order) => orderSnapshot?.packages ?? [];

/**
 * A pickup has its day, and a declaration belongs to one shipment: both must be chosen again. A forced declaration was
 * not the customer's choice; the rule decides again for the new shipment.
 */
function servicesOf(order: Order) {
  const bought = order.orderSnapshot?.additionalServices;
  return {
    ...bought,
    pickup: false,
    ...noDeclaration,
    exportDocumentation: bought?.exportDocumentation === true && !wasDeclarationForced(order),
  };
}

const wasDeclarationForced = (order: Order): boolean =>
  exportDeclarationRequired({
    from: order.fromAddress,
    to: order.toAddress,
    valueCents: totalValue(parcelsOf(order)),
  });
