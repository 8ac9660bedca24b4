// Prices for everyone: asks carriers for an invented shipment between two countries; stores and sells nothing (R144).
import { randomBytes } from 'node:crypto';
import type { CalculatorRate, quoteCalculator as endpoint } from '#contract/calculator.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { CarrierMessage } from '#contract/rates.ts';
import { isShown } from '#domain/carrier.ts';
import { type CustomsCase, customsCaseOf } from '#domain/customs.ts';
import { hubLabel } from '#domain/hub.ts';
import { isSold } from '#domain/hub-rules.ts';
import { euroFromCents } from '#domain/money.ts';
import { sortOffers } from '#domain/rate.ts';
import { isNoAnswer } from '#domain/no-answer.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { askCarriers, type PricedOffer } from '../rates/ask-carriers.ts';
import { planHubs } from '../rates/plan-hubs.ts';
import { createAnswerMemory } from '../../answer-memory.ts';
import { placeholderShipment } from './placeholder-shipment.ts';

/**
 * Strangers press buttons and every change of a field asks again, while carriers count calls: a dozen for one price
 * with hub routes. Carriers' prices hold for days, so a minute makes no difference.
 */
const MEMORY = { ttlMs: MINUTE_MS, maxAnswers: 500 };

/** A carrier that is down for hours must not disable the cache, and one that is back must not be missing for long. */
const HALF_ANSWER_MS = 10_000;

const NO_RATES = 'No carrier offers this.';
const NOT_ALL = 'Not all carriers answered. Please try again.';

type Body = BodyOf<typeof endpoint>;
type Reply = ReplyOf<typeof endpoint>;
/** `isWhole`: no carrier was silent. */
type Answer = { reply: Reply; isWhole: boolean };
type Call = { body: Body; ip: string; now: Date };

/** One per app, with a cache of its own. */
export function createCalculator(ctx: Context): (call: Call) => Promise<Reply> {
  const endsEarly = ({ isWhole }: Answer): Date | null =>
    isWhole ? null : new Date(ctx.clock().getTime() + HALF_ANSWER_MS);
  const memory = createAnswerMemory<Answer>({ ...MEMORY, endsEarly });
  return async ({ body, ip, now }) => {
    const { length, width, height, weight, value, fromCountry, toCountry, place } = body;
    const key = [length, width, height, weight, value, fromCountry, toCountry, place].join(' ');
    const known = memory.recall(key, now);
    if (known) return (await known).reply;
    // A cached answer costs no calls; the app's own limit counts it.
    await ctx.throttles.calculatorByAddress.attempt(ip);
    return (await memory.keep(key, now, quoteCalculator(ctx, body))).reply;
  };
}

async function quoteCalculator(ctx: Context, body: Body): Promise<Answer> {
  const shipment = placeholderShipment(body);
  const offers: PricedOffer[] = [];
  const messages: CarrierMessage[] = [];
  const { visibility } = ctx.config;
  const askHubs = planHubs(ctx, shipment);
  const hub = askHubs !== null;
  const question = {
    shipment,
    discount: null,
    place: body.place,
    reference: `calculator_${randomBytes(8).toString('hex')}`,
    askHubs,
    // Other callers may share this answer, so it does not end when one of them disconnects.
    signal: new AbortController().signal,
  };
  await askCarriers(ctx, question, (answer) => {
    // No price is shown that cannot be bought (C-11).
    offers.push(...answer.offers.filter(({ rate }) => rate.hub || isSold(rate, { hub, visibility })));
    messages.push(...answer.refused);
  });
  const isWhole = !messages.some(isNoAnswer);
  // "No carrier offers this" would be untrue. The carriers' messages stay here: they are for us, not for strangers.
  if (offers.length === 0 && !isWhole) throw new AppError('rates_unavailable', { message: NOT_ALL });
  const customsCase = customsCaseOf({ from: shipment.fromAddress, to: shipment.toAddress });
  const reply: Reply = {
    success: true,
    rates: sortOffers(offers, 'price').map((offer) => ({
      ...toCalculatorRate(offer, customsCase),
      onlyAsHubLeg: !offer.rate.hub && !isShown(offer.rate, 'rates', visibility),
    })),
    message: offers.length === 0 ? NO_RATES : null,
  };
  return { reply, isWhole };
}

const toCalculatorRate = (
  { rate, price }: PricedOffer,
  customsCase: CustomsCase,
): Omit<CalculatorRate, 'onlyAsHubLeg'> => ({
  carrier: rate.carrier,
  service: rate.service,
  label: rate.hub ? hubLabel(rate.hub.name) : null,
  priceCents: price.totalPrice,
  price: euroFromCents(price.totalPrice),
  currency: 'EUR',
  vatCents: price.vatAmount,
  deliveryDays: rate.deliveryDays,
  isHub: rate.hub !== undefined,
  withExportDeclaration: price.exportDocFee > 0,
  customsCase,
});
