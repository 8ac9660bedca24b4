// How often somebody may try: counters in memory, per process.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

export type Throttle = {
  /** Counts one try; throws `too_many_attempts` with the seconds to wait. */
  attempt(key: string): Promise<void>;
  /** The try was a good one and does not count. */
  forgive(key: string): Promise<void>;
  /** Forgets all tries. */
  clear(key: string): Promise<void>;
};

export type Throttles = {
  loginByAddress: Throttle;
  loginByAccount: Throttle;
  registrationByAddress: Throttle;
  passwordByAccount: Throttle;
  resetByAddress: Throttle;
  resetByAccount: Throttle;
  tokenByAddress: Throttle;
  vatByAccount: Throttle;
  placesByAccount: Throttle;
  placesByAccountAndDay: Throttle;
  exportByAccount: Throttle;
  uploadByAccount: Throttle;
  trackingByAddress: Throttle;
  unknownCodeByAddress: Throttle;
  calculatorByAddress: Throttle;
  checkoutByAddress: Throttle;
  checkoutByAccount: Throttle;
  savingByAccount: Throttle;
  postcodeByAddress: Throttle;
  tariffsByAddress: Throttle;
  siteByAddress: Throttle;
  withdrawalByAddress: Throttle;
  withdrawalByRecipient: Throttle;
};

const MINUTE_S = 60;
const QUARTER_HOUR_S = 15 * MINUTE_S;
const DAY_S = 24 * 60 * MINUTE_S;

/** Counts nothing: benchmarks and tests buy faster than people. */
const open: Throttle = {
  attempt: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/**
 * A whole office may sit behind one address; one account has one person. Without `isLimited` purchases are not counted,
 * as requests are not.
 */
export const createThrottles = ({ isLimited }: { isLimited: boolean }): Throttles => ({
  loginByAddress: createThrottle(60, QUARTER_HOUR_S),
  loginByAccount: createThrottle(10, QUARTER_HOUR_S),
  registrationByAddress: createThrottle(30, QUARTER_HOUR_S),
  passwordByAccount: createThrottle(10, QUARTER_HOUR_S),
  resetByAddress: createThrottle(30, QUARTER_HOUR_S),
  // Each is a mail in somebody's box.
  resetByAccount: createThrottle(4, QUARTER_HOUR_S),
  tokenByAddress: createThrottle(30, QUARTER_HOUR_S),
  // The authorities count questions, and all of Europe asks.
  vatByAccount: createThrottle(6, QUARTER_HOUR_S),
  // Each is billed; a pause in the typing makes one, and nobody types faster than this.
  placesByAccount: createThrottle(120, MINUTE_S),
  // Whole days of typing, and an end to what one account can cost.
  placesByAccountAndDay: createThrottle(2_000, DAY_S),
  // Everything about somebody: a lot to read.
  exportByAccount: createThrottle(5, QUARTER_HOUR_S),
  // Ten megabytes each: enough for a day's exports, too little to fill a disk.
  uploadByAccount: createThrottle(30, QUARTER_HOUR_S),
  trackingByAddress: createThrottle(60, MINUTE_S),
  // Codes can be guessed; whoever tries to finds few (C-55).
  unknownCodeByAddress: createThrottle(20, QUARTER_HOUR_S),
  // Each asks every carrier; nobody compares faster than this.
  calculatorByAddress: createThrottle(30, MINUTE_S),
  // Each asks a carrier and opens a payment at a provider; guests are free to be many, addresses are not.
  checkoutByAddress: isLimited ? createThrottle(60, QUARTER_HOUR_S) : open,
  checkoutByAccount: isLimited ? createThrottle(30, QUARTER_HOUR_S) : open,
  // Each asks a carrier, up to three times; nobody looks at rates faster than this.
  savingByAccount: createThrottle(30, MINUTE_S),
  // One question per postcode that somebody types.
  postcodeByAddress: createThrottle(120, MINUTE_S),
  // One question per pause in the typing, and an office behind one address.
  tariffsByAddress: createThrottle(240, MINUTE_S),
  // One password for everybody: whoever guesses must not get far.
  siteByAddress: createThrottle(10, QUARTER_HOUR_S),
  withdrawalByAddress: createThrottle(10, QUARTER_HOUR_S),
  // Each is a mail in somebody's box.
  withdrawalByRecipient: createThrottle(4, QUARTER_HOUR_S),
});

function createThrottle(points: number, duration: number): Throttle {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    async attempt(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1000);
        throw new AppError('too_many_attempts', { details: { retryAfterSeconds } });
      }
    },
    async forgive(key) {
      await limiter.reward(key, 1);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}
