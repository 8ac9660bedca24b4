// Rate limits: counters in memory, per process.
// Imported by file: the package index loads a limiter for every kind of store.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { AppError } from './errors.ts';

export type Throttle = {
  /**
   * Counts one try, or `weight`; over the limit it throws `too_many_attempts`, or `too_many_requests` for requests,
   * with the seconds to wait.
   */
  attempt(key: string, weight?: number): Promise<void>;
  /** Counts likewise, and answers whether the try was within the limit. */
  allows(key: string, weight?: number): Promise<boolean>;
  /** Throws as `attempt` does once no try is left, without counting one. */
  check(key: string): Promise<void>;
  /** Takes one try back: it was a legitimate one. */
  forgive(key: string): Promise<void>;
  /** Lifts the limit for an hour. */
  trust(key: string): Promise<void>;
  /** Forgets all tries. */
  clear(key: string): Promise<void>;
};

const MINUTE_S = 60;
const QUARTER_HOUR_S = 15 * MINUTE_S;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * 60 * MINUTE_S;

/** A throttle without limit: benchmarks and tests buy faster than people. */
const open: Throttle = {
  attempt: () => Promise.resolve(),
  allows: () => Promise.resolve(true),
  check: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
  trust: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

type Settings = { requestsPerMinute: number; places: { questionsPerDay: number } };

/**
 * A whole office may share one address; an account belongs to one person. `requestsPerMinute` is what one browser may
 * send; at 0 neither requests nor purchases are counted.
 */
export const createThrottles = ({ requestsPerMinute, places }: Settings) => ({
  requestsByAddress: requestsOf(requestsPerMinute),
  // Each costs calls to carriers.
  ratesByAddress: requestsOf(requestsPerMinute * 0.1),
  // Carriers and payment providers report on all parcels from a few addresses, and resend refused calls hours later.
  callsByAddress: requestsOf(requestsPerMinute * 100),
  // Each is a signature to verify for a caller who has none.
  refusedCallsByAddress: createThrottle(300, MINUTE_S, tooManyRequests),
  loginByAddress: createThrottle(60, QUARTER_HOUR_S),
  // Someone guessing from one place is stopped there, without locking the owner out everywhere else.
  loginByAccountAndAddress: createThrottle(10, QUARTER_HOUR_S),
  loginByAccount: createThrottle(60, QUARTER_HOUR_S),
  registrationByAddress: createThrottle(30, QUARTER_HOUR_S),
  // Each may be closed again at once, with a mail to a mailbox that nobody has confirmed.
  accountsByMailbox: createThrottle(4, QUARTER_HOUR_S),
  passwordByAccount: createThrottle(10, QUARTER_HOUR_S),
  // Each sends a mail, and the right password is known: nobody needs more. By account, a stranger could open new ones.
  passwordChangesByMailbox: createThrottle(5, QUARTER_HOUR_S),
  resetByAddress: createThrottle(30, QUARTER_HOUR_S),
  // Each sends a mail to somebody's mailbox.
  resetByAccount: createThrottle(4, QUARTER_HOUR_S),
  tokenByAddress: createThrottle(30, QUARTER_HOUR_S),
  // The authorities limit the number of requests, and all of Europe asks.
  vatByAccount: createThrottle(6, QUARTER_HOUR_S),
  vatByAddress: createThrottle(30, QUARTER_HOUR_S),
  // Each reads a whole address book; every pause in typing triggers one.
  bookByAccount: createThrottle(120, MINUTE_S, tooManyRequests),
  bookListsByAccount: createThrottle(240, MINUTE_S, tooManyRequests),
  // Each is billed; every pause in typing triggers one, and nobody types faster than this.
  placesByAccount: createThrottle(120, MINUTE_S),
  // Enough for whole days of typing, and a cap on what one account can cost.
  placesByAccountAndDay: createThrottle(2_000, DAY_S),
  // Accounts are free to create; these cap what all of them together can cost.
  placesByAddressAndDay: createThrottle(2_000, DAY_S),
  placesByDay: createThrottle(places.questionsPerDay, DAY_S),
  // The log mentions it without being flooded.
  spentPlacesTold: createThrottle(1, HOUR_S),
  // Everything about one person: a lot to read.
  exportByAccount: createThrottle(5, QUARTER_HOUR_S),
  // Ten megabytes each: enough for a day's exports.
  uploadByAccount: createThrottle(30, QUARTER_HOUR_S),
  uploadByAddress: createThrottle(60, QUARTER_HOUR_S),
  // In megabytes. Guests cost nothing to create: too little to fill a disk in the week that their files are kept.
  guestFilesByAddressAndDay: createThrottle(300, DAY_S),
  guestFilesByDay: createThrottle(3_000, DAY_S),
  spentGuestFilesTold: createThrottle(1, HOUR_S),
  // Each is drawn afresh; more than anyone reads.
  papersByOwner: createThrottle(60, MINUTE_S, tooManyRequests),
  trackingByAddress: createThrottle(60, MINUTE_S),
  // Codes can be guessed; few attempts succeed (C-55).
  unknownCodeByAddress: createThrottle(20, QUARTER_HOUR_S),
  // Each asks every carrier; nobody compares faster than this.
  calculatorByAddress: createThrottle(30, MINUTE_S),
  // Each asks a carrier and opens a payment at a provider; guests cost nothing to create, addresses do.
  checkoutByAddress: requestsPerMinute > 0 ? createThrottle(60, QUARTER_HOUR_S) : open,
  checkoutByAccount: requestsPerMinute > 0 ? createThrottle(30, QUARTER_HOUR_S) : open,
  // Each asks the payment provider on our account; returning from its page takes one or two.
  looksByIntent: createThrottle(20, MINUTE_S),
  // Each asks a carrier, up to three times; nobody looks at rates faster than this.
  savingByAccount: createThrottle(30, MINUTE_S),
  // One request per postcode typed.
  postcodeByAddress: createThrottle(120, MINUTE_S),
  // One request per pause in typing, for an office behind one address.
  tariffsByAddress: createThrottle(240, MINUTE_S),
  // One password for everybody: guessing must not get far.
  siteByAddress: createThrottle(10, QUARTER_HOUR_S),
  withdrawalByAddress: createThrottle(10, QUARTER_HOUR_S),
  // Each sends a mail to somebody's mailbox: further ones are sent later, or not at all.
  withdrawalByRecipient: createThrottle(4, QUARTER_HOUR_S),
  withdrawalByRecipientAndDay: createThrottle(20, DAY_S),
});

export type Throttles = ReturnType<typeof createThrottles>;

const requestsOf = (perMinute: number): Throttle =>
  perMinute > 0 ? createThrottle(Math.ceil(perMinute), MINUTE_S, tooManyRequests) : open;

type Refuse = (retryAfterSeconds: number) => AppError;
const tooManyAttempts: Refuse = (retryAfterSeconds) =>
  new AppError('too_many_attempts', { details: { retryAfterSeconds } });
const tooManyRequests: Refuse = (retryAfterSeconds) =>
  new AppError('too_many_requests', { details: { retryAfterSeconds } });

function createThrottle(points: number, duration: number, refuse = tooManyAttempts): Throttle {
  const limiter = new RateLimiterMemory({ points, duration });
  /** Null: no need to wait. */
  const msToWait = async (key: string, weight = 1): Promise<number | null> => {
    try {
      await limiter.consume(key, weight);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext;
    }
  };
  return {
    async attempt(key, weight) {
      const ms = await msToWait(key, weight);
      if (ms !== null) throw refuse(Math.ceil(ms / 1000));
    },
    async allows(key, weight) {
      return (await msToWait(key, weight)) === null;
    },
    async check(key) {
      const known = await limiter.get(key);
      if (known && known.consumedPoints >= points) throw refuse(Math.ceil(known.msBeforeNext / 1000));
    },
    async forgive(key) {
      await limiter.reward(key, 1);
    },
    async trust(key) {
      await limiter.set(key, Number.MIN_SAFE_INTEGER, HOUR_S);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}
