// Checks the VAT ids that are due with the authorities (C-63).
import type { Context } from '../../context.ts';
import { claimDueVatChecks } from '../../db/vat-checks.ts';
import { LEASE_MS, settleVatCheck } from './settle-vat-check.ts';

/** The authorities answer one request per member state at a time. */
const BATCH = 5;

/** Returns how many it asked about. */
export async function checkVatIds(ctx: Context): Promise<number> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + LEASE_MS);
  const claims = await claimDueVatChecks(ctx.db.orm, { now, until, limit: BATCH });
  await Promise.all(claims.map((claim) => settleVatCheck(ctx, claim, { until, isWatched: false })));
  return claims.length;
}
