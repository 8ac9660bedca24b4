// Asks every carrier at once, prices what they answer, and stores the offer we stand by (C-39, C-59, C-65).
import { type CarrierMessage, HUB, type Rate, type RatesReply, type ShipmentData } from '#contract/rates.ts';
import { berlinNow } from '#domain/berlin.ts';
import { customsCaseOf, incotermFor } from '#domain/customs.ts';
import { accountDiscount, type Discounted } from '#domain/discount.ts';
import { holdReasons } from '#domain/hold.ts';
import { totalValue, totalWeightKg } from '#domain/parcel.ts';
import type { QuotedRate } from '#domain/quote.ts';
import { keepsDeliveryDate, sortOffers } from '#domain/rate.ts';
import { settleServices } from '#domain/services.ts';
import type { Shipment } from '#domain/shipment.ts';
import { stateRequired } from '#domain/territory.ts';
import type { Customer } from '#domain/user.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { tidyAddress } from '../../tidy-address.ts';
import { askCarriers, type PricedAnswer } from './ask-carriers.ts';
import { planHubs } from './plan-hubs.ts';
import { createRateReply } from './rate-reply.ts';
import { storeQuote } from './store-quote.ts';
import { refuseLatePickup, refuseWithoutWarehouse } from './refuse-unsendable.ts';
import { withExporter } from './with-exporter.ts';

/** `carrier`: one of ours, or HUB for all hub routes. */
type Answered = { carrier: string; rates: Rate[]; messages: CarrierMessage[] };

type QuoteListener = {
  asked(carriers: readonly string[], shipmentData: ShipmentData): void;
  answered(answer: Answered): void;
};

type Request = {
  shipment: Shipment;
  user: Pick<Customer, 'userId'> & Discounted;
  now: Date;
  /** Fires when the caller has gone. */
  signal: AbortSignal;
  listener?: QuoteListener;
};

/** Prices in the reply are selling prices; the carriers' costs stay in the stored quote. */
export async function quoteRates(ctx: Context, request: Request): Promise<RatesReply> {
  const accepted = await acceptShipment(ctx, request);
  const shipment = await withExporter(ctx, accepted, request.user.userId);
  const discount = accountDiscount(request.user);
  const shipmentData = toShipmentData(shipment);
  const quoteId = newId('q');
  const askHubs = planHubs(ctx, shipment);
  const { carriers } = ctx.carrier;
  request.listener?.asked(askHubs ? [...carriers, HUB] : carriers, shipmentData);

  const quoted: QuotedRate[] = [];
  const rates: Rate[] = [];
  const messages: CarrierMessage[] = [];
  const leaving = {
    collectedOn: shipment.pickupDate?.date ?? null,
    isHeld: holdReasons(shipment.additionalServices).length > 0,
  };
  const toRate = createRateReply(shipment);
  const isDated = keepsDeliveryDate(leaving, berlinNow(request.now).date);
  const answered = ({ carrier, offers, refused }: PricedAnswer): void => {
    const named = offers.map(({ rate, price }) => {
      // NOTE: the spread comes last, here and in rate-reply.ts; see createPricer.
      const dated = isDated ? rate : { ...rate, deliveryDate: null };
      const inQuote = { id: `${quoteId}.${quoted.length}`, shownCents: price.totalPrice, ...dated };
      quoted.push(inQuote);
      return toRate(inQuote, price);
    });
    rates.push(...named);
    messages.push(...refused);
    request.listener?.answered({ carrier, rates: named, messages: refused });
  };
  const { signal } = request;
  const question = { shipment, discount, place: 'rates', reference: quoteId, askHubs, signal } as const;
  await askCarriers(ctx, question, answered);

  const expiresAt = new Date(request.now.getTime() + ctx.config.quoteTtlMinutes * MINUTE_MS);
  await storeQuote(ctx, {
    id: quoteId,
    ownerId: request.user.userId,
    createdAt: request.now,
    expiresAt,
    shipment,
    rates: quoted,
  });
  return {
    success: true,
    quoteId,
    expiresAt: expiresAt.toISOString(),
    rates: sortOffers(rates, 'price'),
    messages,
    shipmentData,
  };
}

/** The shipment with its extras settled, or a refusal. */
async function acceptShipment(ctx: Context, { shipment, now }: Request): Promise<Shipment> {
  const stateless = (['fromAddress', 'toAddress'] as const).filter(
    (side) => stateRequired(shipment[side].country) && !shipment[side].state,
  );
  if (stateless.length > 0)
    throw new AppError('invalid_request', {
      issues: stateless.map((side) => ({ path: `${side}.state`, reason: 'state_required' })),
    });
  const { fromAddress: from, toAddress: to, additionalServices, pickupDate, ...others } = shipment;
  // Tidied first, so that extras are settled by the same postcode as VAT and customs papers.
  const fromAddress = await tidyAddress(from);
  const toAddress = await tidyAddress(to);
  const settled = settleServices(additionalServices, {
    from: fromAddress,
    to: toAddress,
    valueCents: totalValue(shipment.packages),
  });
  if (!settled.ok) throw new AppError(settled.reason);
  const accepted = {
    fromAddress,
    toAddress,
    additionalServices: settled.services,
    pickupDate: settled.services.pickup ? pickupDate : null,
    ...others,
  };
  refuseWithoutWarehouse(ctx, accepted);
  refuseLatePickup(accepted, now);
  return accepted;
}

function toShipmentData(shipment: Shipment): ShipmentData {
  const totalValueCents = totalValue(shipment.packages);
  return Object.assign({}, shipment, {
    incoterm: incotermFor(shipment.additionalServices),
    customsCase: customsCaseOf({ from: shipment.fromAddress, to: shipment.toAddress }),
    totalValueCents,
    totalWeightKg: totalWeightKg(shipment.packages),
    customsInfo: { value: totalValueCents / 100 },
  });
}
