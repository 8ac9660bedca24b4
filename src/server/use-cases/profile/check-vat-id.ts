// Checks a VAT id with the authorities at once, while its owner waits (C-63).
import type { Vat } from '#contract/profile.ts';
import type { Context } from '../../context.ts';
import { findUserById } from '../../db/users.ts';
import { claimVatCheck } from '../../db/vat-checks.ts';
import { AppError } from '../../errors.ts';
import { toVat } from './profile-reply.ts';
import { LEASE_MS, settleVatCheck } from './settle-vat-check.ts';

export async function checkVatId(
  ctx: Context,
  { userId, ip }: { userId: string; ip: string },
): Promise<{ success: true; vat: Vat }> {
  await ctx.throttles.vatByAccount.attempt(userId);
  await ctx.throttles.vatByAddress.attempt(ip);
  const until = new Date(ctx.clock().getTime() + LEASE_MS);
  const claim = await claimVatCheck(ctx.db.orm, userId, { until });
  if (!claim) throw new AppError('invalid_request', { issues: [{ path: 'vatId', reason: 'required' }] });
  await settleVatCheck(ctx, claim, { until, isWatched: true });
  const user = await findUserById(ctx.db.orm, userId);
  if (!user) throw new AppError('not_signed_in');
  return { success: true, vat: toVat(user) };
}
