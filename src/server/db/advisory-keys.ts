// Keys of PostgreSQL's advisory locks: arbitrary numbers, one per purpose, the same in every process.

export const advisoryKeys = {
  /** Held while migrating. */
  migration: 4_016_201,
  /** Taken by the trigger that sums the order counters: migration 0018 contains the number literally. */
  orderTotals: 4_016_202,
  /** Held while tracking codes are assigned by hand. */
  codesByHand: 4_016_203,
} as const;
