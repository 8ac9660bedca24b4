// What was done by hand or to an account, and what was refused: rows are only ever added.
import { desc, eq } from 'drizzle-orm';
import { newId, type Orm } from './database.ts';
import { audit } from './schema.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

export type AuditRow = typeof audit.$inferSelect;

/** What the authorities have said of an account's VAT id, with their proof. */
export const VAT_CHECKED = 'user.vat-checked';

/** By its owner; how that was proved is in the details. */
export const PASSWORD_CHANGED = 'user.password-changed';

export async function insertAudit(tx: Orm, entry: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ ...entry, id: newId('au') });
}

/** Newest first; of one subject, or of all. */
export const listAudit = (orm: Orm, { subject, limit }: { subject?: string; limit: number }) =>
  orm
    .select()
    .from(audit)
    .where(subject === undefined ? undefined : eq(audit.subject, subject))
    .orderBy(desc(audit.createdAt))
    .limit(limit);
