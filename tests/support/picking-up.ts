// Shipments with a pickup, and the pickups requested from the carrier.
import { pickupDays } from '#domain/pickup.ts';
import { aShipment } from './factories.ts';
import type { House } from './house.ts';

/** Not the first day: between seven and eight in the morning its earliest window begins at eleven. */
export function withPickup() {
  const [, date = ''] = pickupDays(new Date());
  return aShipment({
    services: { pickup: true },
    pickupDate: { date, timeFrom: '10:00', timeTo: '16:00' },
  });
}

type UpstreamPickup = { id: string; reference: string; status: string; min_datetime: string };

/** All pickups at the carrier, newest first. */
export async function upstreamPickups({ sandbox }: House): Promise<UpstreamPickup[]> {
  const headers = { authorization: `Basic ${Buffer.from('EZTKtest:').toString('base64')}` };
  const reply = await fetch(`${sandbox.easypost.url}/pickups?page_size=100`, { headers });
  return ((await reply.json()) as { pickups: UpstreamPickup[] }).pickups;
}
