// Spans of time in milliseconds, and how they grow from try to try.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** One for each try, the last again and again. */
export type Gaps = readonly [number, ...number[]];

/** After so many tries; before the first as after it. */
export const gapAfter = (tries: number, gaps: Gaps): number =>
  gaps[Math.max(tries, 1) - 1] ?? gaps.at(-1) ?? gaps[0];
