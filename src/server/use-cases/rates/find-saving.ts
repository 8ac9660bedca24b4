// What a slightly smaller box would save on one quoted rate: cuts by the quote's rules, prices from the carrier (B-01).
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { findSaving as endpoint, Saving } from '#contract/saving.ts';
import { type Cut, savingCuts, withCut } from '#domain/saving-cuts.ts';
import type { CarrierRate } from '#domain/rate.ts';
import { isGuest, type Customer } from '#domain/user.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { createAnswerMemory } from '../../answer-memory.ts';
import { AppError, UpstreamError } from '../../errors.ts';
import { askCarriers, type PricedOffer } from './ask-carriers.ts';
import { findQuotedRate, type FoundRate } from './find-quoted-rate.ts';

/** Each try is one request to the carrier. */
const MOST_TRIES = 3;
const KEPT_MS = 30 * MINUTE_MS;
const MOST_KEPT = 2_000;

type Call = { body: BodyOf<typeof endpoint>; user: Customer; ip: string; now: Date };

const none = { success: true, saving: null } as const;

/** Each rate is looked up once per price. Nothing is stored: the offers found cannot be bought. */
export function createSavingFinder(ctx: Context) {
  const memory = createAnswerMemory<Saving | null>({ ttlMs: KEPT_MS, maxAnswers: MOST_KEPT });
  const orNone = (answer: Promise<Saving | null>): Promise<Saving | null> =>
    answer.catch((error: unknown) => withoutHint(ctx, error));
  return async ({ body, user, ip, now }: Call): Promise<ReplyOf<typeof endpoint>> => {
    const found = await findQuotedRate(ctx, { rateId: body.rateId, discountCode: null, user, now });
    const key = `${found.rate.id} ${found.price.totalPrice}`;
    const known = memory.recall(key, now);
    if (known) return { success: true, saving: await orNone(known) };
    const { rate, quote } = found;
    // Two carriers bill a hub route; a cut would have to pay off with both.
    if (rate.hub) return none;
    const cuts = savingCuts(rate.carrier, quote.shipment.packages).slice(0, MOST_TRIES);
    if (cuts.length === 0) return none;
    const asking = { ...found, rate };
    // Guests can change identity at will, so they are counted by IP address.
    await ctx.throttles.savingByAccount.attempt(isGuest(user.userId) ? ip : user.userId);
    // Another request may have asked while the throttle was checked.
    const answer = memory.recall(key, now) ?? memory.keep(key, now, firstSaving(ctx, asking, cuts));
    return { success: true, saving: await orNone(answer) };
  };
}

/** A missing hint must not fail the page; failures are not cached, so the next request tries again. */
function withoutHint({ log }: Context, error: unknown): null {
  if (!(error instanceof AppError || error instanceof UpstreamError))
    log.error({ err: error }, 'a saving cannot be worked out');
  return null;
}

type Asking = Omit<FoundRate, 'rate'> & { rate: CarrierRate };

/** The smallest cut whose price is really lower; the next weight step may cost the same. */
async function firstSaving(ctx: Context, found: Asking, cuts: readonly Cut[]): Promise<Saving | null> {
  for (const { kg, ...cut } of cuts) {
    const offer = await askForCut(ctx, found, cut);
    if (!offer || offer.priceCents >= found.price.totalPrice) continue;
    return {
      ...cut,
      billedKg: kg,
      priceCents: offer.priceCents,
      savingCents: found.price.totalPrice - offer.priceCents,
      netSavingCents: found.price.netPrice - offer.price.netPrice,
    };
  }
  return null;
}

/** The same carrier and service for the smaller box. */
async function askForCut(
  ctx: Context,
  { rate: { carrier, service }, quote, discount }: Asking,
  cut: Omit<Cut, 'kg'>,
): Promise<PricedOffer | null> {
  const shipment = { ...quote.shipment, packages: withCut(quote.shipment.packages, cut) };
  const offers: PricedOffer[] = [];
  await askCarriers(
    ctx,
    {
      shipment,
      discount,
      place: 'rates',
      reference: quote.id,
      askHubs: null,
      carriers: [carrier],
      // Other callers may share this answer, so it does not end when one of them disconnects.
      signal: new AbortController().signal,
    },
    (answer) => offers.push(...answer.offers),
  );
  return offers.find((offer) => offer.service === service) ?? null;
}
