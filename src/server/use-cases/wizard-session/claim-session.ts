// Hands out the saved wizard session, once: of two tabs only one loads it (C-35).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { claimSession as endpoint } from '#contract/wizard-session.ts';
import type { Context } from '../../context.ts';
import { claimWizardSession } from '../../db/wizard-sessions.ts';

export async function claimSession(ctx: Context, userId: string): Promise<ReplyOf<typeof endpoint>> {
  const data = await claimWizardSession(ctx.db.orm, userId);
  return { success: data !== null, data };
}
