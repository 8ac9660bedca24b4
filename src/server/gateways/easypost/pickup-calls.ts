// The single calls of a pickup: find bookings, request, buy, cancel; lost answers are read back.
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '#domain/durations.ts';
import type { RateReference } from '#domain/rate.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import { type CarrierPort, PICKUPS_NOT_LISTED } from '../carrier.ts';
import { type EasyPostClient, READ_TIMEOUT_MS } from './client.ts';
import { toPickupRequest } from './pickup-mapping.ts';
import { WirePickup, WirePickups } from './wire.ts';

const BUSY_RETRIES = 2;
const READ_GAPS_MS = [250, 750, 2_000] as const;
/** Pages of a hundred: far more pickups than are booked between an order and its van. */
const PAGES = 20;
/** EasyPost's clock and ours may differ. */
const CLOCKS_MS = HOUR_MS;

export type Patience = { timeoutMs: number; readBackMs: number };

type PickupRequest = Parameters<CarrierPort['bookPickup']>[0];
type Choice = { carrier: string; service: string };

export function createPickupCalls(client: EasyPostClient, { timeoutMs, readBackMs }: Patience) {
  const call = { schema: WirePickup, timeoutMs, busyRetries: BUSY_RETRIES } as const;
  const reading = { ...call, timeoutMs: Math.min(timeoutMs, READ_TIMEOUT_MS), method: 'GET' } as const;

  /** Throws `doubt` if the pickup never turns out done. */
  const readBack = async (
    path: string,
    { isDone, doubt }: { isDone: (pickup: WirePickup) => boolean; doubt: UpstreamError },
  ): Promise<WirePickup> => {
    let waitedMs = 0;
    for (const gap of READ_GAPS_MS) {
      if (waitedMs >= readBackMs) break;
      waitedMs += gap;
      await pause(gap);
      const pickup = await client({ ...reading, path }).catch(asFault);
      if (!(pickup instanceof UpstreamError) && isDone(pickup)) return pickup;
    }
    throw doubt;
  };

  /**
   * All pickups requested with this reference: booked (`scheduled`), cancelled (`canceled`), or neither. A list that
   * does not reach back to `since` is no answer: what it lacks may have been booked.
   */
  const findBookings = async (
    { id: reference }: RateReference,
    { since, now }: { since: Date; now: Date },
  ): Promise<WirePickup[]> => {
    const found: WirePickup[] = [];
    const query = new URLSearchParams({
      page_size: '100',
      // Both: one alone defaults the other to a month away, and without either the list goes back one month.
      start_datetime: new Date(since.getTime() - CLOCKS_MS).toISOString(),
      end_datetime: new Date(now.getTime() + CLOCKS_MS).toISOString(),
    });
    for (let page = 0; page < PAGES; page += 1) {
      const path = `/pickups?${query.toString()}`;
      const list = await client({ ...reading, schema: WirePickups, path });
      found.push(...list.pickups.filter((pickup) => pickup.reference === reference));
      const oldest = list.pickups.at(-1);
      if (!list.has_more || !oldest) return found;
      query.set('before_id', oldest.id);
    }
    throw notListed();
  };

  const ask = async (request: PickupRequest): Promise<WirePickup> => {
    const body = toPickupRequest(request);
    return await client({ ...call, method: 'POST', path: '/pickups', body }).catch((error: unknown) => {
      const { fault, message } = asFault(error);
      // A pickup that is requested but not bought has no effect.
      throw new UpstreamError({ ...fault, outcome: 'none' }, message, error);
    });
  };

  /** `isShared`: another process requested this pickup, and may be buying it right now. */
  const buy = async (
    id: string,
    { choice: { carrier, service }, isShared }: { choice: Choice; isShared: boolean },
  ): Promise<WirePickup> => {
    const path = pathOf(id);
    const body = { carrier, service };
    const isDone = ({ confirmation }: WirePickup): boolean => Boolean(confirmation);
    const bought = await client({ ...call, method: 'POST', path: `${path}/buy`, body, fresh: true }).catch(
      (error: unknown) => {
        const doubt = asFault(error);
        if (doubt.fault.outcome === 'none' && !isShared) throw doubt;
        return readBack(path, { isDone, doubt });
      },
    );
    return isDone(bought) ? bought : await readBack(path, { isDone, doubt: unconfirmed() });
  };

  const callOff = async (id: string): Promise<void> => {
    const path = pathOf(id);
    const isDone = ({ status }: WirePickup): boolean => status === 'canceled';
    const answer = await client({ ...call, method: 'POST', path: `${path}/cancel`, fresh: true }).catch(
      // A pickup already cancelled is refused; only reading it back tells whether that is the reason.
      (error: unknown) => readBack(path, { isDone, doubt: asFault(error) }),
    );
    if (!isDone(answer)) await readBack(path, { isDone, doubt: notCancelled() });
  };

  return { findBookings, ask, buy, callOff };
}

const pathOf = (id: string): string => `/pickups/${encodeURIComponent(id)}`;

const notListed = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: PICKUPS_NOT_LISTED, outcome: 'unknown' },
    'More pickups have been booked since than we search through.',
  );

const unconfirmed = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'no_confirmation', outcome: 'unknown' },
    'The pickup was accepted without a confirmation number.',
  );

export const notCancelled = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'not_cancelled', outcome: 'unknown' },
    'The cancellation was accepted, but the pickup does not show it.',
  );
