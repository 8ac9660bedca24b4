// Asks every carrier at once, prices what they answer, and stores the offer we stand by (C-39, C-59, C-65).
import { randomBytes } from 'node:crypto';
import type { CarrierMessage, Rate, RatesReply, ShipmentData } from '#contract/rates.ts';
import { type Carrier } from '#domain/carrier.ts';
import { customsCaseOf, incotermFor } from '#domain/customs.ts';
import { type Discount, discountFor } from '#domain/discount.ts';
import { totalValue, totalWeightKg } from '#domain/parcel.ts';
import type { PriceBreakdown } from '#domain/pricing.ts';
import { createPricer, type QuotedRate } from '#domain/quote.ts';
import { type CarrierRate, dedupe, type Offer, sortOffers, splitByVisibility } from '#domain/rate.ts';
import { settleServices } from '#domain/services.ts';
import type { Shipment } from '#domain/shipment.ts';
import { stateRequired } from '#domain/territory.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { insertQuote } from '../../db/quotes.ts';
import { AppError } from '../../errors.ts';
import type { CarrierAnswer } from '../../gateways/carrier.ts';
import { acceptPickup } from '../pickups/accept-pickup.ts';
import { toRate } from './rate-reply.ts';

type Answered = { carrier: Carrier; rates: Rate[]; messages: CarrierMessage[] };

export type QuoteListener = {
  asked(carriers: readonly Carrier[], shipmentData: ShipmentData): void;
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
  request.listener?.asked(ctx.carrier.carriers, shipmentData);

  const priced = createPricer(shipment, discount);
  const quoted: QuotedRate[] = [];
  const rates: Rate[] = [];
  const messages: CarrierMessage[] = [];
  const ask = async (carrier: Carrier, signal: AbortSignal): Promise<void> => {
    const answer = await ctx.carrier.rate(carrier, shipment, { signal, reference: quoteId });
    const { offers, refused } = priceAnswer(answer, priced);
    const answered = offers.map(({ rate, price }) => {
      const named = { ...rate, id: `${quoteId}.${quoted.length}`, shownCents: price.totalPrice };
      quoted.push(named);
      return toRate(named, price, shipment);
    });
    rates.push(...answered);
    messages.push(...refused);
    request.listener?.answered({ carrier, rates: answered, messages: refused });
  };
  await withinLimit(ctx.config.carrierSoftLimitMs, request.signal, (signal) =>
    Promise.all(ctx.carrier.carriers.map((carrier) => ask(carrier, signal))),
  );
  refuseSilence(messages, ctx.carrier.carriers.length, quoted.length);

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

type PricedOffer = Offer & { rate: CarrierRate; price: PriceBreakdown };

/** Hidden ones out, unsellable ones out, prices in, duplicates out; what is left out is said. */
function priceAnswer(
  answer: CarrierAnswer,
  priced: ReturnType<typeof createPricer>,
): { offers: PricedOffer[]; refused: CarrierMessage[] } {
  const { shown, hidden } = splitByVisibility(answer.rates, 'rates');
  const refused: CarrierMessage[] = [...answer.messages];
  for (const { carrier, service } of hidden) refused.push({ carrier, service, reason: 'not_direct' });
  const offers: PricedOffer[] = [];
  for (const rate of shown) {
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
  const silent = messages.filter(({ reason }) => reason === 'timeout' || reason === 'unavailable');
  if (offered === 0 && asked > 0 && silent.length >= asked)
    throw new AppError('rates_unavailable', { details: { messages: silent } });
}
