// Forgets what shipments need no longer that nobody can close an account over: those of closed ones, and of past guests.
import { DAY_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { findClosedAccounts } from '../../db/closed-accounts.ts';
import { forgetEndedShipments, MOST_FORGOTTEN } from '../../db/ended-shipments.ts';
import { findPastGuests } from '../../db/past-guests.ts';

/** Owners at a time. */
const BATCH = 500;
/** Longer than a guest's cookie lasts: nobody but us can reach what was bought with it. */
const GUEST_IS_PAST_AFTER_MS = 90 * DAY_MS;

type Page = { after: string; limit: number };

/** One turn of the job: all of them, as nothing says whose parcels have arrived since the last one. */
export async function forgetShipments(ctx: Context): Promise<number> {
  const { orm } = ctx.db;
  const newestBefore = new Date(ctx.clock().getTime() - GUEST_IS_PAST_AFTER_MS);
  await forgetOf(ctx, (page) => findClosedAccounts(orm, page));
  await forgetOf(ctx, (page) => findPastGuests(orm, { ...page, newestBefore }));
  return 0;
}

async function forgetOf({ db, clock }: Context, find: (page: Page) => Promise<string[]>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const userIds: string[] = await find({ after, limit: BATCH });
    for (let forgotten = MOST_FORGOTTEN; userIds.length > 0 && forgotten === MOST_FORGOTTEN;)
      forgotten = await db.transaction((tx) => forgetEndedShipments(tx, { userIds, now: clock() }));
    after = userIds.length < BATCH ? undefined : userIds.at(-1);
  }
}
