// Savings by a smaller box: the least to take off one side of one parcel for a lower billed weight.
import type { Carrier } from './carrier.ts';
import { type Box, chargeableWeight } from './chargeable-weight.ts';

type Side = 'height' | 'width' | 'length';

/** A box made smaller on one side. `parcel`: its position. `kg`: billed for all parcels after the cut. */
export type Cut = { parcel: number; side: Side; cm: number; kg: number };

/** Nobody repacks for more. */
export const MAX_CUT_CM = 10;
/** Order of preference where several sides save the same: a knife makes a box lower, but not narrower. */
const sidesToCut: readonly Side[] = ['height', 'width', 'length'];

/**
 * The smallest cut that lowers the billed weight, then the next larger ones that lower it further, in whole
 * centimetres; every cut is on one side of one parcel. Empty where size is not billed or the goods are heavier than
 * their volume.
 */
export function savingCuts(carrier: Carrier, boxes: readonly Box[]): Cut[] {
  const found: Cut[] = [];
  let { kg } = chargeableWeight(carrier, boxes);
  for (let cm = 1; cm <= MAX_CUT_CM; cm += 1) {
    const best = bestCut(carrier, boxes, cm);
    if (!best || best.kg >= kg) continue;
    found.push(best);
    kg = best.kg;
  }
  return found;
}

function bestCut(carrier: Carrier, boxes: readonly Box[], cm: number): Cut | null {
  let best: Cut | null = null;
  for (const [parcel, box] of boxes.entries())
    for (const side of sidesToCut) {
      if (box[side] - cm < 1) continue;
      const { kg } = chargeableWeight(carrier, withCut(boxes, { parcel, side, cm }));
      if (!best || kg < best.kg) best = { parcel, side, cm, kg };
    }
  return best;
}

/** The same parcels, one of them smaller. */
export const withCut = <B extends Box>(boxes: readonly B[], { parcel, side, cm }: Omit<Cut, 'kg'>): B[] =>
  boxes.map((box, index) => (index === parcel ? { ...box, [side]: box[side] - cm } : box));
