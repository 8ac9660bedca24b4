// Events that came before their order was written down find it later.
import type { Context } from '../../context.ts';
import { adoptUpdates, findAdoptable } from '../../db/orphans.ts';
import { findTracked } from '../../db/tracked-parcels.ts';
import { moveParcels, wordsBeside } from './move-parcels.ts';

const BATCH = 50;

/** Answers how many parcels got theirs. */
export async function adoptOrphans(ctx: Context): Promise<number> {
  const codes = await findAdoptable(ctx.db.orm, BATCH);
  for (const code of codes) await adopt(ctx, code);
  return codes.length;
}

async function adopt(ctx: Context, code: string): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const parcel = await findTracked(tx, code);
    if (!parcel) return;
    const events = await adoptUpdates(tx, code, { shipmentId: parcel.id, orderId: parcel.orderId });
    const of = { orderId: parcel.orderId, code };
    await moveParcels(tx, [{ ...of, events, eta: null, saidAt: now }, ...wordsBeside(of, events)], now);
  });
}
