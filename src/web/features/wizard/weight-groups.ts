// What the package step says about weights: carriers that bill alike in one line, and what each one refuses. Pure.
import type { Carrier } from '#domain/carrier.ts';
import {
  type Box,
  type Chargeable,
  chargeableWeight,
  divisorOf,
  type Excess,
  excessOf,
} from '#domain/chargeable-weight.ts';
import { servingCarriers } from '#domain/serving-carriers.ts';
import { decimalOrUndefined } from '#domain/decimal.ts';
import { MAX_SIDE_CM, MAX_WEIGHT_KG } from '#domain/parcel-limits.ts';
import type { Place } from '#domain/territory.ts';
import type { ParcelForm } from './wizard-state.ts';

/** Null while a side or the weight is missing or invalid. */
export function boxOf(form: ParcelForm): Box | null {
  const figure = (text: string, max: number): number => {
    const value = decimalOrUndefined(text) ?? 0;
    return value <= max ? value : 0;
  };
  const box = {
    length: figure(form.length, MAX_SIDE_CM),
    width: figure(form.width, MAX_SIDE_CM),
    height: figure(form.height, MAX_SIDE_CM),
    weight: figure(form.weight, MAX_WEIGHT_KG),
  };
  return Object.values(box).every((value) => value > 0) ? box : null;
}

type WeightGroup = Chargeable & { carriers: Carrier[] };

/** By weight, the heaviest first; a carrier that refuses one of the boxes bills nothing. */
export function weightGroups(from: Place, to: Pick<Place, 'country'>, boxes: readonly Box[]): WeightGroup[] {
  const groups: WeightGroup[] = [];
  for (const carrier of servingCarriers(from)) {
    if (boxes.some((box) => excessOf(carrier, box, to))) continue;
    const billed = chargeableWeight(carrier, boxes);
    const same = groups.find(({ kg, basis }) => kg === billed.kg && basis === billed.basis);
    if (same) same.carriers.push(carrier);
    else groups.push({ ...billed, carriers: [carrier] });
  }
  return groups.sort((a, b) => b.kg - a.kg);
}

/** The divisor of the volume; null if only a minimum for large packages is billed, which no divisor explains. */
export function whyOf(groups: readonly WeightGroup[]): 'actual' | number | null {
  const carrier = groups.find(({ basis }) => basis === 'volume')?.carriers[0];
  if (carrier) return divisorOf(carrier);
  return groups.every(({ basis }) => basis === 'actual') ? 'actual' : null;
}

/** `parcel`: its position. */
export type Refused = { carrier: Carrier; parcel: number; excess: Excess };

/** The first box that each carrier refuses, and why. */
export const refusedBy = (from: Place, to: Pick<Place, 'country'>, boxes: readonly Box[]): Refused[] =>
  servingCarriers(from).flatMap((carrier) => {
    for (const [parcel, box] of boxes.entries()) {
      const excess = excessOf(carrier, box, to);
      if (excess) return [{ carrier, parcel, excess }];
    }
    return [];
  });
