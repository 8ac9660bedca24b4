// One order with everything its owner may see; badly stored data is left out, never an error (R127).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { fetchOrder as endpoint, OrderDetail } from '#contract/order-actions.ts';
import type { Order as Listed } from '#contract/orders.ts';
import type { Address } from '#domain/address.ts';
import { currentHoldReasons } from '#domain/hold.ts';
import { PickupWindow } from '#domain/pickup-window.ts';
import { centsOf } from '#domain/rounding.ts';
import type { Context } from '../../context.ts';
import { findIntent, type Intent } from '../../db/intents.ts';
import { findNotes } from '../../db/order-notes.ts';
import { findListedParcels } from '../../db/listed-orders.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { findRefunds, type Refund } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { wasCarrierAsked } from '../refunds/new-refund.ts';
import { returnableUntil } from '../refunds/returnable-until.ts';
import { isPickupBookable } from '../pickups/pickup-bookable.ts';
import { pickupPlan } from '../pickups/pickup-plan.ts';
import { shownPickup } from '../pickups/shown-pickup.ts';
import { findMrn } from './find-mrn.ts';
import { party, toOrder } from './order-reply.ts';
import { parcelSharesOf } from './parcel-shares.ts';
import { priceOf } from './price-of.ts';

export async function fetchOrder(
  ctx: Context,
  { named, userId }: { named: string; userId: string },
): Promise<ReplyOf<typeof endpoint>> {
  const { orm } = ctx.db;
  const order = await findOwnOrder(orm, named, userId);
  if (!order) throw new AppError('not_found');
  const [parcels, refunds, intent, notes, mrn] = await Promise.all([
    findListedParcels(orm, order.id),
    findRefunds(orm, order.id),
    findIntent(orm, order.intentId),
    findNotes(orm, order.id),
    findMrn(orm, order.id),
  ]);
  const shown = toOrder(order, parcels);
  return {
    success: true,
    order: {
      ...shown,
      ...factsOf(order),
      pickup: {
        state: intent ? await shownPickup(orm, intent) : 'none',
        confirmation: intent?.pickupConfirmation ?? null,
        window: PickupWindow.safeParse(order.pickupDate).data ?? null,
        bookable: intent !== null && isPickupBookable(intent),
        plan: intent?.pickup === 'planned' ? pickupPlan(intent, order.createdAt) : null,
        heldSince: intent?.exportHold ? intent.createdAt.toISOString() : null,
      },
      holdReasons: currentHoldReasons(shown.exportHold, order.orderSnapshot?.additionalServices),
      mrn,
      labelReturnableUntil: (intent && untilWhenUnused(shown, intent, ctx.clock()))?.toISOString() ?? null,
      packages: packagesOf(order),
      price: priceOf(order, intent?.discount ?? null),
      parcelShares: parcelSharesOf(order),
      reference: notes?.reference ?? null,
      note: notes?.note ?? null,
      refunds: refunds.map(refundReply),
    },
  };
}

/** Null also once it is over: nothing can be done any more. */
function untilWhenUnused({ status, shipments }: Listed, intent: Intent, now: Date): Date | null {
  const isUnused = shipments.some((parcel) => parcel.status === 'created' && !parcel.isGivenBack);
  const until = status === 'ready_for_carrier' && isUnused ? returnableUntil(intent) : null;
  return until && until > now ? until : null;
}

const factsOf = (order: Order) => ({
  fromAddress: fullParty(order.fromAddress),
  recipient: fullParty(order.toAddress),
  incoterm: order.incoterm,
  dutiesAgreedAt: order.dutiesAgreedAt?.toISOString() ?? null,
  customsDescription: order.customsDescription,
  lithiumBatteryType: order.lithiumBatteryType,
  totalValueCents: order.totalValueCents,
  services: {
    insurance: order.hasInsurance,
    carbonNeutral: order.hasCarbonNeutral,
    customsClearance: order.hasCustomsClearance,
    pickup: order.hasPickup,
    lithiumBattery: order.hasLithiumBattery,
    // The customer's own declaration has no fee; if the snapshot was stored badly, the fee still tells.
    exportDocumentation:
      order.orderSnapshot?.additionalServices?.exportDocumentation === true || order.price.exportDocFee > 0,
  },
});

const fullParty = (address: Address): OrderDetail['recipient'] => ({
  ...party(address),
  street2: address.street2 || null,
  state: address.state || null,
});

function packagesOf({ orderSnapshot }: Order) {
  return (orderSnapshot?.packages ?? []).map((parcel) => ({
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    weight: parcel.weight,
    valueCents: centsOf(parcel.value),
    hsCode: parcel.hsCode || null,
    description: parcel.description,
  }));
}

const refundReply = (refund: Refund): OrderDetail['refunds'][number] => ({
  packageIndex: refund.packageIndex,
  state: refund.state,
  amountCents: refund.amountCents,
  rejection: rejectionOf(refund),
  requestedAt: refund.requestedAt.toISOString(),
  isCarrierAsked: wasCarrierAsked(refund),
  isMoneyRefused: refund.state === 'carrier_accepted' && refund.attention === 'money_refused',
  carrierAcceptedAt: refund.carrierAcceptedAt?.toISOString() ?? null,
  moneyRefundedAt: refund.moneyRefundedAt?.toISOString() ?? null,
  rejectedAt: refund.rejectedAt?.toISOString() ?? null,
});

/** The engine's notes on a refund are internal; the customer only learns who rejected it. */
const rejectionOf = ({ state, reason }: Refund): OrderDetail['refunds'][number]['rejection'] =>
  state !== 'rejected' ? null : reason === 'carrier_rejected' ? 'carrier_rejected' : 'other';
