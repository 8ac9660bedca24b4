// The move `buy-label`: read back what an earlier try may have bought, else buy; one order comes of it, at most.
import { incotermFor } from '#domain/customs.ts';
import { orderNumberFor } from '#domain/order.ts';
import { totalValue, totalWeightKg } from '#domain/parcel.ts';
import type { Context } from '../../context.ts';
import { newId, type Orm } from '../../db/database.ts';
import type { Intent, IntentChange, StoredLabel } from '../../db/intents.ts';
import { insertOrder, type NewOrder, type NewShipment } from '../../db/orders.ts';
import type { BoughtLabel, Purchase } from '../../gateways/carrier.ts';
import type { Done } from './advance-checkout.ts';

/** Refusals that say nothing about the shipment: the carrier side was not there. */
const transient = new Set(['unavailable', 'rate_limited']);
const MAX_ATTEMPTS = 6;

export async function buyLabels(ctx: Context, intent: Intent): Promise<Done> {
  const bought = intent.attempts > 1 ? await ctx.carrier.findPurchase(intent.rate.reference) : null;
  const purchase: Purchase = bought
    ? { outcome: 'bought', labels: bought }
    : await ctx.carrier.buy(intent.rate.reference, { maxCostCents: intent.rate.costCents });
  if (purchase.outcome === 'bought') return boughtNow(purchase.labels);
  ctx.log.warn({ intentId: intent.id, outcome: purchase.outcome, code: purchase.code }, 'label not bought');
  if (purchase.outcome === 'refused' && transient.has(purchase.code) && intent.attempts < MAX_ATTEMPTS)
    return { outcome: null, change: { errorCode: purchase.code } };
  return {
    outcome: { move: 'buy-label', ok: false },
    change: {
      errorCode: purchase.outcome === 'unknown' ? 'label_outcome_unknown' : purchase.code,
      errorMessage: purchase.text.slice(0, 500),
    },
  };
}

function boughtNow(bought: BoughtLabel[]): Done {
  const labels = bought.map(toStored);
  return {
    outcome: { move: 'buy-label', ok: true },
    change: { labels, errorCode: null, errorMessage: null },
    beside: (tx, intent, now) => openOrder(tx, intent, { labels, now }),
  };
}

const toStored = ({
  packageIndex,
  trackingCode,
  labelUrl,
  upstreamShipmentId,
}: BoughtLabel): StoredLabel => ({
  packageIndex,
  trackingCode,
  url: labelUrl,
  upstreamShipmentId,
});

async function openOrder(
  tx: Orm,
  intent: Intent,
  { labels, now }: { labels: StoredLabel[]; now: Date },
): Promise<IntentChange> {
  const order = newOrder(intent, now);
  const parcels = intent.shipment.packages.map((parcel, packageIndex): NewShipment => {
    const label = labels.find((candidate) => candidate.packageIndex === packageIndex);
    return {
      id: newId('sh'),
      orderId: order.id,
      packageIndex,
      carrier: intent.carrier,
      service: intent.service,
      trackingCode: label?.trackingCode ?? null,
      upstreamShipmentId: label?.upstreamShipmentId ?? null,
      parcel,
      labelPurchased: label !== undefined,
      createdAt: now,
      updatedAt: now,
    };
  });
  await insertOrder(tx, order, parcels);
  return { orderId: order.id };
}

function newOrder(intent: Intent, now: Date): NewOrder {
  const { shipment, price } = intent;
  const services = shipment.additionalServices;
  const [first] = shipment.packages;
  const id = newId('or');
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
    orderSnapshot: shipment,
    price,
    selectedRate: intent.rate,
  };
}
