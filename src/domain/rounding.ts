// The two roundings of money; shares that add up to a whole are in money.ts (record 0004). Without schemas: landing page and widget carry it.
import type { Cents } from './money.ts';

/** Rounds towards minus infinity. Only the two floors of the price formula use it (C-21). */
export const floorCents = (cents: number): Cents => Math.floor(cents);

/** Rounds half away from zero for positive amounts; the rule for every other rounding. */
export const roundCents = (cents: number): Cents => Math.floor(cents + 0.5);

/** Euro as a number → cents. What a float lacks of two decimals is far less than half a cent. */
export const centsOf = (euro: number): Cents => roundCents(euro * 100);

/** Percent as tables and people say them → what `percentOf` takes. */
export const basisPointsOf = (percent: number): number => roundCents(percent * 100);
