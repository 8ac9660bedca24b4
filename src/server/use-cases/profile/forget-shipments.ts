// Forgets shipment data no longer needed of owners who cannot close an account: closed accounts, and past guests.
import { DAY_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { findClosedAccounts } from '../../db/closed-accounts.ts';
import { isDatabaseUnreachable } from '../../db/database.ts';
import { forgetEndedShipments, MOST_FORGOTTEN } from '../../db/ended-shipments.ts';
import { findPastGuests } from '../../db/past-guests.ts';

/** Owners per page. */
const BATCH = 500;
/** Longer than a guest's cookie lasts: nobody but us can reach what was bought with it. */
const GUEST_IS_PAST_AFTER_MS = 90 * DAY_MS;

/** `upTo`: where the next page begins; null: there is no next page. */
type Owners = { ids: string[]; upTo: string | null };
type Find = (page: { after: string; limit: number }) => Promise<Owners>;

/** One run of the job: all owners, as nothing records whose parcels have arrived since the last run. */
export async function forgetShipments(ctx: Context, ending?: AbortSignal): Promise<number> {
  const { db } = ctx;
  const newestBefore = new Date(ctx.clock().getTime() - GUEST_IS_PAST_AFTER_MS);
  const findClosed: Find = async (page) => {
    const ids = await findClosedAccounts(db.orm, page);
    return { ids, upTo: ids.length < page.limit ? null : (ids.at(-1) ?? null) };
  };
  await forgetOf(ctx, findClosed, ending);
  // Patiently, as it reads all orders of guests.
  const findGuests: Find = (page) => db.patiently((tx) => findPastGuests(tx, { ...page, newestBefore }));
  await forgetOf(ctx, findGuests, ending);
  return 0;
}

async function forgetOf(ctx: Context, find: Find, ending?: AbortSignal): Promise<void> {
  for (let after: string | null = ''; after !== null && !ending?.aborted;) {
    const { ids, upTo }: Owners = await find({ after, limit: BATCH });
    if (ids.length > 0) await forgetOrEach(ctx, ids, ending);
    after = upTo;
  }
}

/** All together; if one owner makes that fail, each alone, so that nobody else waits for it. */
async function forgetOrEach(ctx: Context, userIds: readonly string[], ending?: AbortSignal): Promise<void> {
  try {
    await forgetAll(ctx, userIds, ending);
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    const [userId, ...others] = userIds;
    // Retried in an hour.
    if (others.length === 0) ctx.log.error({ err: error, userId }, 'shipment data not erased');
    else for (const id of userIds) await forgetOrEach(ctx, [id], ending);
  }
}

async function forgetAll(
  { db, clock }: Context,
  userIds: readonly string[],
  ending?: AbortSignal,
): Promise<void> {
  for (let forgotten = MOST_FORGOTTEN; forgotten === MOST_FORGOTTEN && !ending?.aborted;)
    forgotten = await db.transaction((tx) => forgetEndedShipments(tx, { userIds, now: clock() }));
}
