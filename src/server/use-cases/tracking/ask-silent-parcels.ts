// Asks where parcels are that nobody has called about for a day: the last call of a way has no successor that would heal it.
import { DAY_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { giveBackSilentParcels, takeSilentParcels } from '../../db/silent-parcels.ts';
import { UpstreamError } from '../../errors.ts';
import { lookForNews } from './look-for-news.ts';

/** In one turn, one after the other: so many questions in a row are no burden to anybody. */
const AT_ONCE = 50;
/** What has not arrived by then is lost, or was never handed in. */
const ASKED_FOR_MS = 60 * DAY_MS;

/** In a row: once may be one parcel's, twice is nobody there. */
const MOST_IN_VAIN = 2;

/** One turn of the job; answers that there is no more of it before the next. Who is to end stops behind the one under way. */
export async function askSilentParcels(ctx: Context, ending?: AbortSignal): Promise<number> {
  const now = ctx.clock();
  const silentSince = new Date(now.getTime() - DAY_MS);
  const boughtAfter = new Date(now.getTime() - ASKED_FOR_MS);
  const parcels = await takeSilentParcels(ctx.db.orm, { now, silentSince, boughtAfter, limit: AT_ONCE });
  let inVain = 0;
  for (const [asked, parcel] of parcels.entries()) {
    if (ending?.aborted) {
      const left = parcels.slice(asked).map(({ id }) => id);
      await giveBackSilentParcels(ctx.db.orm, left);
      return 0;
    }
    try {
      await lookForNews(ctx, parcel);
      inVain = 0;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // Asked about again in a day, as the others that may be left.
      ctx.log.warn({ fault: error.fault, parcels: parcels.length }, 'silent parcels cannot be asked about');
      if (!isAboutParcel(error)) inVain += 1;
      if (inVain === MOST_IN_VAIN) return 0;
    }
  }
  return 0;
}

/** They do not know it, or take its code for none: of the others they may know. */
const isAboutParcel = ({ fault }: UpstreamError): boolean => fault.kind === 'invalid';
