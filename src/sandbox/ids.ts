// Ids for new objects: the same seed gives the same ids in the same order.

/** 32-bit FNV-1a of a text; also used for prices that look random but are not. */
export function hash32(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** The finalizer of MurmurHash3: every bit of the input affects every bit of the result. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const hex = (value: number) => value.toString(16).padStart(8, '0');

/** 2026-01-01, the start of the counter for time-based ids. */
const TIME_BASE = 1_767_225_600_000;

export type IdMint = {
  /** `shp` → `shp_` + 32 hex digits. */
  next(prefix: string): string;
  /** Like a UUID version 1 without dashes, as addresses, events and webhooks have it. */
  nextTimeBased(prefix: string): string;
  /** 1, 2, 3 … for tracking numbers and confirmations, per name. */
  serial(name: string): number;
  token(): string;
  reset(): void;
};

export function createIdMint(seed: string): IdMint {
  const lane = hash32(seed);
  let count = 0;
  const serials = new Map<string, number>();
  const digits = () => {
    count += 1;
    return [1, 2, 3, 4]
      .map((i) => hex(mix(Math.imul(count, 0x9e3779b1) + Math.imul(lane, i) + mix(lane + i))))
      .join('');
  };

  return {
    next: (prefix) => `${prefix}_${digits()}`,
    nextTimeBased(prefix) {
      count += 1;
      // 60-bit time of 100 ns since 1582, cut into low, mid and high as in RFC 9562.
      const time = BigInt(TIME_BASE + count) * 10_000n + 0x01b21dd213814000n;
      const all = time.toString(16).padStart(15, '0');
      return `${prefix}_${all.slice(7)}${all.slice(3, 7)}1${all.slice(0, 3)}${hex(mix(lane + count))}${hex(lane)}`;
    },
    serial(name) {
      const start = seed === DEFAULT_SEED ? 0 : lane % 9_000_000;
      const next = (serials.get(name) ?? start) + 1;
      serials.set(name, next);
      return next;
    },
    token: digits,
    reset() {
      count = 0;
      serials.clear();
    },
  };
}

/** Used by tests that do not set a seed. */
export const DEFAULT_SEED = 'hafenpost';
