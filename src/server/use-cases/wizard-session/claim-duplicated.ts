// Hands out a duplicated shipment for the rates page, once, and without old rates: they are quoted again (R22, C-35).
import type { ReplyOf } from '#contract/endpoint.ts';
import type { claimDuplicated as endpoint } from '#contract/wizard-session.ts';
import type { Context } from '../../context.ts';
import { claimWizardSession } from '../../db/wizard-sessions.ts';

export async function claimDuplicated(ctx: Context, userId: string): Promise<ReplyOf<typeof endpoint>> {
  const formData = await claimWizardSession(ctx.db.orm, userId);
  return { success: formData !== null, data: formData && { rates: [], formData } };
}
