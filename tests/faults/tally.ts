// The result of a part of the fault matrix: how many cases ran, the violations, and the measurements.

export type Tally = { cases: number; violations: string[]; notes: string[] };

/** Which cases of a part this process runs: every `of`-th, beginning with `index`. */
export type Shard = { index: number; of: number };

export const WHOLE: Shard = { index: 0, of: 1 };

export const isMine = ({ index, of }: Shard, number: number): boolean => number % of === index;

type Counter = {
  tally: Tally;
  add: (name: string, violations: readonly string[]) => void;
  note: (text: string) => void;
};

/** Counts cases and keeps their violations with the case's name. */
export function createTally(): Counter {
  const tally: Tally = { cases: 0, violations: [], notes: [] };
  return {
    tally,
    add: (name, violations) => {
      tally.cases += 1;
      tally.violations.push(...violations.map((text) => `${name}: ${text}`));
    },
    note: (text) => void tally.notes.push(text),
  };
}

/** Small, fast, reproducible random numbers (mulberry32): the same seed, the same run. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
