// The audit: what was done by hand or to an account, and what was refused. Append-only.
import { and, desc, eq, gt } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/durations.ts';
import { newId, type Orm } from './database.ts';
import { audit } from './schema.ts';

type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

type AuditRow = typeof audit.$inferSelect;

/** The authorities' answer about an account's VAT id, with their proof. */
export const VAT_CHECKED = 'user.vat-checked';

/** By the account's owner; how they proved it is in the details. */
export const PASSWORD_CHANGED = 'user.password-changed';

/** By an operator; the declaration's number is in the details. */
export const HOLD_RELEASED = 'order.release-hold';

export async function insertAudit(tx: Orm, entry: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ ...entry, id: newId('au') });
}

const SAME_WITHIN_MS = 15 * MINUTE_MS;

/** Notes a repeated refusal once per quarter of an hour: the rows are kept forever (0026). */
export async function noteRefusal(orm: Orm, entry: AuditEntry): Promise<void> {
  const isSame = (['actor', 'action', 'subject', 'outcome'] as const).map((column) =>
    eq(audit[column], entry[column]),
  );
  const since = new Date(entry.createdAt.getTime() - SAME_WITHIN_MS);
  const noted = orm
    .select({ id: audit.id })
    .from(audit)
    .where(and(...isSame, gt(audit.createdAt, since)));
  if ((await noted.limit(1)).length === 0) await insertAudit(orm, entry);
}

/** The last time this action was done to a subject; null: never. */
export async function findDone(
  orm: Orm,
  { subject, action }: { subject: string; action: string },
): Promise<AuditRow | null> {
  const isIt = and(eq(audit.subject, subject), eq(audit.action, action), eq(audit.outcome, 'done'));
  const [row] = await orm.select().from(audit).where(isIt).orderBy(desc(audit.createdAt)).limit(1);
  return row ?? null;
}

/** Newest first; of one subject, or of all. */
export const listAudit = (orm: Orm, { subject, limit }: { subject?: string; limit: number }) =>
  orm
    .select()
    .from(audit)
    .where(subject === undefined ? undefined : eq(audit.subject, subject))
    .orderBy(desc(audit.createdAt))
    .limit(limit);
