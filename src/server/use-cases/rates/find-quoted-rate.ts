// Loads an owner's quoted rate and prices it with a discount code: the only way from a rate id to a price.
import { type Discount, type Discounted, discountFor } from '#domain/discount.ts';
import type { Price } from '#domain/price.ts';
import { isExpired, type Quote, type QuotedRate, quoteRate } from '#domain/quote.ts';
import type { Customer } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findQuote } from '../../db/quotes.ts';
import { AppError } from '../../errors.ts';

type Wanted = {
  rateId: string;
  discountCode: string | null | undefined;
  user: Pick<Customer, 'userId'> & Discounted;
  now: Date;
};

export type FoundRate = { quote: Quote; rate: QuotedRate; price: Price; discount: Discount | null };

export async function findQuotedRate(ctx: Context, wanted: Wanted): Promise<FoundRate> {
  const [quoteId = ''] = wanted.rateId.split('.');
  const quote = await findQuote(ctx.db.orm, quoteId, wanted.user.userId);
  const rate = quote?.rates.find(({ id }) => id === wanted.rateId);
  if (!quote || !rate) throw new AppError('not_found');
  if (isExpired(quote, wanted.now)) throw new AppError('quote_expired');
  const discount = discountFor(wanted.user, wanted.discountCode);
  if (!discount.ok) throw new AppError(discount.reason);
  const priced = quoteRate(rate, quote.shipment, discount.discount);
  if (!priced.ok) throw new AppError('rate_not_sellable', { details: { reason: priced.reason } });
  return { quote, rate, price: priced.price, discount: discount.discount };
}
