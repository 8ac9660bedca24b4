// Durations, mostly in milliseconds, and gaps that grow from try to try.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** As cookies and headers count it. */
export const YEAR_S = 365 * 24 * 60 * 60;

/** One gap per try; the last one repeats. */
export type Gaps = readonly [number, ...number[]];

/** The gap after so many tries; no try counts as one. */
export const gapAfter = (tries: number, gaps: Gaps): number =>
  gaps[Math.max(tries, 1) - 1] ?? gaps.at(-1) ?? gaps[0];

/** The gap after failed tries, doubled with each: 2 s, 4 s, … 4 min 16 s. */
export const backoffMs = (attempts: number): number => 1_000 * 2 ** Math.min(attempts, 8);
