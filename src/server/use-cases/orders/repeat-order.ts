// Puts an order's shipment into the wizard session: once more, or on the way back (R132, C-35).
import type { WizardDraft } from '#contract/wizard-session.ts';
import type { Context } from '../../context.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { saveWizardSession } from '../../db/wizard-sessions.ts';
import { AppError } from '../../errors.ts';

type Wanted = { orderId: string; userId: string; way: 'again' | 'back' };

/** Replaces what waited there. Throws `not_found`, and `illegal_transition` for the way back of a cancelled order. */
export async function repeatOrder(
  ctx: Context,
  { orderId, userId, way }: Wanted,
): Promise<{ success: true }> {
  const { orm } = ctx.db;
  const order = await findOwnOrder(orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  if (way === 'back' && order.status === 'cancelled')
    throw new AppError('illegal_transition', { message: 'This order has been cancelled.' });
  const data = way === 'again' ? sameWay(order) : wayBack(order);
  await saveWizardSession(orm, { userId, data, now: ctx.clock() });
  return { success: true };
}

const sameWay = (order: Order): WizardDraft => ({
  fromAddress: order.fromAddress,
  toAddress: order.toAddress,
  packages: parcelsOf(order),
  additionalServices: servicesOf(order),
});

/** Customs must read what comes back and why. */
const RETURNED = 'Returned goods';
/** As in domain/parcel.ts. */
const MAX_DESCRIPTION = 500;

const wayBack = (order: Order): WizardDraft => ({
  fromAddress: order.toAddress,
  toAddress: order.fromAddress,
  packages: parcelsOf(order).map((parcel) => ({
    ...parcel,
    description: `${RETURNED}: ${parcel.description}`.slice(0, MAX_DESCRIPTION),
  })),
  additionalServices: { ...servicesOf(order), exportDocumentation: false },
});

const parcelsOf = ({ orderSnapshot }: { orderSnapshot: Partial<Order['orderSnapshot']> | null }) =>
  orderSnapshot?.packages ?? [];

/** A pickup has its day, and a declaration belongs to one shipment: both must be chosen anew. */
const servicesOf = ({ orderSnapshot }: { orderSnapshot: Partial<Order['orderSnapshot']> | null }) => ({
  ...orderSnapshot?.additionalServices,
  pickup: false,
  hasOwnAE: false,
  ownAEFileName: null,
  ownAEFileId: null,
});
