// Chargeable weight by each carrier's table: actual or volumetric; and the limits beyond which it refuses a parcel.
import { type Carrier, carriers } from './carrier.ts';
import type { Parcel } from './parcel.ts';
import { carrierCountry, type Place } from './territory.ts';

export type Box = Pick<Parcel, 'length' | 'width' | 'height' | 'weight'>;

/** Centimetres and kilograms; sides from long to short. Girth: longest side + 2 × the other two. */
type CarrierTable = {
  maxKg: number;
  maxSides: readonly [number, number, number];
  minSides?: readonly [number, number, number];
  maxGirth?: number;
  /** A tighter girth for these destinations. */
  girthFor?: { countries: readonly string[]; cm: number };
  /** Cubic centimetres per kilogram; absent: the actual weight is billed, whatever the size. */
  divisor?: number;
  /** Billed in the carrier's own weight bands: the weight is not rounded. */
  hasBands?: true;
  /** Above this girth at least `billedKg` is billed. */
  large?: { overGirth: number; billedKg: number };
};

/** domain-facts 6.1. DPD is sold by road. */
const tables: Record<Carrier, CarrierTable> = {
  'DHL Express': { maxKg: 70, maxSides: [120, 80, 80], divisor: 5000 },
  FedEx: { maxKg: 68, maxSides: [274, 274, 274], maxGirth: 330, divisor: 5000 },
  UPS: {
    maxKg: 70,
    maxSides: [274, 274, 274],
    maxGirth: 400,
    divisor: 5000,
    large: { overGirth: 300, billedKg: 40 },
  },
  DPD: { maxKg: 31.5, maxSides: [175, 175, 175], maxGirth: 300 },
  'DHL Paket': {
    maxKg: 31.5,
    maxSides: [120, 60, 60],
    minSides: [15, 11, 1],
    girthFor: { countries: ['BE', 'NL', 'CH', 'GB'], cm: 300 },
    hasBands: true,
  },
  USPS: { maxKg: 31.5, maxSides: [274, 274, 274], hasBands: true },
};

/** Up to here half kilograms are billed, above full ones. */
const HALF_STEPS_UP_TO_KG = 30;
const LEAST_KG = 0.5;
/** Keeps 22.4 · 2 from becoming 44.800000000000004. */
const DUST = 1e-9;

export const isCarrier = (name: string): name is Carrier => (carriers as readonly string[]).includes(name);

export const divisorOf = (carrier: Carrier): number | null => tables[carrier].divisor ?? null;

/** A tape measure reads full centimetres, and a started one counts. */
const fullCm = (cm: number): number => Math.ceil(cm - DUST);

/** L × W × H : divisor, unrounded; null: this carrier does not bill by volume. */
export function volumeKg(carrier: Carrier, box: Box): number | null {
  const { divisor } = tables[carrier];
  if (divisor === undefined) return null;
  return (fullCm(box.length) * fullCm(box.width) * fullCm(box.height)) / divisor;
}

/** Half kilograms up to 30, full ones above, at least half a kilogram. */
function billableKg(kg: number): number {
  const step = kg <= HALF_STEPS_UP_TO_KG ? 0.5 : 1;
  return Math.max(LEAST_KG, Math.ceil(kg / step - DUST) * step);
}

/** Longest side + 2 × the other two, of full centimetres. */
export function girthOf(box: Box): number {
  const [longest, second, third] = sidesOf(box);
  return longest + 2 * (second + third);
}

/** `large`: the minimum for large packages. */
export type Basis = 'actual' | 'volume' | 'large';

/** Billed weight of one or several parcels; of several, the basis is that of any billed for more than it weighs. */
export type Chargeable = { kg: number; basis: Basis };

/** Each parcel is billed on its own and the weights are added, as carriers do with a shipment of several. */
export function chargeableWeight(carrier: Carrier, boxes: readonly Box[]): Chargeable {
  const each = boxes.map((box) => chargeableOf(carrier, box));
  const grams = each.reduce((sum, { kg }) => sum + Math.round(kg * 1000), 0);
  const basis = (['large', 'volume'] as const).find((one) => each.some((of) => of.basis === one));
  return { kg: grams / 1000, basis: basis ?? 'actual' };
}

function chargeableOf(carrier: Carrier, box: Box): Chargeable {
  const { large, hasBands } = tables[carrier];
  if (hasBands) return { kg: box.weight, basis: 'actual' };
  const actual = billableKg(box.weight);
  const volume = billableKg(volumeKg(carrier, box) ?? 0);
  const least = large && girthOf(box) > large.overGirth ? large.billedKg : 0;
  if (least > Math.max(actual, volume)) return { kg: least, basis: 'large' };
  return volume > actual ? { kg: volume, basis: 'volume' } : { kg: actual, basis: 'actual' };
}

/** Why a carrier will not take a box, with the limit that is passed. */
export type Excess =
  | { limit: 'weight'; maxKg: number }
  | { limit: 'size'; maxSides: readonly [number, number, number] }
  | { limit: 'small'; minSides: readonly [number, number, number] }
  | { limit: 'girth'; maxGirth: number; girth: number };

/** Null: the box fits. Otherwise the first of weight, size, girth that does not. */
export function excessOf(carrier: Carrier, box: Box, to: Pick<Place, 'country'>): Excess | null {
  const { maxKg, maxSides, minSides, girthFor, ...table } = tables[carrier];
  const sides = sidesOf(box);
  if (box.weight > maxKg) return { limit: 'weight', maxKg };
  if (sides.some((side, index) => side > (maxSides[index] ?? 0))) return { limit: 'size', maxSides };
  // NOTE: compares unrounded sides: rounded up, a box that is too small would fit.
  if (minSides && sorted(box).some((side, index) => side < (minSides[index] ?? 0)))
    return { limit: 'small', minSides };
  const maxGirth = girthFor?.countries.includes(carrierCountry(to)) ? girthFor.cm : table.maxGirth;
  const girth = girthOf(box);
  return maxGirth !== undefined && girth > maxGirth ? { limit: 'girth', maxGirth, girth } : null;
}

function sidesOf(box: Box): [number, number, number] {
  const [a = 0, b = 0, c = 0] = sorted(box).map(fullCm);
  return [a, b, c];
}

const sorted = ({ length, width, height }: Box): number[] => [length, width, height].sort((x, y) => y - x);
