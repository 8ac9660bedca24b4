// Cleans up after a password change: ends all sessions and reset links, mails the owner, writes the audit.
import { actorOfCall } from '#domain/actor.ts';
import { insertAudit, PASSWORD_CHANGED } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { deletePasswordResets } from '../../db/password-resets.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';
import type { User } from '../../db/users.ts';
import { writeMail } from '../mails/write-mail.ts';

type Proof = {
  /** How the change was authorized. */
  by: 'old-password' | 'mailed-link';
  now: Date;
};

/** Runs in the transaction that replaces the password; the caller wakes the outbox. */
export async function finishPasswordChange(
  tx: Orm,
  { id, email: recipient, language }: Pick<User, 'id' | 'email' | 'language'>,
  { by, now }: Proof,
): Promise<void> {
  await deleteSessionsOf(tx, id);
  await deletePasswordResets(tx, id);
  await writeMail(tx, { kind: 'password-changed', recipient, language, data: {}, now });
  await insertAudit(tx, {
    createdAt: now,
    actor: actorOfCall(id),
    action: PASSWORD_CHANGED,
    subject: id,
    outcome: 'done',
    details: { by },
  });
}
