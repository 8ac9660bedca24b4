// Closes an account. What tax law requires us to keep stays with an anonymous row (C-63).
import { actorOfCall } from '#domain/actor.ts';
import type { DeletionObstacle } from '#contract/profile.ts';
import type { Context } from '../../context.ts';
import { deleteAddressBook } from '../../db/addresses.ts';
import { insertAudit } from '../../db/audit.ts';
import { anonymiseUnfinishedIntents } from '../../db/abandoned-checkouts.ts';
import { anonymiseUser, deleteTraces, findObstacles } from '../../db/closed-accounts.ts';
import { deleteUnusedDeclarations } from '../../db/files.ts';
import { deleteNotesOf } from '../../db/order-notes.ts';
import type { Orm } from '../../db/database.ts';
import { deletePasswordResets } from '../../db/password-resets.ts';
import { findPlannedOf } from '../../db/pickups.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';
import { lockUser } from '../../db/users.ts';
import { deleteWizardSession } from '../../db/wizard-sessions.ts';
import { AppError } from '../../errors.ts';
import { writeMail } from '../mails/write-mail.ts';
import { shownPickup } from '../pickups/shown-pickup.ts';
import { verifyOwner } from './verify-owner.ts';

type Call = { userId: string; password: string; now: Date };

export async function deleteAccount(ctx: Context, { userId, password, now }: Call): Promise<void> {
  const proven = await verifyOwner(ctx, userId, password);
  await ctx.db.transaction(async (tx) => {
    // Another tab was faster.
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('not_signed_in');
    // The password was replaced meanwhile, perhaps by someone who is locking the other one out.
    if (user.passwordHash !== proven.passwordHash) throw new AppError('wrong_password');
    const reasons = await obstaclesOf(tx, userId);
    if (reasons.length > 0) throw new AppError('account_busy', { details: { reasons } });
    await deleteSessionsOf(tx, userId);
    await deletePasswordResets(tx, userId);
    await deleteAddressBook(tx, userId);
    await deleteNotesOf(tx, userId);
    await deleteWizardSession(tx, userId);
    await deleteTraces(tx, user);
    await deleteUnusedDeclarations(tx, { ownerId: userId });
    await anonymiseUnfinishedIntents(tx, userId);
    await anonymiseUser(tx, userId, now);
    const { email: recipient, language } = user;
    await writeMail(tx, { kind: 'account-deleted', recipient, language, data: {}, now });
    await insertAudit(tx, {
      createdAt: now,
      actor: actorOfCall(userId),
      action: 'account.deleted',
      subject: userId,
      outcome: 'done',
      details: {},
    });
  });
  ctx.wake('outbox');
  // For a large account this takes longer than a request may.
  ctx.wake('closed-accounts');
}

async function obstaclesOf(tx: Orm, userId: string): Promise<DeletionObstacle[]> {
  const moving = await findObstacles(tx, userId);
  return (await isPickupToOrder(tx, userId)) ? [...moving, 'planned_pickup'] : moving;
}

/** If the carrier refused a planned pickup later, there would be nobody left to tell (0040). */
async function isPickupToOrder(tx: Orm, userId: string): Promise<boolean> {
  for (const pickup of await findPlannedOf(tx, userId))
    if ((await shownPickup(tx, pickup)) === 'planned') return true;
  return false;
}
