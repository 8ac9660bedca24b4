// What was done by hand or to an account, and what was refused: rows are only ever added.
import { and, desc, eq, gt } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/durations.ts';
import { newId, type Orm } from './database.ts';
import { audit } from './schema.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

export type AuditRow = typeof audit.$inferSelect;

/** What the authorities have said of an account's VAT id, with their proof. */
export const VAT_CHECKED = 'user.vat-checked';

/** By its owner; how that was proved is in the details. */
export const PASSWORD_CHANGED = 'user.password-changed';

/** By a person; the number of the declaration is in the details. */
export const HOLD_RELEASED = 'order.release-hold';

export async function insertAudit(tx: Orm, entry: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ ...entry, id: newId('au') });
}

const SAME_WITHIN_MS = 15 * MINUTE_MS;

/** What somebody asks for again and again is noted once in a quarter of an hour: the rows are kept for ever (0026). */
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

/** What was last done to a subject by this name; null: never. */
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
