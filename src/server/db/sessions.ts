// Sessions: found by the hash of their token together with their user, in one query.
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { deletePicked } from './picked-rows.ts';
import { prepared } from './prepared.ts';
import { sessions, users } from './schema.ts';

type NewSession = typeof sessions.$inferInsert;

/** Runs with every signed-in request. */
const find = prepared((orm) =>
  orm
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      status: users.status,
      permanentDiscountPercent: users.permanentDiscountPercent,
      fixedDiscountCents: users.fixedDiscountCents,
      business: users.business,
      vatIdVerified: users.vatIdVerified,
      language: users.language,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        // Excludes a session opened while its account was being closed.
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_session'),
);

/** The session's user and when it was last seen; null when it is unknown, expired, or idle since `idleSince`. */
export async function findSession(orm: Orm, session: { tokenHash: string; now: Date; idleSince: Date }) {
  const [row] = await find(orm).execute(session);
  return row ?? null;
}

/**
 * Inserts if the account still exists and its password is still the one that was checked; false otherwise. In one
 * statement, with the user's row locked: a concurrent password change either ends this session, too, or is noticed.
 */
export async function insertSession(orm: Orm, session: NewSession, passwordHash: string): Promise<boolean> {
  const { tokenHash, userId, createdAt, expiresAt, lastSeenAt } = session;
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const { rows } = await orm.execute(sql`
    insert into ${sessions} (token_hash, user_id, created_at, expires_at, last_seen_at)
    select ${tokenHash}, ${users.id}, ${at(createdAt)}, ${at(expiresAt)}, ${at(lastSeenAt)}
    from ${users}
    where ${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash} and ${users.deletedAt} is null
    for share
    returning true`);
  return rows.length > 0;
}

export async function touchSession(orm: Orm, tokenHash: string, now: Date): Promise<void> {
  await orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(orm: Orm, tokenHash: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Signs this user out everywhere. */
export async function deleteSessionsOf(tx: Orm, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Deletes all but one; answers how many were still valid. */
export async function deleteOtherSessions(
  orm: Orm,
  { userId, tokenHash, now, idleSince }: { userId: string; tokenHash: string; now: Date; idleSince: Date },
): Promise<number> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ expiresAt: sessions.expiresAt, lastSeenAt: sessions.lastSeenAt });
  return ended.filter(({ expiresAt, lastSeenAt }) => expiresAt > now && lastSeenAt > idleSince).length;
}

/** Answers how many were deleted, at most `limit`. */
export const deleteExpiredSessions = (
  orm: Orm,
  { now, idleSince, limit }: { now: Date; idleSince: Date; limit: number },
): Promise<number> =>
  deletePicked(orm, sessions, {
    id: sessions.tokenHash,
    where: or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)),
    limit,
  });
