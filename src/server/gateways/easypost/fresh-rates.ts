// Requests fresh rates for a shipment or order; the previous rate ids are void afterwards.
import type { Cents } from '#domain/money.ts';
import type { RateReference } from '#domain/rate.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import type { CarrierPort, Purchase } from '../carrier.ts';
import { type EasyPostClient, READ_TIMEOUT_MS } from './client.ts';
import { pathOf, refusal, sameService } from './purchase-mapping.ts';
import { WireRates } from './wire.ts';

const BUSY_RETRIES = 3;

export function createFreshRates(client: EasyPostClient) {
  const freshRates = (reference: RateReference): Promise<WireRates> =>
    client({
      ...(reference.kind === 'shipment'
        ? ({ method: 'POST', path: `${pathOf(reference)}/rerate` } as const)
        : ({ method: 'GET', path: `${pathOf(reference)}/rates` } as const)),
      schema: WireRates,
      timeoutMs: READ_TIMEOUT_MS,
      busyRetries: BUSY_RETRIES,
    });

  // Each request voids the rate ids of the previous one, so concurrent callers share one answer.
  const asking = new Map<string, Promise<WireRates>>();
  const sharedRates = (reference: RateReference): Promise<WireRates> => {
    const running = asking.get(reference.id);
    if (running) return running;
    const fresh = freshRates(reference).finally(() => asking.delete(reference.id));
    asking.set(reference.id, fresh);
    return fresh;
  };

  /**
   * The same service within the agreed cost, under its new id; a refusal; or a fault that leaves open whether it was
   * already bought.
   */
  const offeredNow = async (
    reference: RateReference,
    maxCostCents: Cents,
  ): Promise<RateReference | Purchase | UpstreamError> => {
    const fresh = await freshRates(reference).catch(asFault);
    if (fresh instanceof UpstreamError && isPassing(fresh)) return refusal('unavailable', fresh.message);
    // A bought shipment has no rates: an earlier process may have bought it and died before the answer came.
    if (fresh instanceof UpstreamError && fresh.fault.outcome === 'unknown') return fresh;
    if (fresh instanceof UpstreamError) return refusal('rate_unavailable', fresh.message);
    const rate = sameService(fresh.rates, reference);
    if (!rate) return refusal('rate_unavailable', 'The carrier no longer offers this service.');
    if (rate.costCents > maxCostCents)
      return refusal('price_changed', 'The carrier now charges more than it quoted.');
    return { ...reference, rateId: rate.rateId };
  };

  const requote: CarrierPort['requote'] = async (reference) => {
    const rate = sameService((await sharedRates(reference)).rates, reference);
    return rate && { reference: { ...reference, rateId: rate.rateId }, costCents: rate.costCents };
  };

  return { requote, offeredNow };
}

/** A temporary fault: nothing was bought, and the next attempt may succeed. */
const isPassing = ({ fault }: UpstreamError): boolean =>
  fault.kind === 'timeout' || fault.kind === 'unavailable';
