// The signed-in user as sent to the browser, with a return from PayPal that was parked until the login (R94, C-38).
import type { SessionReply } from '#contract/session.ts';
import { isKeyValid } from '#domain/purchase-key.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { claimParkedReturn } from '../../db/parked-returns.ts';

export async function fetchSession(ctx: Context, user: SessionUser): Promise<SessionReply> {
  return { success: true, ...user, redirectToPayPalSuccess: await parkedReturnOf(ctx, user.userId) };
}

async function parkedReturnOf(
  ctx: Context,
  userId: string,
): Promise<SessionReply['redirectToPayPalSuccess']> {
  const intent = await claimParkedReturn(ctx.db.orm, userId);
  if (!intent?.parkedReturn || !isKeyValid(intent.createdAt, ctx.clock())) return null;
  const { token, payerId } = intent.parkedReturn;
  return { token, PayerID: payerId, purchaseKey: intent.purchaseKey };
}
