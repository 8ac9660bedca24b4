// Forgets the saved wizard session; there need not be one.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { forgetSession as endpoint } from '#contract/wizard-session.ts';
import type { Context } from '../../context.ts';
import { deleteWizardSession } from '../../db/wizard-sessions.ts';

export async function forgetSession(ctx: Context, userId: string): Promise<ReplyOf<typeof endpoint>> {
  await deleteWizardSession(ctx.db.orm, userId);
  return { success: true };
}
