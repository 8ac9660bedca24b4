// Shipments that a carrier collects, and what it has been asked for.
import { pickupDays } from '#domain/pickup.ts';
import { aShipment } from './factories.ts';
import type { House } from './house.ts';

/** Not on the first day: from seven to eight in the morning that one begins at eleven. */
export function withPickup() {
  const [, date = ''] = pickupDays(new Date());
  return aShipment({
    services: { pickup: true },
    pickupDate: { date, timeFrom: '10:00', timeTo: '16:00' },
  });
}

type UpstreamPickup = { id: string; reference: string; status: string; min_datetime: string };

/** The newest first. */
export async function upstreamPickups({ sandbox }: House): Promise<UpstreamPickup[]> {
  const headers = { authorization: `Basic ${Buffer.from('EZTKtest:').toString('base64')}` };
  const reply = await fetch(`${sandbox.easypost.url}/pickups?page_size=100`, { headers });
  return ((await reply.json()) as { pickups: UpstreamPickup[] }).pickups;
}
