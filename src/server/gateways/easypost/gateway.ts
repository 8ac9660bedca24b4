// The carrier port over EasyPost: one account per carrier, a shipment for one parcel, an order for several.
import { type Carrier, carrierTraits } from '#domain/carrier.ts';
import { tooLongFor } from '#domain/label-line.ts';
import type { NoRateReason } from '#domain/unavailable.ts';
import { needsUsFiling } from '#domain/us-export.ts';
import { UpstreamError } from '../../errors.ts';
import type { CarrierAnswer, CarrierPort } from '../carrier.ts';
import { type Http, LONGEST_WRITE_MS } from '../http.ts';
import { createClient } from './client.ts';
import { createLabelFile } from './label-file.ts';
import { fromQuote, toQuoteRequest } from './mapping.ts';
import { createPickups } from './pickup.ts';
import { createPurchasing } from './purchase.ts';
import { createNewsReader } from './news.ts';
import { createNotices } from './notice.ts';
import { createRefunds } from './refund.ts';
import { accountFault, inOurWords, isForOperator, reasonOf } from './refusal.ts';
import { WireQuotedOrder, WireQuotedShipment, type WireRate } from './wire.ts';

export type EasyPostConfig = {
  /** Base URL including the version: "https://api.easypost.com/v2". */
  url: string;
  apiKey: string;
  accounts: readonly { carrier: Carrier; accountId: string }[];
  rateTimeoutMs?: number;
  writeTimeoutMs?: number;
  /** How long an open purchase is read back before it counts as unknown. */
  readBackMs?: number;
  /** The secret EasyPost signs its webhooks with; null: none are accepted. */
  webhookSecret?: string | null;
  /** Called with every fault that rate() turns into a message, so that the operator hears of it. */
  onRateFault?: (carrier: Carrier, fault: UpstreamError) => void;
};

const RATE_TIMEOUT_MS = 20_000;
const READ_BACK_MS = 10_000;

export function createEasyPostGateway(config: EasyPostConfig, http: Http): CarrierPort {
  const {
    rateTimeoutMs = RATE_TIMEOUT_MS,
    writeTimeoutMs = LONGEST_WRITE_MS,
    readBackMs = READ_BACK_MS,
  } = config;
  const client = createClient(config, http);
  const accountIds = new Map(config.accounts.map(({ carrier, accountId }) => [carrier, accountId]));

  const rate: CarrierPort['rate'] = async (carrier, shipment, { signal, reference }) => {
    const accountId = accountIds.get(carrier);
    if (accountId === undefined) return unheard;
    const isSeveral = shipment.packages.length > 1;
    if (isSeveral && carrierTraits[carrier].isPostal) return noRates(carrier, 'single_parcel_only');
    // The filing number would have to be on the label, and we do not ask for one.
    if (needsUsFiling(shipment)) return noRates(carrier, 'export_filing_needed');
    // The carrier would quote it, and refuse the purchase.
    const tooLong = tooLongFor(carrier, shipment);
    if (tooLong.length > 0)
      return { rates: [], messages: [{ carrier, reason: 'address_too_long', tooLong }] };
    const request = toQuoteRequest({ shipment, carrier, accountId, reference });
    // If the caller has left, no carrier was at fault.
    const tell = (fault: UpstreamError): void =>
      void (signal?.aborted || config.onRateFault?.(carrier, fault));
    const onUnreadable = (wire: WireRate): void => tell(unreadable(wire));
    const onAccountFault = (text: string): void => tell(accountFault(text));
    const call = { method: 'POST', ...request, timeoutMs: rateTimeoutMs, signal } as const;
    try {
      if (!isSeveral) {
        const asked = { carrier, kind: 'shipment', onUnreadable, onAccountFault } as const;
        return fromQuote(await client({ schema: WireQuotedShipment, ...call }), [], asked);
      }
      const order = await client({ schema: WireQuotedOrder, ...call });
      const messages = order.shipments.flatMap((part) => part.messages ?? []);
      return fromQuote(order, messages, { carrier, kind: 'order', onUnreadable, onAccountFault });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const fault = inOurWords(error);
      tell(fault);
      return unrated(carrier, fault);
    }
  };

  return {
    carriers: config.accounts.map(({ carrier }) => carrier),
    rate,
    ...createPurchasing(client, { writeTimeoutMs, readBackMs }),
    ...createRefunds(client, writeTimeoutMs),
    ...createLabelFile(config, client, http),
    ...createPickups(client, { timeoutMs: writeTimeoutMs, readBackMs }),
    ...createNewsReader(client),
    ...createNotices(client, config.webhookSecret ?? null),
  };
}

/** The carrier was not asked: neither silence nor a refusal of its own. */
const unheard: CarrierAnswer = { rates: [], messages: [] };

const noRates = (carrier: Carrier, reason: NoRateReason, text?: string): CarrierAnswer => ({
  rates: [],
  messages: [{ carrier, reason, ...(text ? { text } : {}) }],
});

const unreadable = ({ carrier, service, rate }: WireRate): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'invalid', code: 'unreadable_rate', outcome: 'none' },
    `${carrier} ${service}: ${rate}`,
  );

/** A refusal of the request helps the customer; a fault of EasyPost's or ours does not. */
function unrated(carrier: Carrier, error: UpstreamError): CarrierAnswer {
  if (isForOperator(error)) return unheard;
  const { fault, message } = error;
  if (fault.kind === 'timeout') return noRates(carrier, 'timeout');
  if (fault.kind === 'unavailable') return noRates(carrier, 'unavailable');
  return noRates(carrier, reasonOf(message), message);
}
