// What a paid label leads to: the order, and one row per parcel and leg.
import { incotermFor } from '#domain/customs.ts';
import type { Cents } from '#domain/money.ts';
import { orderNumberFor } from '#domain/order.ts';
import { totalValue, totalWeightKg } from '#domain/parcel.ts';
import { equalShares, parcelCosts } from '#domain/parcel-share.ts';
import { legsOf } from '#domain/quote.ts';
import { newId, type Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { isSoldByCarrier } from '../labels/sold-label.ts';
import { insertOrder, type NewOrder, type NewParcelLeg } from '../../db/orders.ts';

/** Chosen before the transaction, so that the same update can set it on the intent. */
export const newOrderId = (): string => newId('or');

/** A released label always has an order: it is opened in the transaction that makes the label the customer's. */
export function orderIdOf({ id, orderId }: Pick<Intent, 'id' | 'orderId'>): string {
  if (orderId === null) throw new Error(`${id} has no order yet`);
  return orderId;
}

/** Inserts the order with one row per parcel and leg, in the transaction that makes the label the customer's. */
export async function openOrder(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const order = newOrder(intent, now);
  const legs = legsOf(intent.rate);
  const parcels = legs.flatMap(({ carrier, service }, leg) =>
    intent.shipment.packages.map((parcel, packageIndex): NewParcelLeg => {
      const label = intent.labels?.find((known) => known.leg === leg && known.packageIndex === packageIndex);
      return {
        id: newId('sh'),
        orderId: order.id,
        packageIndex,
        leg,
        carrier,
        service,
        trackingCode: label?.trackingCode ?? null,
        upstreamShipmentId: label?.upstreamShipmentId ?? null,
        parcel,
        labelPurchased: label !== undefined,
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
  await insertOrder(tx, order, parcels);
}

function newOrder(intent: Intent, now: Date): NewOrder {
  const { shipment, price } = intent;
  const services = shipment.additionalServices;
  const [first] = shipment.packages;
  const id = orderIdOf(intent);
  return {
    id,
    userId: intent.userId,
    orderNumber: orderNumberFor(now, id.slice(3)),
    intentId: intent.id,
    createdAt: now,
    updatedAt: now,
    fromAddress: shipment.fromAddress,
    toAddress: shipment.toAddress,
    carrier: intent.carrier,
    service: intent.service,
    totalAmountCents: intent.amountCents,
    paymentProvider: intent.provider,
    invoiceStatus: intent.provider === 'invoice' ? 'open' : null,
    hasInsurance: services.insurance,
    hasCarbonNeutral: services.carbonNeutral,
    hasCustomsClearance: services.customsClearance,
    hasPickup: services.pickup,
    hasLithiumBattery: services.lithiumBattery,
    packageCount: shipment.packages.length,
    totalWeightKg: totalWeightKg(shipment.packages),
    totalValueCents: totalValue(shipment.packages),
    customsDescription: first?.description ?? null,
    hsCode: first?.hsCode || null,
    lithiumBatteryType: services.lithiumBatteryDetails?.batteryType ?? null,
    pickupDate: shipment.pickupDate ?? null,
    incoterm: incotermFor(services),
    exportHold: intent.exportHold,
    dutiesAgreedAt: intent.dutiesAgreedAt,
    orderSnapshot: shipment,
    price,
    selectedRate: intent.rate,
    parcelCosts: costsOf(intent),
  };
}

/** Cost per parcel. The cost of a label made by hand was not in the price, so the quoted cost stands in for it. */
function costsOf({ rate, shipment, labels }: Intent): Cents[] {
  const legs = legsOf(rate).map(({ carrier, costCents }, leg) => {
    const quoted = equalShares(costCents, shipment.packages.length);
    const known = (labels ?? []).filter((label) => label.leg === leg);
    return {
      carrier,
      labels: known.map((label) =>
        isSoldByCarrier(label)
          ? label
          : { ...label, costCents: quoted[label.packageIndex] ?? 0, isConsigned: true },
      ),
    };
  });
  return parcelCosts(legs, shipment.packages);
}
