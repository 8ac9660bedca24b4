// Books a pickup (request it, buy the carrier's cheapest for that day) and cancels it: one van, on the chosen day.
import { pickupInstants } from '#domain/pickup.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import type { RateReference } from '#domain/rate.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import type { BookedPickup, CarrierPort, PaidPickup } from '../carrier.ts';
import type { EasyPostClient } from './client.ts';
import { LONGEST_WRITE_MS } from '../http.ts';
import { createPickupCalls, notCancelled, type Patience } from './pickup-calls.ts';
import { cheapestPickup } from './pickup-mapping.ts';
import { textOf } from './refusal.ts';
import type { WirePickup } from './wire.ts';

/** A process that requested a pickup and died may still have it bought this much later. */
const UNDER_WAY_MS = 2 * LONGEST_WRITE_MS + 30_000;

export function createPickups(
  client: EasyPostClient,
  patience: Patience,
): Pick<CarrierPort, 'bookPickup' | 'cancelPickup'> {
  const { findBookings, ask, buy, callOff } = createPickupCalls(client, patience);

  const bookPickup: CarrierPort['bookPickup'] = async (request) => {
    const { reference, window, since, now } = request;
    const found = request.isRetry ? await findBookings(reference, { since, now }).catch(unseen) : [];
    const standing = found.filter(isScheduled);
    const same = standing.find((pickup) => isFor(window, pickup));
    const others = standing.filter((pickup) => pickup !== same);
    // A van on another day would find nobody, unannounced. If its cancellation is in doubt, none is booked alongside
    // it. A pickup whose window is over does not come again, and can no longer be cancelled.
    for (const pickup of others) if (!isOver(pickup, now)) await callOff(pickup.id);
    const earlier = earlierOf(others, { reference, now });
    if (same) return { ...booked(same, reference), ...earlier };
    // A pickup can be bought only once: if another process is still buying this one, both get the same van, not two.
    const begun = found.find((pickup) => isUnderWay(pickup, now) && isFor(window, pickup));
    const asked = begun ?? (await ask(request));
    const choice = cheapestPickup(asked, reference, now);
    if (!choice) throw notOffered(textOf(asked.messages?.map(({ message }) => message)));
    const { id: pickupId, confirmation } = await buy(asked.id, { choice, isShared: begun !== undefined });
    return { pickupId, costCents: choice.costCents, confirmation: confirmation ?? '', ...earlier };
  };

  /** NOTE: the answer names no fee; we assume that a cancelled pickup's cost is refunded. */
  const cancelPickup: CarrierPort['cancelPickup'] = async ({ pickupId, reference, since, now }) => {
    if (pickupId !== null) {
      await callOff(pickupId);
      return { outcome: 'cancelled' };
    }
    const found = await findBookings(reference, { since, now });
    // It could still be bought by another process, and nobody would know of that van.
    if (found.some((pickup) => isUnderWay(pickup, now))) throw notCancelled();
    const standing = found.filter(isScheduled);
    const coming = standing.filter((pickup) => !isOver(pickup, now));
    for (const { id } of coming) await callOff(id);
    const earlier = earlierOf(standing, { reference, now });
    const isCalledOff = coming.length > 0 || found.some(({ status }) => status === 'canceled');
    return isCalledOff ? { outcome: 'cancelled', ...earlier } : { outcome: 'none', ...earlier };
  };

  return { bookPickup, cancelPickup };
}

const isScheduled = ({ status }: WirePickup): boolean => status === 'scheduled';

/** Requested recently and not bought yet. */
const isUnderWay = ({ status, created_at: at }: WirePickup, now: Date): boolean =>
  status === 'unknown' && now.getTime() - Date.parse(at ?? '') < UNDER_WAY_MS;

/** EasyPost answers in UTC. */
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

/** It was bought when requested, or a moment later. */
const paid = (pickup: WirePickup, reference: RateReference): PaidPickup => ({
  pickupId: pickup.id,
  costCents: cheapestPickup(pickup, reference, new Date(pickup.created_at ?? ''))?.costCents ?? null,
});

/** Pickups that have already come. */
function earlierOf(
  standing: readonly WirePickup[],
  { reference, now }: { reference: RateReference; now: Date },
): { earlier?: PaidPickup[] } {
  const over = standing.filter((pickup) => isOver(pickup, now)).map((pickup) => paid(pickup, reference));
  return over.length > 0 ? { earlier: over } : {};
}

/** It is then unknown what was booked before. */
function unseen(error: unknown): never {
  const { fault, message } = asFault(error);
  throw new UpstreamError({ ...fault, outcome: 'unknown' }, message, error);
}

const notOffered = (text: string): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'declined', code: 'pickup_not_offered', outcome: 'none' },
    text || 'The carrier offers no pickup for this window.',
  );
