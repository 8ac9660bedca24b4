// The lease of a claimed row: a living worker renews it in time; a dead worker's row is taken over when it runs out.
import { randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { LONGEST_WRITE_MS } from './gateways/http.ts';

const LEASE_MS = 6_000;
/** A dead worker's request to a provider may still take effect this long after its lease. */
const AFTERMATH_MS = 2 * LONGEST_WRITE_MS;
const RENEW_MS = 2_000;

export const newClaimToken = (): string => randomBytes(12).toString('base64url');
/** A lease that ended before this time: its request to the provider can no longer take effect. */
export const aftermathCutoff = (now: Date): Date => new Date(now.getTime() - AFTERMATH_MS);

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

type Lease = {
  until: Date;
  /** False when another worker holds the lease. */
  renew: (until: Date) => Promise<boolean>;
  /** Which intent or refund it is for, for the log. */
  of: { intentId: string } | { refundId: string };
};

/**
 * Keeps the lease while the move is running. Null, and nothing done, if it was already lost: between claim and move
 * lies a commit, and on a slow disk that can take longer than a lease lasts.
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
    // The lease then runs out and another worker takes over; our recording is refused, which protects the money.
    ctx.log.warn({ err: error, ...of }, 'claim not renewed');
  }
}
