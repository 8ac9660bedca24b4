// Saved wizard sessions: one per user, handed out once (R21, C-35).
import { eq } from 'drizzle-orm';
import type { WizardDraft } from '#contract/wizard-session.ts';
import type { Orm } from './database.ts';
import { wizardSessions } from './schema.ts';

/** Replaces the previously saved session. */
export async function saveWizardSession(
  orm: Orm,
  session: { userId: string; data: WizardDraft; now: Date },
): Promise<void> {
  const row = { data: session.data, createdAt: session.now };
  await orm
    .insert(wizardSessions)
    .values({ userId: session.userId, ...row })
    .onConflictDoUpdate({ target: wizardSessions.userId, set: row });
}

/** Deletes and answers the session in one statement, so that of two tabs only one gets it. */
export async function claimWizardSession(orm: Orm, userId: string): Promise<WizardDraft | null> {
  const [row] = await orm.delete(wizardSessions).where(eq(wizardSessions.userId, userId)).returning();
  return row?.data ?? null;
}

export async function deleteWizardSession(orm: Orm, userId: string): Promise<void> {
  await orm.delete(wizardSessions).where(eq(wizardSessions.userId, userId));
}
