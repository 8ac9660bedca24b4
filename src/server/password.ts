// Passwords: argon2id, two at a time, so that a storm of logins leaves the machine some CPU.
import { AppError } from './errors.ts';

/** OWASP's lowest recommended setting: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** At 10 to 20 ms each nobody in the queue waits longer than a second or two. */
const MAX_WAITING = 100;

/** The hash of a password nobody knows; verified if there is no account, so that the answer takes equally long. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Tf1uOQ55YjlbS3uJvZiBYg$jyREcU3uX2ev/ApsYAGi8tAiPmKSaJ4nijECU307J8U';

/** A native library, loaded when the first password arrives rather than at startup. */
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await argon2()).hash(canonical(password), COST));

/** `stored` is null for an account that does not exist: false, after the same work. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await inTurn(async () =>
    (await argon2()).verify(stored ?? NOBODYS_HASH, canonical(password)),
  );
  return matches && stored !== null;
}

/** The same characters whichever keyboard composed them. */
const canonical = (password: string): string => password.normalize('NFKC');

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw new AppError('unavailable', { details: { retryAfterSeconds: 2 } });
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line, so nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
