// Forgets what shipments of closed accounts need no longer: they end after the account, and carriers speak of them later.
import type { Context } from '../../context.ts';
import { findClosedAccounts } from '../../db/closed-accounts.ts';
import { forgetEndedShipments, MOST_FORGOTTEN } from '../../db/ended-shipments.ts';

/** Accounts at a time. */
const BATCH = 500;

/** One turn of the job: all of them, as nothing says whose parcels have arrived since the last one. */
export async function forgetShipments({ db, clock }: Context): Promise<number> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const userIds = await findClosedAccounts(db.orm, { after, limit: BATCH });
    for (let forgotten = MOST_FORGOTTEN; userIds.length > 0 && forgotten === MOST_FORGOTTEN;)
      forgotten = await db.transaction((tx) => forgetEndedShipments(tx, { userIds, now: clock() }));
    after = userIds.length < BATCH ? undefined : userIds.at(-1);
  }
  return 0;
}
