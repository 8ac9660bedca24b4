// Forgets what shipments need no longer that nobody can close an account over: those of closed ones, and of past guests.
import { DAY_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { findClosedAccounts } from '../../db/closed-accounts.ts';
import { isDatabaseAway } from '../../db/database.ts';
import { forgetEndedShipments, MOST_FORGOTTEN } from '../../db/ended-shipments.ts';
import { findPastGuests } from '../../db/past-guests.ts';

/** Owners at a time. */
const BATCH = 500;
/** Longer than a guest's cookie lasts: nobody but us can reach what was bought with it. */
const GUEST_IS_PAST_AFTER_MS = 90 * DAY_MS;

type Page = { after: string; limit: number };

/** One turn of the job: all of them, as nothing says whose parcels have arrived since the last one. */
export async function forgetShipments(ctx: Context): Promise<number> {
  const { db } = ctx;
  const newestBefore = new Date(ctx.clock().getTime() - GUEST_IS_PAST_AFTER_MS);
  await forgetOf(ctx, (page) => findClosedAccounts(db.orm, page));
  // It looks through all orders of guests.
  await forgetOf(ctx, (page) => db.patiently((tx) => findPastGuests(tx, { ...page, newestBefore })));
  return 0;
}

async function forgetOf(ctx: Context, find: (page: Page) => Promise<string[]>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const userIds: string[] = await find({ after, limit: BATCH });
    if (userIds.length > 0) await forgetOrEach(ctx, userIds);
    after = userIds.length < BATCH ? undefined : userIds.at(-1);
  }
}

/** All of them together; where one spoils that for all, each alone, so that nobody else waits for it. */
async function forgetOrEach(ctx: Context, userIds: readonly string[]): Promise<void> {
  try {
    await forgetAll(ctx, userIds);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const [userId, ...others] = userIds;
    // Comes again in an hour.
    if (others.length === 0) ctx.log.error({ err: error, userId }, 'shipments not forgotten');
    else for (const id of userIds) await forgetOrEach(ctx, [id]);
  }
}

async function forgetAll({ db, clock }: Context, userIds: readonly string[]): Promise<void> {
  for (let forgotten = MOST_FORGOTTEN; forgotten === MOST_FORGOTTEN;)
    forgotten = await db.transaction((tx) => forgetEndedShipments(tx, { userIds, now: clock() }));
}
