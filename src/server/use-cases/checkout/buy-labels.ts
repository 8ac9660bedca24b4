// The move `buy-label`: read back what an earlier try may have bought, else buy; one order comes of it, at most.
import { incotermFor } from '#domain/customs.ts';
import { orderNumberFor } from '#domain/order.ts';
import { totalValue, totalWeightKg } from '#domain/parcel.ts';
import type { Context } from '../../context.ts';
import { newId, type Orm } from '../../db/database.ts';
import type { Intent, IntentChange, StoredLabel } from '../../db/intents.ts';
import { insertOrder, type NewOrder, type NewShipment } from '../../db/orders.ts';
import { UpstreamError } from '../../errors.ts';
import type { BoughtLabel } from '../../gateways/carrier.ts';
import type { Done } from './advance-checkout.ts';

/** Refusals that say nothing about the shipment: the carrier side was not there. */
const transient = new Set(['unavailable', 'rate_limited']);
const MAX_TRANSIENT = 6;
/** With the growing gaps between the tries about a quarter of an hour; then a person has to look. */
const MAX_READINGS = 10;
/** Remembered on the intent: a purchase was sent and nobody knows what became of it. */
const UNKNOWN = 'label_outcome_unknown';

/**
 * An earlier try may have bought: it is read back first. Once a purchase with an unknown outcome was sent, there is
 * only reading back, never a second purchase.
 */
export async function buyLabels(ctx: Context, intent: Intent): Promise<Done> {
  if (intent.attempts > 1) {
    const found = await readBack(ctx, intent);
    if (found === 'unreadable') return failed(UNKNOWN, 'The carrier side could not be read back.');
    if (found) return boughtNow(found);
    if (intent.errorCode === UNKNOWN) return stillUnknown(intent, 'No label has turned up.');
  }
  const purchase = await ctx.carrier.buy(intent.rate.reference, { maxCostCents: intent.rate.costCents });
  if (purchase.outcome === 'bought') return boughtNow(purchase.labels);
  ctx.log.warn({ intentId: intent.id, outcome: purchase.outcome, code: purchase.code }, 'label not bought');
  if (purchase.outcome === 'unknown') return stillUnknown(intent, purchase.text, purchase.labels);
  if (transient.has(purchase.code) && intent.attempts < MAX_TRANSIENT)
    return { outcome: null, change: { errorCode: purchase.code } };
  return failed(purchase.code, purchase.text);
}

/** The labels that an earlier try has bought; null: certainly none. Throws while there is time to ask again. */
async function readBack(ctx: Context, intent: Intent): Promise<BoughtLabel[] | null | 'unreadable'> {
  try {
    return await ctx.carrier.findPurchase(intent.rate.reference);
  } catch (error) {
    if (!(error instanceof UpstreamError) || intent.attempts < MAX_READINGS) throw error;
    return 'unreadable';
  }
}

function stillUnknown(intent: Intent, text: string, bought: BoughtLabel[] = []): Done {
  // Labels of some of the parcels exist and cost money: whoever looks at it must find them.
  const known = bought.length > 0 ? { labels: bought.map(toStored) } : {};
  if (intent.attempts < MAX_READINGS) return { outcome: null, change: { errorCode: UNKNOWN, ...known } };
  const done = failed(UNKNOWN, text);
  return { ...done, change: { ...done.change, ...known } };
}

const failed = (errorCode: string, text: string): Done => ({
  outcome: { move: 'buy-label', ok: false },
  change: { errorCode, errorMessage: text.slice(0, 500) },
});

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
