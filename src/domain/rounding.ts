// The two roundings of money (record 0004); shares of a whole: money.ts. No schemas: landing page and widget load it.
import type { Cents } from './money.ts';

/** Rounds towards minus infinity. Only the two floors of the price formula use it (C-21). */
export const floorCents = (cents: number): Cents => Math.floor(cents);

/** Rounds half away from zero for positive amounts; the rule for every other rounding. */
export const roundCents = (cents: number): Cents => Math.floor(cents + 0.5);

/** Euro as a number, not negative → cents. As text and back, because 1.005 * 100 is 100.49999999999999. */
export const centsOf = (euro: number): Cents => roundCents(Number((euro * 100).toFixed(4)));

/** Percent → basis points, as `percentOf` takes them. */
export const basisPointsOf = (percent: number): number => roundCents(percent * 100);
