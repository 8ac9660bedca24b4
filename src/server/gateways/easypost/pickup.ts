// Books a pickup: ask for it, take the carrier's cheapest, read back when the answer is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamError } from '../../errors.ts';
import type { CarrierPort } from '../carrier.ts';
import type { EasyPostClient } from './client.ts';
import { cheapestPickup, toPickupRequest } from './purchase-mapping.ts';
import { textOf } from './refusal.ts';
import { WirePickup, WirePickups } from './wire.ts';

const BUSY_RETRIES = 2;
const READ_GAPS_MS = [250, 750, 2_000] as const;

export function createPickupBooking(client: EasyPostClient, timeoutMs: number): CarrierPort['bookPickup'] {
  const call = { schema: WirePickup, timeoutMs, busyRetries: BUSY_RETRIES } as const;

  /** Rethrows the doubt when no confirmation turns up. */
  const readBack = async (path: string, doubt: UpstreamError): Promise<WirePickup> => {
    for (const gap of READ_GAPS_MS) {
      await pause(gap);
      const pickup = await client({ ...call, method: 'GET', path }).catch(asFault);
      if (!(pickup instanceof UpstreamError) && pickup.confirmation) return pickup;
    }
    throw doubt;
  };

  /** The confirmation of a pickup that was booked for this reference; a canceled one does not count. */
  const earlierBooking = async (reference: string): Promise<string | null> => {
    const list = { ...call, schema: WirePickups, method: 'GET', path: '/pickups?page_size=100' } as const;
    const { pickups } = await client(list);
    const booked = pickups.find((pickup) => pickup.reference === reference && pickup.status === 'scheduled');
    return booked?.confirmation ?? null;
  };

  return async (request) => {
    const earlier = request.isRetry ? await earlierBooking(request.reference.id) : null;
    if (earlier) return { confirmation: earlier };
    const ask = { ...call, method: 'POST', path: '/pickups', body: toPickupRequest(request) } as const;
    const asked = await client(ask).catch((error: unknown) => {
      const { fault, message } = asFault(error);
      // A pickup that was asked for and not bought has no effect.
      throw new UpstreamError({ ...fault, outcome: 'none' }, message, error);
    });
    const choice = cheapestPickup(asked, request.reference);
    if (!choice) throw notOffered(textOf(asked.messages?.map(({ message }) => message)));
    const path = `/pickups/${encodeURIComponent(asked.id)}`;
    const buy = { ...call, method: 'POST', path: `${path}/buy`, body: choice, fresh: true } as const;
    const booked = await client(buy).catch((error: unknown) => {
      const fault = asFault(error);
      if (fault.fault.outcome === 'none') throw fault;
      return readBack(path, fault);
    });
    if (booked.confirmation) return { confirmation: booked.confirmation };
    return { confirmation: (await readBack(path, unconfirmed())).confirmation ?? '' };
  };
}

function asFault(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  throw error;
}

const notOffered = (text: string): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'declined', code: 'pickup_not_offered', outcome: 'none' },
    text || 'The carrier offers no pickup for this window.',
  );

const unconfirmed = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'no_confirmation', outcome: 'unknown' },
    'The pickup was accepted without a confirmation number.',
  );
