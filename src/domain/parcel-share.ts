// A parcel's share of the price, by what it cost to carry and by its value (record 0036).
import { type Box, chargeableWeight, isCarrier } from './chargeable-weight.ts';
import { type Cents, divideCents, sumCents } from './money.ts';
import { netOf, type OrderPrice, surchargesOf } from './order-price.ts';
import type { Surcharge } from './price.ts';

/** What a parcel's labels cost, net, and the declared value of its goods. */
export type CarriedParcel = { costCents: Cents; valueCents: Cents };

type SharedPrice = Pick<OrderPrice, Surcharge | 'customsCosts' | 'vatAmount' | 'totalPrice'>;

/**
 * Each parcel's part of the total; all parts add up to it. Transport and offset are divided by label cost, insurance
 * and duties by value, one-off fees into equal parts; VAT follows them.
 */
export function parcelShares(price: SharedPrice, parcels: readonly CarriedParcel[]): Cents[] {
  const { insuranceFee, carbonNeutralFee, customsCosts, totalPrice } = price;
  const parts = [
    byCost(netOf(price) - surchargesOf(price), parcels),
    byCost(carbonNeutralFee, parcels),
    byValue(insuranceFee, parcels),
    equalShares(surchargesOf(price) - insuranceFee - carbonNeutralFee, parcels.length),
  ];
  const net = parcels.map((_, index) => sumCents(parts.map((shares) => shares[index] ?? 0)));
  const gross = divideCents(totalPrice - customsCosts, net);
  return byValue(customsCosts, parcels).map((duty, index) => duty + (gross[index] ?? 0));
}

/** Divides what was bought for all parcels together by what each cost to carry. */
export const byCost = (cents: Cents, parcels: readonly CarriedParcel[]): Cents[] =>
  divideCents(
    cents,
    parcels.map(({ costCents }) => costCents),
  );

export const byValue = (cents: Cents, parcels: readonly CarriedParcel[]): Cents[] =>
  divideCents(
    cents,
    parcels.map(({ valueCents }) => valueCents),
  );

/** The first parcels take the cents that are left over. */
export const equalShares = (cents: Cents, count: number): Cents[] =>
  divideCents(
    cents,
    Array.from({ length: count }, () => 1),
  );

/** `isConsigned`: it shares one price with the other such labels of its leg; `costCents` is an equal part of that. */
type CarriedLabel = { packageIndex: number; costCents: Cents; isConsigned?: boolean };
type CarriedLeg = { carrier: string; labels: readonly CarriedLabel[] };

/** What each parcel cost over all legs; a shared price is divided by the weight that the carrier bills for each. */
export function parcelCosts(legs: readonly CarriedLeg[], boxes: readonly Box[]): Cents[] {
  const costs = boxes.map(() => 0);
  const add = (index: number, cents: Cents): void => {
    costs[index] = (costs[index] ?? 0) + cents;
  };
  for (const { carrier, labels } of legs) {
    const together = labels.filter(({ isConsigned }) => isConsigned);
    const parts = divideCents(
      sumCents(together.map(({ costCents }) => costCents)),
      together.map(({ packageIndex }) => billedGrams(carrier, boxes[packageIndex])),
    );
    together.forEach(({ packageIndex }, at) => add(packageIndex, parts[at] ?? 0));
    for (const { packageIndex, costCents, isConsigned } of labels)
      if (!isConsigned) add(packageIndex, costCents);
  }
  return costs;
}

function billedGrams(carrier: string, box: Box | undefined): number {
  if (!box) return 0;
  return Math.round(1_000 * (isCarrier(carrier) ? chargeableWeight(carrier, [box]).kg : box.weight));
}
