// The two roundings of money (record 0004); shares of a whole: money.ts. No schemas: landing page and widget load it.
import type { Cents } from './money.ts';

/** Rounds towards minus infinity. Only the two floors of the price formula use it (C-21). */
export const floorCents = (cents: number): Cents => Math.floor(cents);

/** Rounds half away from zero for positive amounts; the rule for every other rounding. */
export const roundCents = (cents: number): Cents => Math.floor(cents + 0.5);

/** Euro as a number → cents. The float error is far below half a cent. */
export const centsOf = (euro: number): Cents => roundCents(euro * 100);

/** Percent → basis points, as `percentOf` takes them. */
export const basisPointsOf = (percent: number): number => roundCents(percent * 100);
