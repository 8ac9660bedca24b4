// The keys of PostgreSQL's advisory locks: arbitrary numbers, but each of one purpose, and the same in every process of ours.

export const advisoryKeys = {
  /** Held by whoever migrates. */
  migration: 4_016_201,
  /** Taken by the trigger that sums up the counters of orders: migration 0018 has the number written out. */
  orderTotals: 4_016_202,
  /** Held by whoever gives out tracking codes by hand. */
  codesByHand: 4_016_203,
} as const;
