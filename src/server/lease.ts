// The lease of a claimed row: a dead worker's is taken over when it runs out, a living one renews it in time.
import { randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { LONGEST_WRITE_MS } from './gateways/http.ts';

const LEASE_MS = 6_000;
/** What a dead worker has asked of a provider may take effect so long after its lease. */
const AFTERMATH_MS = 2 * LONGEST_WRITE_MS;
const RENEW_MS = 2_000;

export const newClaimToken = (): string => randomBytes(12).toString('base64url');
/** A lease that ended before this: its call to the provider can no longer take effect. */
export const beforeAftermath = (now: Date): Date => new Date(now.getTime() - AFTERMATH_MS);

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

type Lease = {
  until: Date;
  /** False when somebody else has it. */
  renew: (until: Date) => Promise<boolean>;
  /** Whose it is, for the log. */
  of: { intentId: string } | { refundId: string };
};

/**
 * Holds on to the lease while the move is on its way. Null, and nothing done, when it was lost before: between claim and
 * move lies a commit, and a slow disk takes longer to keep that than a lease lasts.
 */
export async function keepLease<T>(ctx: Context, lease: Lease, move: () => Promise<T>): Promise<T | null> {
  const now = ctx.clock();
  const isOld = lease.until.getTime() - now.getTime() < LEASE_MS - RENEW_MS;
  if (isOld && !(await lease.renew(leaseFrom(now)))) return null;
  const renewal = setInterval(() => void renewOnce(ctx, lease), RENEW_MS);
  try {
    return await move();
  } finally {
    clearInterval(renewal);
  }
}

async function renewOnce(ctx: Context, { renew, of }: Lease): Promise<void> {
  try {
    await renew(leaseFrom(ctx.clock()));
  } catch (error) {
    // The lease runs out then and somebody takes over; recording is refused to us, which is what protects the money.
    ctx.log.warn({ err: error, ...of }, 'claim not renewed');
  }
}
