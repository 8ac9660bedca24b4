// Asks for the rates of a shipment or order anew; the ids of the ones before are void afterwards.
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

  // Each asking voids the ids of the one before: whoever asks at the same moment gets the same answer.
  const asking = new Map<string, Promise<WireRates>>();
  const sharedRates = (reference: RateReference): Promise<WireRates> => {
    const running = asking.get(reference.id);
    if (running) return running;
    const fresh = freshRates(reference).finally(() => asking.delete(reference.id));
    asking.set(reference.id, fresh);
    return fresh;
  };

  /** The same service at a price that was agreed, under its new id; or the doubt whether it was bought before. */
  const offeredNow = async (
    reference: RateReference,
    maxCostCents: Cents,
  ): Promise<RateReference | Purchase | UpstreamError> => {
    const fresh = await freshRates(reference).catch(asFault);
    if (fresh instanceof UpstreamError && isPassing(fresh)) return refusal('unavailable', fresh.message);
    // What is bought has no rates any more: whoever tried before us may have died before the answer came.
    if (fresh instanceof UpstreamError && fresh.fault.outcome === 'unknown') return fresh;
    if (fresh instanceof UpstreamError) return refusal('rate_unavailable', fresh.message);
    const rate = sameService(fresh.rates, reference);
    if (!rate) return refusal('rate_unavailable', 'The carrier no longer offers this service.');
    if (rate.costCents > maxCostCents)
      return refusal('price_changed', 'The carrier asks for more than was quoted.');
    return { ...reference, rateId: rate.rateId };
  };

  const requote: CarrierPort['requote'] = async (reference) => {
    const rate = sameService((await sharedRates(reference)).rates, reference);
    return rate && { reference: { ...reference, rateId: rate.rateId }, costCents: rate.costCents };
  };

  return { requote, offeredNow };
}

/** Nothing was bought, and the next try may find them well. */
const isPassing = ({ fault }: UpstreamError): boolean =>
  fault.kind === 'timeout' || fault.kind === 'unavailable';
