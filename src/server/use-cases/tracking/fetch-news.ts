// Asks the carrier API where one parcel is, and records the answer.
import type { Context } from '../../context.ts';
import type { SilentParcel } from '../../db/silent-parcels.ts';
import { recordNews } from './record-news.ts';

/** For a label made by hand, this request also starts the carrier's tracking calls. Throws UpstreamError. */
export async function fetchNews(ctx: Context, parcel: SilentParcel): Promise<void> {
  const { upstreamShipmentId, trackingCode, carrier } = parcel;
  const now = ctx.clock();
  const news = await (upstreamShipmentId === null
    ? ctx.carrier.followParcel({ trackingCode, carrier }, now)
    : ctx.carrier.findNews(upstreamShipmentId, now));
  if (news) await recordNews(ctx, news);
}
