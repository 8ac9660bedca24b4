// Asks the carrier again before payment: a changed price needs consent, a vanished rate a new quote (C-59).
import { type QuotedRate, quoteRate } from '#domain/quote.ts';
import type { CarrierRate } from '#domain/rate.ts';
import type { Context } from '../../context.ts';
import { updateQuotedRate } from '../../db/quotes.ts';
import { AppError } from '../../errors.ts';
import type { FoundRate } from './find-quoted-rate.ts';

/** The rate as it can be bought now. A changed cost is stored, so that the customer can accept the new price. */
export async function requoteRate(ctx: Context, found: FoundRate): Promise<FoundRate> {
  const rate = await currentRate(ctx, found.rate);
  if (rate.costCents === found.rate.costCents) return { ...found, rate };
  const { quote, discount } = found;
  const priced = quoteRate(rate, quote.shipment, discount);
  const shown = quoteRate(rate, quote.shipment, discount?.kind === 'code' ? null : discount);
  if (!priced.ok || !shown.ok) throw new AppError('quote_expired');
  const changed = { ...rate, shownCents: shown.price.totalPrice };
  await ctx.db.transaction((tx) => updateQuotedRate(tx, quote.id, changed));
  return { ...found, rate: changed, price: priced.price };
}

async function currentRate(ctx: Context, rate: QuotedRate): Promise<QuotedRate> {
  if (!rate.hub) return { ...rate, ...(await currentLeg(ctx, rate)) };
  const [first, second] = rate.hub.legs;
  const legs = await Promise.all([currentLeg(ctx, first), currentLeg(ctx, second)]);
  return {
    ...rate,
    costCents: legs[0].costCents + legs[1].costCents,
    reference: legs[0].reference,
    hub: {
      ...rate.hub,
      legs: [
        { ...first, ...legs[0] },
        { ...second, ...legs[1] },
      ],
    },
  };
}

async function currentLeg(
  ctx: Context,
  { reference }: Pick<CarrierRate, 'reference'>,
): Promise<Pick<CarrierRate, 'reference' | 'costCents'>> {
  const current = await ctx.carrier.requote(reference);
  if (!current) throw new AppError('quote_expired');
  return current;
}
