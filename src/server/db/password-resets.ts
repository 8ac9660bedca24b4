// One-time tokens for setting a new password; only their hashes are kept.
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { deletePicked } from './picked-rows.ts';
import { passwordResets } from './schema.ts';

type Reset = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date };

/** Earlier tokens stay valid: anyone may request another, and would invalidate the one its owner is about to open. */
export async function insertPasswordReset(tx: Orm, reset: Reset): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

const open = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

/** The user it belongs to; null if it is unknown, expired or used. */
export async function findOpenReset(orm: Orm, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await orm
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(open(tokenHash, now));
  return row?.userId ?? null;
}

/** False if it is no longer open: of concurrent attempts only one succeeds. Lock the user before it, never after. */
export async function usePasswordReset(tx: Orm, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(open(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

export async function deletePasswordResets(tx: Orm, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Answers how many were deleted, at most `limit`. */
export const deleteOldPasswordResets = (orm: Orm, expiredBefore: Date, limit: number): Promise<number> =>
  deletePicked(orm, passwordResets, {
    id: passwordResets.tokenHash,
    where: lt(passwordResets.expiresAt, expiredBefore),
    limit,
  });
