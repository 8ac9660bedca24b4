// VAT ids to be checked: claimed by one worker at a time, and recorded only by the holder of the claim.
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { isPicked } from './picked-rows.ts';
import { users } from './schema.ts';

const columns = {
  userId: users.id,
  vatId: users.vatId,
  vatState: users.vatState,
  vatAttempts: users.vatAttempts,
};

/** `until`: when a dead worker's checks come up again; it also identifies the claim. */
type Lease = { until: Date };

/** VAT ids that are due. */
export function claimDueVatChecks(orm: Orm, claim: Lease & { now: Date; limit: number }) {
  const due = orm
    .select({ id: users.id })
    .from(users)
    .where(lte(users.vatNextCheckAt, claim.now))
    .orderBy(asc(users.vatNextCheckAt))
    .limit(claim.limit)
    .for('update', { skipLocked: true });
  return orm
    .update(users)
    .set({ vatNextCheckAt: claim.until })
    .where(isPicked(users.id, due))
    .returning(columns);
}

export type VatClaim = Awaited<ReturnType<typeof claimDueVatChecks>>[number];

/** Claims this user's id, due or not; a worker checking it loses its claim. Null if there is none. */
export async function claimVatCheck(orm: Orm, userId: string, { until }: Lease): Promise<VatClaim | null> {
  const [row] = await orm
    .update(users)
    .set({ vatNextCheckAt: until })
    .where(and(eq(users.id, userId), isNotNull(users.vatId), isNull(users.deletedAt)))
    .returning(columns);
  return row ?? null;
}

type VatChange = Partial<
  Pick<
    typeof users.$inferInsert,
    'vatState' | 'vatIdVerified' | 'vatCheckedAt' | 'vatConsultation' | 'vatNextCheckAt' | 'vatAttempts'
  >
>;

/** The account's owner when the answer arrives: the e-mail address may have changed since the request. */
export type VatOwner = Pick<typeof users.$inferSelect, 'email' | 'language'>;

/** Null if the claim is gone: another id was entered, or another worker is checking. */
export async function recordVatCheck(
  tx: Orm,
  { userId, until }: Lease & { userId: string },
  change: VatChange,
): Promise<VatOwner | null> {
  const [row] = await tx
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), eq(users.vatNextCheckAt, until)))
    .returning({ email: users.email, language: users.language });
  return row ?? null;
}
