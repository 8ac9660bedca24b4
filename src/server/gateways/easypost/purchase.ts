// Buys exactly once: one buy per rate; whatever stays open is read back, never bought again.
import { type Gaps, gapAfter } from '#domain/durations.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { RateReference } from '#domain/rate.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import type { BoughtLabel, CarrierPort, Purchase } from '../carrier.ts';
import { type ClientCall, type EasyPostClient, READ_TIMEOUT_MS } from './client.ts';
import { createFreshRates } from './fresh-rates.ts';
import { type FoundLabels, labelsOf, pathOf, refusal, toBuyRequest } from './purchase-mapping.ts';
import { inOurWords, isForOperator } from './refusal.ts';
import { WireOrder, WireShipment } from './wire.ts';

type Purchasing = Pick<CarrierPort, 'requote' | 'buy' | 'findPurchase'>;

type Limits = { writeTimeoutMs: number; readBackMs: number };

/** Some parcels of an order have a label, others have none. */
const PARTIAL = 'partial';
const NO_LABEL = 'no_label';
const SHORTEST_READ_MS = 250;
const BUSY_RETRIES = 3;
/** Pauses between readings; the last one repeats. */
const GAPS_MS: Gaps = [100, 250, 500, 1_000, 2_000];
/** Pauses before each attempt with fresh rates, as every other request for rates voids our ids. */
const ANEW_AFTER_MS = [0, 50, 150, 400, 1_000] as const;

/** How long a request for fresh rates waits for a purchase of the same parcels. */
const PURCHASE_WAIT_MS = 5_000;

export function createPurchasing(client: EasyPostClient, limits: Limits): Purchasing {
  const { requote, offeredNow } = createFreshRates(client);
  const { attempt, read, readBack } = createAttempts(client, limits);
  const running = new Map<string, Promise<unknown>>();

  const buy: CarrierPort['buy'] = async (reference, { maxCostCents }) => {
    let purchase = await attempt(reference);
    for (const gap of ANEW_AFTER_MS) {
      if (purchase.outcome !== 'refused' || purchase.code !== 'rate_unavailable') break;
      await pause(gap);
      const offered = await offeredNow(reference, maxCostCents);
      if (offered instanceof UpstreamError) return readBack(reference, offered);
      if ('outcome' in offered) return offered;
      purchase = await attempt(offered);
    }
    return purchase;
  };

  return {
    buy(reference, terms) {
      const purchase = buy(reference, terms).finally(() => running.delete(reference.id));
      running.set(reference.id, purchase);
      return purchase;
    },
    async requote(reference) {
      // It would void the ids that a purchase in this process is using; one that takes long has its answer read back.
      const purchase = running.get(reference.id);
      if (purchase)
        await Promise.race([purchase.catch(asFault), pause(PURCHASE_WAIT_MS, undefined, { ref: false })]);
      return requote(reference);
    },
    async findPurchase(reference) {
      const found = await read(reference).catch(asFault);
      if (found instanceof UpstreamError) throw stillUnknown(found.fault.code, found);
      const code = codeOf(found.state);
      if (code) throw stillUnknown(code);
      return found.state === 'all' ? found.labels : null;
    },
  };
}

