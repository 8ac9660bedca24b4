// Books a pickup (ask for it, take the carrier's cheapest) and calls it off; lost answers are read back.
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '#domain/durations.ts';
import { pickupInstants, type PickupWindow } from '#domain/pickup.ts';
import type { RateReference } from '#domain/rate.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import { type BookedPickup, type CarrierPort, type PaidPickup, PICKUPS_NOT_LISTED } from '../carrier.ts';
import type { EasyPostClient } from './client.ts';
import { cheapestPickup, toPickupRequest } from './purchase-mapping.ts';
import { textOf } from './refusal.ts';
import { WirePickup, WirePickups } from './wire.ts';

const BUSY_RETRIES = 2;
const READ_GAPS_MS = [250, 750, 2_000] as const;
/** Pages of a hundred: far more pickups than are booked between an order and its van. */
const PAGES = 20;
/** Whoever has asked for a pickup and died may have it bought so long afterwards: our call waits 45 seconds for that. */
const UNDER_WAY_MS = 2 * 60_000;
/** Their clock and ours may differ. */
const CLOCKS_MS = HOUR_MS;

export function createPickups(
  client: EasyPostClient,
  { timeoutMs, readBackMs }: { timeoutMs: number; readBackMs: number },
): Pick<CarrierPort, 'bookPickup' | 'cancelPickup'> {
  const call = { schema: WirePickup, timeoutMs, busyRetries: BUSY_RETRIES } as const;

  /** Rethrows the doubt when it never turns out to be done. */
  const readBack = async (
    path: string,
    { isDone, doubt }: { isDone: (pickup: WirePickup) => boolean; doubt: UpstreamError },
  ): Promise<WirePickup> => {
    let waitedMs = 0;
    for (const gap of READ_GAPS_MS) {
      if (waitedMs >= readBackMs) break;
      waitedMs += gap;
      await pause(gap);
      const pickup = await client({ ...call, method: 'GET', path }).catch(asFault);
      if (!(pickup instanceof UpstreamError) && isDone(pickup)) return pickup;
    }
    throw doubt;
  };

  /**
   * All that was asked for with this reference: what was booked (`scheduled`), called off again (`canceled`), or
   * neither. A list that does not reach back to `since` is no answer: what it lacks may have been booked.
   */
  const findBookings = async (
    { id: reference }: RateReference,
    { since, now }: { since: Date; now: Date },
  ): Promise<WirePickup[]> => {
    const found: WirePickup[] = [];
    const query = new URLSearchParams({
      page_size: '100',
      // Both: alone the one is a month before the other, and without them the list ends a month ago.
      start_datetime: new Date(since.getTime() - CLOCKS_MS).toISOString(),
      end_datetime: new Date(now.getTime() + CLOCKS_MS).toISOString(),
    });
    for (let page = 0; page < PAGES; page += 1) {
      const path = `/pickups?${query.toString()}`;
      const list = await client({ ...call, schema: WirePickups, method: 'GET', path });
      found.push(...list.pickups.filter((pickup) => pickup.reference === reference));
      const oldest = list.pickups.at(-1);
      if (!list.has_more || !oldest) return found;
      query.set('before_id', oldest.id);
    }
    throw notListed();
  };

  const callOff = async (id: string): Promise<void> => {
    const path = pathOf(id);
    const isDone = ({ status }: WirePickup): boolean => status === 'canceled';
    const answer = await client({ ...call, method: 'POST', path: `${path}/cancel`, fresh: true }).catch(
      // One that was cancelled before is refused; whether that is why, only a look can tell.
      (error: unknown) => readBack(path, { isDone, doubt: asFault(error) }),
    );
    if (!isDone(answer)) await readBack(path, { isDone, doubt: notCancelled() });
  };

  const bookPickup: CarrierPort['bookPickup'] = async (request) => {
    const { reference, window, since, now } = request;
    const found = request.isRetry ? await findBookings(reference, { since, now }).catch(unseen) : [];
    const standing = found.filter(isScheduled);
    const same = standing.find((pickup) => isFor(window, pickup));
    const others = standing.filter((pickup) => pickup !== same);
    // A van on another day would find nobody, and nobody would know of it. In doubt none is booked beside it. One
    // whose day is over does not come twice, and cannot be called off any more.
    for (const pickup of others) if (!isOver(pickup, now)) await callOff(pickup.id);
    const earlier = earlierOf(others, { reference, now });
    if (same) return { ...booked(same, reference), ...earlier };
    // A pickup can be bought once: whoever is still at this one and we get the same van, and not two.
    const begun = found.find((pickup) => isUnderWay(pickup, now) && isFor(window, pickup));
    const ask = { ...call, method: 'POST', path: '/pickups', body: toPickupRequest(request) } as const;
    const asked =
      begun ??
      (await client(ask).catch((error: unknown) => {
        const { fault, message } = asFault(error);
        // A pickup that was asked for and not bought has no effect.
        throw new UpstreamError({ ...fault, outcome: 'none' }, message, error);
      }));
    const choice = cheapestPickup(asked, reference);
    if (!choice) throw notOffered(textOf(asked.messages?.map(({ message }) => message)));
    const { carrier, service } = choice;
    const path = pathOf(asked.id);
    const body = { carrier, service };
    const isDone = ({ confirmation }: WirePickup): boolean => Boolean(confirmation);
    const bought = await client({ ...call, method: 'POST', path: `${path}/buy`, body, fresh: true }).catch(
      (error: unknown) => {
        const doubt = asFault(error);
        // What is refused may just have been bought by somebody else.
        if (doubt.fault.outcome === 'none' && !begun) throw doubt;
        return readBack(path, { isDone, doubt });
      },
    );
    const sure = isDone(bought) ? bought : await readBack(path, { isDone, doubt: unconfirmed() });
    return { ...booked({ ...sure, pickup_rates: asked.pickup_rates }, reference), ...earlier };
  };

  /** NOTE: their answer names no fee; a pickup that nobody drives is taken to cost nothing. */
  const cancelPickup: CarrierPort['cancelPickup'] = async ({ pickupId, reference, since, now }) => {
    if (pickupId !== null) {
      await callOff(pickupId);
      return { outcome: 'cancelled', feeReturned: true };
    }
    const found = await findBookings(reference, { since, now });
    // It could still be bought behind our back, and nobody would know of that van.
    if (found.some((pickup) => isUnderWay(pickup, now))) throw notCancelled();
    const standing = found.filter(isScheduled);
    const coming = standing.filter((pickup) => !isOver(pickup, now));
    for (const { id } of coming) await callOff(id);
    const earlier = earlierOf(standing, { reference, now });
    const isCalledOff = coming.length > 0 || found.some(({ status }) => status === 'canceled');
    return isCalledOff
      ? { outcome: 'cancelled', feeReturned: true, ...earlier }
      : { outcome: 'none', ...earlier };
  };

  return { bookPickup, cancelPickup };
}

