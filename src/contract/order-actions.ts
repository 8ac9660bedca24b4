// One order of the signed-in user: its details, and what can be done with it (R126–R132).
import * as z from 'zod/mini';
import { HoldReason } from '#domain/hold.ts';
import { Cents } from '#domain/money.ts';
import { PickupState, PickupWindow } from '#domain/pickup-window.ts';
import { PickupPlan } from './pickups.ts';
import { OrderPrice } from '#domain/order-price.ts';
import { RefundState } from '#domain/refund.ts';
import { endpoint, Success } from './endpoint.ts';
import { Id } from './id.ts';
import { Order, Party } from './orders.ts';
import { PackageIndexes } from './refunds.ts';

const FullParty = z.extend(Party, { street2: z.nullable(z.string()), state: z.nullable(z.string()) });

const instant = z.nullable(z.string());

/** A refund of one parcel with its dates (C-53). */
export const OrderRefund = z.object({
  packageIndex: z.number(),
  state: RefundState,
  amountCents: Cents,
  /** Why it was rejected; null otherwise. */
  rejection: z.nullable(z.enum(['carrier_rejected', 'other'])),
  requestedAt: z.string(),
  /** False for labels made by hand, or of a cancelled order: they go back to us. */
  isCarrierAsked: z.boolean(),
  /** The provider refuses to refund the way it was paid: a person takes care of it. */
  isMoneyRefused: z.boolean(),
  carrierAcceptedAt: instant,
  moneyRefundedAt: instant,
  rejectedAt: instant,
});
export type OrderRefund = z.infer<typeof OrderRefund>;

export const OrderDetail = z.extend(Order, {
  fromAddress: FullParty,
  recipient: FullParty,
  incoterm: z.string(),
  /** When the customer agreed to be charged the actual duties afterwards; null: not asked (C-10). */
  dutiesAgreedAt: instant,
  customsDescription: z.nullable(z.string()),
  lithiumBatteryType: z.nullable(z.string()),
  /** Why the labels are held; empty: they are not. */
  holdReasons: z.array(HoldReason),
  /** Number of the export declaration; null: there is none, or not yet. */
  mrn: z.nullable(z.string()),
  /** Until when the carrier takes back labels that nobody has used; null: there are none, or it is unknown. */
  labelReturnableUntil: instant,
  /** Declared value. */
  totalValueCents: Cents,
  services: z.object({
    insurance: z.boolean(),
    carbonNeutral: z.boolean(),
    customsClearance: z.boolean(),
    pickup: z.boolean(),
    lithiumBattery: z.boolean(),
    /** Made by us; the customer's own declaration is not one of our services. */
    exportDocumentation: z.boolean(),
  }),
  /** State of the pickup, if one was ordered. */
  pickup: z.object({
    state: PickupState,
    confirmation: z.nullable(z.string()),
    /** As agreed in the purchase, or later; Berlin time. */
    window: z.nullable(PickupWindow),
    /** The carrier can be asked to collect; not for labels made by hand. */
    bookable: z.boolean(),
    /** When the pickup is wanted, and when we order it, if the carrier does not accept that day yet. */
    plan: z.nullable(PickupPlan),
    /** When the hold of the label began; null: it is not held. */
    heldSince: z.nullable(z.string()),
  }),
  /** Empty where the order lacks parcel details. cm, kg, cents. */
  packages: z.array(
    z.object({
      length: z.number(),
      width: z.number(),
      height: z.number(),
      weight: z.number(),
      valueCents: Cents,
      hsCode: z.nullable(z.string()),
      description: z.string(),
    }),
  ),
  price: OrderPrice,
  /** Refund for each parcel, by its number; together they are the total (record 0036). */
  parcelShares: z.array(Cents),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  refunds: z.array(OrderRefund),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

const byId = z.object({ id: Id });

export const fetchOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  summary:
    'One order of the signed-in user, by id or number, with its addresses, parcels, price lines and refunds.',
  access: 'user',
  params: byId,
  reply: z.object({ success: z.literal(true), order: OrderDetail }),
});

export const duplicateOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/duplicate-to-session',
  aliases: ['/api/orders/:id/duplicate'],
  summary:
    'Copies the shipment of an order, by id or number, or some of its parcels into the wizard session.',
  access: 'user',
  params: byId,
  body: z.nullish(
    z.object({
      /** Counted from 0, e.g. the ones that were refunded; without it all parcels. */
      packageIndexes: z.nullish(PackageIndexes),
    }),
  ),
  reply: Success,
});

export const returnOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/return-to-session',
  aliases: ['/api/orders/:id/return'],
  summary: 'Puts the return shipment into the wizard session: addresses swapped, contents "Returned goods".',
  access: 'user',
  params: byId,
  reply: Success,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/dashboard/cancel-shipment/:id',
  aliases: ['/api/orders/:id/cancel'],
  summary:
    'Cancels an order that has no tracking code yet and refunds what was paid. A second call returns the same reply.',
  access: 'user',
  params: byId,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** Money is on its way back. */
    refunded: z.boolean(),
  }),
});
