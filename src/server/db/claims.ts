// Claims on rows: a worker holds one by its token, for as long as it lives.
import { isNull, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** No holder. */
export const released = { claimToken: null, claimedUntil: null };

/** Nobody works on it, or the worker has died. */
export const isFree = (row: Record<'claimToken' | 'claimedUntil', PgColumn>, now: Date) =>
  or(isNull(row.claimToken), lte(row.claimedUntil, now));