const pathOf = (id: string): string => `/pickups/${encodeURIComponent(id)}`;

const isScheduled = ({ status }: WirePickup): boolean => status === 'scheduled';

/** Asked for a moment ago and not bought yet. */
const isUnderWay = ({ status, created_at: at }: WirePickup, now: Date): boolean =>
  status === 'unknown' && now.getTime() - Date.parse(at ?? '') < UNDER_WAY_MS;

/** They answer in UTC. */
function isFor(window: PickupWindow, { min_datetime: min, max_datetime: max }: WirePickup): boolean {
  const { minDatetime, maxDatetime } = pickupInstants(window);
  const isSame = (theirs: string | null | undefined, ours: string): boolean =>
    Date.parse(theirs ?? '') === Date.parse(ours);
  return isSame(min, minDatetime) && isSame(max, maxDatetime);
}

const isOver = ({ max_datetime: max }: WirePickup, now: Date): boolean =>
  Date.parse(max ?? '') <= now.getTime();

const booked = (pickup: WirePickup, reference: RateReference): BookedPickup => ({
  ...paid(pickup, reference),
  confirmation: pickup.confirmation ?? '',
});

const paid = (pickup: WirePickup, reference: RateReference): PaidPickup => ({
  pickupId: pickup.id,
  costCents: cheapestPickup(pickup, reference)?.costCents ?? 0,
});

/** Vans that have come. */
function earlierOf(
  standing: readonly WirePickup[],
  { reference, now }: { reference: RateReference; now: Date },
): { earlier?: PaidPickup[] } {
  const over = standing.filter((pickup) => isOver(pickup, now)).map((pickup) => paid(pickup, reference));
  return over.length > 0 ? { earlier: over } : {};
}

/** What was booked before nobody knows then. */
function unseen(error: unknown): never {
  const { fault, message } = asFault(error);
  throw new UpstreamError({ ...fault, outcome: 'unknown' }, message, error);
}

const notOffered = (text: string): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'declined', code: 'pickup_not_offered', outcome: 'none' },
    text || 'The carrier offers no pickup for this window.',
  );

const notListed = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: PICKUPS_NOT_LISTED, outcome: 'unknown' },
    'More pickups were booked since than are looked through.',
  );

const unconfirmed = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'no_confirmation', outcome: 'unknown' },
    'The pickup was accepted without a confirmation number.',
  );

const notCancelled = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'not_cancelled', outcome: 'unknown' },
    'The cancellation of the pickup was accepted and does not show.',
  );
