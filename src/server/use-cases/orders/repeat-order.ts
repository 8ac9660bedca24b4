// Puts an order's shipment into the wizard session: once more, or on the way back (R132, C-35).
import type { WizardDraft } from '#contract/wizard-session.ts';
import { exportDeclarationRequired } from '#domain/customs.ts';
import { originCountryOf } from '#domain/customs-item.ts';
import { mayComeBack } from '#domain/order.ts';
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
import { holdAccount } from '../profile/hold-account.ts';

type Wanted = {
  orderId: string;
  userId: string;
  way: 'again' | 'back';
  /** Positions of the order's parcels; absent: all of them. */
  packageIndexes?: readonly number[] | null | undefined;
};

/**
 * Replaces what waited there. Throws `not_found`, `invalid_request` for parcels that there are not, and
 * `illegal_transition` for the way back of a cancelled order.
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
      : wayBack(order, await findLockedPackages(orm, order.id));
  if (!data)
    throw await illegalMove(ctx, {
      userId,
      action: 'order.return',
      subject: order.id,
      message: 'This order has been cancelled or given back.',
    });
  await ctx.db.transaction(async (tx) => {
    // An account that ends just now must leave no addresses.
    await holdAccount(tx, userId);
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
});

/** What was given back is bought anew without what is still on its way (C-53). */
function chosenParcels(order: Order, packageIndexes: readonly number[] | null) {
  if (packageIndexes === null) return parcelsOf(order);
  if (packageIndexes.some((index) => index >= order.packageCount))
    throw new AppError('invalid_request', { issues: [{ path: 'packageIndexes', reason: 'unknown' }] });
  return parcelsOf(order).filter((_, index) => packageIndexes.includes(index));
}

/** Not in the middle of a letter: half of one is refused by the database. */
const shortened = (text: string): string => text.slice(0, MAX_DESCRIPTION).replace(/[\uD800-\uDBFF]$/, '');

/** The way back of the parcels that are not given back; null where there is none. */
function wayBack(order: Order, locked: readonly number[]): WizardDraft | null {
  if (!mayComeBack({ status: order.status, isGivenBack: locked.length >= order.packageCount })) return null;
  return {
    fromAddress: order.toAddress,
    toAddress: order.fromAddress,
    packages: parcelsOf(order)
      .filter((_, index) => !locked.includes(index))
      .map((parcel) => ({
        ...parcel,
        description: shortened(asReturned(parcel.description)),
        // As it was declared on the way out; left open, it would be the country that they come back from.
        originCountry: originCountryOf(parcel, order.fromAddress),
      })),
    additionalServices: { ...servicesOf(order), exportDocumentation: false },
    // However somebody words the contents then: what comes back is no new import.
    purpose: 'return',
  };
}

const parcelsOf = ({ orderSnapshot }: Order) => orderSnapshot?.packages ?? [];

/**
 * A pickup has its day, and a declaration belongs to one shipment: both must be chosen anew. What was forced was nobody's
 * wish; of what is sent again the rule is asked again.
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
