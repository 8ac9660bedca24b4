// Orders as a purchase writes them, without the purchase: for stories about lists, figures and later events.
import { sql } from 'drizzle-orm';
import type { Address } from '#domain/address.ts';
import { insertOrder, type NewOrder, type NewParcelLeg } from '#server/db/orders.ts';
import { anAddress, aParcel, aPrice, aShipment } from './factories.ts';
import type { House } from './house.ts';

type StoredOrder = {
  id: string;
  userId: string;
  createdAt: Date;
  trackingCode?: string | null;
  /** Default: one parcel with a label. */
  parcels?: readonly Partial<NewParcelLeg>[];
  /** Changes to the recipient. */
  to?: Partial<Address>;
  change?: Partial<NewOrder>;
};

export async function storeOrder(house: House, placed: StoredOrder): Promise<void> {
  const { id, userId, createdAt, trackingCode = 'TRACK1', to = {}, change = {} } = placed;
  const { parcels = [{ trackingCode, labelFileId: 'fi_1' }] } = placed;
  const carrier = change.carrier ?? 'UPS';
  const toAddress = anAddress({ name: 'Chloé Łuc', company: 'Ålesund AS', city: 'Paris', ...to });
  const order: NewOrder = {
    id,
    userId,
    orderNumber: `HP-${id}`,
    intentId: `ci_${id}`,
    createdAt,
    updatedAt: createdAt,
    fromAddress: anAddress(),
    toAddress,
    carrier,
    service: 'Express',
    totalAmountCents: 3627,
    paymentProvider: 'invoice',
    totalWeightKg: 2.5,
    totalValueCents: 12_000,
    incoterm: 'DAP',
    orderSnapshot: aShipment({ toAddress }),
    price: aPrice(),
    selectedRate: {
      id: `q_${id}.0`,
      carrier: 'UPS',
      service: 'Express',
      costCents: 2345,
      deliveryDays: 2,
      deliveryDate: null,
      reference: { kind: 'shipment', id: 'shp_1', rateId: 'rate_1', carrier: 'UPS', service: 'Express' },
      shownCents: 3_627,
    },
    ...change,
  };
  const rows = parcels.map((parcel) => ({
    id: `sh_${id}`,
    orderId: id,
    packageIndex: 0,
    carrier,
    service: 'Express',
    parcel: aParcel(),
    labelPurchased: true,
    createdAt,
    updatedAt: createdAt,
    ...parcel,
  }));
  await house.ctx.db.transaction((tx) => insertOrder(tx, order, rows));
}

/** Copies an order with its search words, each copy a second newer; the counters are not updated. */
export async function copyOrder(house: House, id: string, count: number): Promise<void> {
  const { orm } = house.ctx.db;
  await orm.execute(sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', o.id || n, 'order_number',
      o.order_number || n, 'intent_id', o.intent_id || n, 'created_at', o.created_at + n * interval '1 second'))).*
    from orders as o cross join generate_series(1, ${count}) as n where o.id = ${id}`);
  await orm.execute(sql`
    insert into order_words select w.user_id, w.word, w.order_id || n
    from order_words as w cross join generate_series(1, ${count}) as n where w.order_id = ${id}`);
}
