// Asks every carrier at once within one time limit, and prices each answer as it arrives (C-65).
import { type CarrierMessage, HUB } from '#contract/rates.ts';
import type { Carrier, Storefront, Visibility } from '#domain/carrier.ts';
import type { Discount } from '#domain/discount.ts';
import type { Price } from '#domain/price.ts';
import { createPricer, type Sellable } from '#domain/quote.ts';
import { dedupe, type Offer, splitByVisibility } from '#domain/rate.ts';
import type { Shipment } from '#domain/shipment.ts';
import { isNoAnswer } from '#domain/no-answer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { CarrierAnswer } from '../../gateways/carrier.ts';
import type { AskHubs } from './plan-hubs.ts';

export type PricedOffer = Offer & { rate: Sellable; price: Price };

/** What can be sold, and what cannot and why. `carrier`: one of ours, or HUB for all hub routes. */
export type PricedAnswer = { carrier: string; offers: PricedOffer[]; refused: CarrierMessage[] };

type Question = {
  shipment: Shipment;
  discount: Discount | null;
  /** Where the rates will be shown. */
  place: Storefront;
  /** Printed on the labels. */
  reference: string;
  /** Null: the shipment does not go by the hub. */
  askHubs: AskHubs | null;
  /** Only these are asked; otherwise all. */
  carriers?: readonly Carrier[];
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** Calls `answered` once for each carrier. If none answers at all, it throws rather than returning an empty list. */
export async function askCarriers(
  ctx: Context,
  question: Question,
  answered: (answer: PricedAnswer) => void,
): Promise<void> {
  const { shipment, reference, place, askHubs } = question;
  const carriers = question.carriers ?? ctx.carrier.carriers;
  const priced = createPricer(shipment, question.discount);
  const answers: PricedAnswer[] = [];
  const take = (answer: PricedAnswer): void => {
    answers.push(answer);
    answered(answer);
  };
  const ask = async (carrier: Carrier, signal: AbortSignal): Promise<void> => {
    const answer = await ctx.carrier.rate(carrier, shipment, { signal, reference });
    const { shown, refused } = splitAnswer(answer, place, ctx.config.visibility);
    take(priceAll(carrier, { rates: shown, refused }, priced));
  };
  const askForHubs = async (signal: AbortSignal): Promise<void> => {
    const hubs = await askHubs?.({ signal, reference });
    if (hubs) take(priceAll(HUB, { rates: hubs.rates, refused: hubs.messages }, priced));
  };
  await withinLimit(ctx.config.carrierSoftLimitMs, question.signal, (signal) =>
    // The direct rates are asked for first, and shown as they come.
    Promise.all([...carriers.map((carrier) => ask(carrier, signal)), askForHubs(signal)]),
  );
  refuseSilence(answers);
}

/** All carriers get the same time limit; silence counts as an answer. The requests end when the caller has gone. */
async function withinLimit<T>(
  limitMs: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const end = (): void => limit.abort();
  // An abort that has already happened is announced no more.
  if (caller.aborted) end();
  const tooLate = setTimeout(end, limitMs);
  caller.addEventListener('abort', end, { once: true });
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(tooLate);
    caller.removeEventListener('abort', end);
  }
}

type Pricer = ReturnType<typeof createPricer>;

/** Removes hidden rates and reports each as refused. */
function splitAnswer(answer: CarrierAnswer, place: Storefront, visibility: readonly Visibility[]) {
  const { shown, hidden } = splitByVisibility(answer.rates, place, visibility);
  const refused: CarrierMessage[] = [...answer.messages];
  for (const { carrier, service } of hidden) refused.push({ carrier, service, reason: 'not_direct' });
  return { shown, refused };
}

/** Drops unsellable rates, adds prices, removes duplicates. */
function priceAll(
  carrier: string,
  answer: { rates: readonly Sellable[]; refused: readonly CarrierMessage[] },
  priced: Pricer,
): PricedAnswer {
  const refused = [...answer.refused];
  const offers: PricedOffer[] = [];
  for (const rate of answer.rates) {
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
  return { carrier, offers: dedupe(offers), refused };
}

/**
 * Throws when all carriers were silent. One that could not be asked has no messages and counts as silent. A
 * single-parcel carrier is not asked about several parcels, so its refusal is no answer either.
 */
function refuseSilence(answers: readonly PricedAnswer[]): void {
  if (answers.some(({ offers }) => offers.length > 0)) return;
  const wanted = answers.filter(
    ({ carrier, refused }) =>
      carrier !== HUB &&
      (refused.length === 0 || refused.some(({ reason }) => reason !== 'single_parcel_only')),
  );
  if (wanted.length > 0 && wanted.every(({ refused }) => refused.every(isNoAnswer)))
    throw new AppError('rates_unavailable');
}
