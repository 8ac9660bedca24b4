// Asks every carrier at once, prices what they answer, and stores the offer we stand by (C-39, C-59, C-65).
import { randomBytes } from 'node:crypto';
import { type CarrierMessage, HUB, type Rate, type RatesReply, type ShipmentData } from '#contract/rates.ts';
import type { Carrier } from '#domain/carrier.ts';
import { customsCaseOf, incotermFor } from '#domain/customs.ts';
import { type Discount, discountFor } from '#domain/discount.ts';
import { totalValue, totalWeightKg } from '#domain/parcel.ts';
import type { PriceBreakdown } from '#domain/pricing.ts';
import { createPricer, type QuotedRate, type Sellable } from '#domain/quote.ts';
import { dedupe, type Offer, sortOffers, splitByVisibility } from '#domain/rate.ts';
import { settleServices } from '#domain/services.ts';
import type { Shipment } from '#domain/shipment.ts';
import { stateRequired } from '#domain/territory.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { insertQuote } from '../../db/quotes.ts';
import { AppError } from '../../errors.ts';
import type { CarrierAnswer } from '../../gateways/carrier.ts';
import { acceptPickup } from '../pickups/accept-pickup.ts';
import { planHubs } from './quote-hubs.ts';
import { toRate } from './rate-reply.ts';

/** `carrier`: one of ours, or HUB for all hub routes. */
type Answered = { carrier: string; rates: Rate[]; messages: CarrierMessage[] };

export type QuoteListener = {
  asked(carriers: readonly string[], shipmentData: ShipmentData): void;
  answered(answer: Answered): void;
};

type Request = {
  shipment: Shipment;
  user: Pick<SessionUser, 'userId' | 'permanentShipmentDiscount'>;
  now: Date;
  /** Fires when the caller has gone. */
  signal: AbortSignal;
  listener?: QuoteListener;
};

/** Prices in the reply are selling prices; the carriers' costs stay in the stored quote. */
export async function quoteRates(ctx: Context, request: Request): Promise<RatesReply> {
  const shipment = acceptShipment(request.shipment, request.now);
  const discount = permanentDiscount(request.user);
  const shipmentData = toShipmentData(shipment);
  const quoteId = `q_${randomBytes(16).toString('base64url')}`;
  const askHubs = planHubs(ctx, shipment);
  const { carriers } = ctx.carrier;
  request.listener?.asked(askHubs ? [...carriers, HUB] : carriers, shipmentData);

  const priced = createPricer(shipment, discount);
  const quoted: QuotedRate[] = [];
  const rates: Rate[] = [];
  const messages: CarrierMessage[] = [];
  const answer = (carrier: string, { offers, refused }: PricedAnswer): void => {
    const answered = offers.map(({ rate, price }) => {
      const named = { ...rate, id: `${quoteId}.${quoted.length}`, shownCents: price.totalPrice };
      quoted.push(named);
      return toRate(named, price, shipment);
    });
    rates.push(...answered);
    messages.push(...refused);
    request.listener?.answered({ carrier, rates: answered, messages: refused });
  };
  const ask = async (carrier: Carrier, signal: AbortSignal): Promise<void> =>
    answer(
      carrier,
      priceAnswer(await ctx.carrier.rate(carrier, shipment, { signal, reference: quoteId }), priced),
    );
  const askForHubs = async (signal: AbortSignal): Promise<void> => {
    const hubs = await askHubs?.({ signal, reference: quoteId });
    if (hubs) answer(HUB, priceAll(hubs.rates, hubs.messages, priced));
  };
  await withinLimit(ctx.config.carrierSoftLimitMs, request.signal, (signal) =>
    // The direct rates are asked for first, and shown as they come.
    Promise.all([...carriers.map((carrier) => ask(carrier, signal)), askForHubs(signal)]),
  );
  refuseSilence(messages, carriers.length, quoted.length);

  const expiresAt = new Date(request.now.getTime() + ctx.config.quoteTtlMinutes * 60_000);
  await insertQuote(ctx.db.orm, {
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
function acceptShipment(shipment: Shipment, now: Date): Shipment {
  const { fromAddress, toAddress, packages } = shipment;
  const stateless = (['fromAddress', 'toAddress'] as const).filter(
    (side) => stateRequired(shipment[side].country) && !shipment[side].state,
  );
  if (stateless.length > 0)
    throw new AppError('invalid_request', {
      issues: stateless.map((side) => ({ path: `${side}.state`, reason: 'state_required' })),
    });
  const settled = settleServices(shipment.additionalServices, {
    from: fromAddress,
    to: toAddress,
    valueCents: totalValue(packages),
  });
  if (!settled.ok) throw new AppError(settled.reason);
  if (settled.services.pickup) acceptPickup(shipment.pickupDate, now);
  return {
    ...shipment,
    additionalServices: settled.services,
    pickupDate: settled.services.pickup ? shipment.pickupDate : null,
  };
}

function permanentDiscount(user: Request['user']): Discount | null {
  const found = discountFor({ permanentPercent: user.permanentShipmentDiscount });
  return found.ok ? found.discount : null;
}

function toShipmentData(shipment: Shipment): ShipmentData {
  return {
    ...shipment,
    incoterm: incotermFor(shipment.additionalServices),
    customsCase: customsCaseOf({ from: shipment.fromAddress, to: shipment.toAddress }),
    totalValueCents: totalValue(shipment.packages),
    totalWeightKg: totalWeightKg(shipment.packages),
  };
}

/** All carriers have the same time; silence beyond it is an answer, too. Nobody is asked on for a caller who has gone. */
async function withinLimit<T>(
  limitMs: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const end = (): void => limit.abort();
  const tooLate = setTimeout(end, limitMs);
  caller.addEventListener('abort', end, { once: true });
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(tooLate);
    caller.removeEventListener('abort', end);
  }
}

type PricedAnswer = { offers: PricedOffer[]; refused: CarrierMessage[] };
type PricedOffer = Offer & { rate: Sellable; price: PriceBreakdown };
type Pricer = ReturnType<typeof createPricer>;

/** Hidden ones out, unsellable ones out, prices in, duplicates out; what is left out is said. */
function priceAnswer(answer: CarrierAnswer, priced: Pricer): PricedAnswer {
  const { shown, hidden } = splitByVisibility(answer.rates, 'rates');
  const refused: CarrierMessage[] = [...answer.messages];
  for (const { carrier, service } of hidden) refused.push({ carrier, service, reason: 'not_direct' });
  return priceAll(shown, refused, priced);
}

function priceAll(
  rates: readonly Sellable[],
  messages: readonly CarrierMessage[],
  priced: Pricer,
): PricedAnswer {
  const refused = [...messages];
  const offers: PricedOffer[] = [];
  for (const rate of rates) {
    const { carrier, service, deliveryDays } = rate;
    const quote = priced(rate);
    if (!quote.ok) refused.push({ carrier, service, reason: quote.reason });
    else
      offers.push({
        carrier,
        service,
        deliveryDays,
        priceCents: quote.price.totalPrice,
        rate,
        price: quote.price,
      });
  }
  return { offers: dedupe(offers), refused };
}

/** Nobody answered at all: that is a failure, not an empty list. */
function refuseSilence(messages: readonly CarrierMessage[], asked: number, offered: number): void {
  const silent = messages.filter(
    ({ carrier, reason }) => carrier !== HUB && (reason === 'timeout' || reason === 'unavailable'),
  );
  if (offered === 0 && asked > 0 && silent.length >= asked)
    throw new AppError('rates_unavailable', { details: { messages: silent } });
}
