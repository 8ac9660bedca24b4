// Parcels in transit, for stories: orders as a purchase writes them, and signed carrier webhooks.
import { eq } from 'drizzle-orm';
import { orders, shipments, trackingUpdates } from '#server/db/schema.ts';
import { signTrackingCall } from '#server/use-cases/tracking/signed-call.ts';
import type { House } from './house.ts';
import { storeOrder } from './placing.ts';

export const TRACKING_PATH = '/api/webhooks/tracking';

type Wanted = {
  id: string;
  userId?: string;
  /** Tracking codes by parcel, then by leg. */
  codes: readonly (readonly (string | null)[])[];
  createdAt?: Date;
};

/** Places an order with bought labels. */
export async function anOrder(
  house: House,
  { id, userId = 'us_demo_privat', codes, createdAt = new Date('2026-11-19T10:00:00Z') }: Wanted,
): Promise<void> {
  const carriers = ['DPD', 'FedEx'] as const;
  await storeOrder(house, {
    id,
    userId,
    createdAt,
    to: { street1: 'Rue Secrète 9', country: 'FR' },
    change: { orderNumber: `HP-${id}`.slice(0, 20), packageCount: codes.length },
    parcels: codes.flatMap((legs, packageIndex) =>
      legs.map((trackingCode, leg) => ({
        id: `sh_${id}_${packageIndex}_${leg}`,
        packageIndex,
        leg,
        carrier: carriers[leg] ?? 'UPS',
        trackingCode,
      })),
    ),
  });
}

type Call = Readonly<Record<string, unknown>>;

/** Sends a generic tracking webhook, signed with the sandbox's secret. */
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
