// Asks where parcels are that nobody has called about for a day: the last call of a way has no successor that would heal it.
import { DAY_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { takeSilentParcels } from '../../db/silent-parcels.ts';
import { UpstreamError } from '../../errors.ts';
import { recordNews } from './record-news.ts';

/** In one turn, one after the other: so many questions in a row are no burden to anybody. */
const AT_ONCE = 50;
/** What has not arrived by then is lost, or was never handed in. */
const ASKED_FOR_MS = 60 * DAY_MS;

/** One turn of the job; answers that there is no more of it before the next. */
export async function askSilentParcels(ctx: Context): Promise<number> {
  const now = ctx.clock();
  const silentSince = new Date(now.getTime() - DAY_MS);
  const boughtAfter = new Date(now.getTime() - ASKED_FOR_MS);
  const parcels = await takeSilentParcels(ctx.db.orm, { now, silentSince, boughtAfter, limit: AT_ONCE });
  for (const { upstreamShipmentId } of parcels) {
    if (!upstreamShipmentId) continue;
    try {
      const news = await ctx.carrier.findNews(upstreamShipmentId, now);
      if (news) await recordNews(ctx, news);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // Asked about again in a day, as the others that are left now.
      ctx.log.warn({ fault: error.fault, parcels: parcels.length }, 'silent parcels cannot be asked about');
      if (error.fault.code !== 'not_found') return 0;
    }
  }
  return 0;
}
