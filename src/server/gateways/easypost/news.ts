// Asks EasyPost about a parcel's journey: for parcels that no webhook reports on any more.
import * as z from 'zod/mini';
import type { CarrierPort } from '../carrier.ts';
import { type EasyPostClient, READ_TIMEOUT_MS } from './client.ts';
import { shipmentPath } from './purchase-mapping.ts';
import { wireCarrierOf } from './services.ts';
import { toParcelNews } from './tracking-mapping.ts';
import { WireTracker } from './tracking-wire.ts';

const WireTracked = z.object({ tracker: z.nullish(WireTracker) });

type NewsReading = Pick<CarrierPort, 'findNews' | 'followParcel'>;

export const createNewsReader = (client: EasyPostClient): NewsReading => ({
  async findNews(shipmentId, now) {
    const path = shipmentPath(shipmentId);
    const call = { method: 'GET', path, schema: WireTracked, timeoutMs: READ_TIMEOUT_MS } as const;
    const { tracker } = await client(call);
    return tracker ? toParcelNews(tracker, now) : null;
  },
  async followParcel({ trackingCode, carrier }, now) {
    const body = { tracker: { tracking_code: trackingCode, carrier: wireCarrierOf(carrier) } };
    const call = { method: 'POST', path: '/trackers', schema: WireTracker } as const;
    return toParcelNews(await client({ ...call, body, timeoutMs: READ_TIMEOUT_MS }), now);
  },
});
