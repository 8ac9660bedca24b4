// Assigns tracking events that came before their order was stored.
import type { Context } from '../../context.ts';
import { isDatabaseUnreachable } from '../../db/database.ts';
import { adoptUpdates, findAdoptable } from '../../db/orphans.ts';
import { findTrackedParcel } from '../../db/tracked-parcels.ts';
import { moveParcels, storedEstimates } from './move-parcels.ts';

const BATCH = 50;

/** Returns how many parcels got their events. Every code gets its turn: failing ones, however many, block no others. */
export async function adoptOrphans(ctx: Context, ending?: AbortSignal): Promise<number> {
  let adopted = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const codes: string[] = await findAdoptable(ctx.db.orm, { after, limit: BATCH });
    for (const code of codes) {
      if (ending?.aborted) return adopted;
      if (await adoptOrLog(ctx, code)) adopted += 1;
    }
    after = codes.length < BATCH ? undefined : codes.at(-1);
  }
  return adopted;
}

/** Returns whether the events were assigned. */
async function adoptOrLog(ctx: Context, code: string): Promise<boolean> {
  try {
    await adopt(ctx, code);
    return true;
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    // Tried again at the next run.
    ctx.log.error({ err: error, code }, 'events not assigned to their order');
    return false;
  }
}

async function adopt(ctx: Context, code: string): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const parcel = await findTrackedParcel(tx, code);
    if (!parcel) return;
    const events = await adoptUpdates(tx, code, { shipmentId: parcel.id, orderId: parcel.orderId });
    const of = { orderId: parcel.orderId, code };
    await moveParcels(tx, [{ ...of, events, eta: null, saidAt: now }, ...storedEstimates(of, events)], now);
  });
}
