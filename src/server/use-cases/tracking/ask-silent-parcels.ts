// Asks about parcels without a tracking call for a day: if the last call was lost, no later one makes up for it.
import { DAY_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { releaseSilentParcels, claimSilentParcels } from '../../db/silent-parcels.ts';
import { UpstreamError } from '../../errors.ts';
import { fetchNews } from './fetch-news.ts';

/** Parcels per run, asked one after the other: no burden to the carrier API. */
const AT_ONCE = 50;
/** A parcel that has not arrived by then is lost, or was never handed in. */
const ASKED_FOR_MS = 60 * DAY_MS;

/** In a row: one failure may be due to the parcel, two mean that the carrier API is down. */
const MAX_FAILURES = 2;

/** One run of the job; returns 0, as no more is due before the next. `ending` stops it after the current parcel. */
export async function askSilentParcels(ctx: Context, ending?: AbortSignal): Promise<number> {
  const now = ctx.clock();
  const silentSince = new Date(now.getTime() - DAY_MS);
  const boughtAfter = new Date(now.getTime() - ASKED_FOR_MS);
  const parcels = await claimSilentParcels(ctx.db.orm, { now, silentSince, boughtAfter, limit: AT_ONCE });
  let inVain = 0;
  for (const [asked, parcel] of parcels.entries()) {
    if (ending?.aborted) {
      const left = parcels.slice(asked).map(({ id }) => id);
      await releaseSilentParcels(ctx.db.orm, left);
      return 0;
    }
    try {
      await fetchNews(ctx, parcel);
      inVain = 0;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // Asked about again in a day, like any others that are left.
      ctx.log.warn({ fault: error.fault, parcels: parcels.length }, 'silent parcels cannot be asked about');
      if (!isAboutParcel(error)) inVain += 1;
      if (inVain === MAX_FAILURES) return 0;
    }
  }
  return 0;
}

/** The carrier does not know this parcel or rejects its code; it may know the others. */
const isAboutParcel = ({ fault }: UpstreamError): boolean => fault.kind === 'invalid';
