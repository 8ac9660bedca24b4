// Parcels on their way, for stories: orders as the purchase writes them, and signed calls of carriers.
import { eq } from 'drizzle-orm';
import { insertOrder } from '#server/db/orders.ts';
import { orders, shipments, trackingUpdates } from '#server/db/schema.ts';
import { signTrackingCall } from '#server/use-cases/tracking/signed-call.ts';
import { anAddress, aParcel, aShipment } from './factories.ts';
import type { House } from './house.ts';

export const TRACKING_PATH = '/api/webhooks/tracking';

type Wanted = {
  id: string;
  userId?: string;
  /** Codes by parcel; of each parcel by leg. */
  codes: readonly (readonly (string | null)[])[];
  createdAt?: Date;
};

const price = {
  basePrice: 3048,
  discount: 0,
  shippingPrice: 3048,
  lithiumSurcharge: 0,
  insuranceFee: 0,
  exportDocFee: 0,
  carbonNeutralFee: 0,
  pickupFee: 0,
  netPrice: 3048,
  vatRate: 19,
  vatAmount: 579,
  customsCosts: 0,
  totalPrice: 3627,
  originalPrice: 3627,
};

/** An order whose labels are bought; the price is of no interest here. */
export async function anOrder(
  house: House,
  { id, userId = 'us_demo_privat', codes, createdAt = new Date('2026-11-19T10:00:00Z') }: Wanted,
): Promise<void> {
  const carriers = ['DPD', 'FedEx'] as const;
  const reference = {
    kind: 'shipment',
    id: 'shp_1',
    rateId: 'r_1',
    carrier: 'UPS',
    service: 'Express',
  } as const;
  await house.ctx.db.transaction((tx) =>
    insertOrder(
      tx,
      {
        id,
        userId,
        orderNumber: `HP-${id}`.slice(0, 20),
        intentId: `ci_${id}`,
        createdAt,
        updatedAt: createdAt,
        fromAddress: anAddress(),
        toAddress: anAddress({ name: 'Chloé Łuc', street1: 'Rue Secrète 9', city: 'Paris', country: 'FR' }),
        carrier: 'UPS',
        service: 'Express',
        totalAmountCents: 3627,
        paymentProvider: 'invoice',
        packageCount: codes.length,
        totalWeightKg: 2.5,
        totalValueCents: 12_000,
        incoterm: 'DAP',
        orderSnapshot: aShipment(),
        price,
        selectedRate: {
          id: `q_${id}.0`,
          carrier: 'UPS',
          service: 'Express',
          costCents: 2345,
          deliveryDays: 2,
          deliveryDate: null,
          reference,
          shownCents: 3_627,
        },
      },
      codes.flatMap((legs, packageIndex) =>
        legs.map((trackingCode, leg) => ({
          id: `sh_${id}_${packageIndex}_${leg}`,
          orderId: id,
          packageIndex,
          leg,
          carrier: carriers[leg] ?? 'UPS',
          service: 'Express',
          trackingCode,
          parcel: aParcel(),
          labelPurchased: true,
          createdAt,
          updatedAt: createdAt,
        })),
      ),
    ),
  );
}

export type Call = Readonly<Record<string, unknown>>;

/** A generic call, signed with the sandbox's secret now. */
export function tell(house: House, call: Call | Buffer, signedAt: Date = house.ctx.clock()) {
  const body = Buffer.isBuffer(call) ? call : Buffer.from(JSON.stringify(call));
  const timestamp = String(Math.floor(signedAt.getTime() / 1_000));
  const secret = house.ctx.config.trackingSecret ?? '';
  return post(house, body, {
    'x-tracking-timestamp': timestamp,
    'x-tracking-signature': signTrackingCall(secret, timestamp, body),
  });
}

export const post = (house: House, body: Buffer, headers: Readonly<Record<string, string>>) =>
  house.app.inject({
    method: 'POST',
    url: TRACKING_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

export async function storedOrder(house: House, id: string) {
  const [order] = await house.ctx.db.orm.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`No order ${id}`);
  const parcels = await house.ctx.db.orm.select().from(shipments).where(eq(shipments.orderId, id));
  return { ...order, parcels };
}

export const updatesOf = (house: House, code: string) =>
  house.ctx.db.orm.select().from(trackingUpdates).where(eq(trackingUpdates.trackingCode, code));