/** One attempt: buys once, and reads back what happened. */
function createAttempts(client: EasyPostClient, limits: Limits) {
  const labelsIn = async (
    reference: RateReference,
    call: Omit<ClientCall<unknown>, 'schema'>,
  ): Promise<FoundLabels> => {
    if (reference.kind === 'shipment')
      return labelsOf([await client({ ...call, schema: WireShipment })], reference);
    return labelsOf((await client({ ...call, schema: WireOrder })).shipments, reference);
  };

  const read = (reference: RateReference, timeoutMs = READ_TIMEOUT_MS): Promise<FoundLabels> =>
    labelsIn(reference, { method: 'GET', path: pathOf(reference), timeoutMs });

  const send = (reference: RateReference): Promise<FoundLabels> =>
    labelsIn(reference, {
      method: 'POST',
      ...toBuyRequest(reference),
      timeoutMs: limits.writeTimeoutMs,
      busyRetries: BUSY_RETRIES,
      fresh: true,
    });

  /** Reads until all labels exist or time is up; the outcome is then unknown. */
  const readBack = async (reference: RateReference, doubt: UpstreamError): Promise<Purchase> => {
    const deadline = performance.now() + limits.readBackMs;
    let last = doubt.fault.code;
    let labels: BoughtLabel[] = [];
    for (let round = 0; ; round += 1) {
      const left = Math.max(deadline - performance.now(), SHORTEST_READ_MS);
      const found = await read(reference, Math.min(left, READ_TIMEOUT_MS)).catch(asFault);
      if (!(found instanceof UpstreamError)) {
        if (found.state === 'all') return bought(found);
        if (found.state === 'others')
          return refusal('refused', 'Another service of the same quote was already bought.');
        last = codeOf(found.state) ?? doubt.fault.code;
        labels = found.labels;
      }
      const gap = gapAfter(round + 1, GAPS_MS);
      if (performance.now() + gap >= deadline)
        return { outcome: 'unknown', code: last, text: doubt.message, labels };
      await pause(gap);
    }
  };

  /** An order may be refused after some of its labels were bought; no more will follow. */
  const settleRefusal = async (reference: RateReference, fault: UpstreamError): Promise<Purchase> => {
    const mayBeBought = reference.kind === 'order' ? mayBePartial(fault) : isUnknown(fault);
    if (!mayBeBought) return refused(fault);
    const found = await read(reference).catch(asFault);
    if (!(found instanceof UpstreamError) && found.state === 'none') return refused(fault);
    const purchase = await readBack(reference, fault);
    return purchase.outcome === 'unknown' && purchase.code === PARTIAL
      ? refusedInPart(purchase, fault)
      : purchase;
  };

  const attempt = async (reference: RateReference): Promise<Purchase> => {
    const sent = await send(reference).catch(asFault);
    if (sent instanceof UpstreamError) {
      return sent.fault.outcome === 'none' ? settleRefusal(reference, sent) : readBack(reference, sent);
    }
    return sent.state === 'all' ? bought(sent) : readBack(reference, withoutLabel(sent.state));
  };

  return { attempt, read, readBack };
}

/** Why the labels give neither a yes nor a no; null if they do. */
const codeOf = (state: FoundLabels['state']): string | null =>
  state === 'some' ? PARTIAL : state === 'unclear' ? NO_LABEL : null;

const bought = ({ labels }: FoundLabels): Purchase => ({ outcome: 'bought', labels });

/** Never `rate_unavailable`: the order would be bought again, alongside the existing labels. */
function refusedInPart(
  { text, labels }: Extract<Purchase, { outcome: 'unknown' }>,
  error: UpstreamError,
): Purchase {
  const said = inOurWords(error);
  return {
    ...refusal('label_failed', text),
    ...(isForOperator(said) ? { code: said.fault.code } : {}),
    labels,
  };
}

/** Without a status nothing was sent. */
const refused = (error: UpstreamError): Purchase => ({
  outcome: 'refused',
  code: error.fault.status === undefined ? 'unavailable' : inOurWords(error).fault.code,
  text: error.message,
});

/**
 * A code that we do not know need not be about the purchase: EasyPost's client also lists failures of what it makes of a
 * bought label (DOCUMENT.COMMERCIAL_INVOICE.FAILURE, IMAGE.CONVERSION.FAILURE, INSURANCE.PURCHASE.FAILED).
 */
const isUnknown = ({ fault }: UpstreamError): boolean => fault.code === 'refused';

/**
 * A refused key or URL is decided before anyone looks at the parcels. Our balance (402) may have sufficed for the first
 * of them.
 */
const mayBePartial = ({ fault }: UpstreamError): boolean => [400, 402, 422].includes(fault.status ?? 0);

const withoutLabel = (state: FoundLabels['state']): UpstreamError =>
  new UpstreamError(
    {
      upstream: 'easypost',
      kind: 'unavailable',
      code: codeOf(state) ?? NO_LABEL,
      outcome: 'unknown',
    },
    'The purchase was confirmed without a label.',
  );

const stillUnknown = (code: string, cause?: UpstreamError): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: cause?.fault.kind ?? 'unavailable', code, outcome: 'unknown' },
    cause?.message ?? 'Some parcels have a label, others do not.',
    cause,
  );
